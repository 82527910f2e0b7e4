/** Which table is a lesson, and which of its hints have been read. */

export interface Lesson {
  table: string;
  done: string[];
}

const STORED = "summiteer-lesson";

/** The lesson at this table, if it is one. */
export function lessonOf(table: string): Lesson | null {
  try {
    const lesson = JSON.parse(localStorage.getItem(STORED) ?? "null") as Lesson | null;
    return lesson?.table === table && Array.isArray(lesson.done) ? lesson : null;
  } catch {
    return null;
  }
}

/** Notes what has been read at a table; `null` ends the lesson. Without storage it lasts as long as the page. */
export function noteLesson(table: string, done: string[] | null): Lesson | null {
  const lesson = done === null ? null : { table, done };
  try {
    if (lesson) localStorage.setItem(STORED, JSON.stringify(lesson));
    else localStorage.removeItem(STORED);
  } catch {
    // Without storage the lesson cannot be taken up again after a reload.
  }
  return lesson;
}
