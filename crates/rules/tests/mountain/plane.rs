//! A board as a plane graph: its printed ropes, its skyline and its rim divide the drawing into faces.

use std::collections::BTreeSet;

use summiteer_rules::mountain::{Board, SpaceId};

type Point = (i64, i64);

/// A drawing made of straight lines that meet only at their ends.
pub(crate) struct Plane {
    /// The spaces first, in the board's order; then the corners of the rim and where the skyline meets it.
    points: Vec<Point>,
    /// By point, the points it is joined to, in the order of their directions.
    around: Vec<Vec<usize>>,
}

impl Plane {
    /// The walls of a board: printed ropes, the skyline carried on level to the left and right rim, and the rim.
    pub(crate) fn of(board: &Board) -> Self {
        let face = board.face.as_ref().expect("the board has a face");
        let mut points: Vec<Point> = board.spaces.iter().map(|space| space.at).collect();
        let (width, height) = board.size;
        let ends = [face.skyline.first(), face.skyline.last()].map(|end| usize::from(end.expect("peaks").0));
        let rim = [
            (0, 0),
            (0, points[ends[0]].1),
            (0, height),
            (width, height),
            (width, points[ends[1]].1),
            (width, 0),
        ];
        let first = points.len();
        points.extend(rim);
        let index = |space: &SpaceId| usize::from(space.0);
        let mut lines: BTreeSet<(usize, usize)> =
            board.ropes.iter().map(|(a, b)| in_order(index(a), index(b))).collect();
        lines.extend(face.skyline.windows(2).map(|pair| in_order(index(&pair[0]), index(&pair[1]))));
        lines.extend((0..rim.len()).map(|i| in_order(first + i, first + (i + 1) % rim.len())));
        lines.extend([(ends[0], first + 1), (ends[1], first + 4)]);
        Self::new(points, &lines)
    }

    fn new(points: Vec<Point>, lines: &BTreeSet<(usize, usize)>) -> Self {
        for (i, a) in lines.iter().enumerate() {
            for b in lines.iter().skip(i + 1) {
                let lines = [a, b].map(|line| (points[line.0], points[line.1]));
                assert!(!meet(lines[0], lines[1]), "{a:?} and {b:?} meet elsewhere than at their ends");
            }
        }
        let mut around = vec![Vec::new(); points.len()];
        for (a, b) in lines {
            around[*a].push(*b);
            around[*b].push(*a);
        }
        for (at, ends) in around.iter_mut().enumerate() {
            ends.sort_by(|a, b| angle(points[at], points[*a]).total_cmp(&angle(points[at], points[*b])));
        }
        Self { points, around }
    }

    /// The faces as the points on their borders. The drawing must hang together, as then each face has one border.
    pub(crate) fn faces(&self) -> Vec<BTreeSet<usize>> {
        assert!(self.is_connected(), "the drawing hangs together");
        let mut open: BTreeSet<(usize, usize)> =
            self.around.iter().enumerate().flat_map(|(a, ends)| ends.iter().map(move |b| (a, *b))).collect();
        let mut faces = Vec::new();
        while let Some(start) = open.first().copied() {
            let mut border = BTreeSet::new();
            let mut at = start;
            while open.remove(&at) {
                border.insert(at.0);
                at = self.turn(at);
            }
            faces.push(border);
        }
        faces
    }

    /// Where the border goes on at the end of a line: the next line around that point.
    fn turn(&self, (from, to): (usize, usize)) -> (usize, usize) {
        let ends = &self.around[to];
        let place = ends.iter().position(|end| *end == from).expect("lines go both ways");
        (to, ends[(place + 1) % ends.len()])
    }

    fn is_connected(&self) -> bool {
        let mut reached = vec![false; self.points.len()];
        let mut open = vec![0];
        while let Some(at) = open.pop() {
            if !std::mem::replace(&mut reached[at], true) {
                open.extend(&self.around[at]);
            }
        }
        reached.into_iter().all(|reached| reached)
    }
}

fn in_order(a: usize, b: usize) -> (usize, usize) {
    (a.min(b), a.max(b))
}

#[expect(clippy::cast_precision_loss, reason = "coordinates are small")]
fn angle(from: Point, to: Point) -> f64 {
    ((to.1 - from.1) as f64).atan2((to.0 - from.0) as f64)
}

/// On which side of the line the point is: the sign, 0 on the line.
fn side(line: (Point, Point), point: Point) -> i64 {
    let ((ax, ay), (bx, by)) = line;
    ((bx - ax) * (point.1 - ay) - (by - ay) * (point.0 - ax)).signum()
}

/// Whether two lines have a point in common that is not an end of both.
fn meet(a: (Point, Point), b: (Point, Point)) -> bool {
    let crosses = side(a, b.0) * side(a, b.1) < 0 && side(b, a.0) * side(b, a.1) < 0;
    crosses
        || [b.0, b.1].iter().any(|end| lies_within(a, *end))
        || [a.0, a.1].iter().any(|end| lies_within(b, *end))
}

/// Whether the point lies on the line, but not at an end.
fn lies_within(line: (Point, Point), point: Point) -> bool {
    let between = |a: i64, b: i64, x: i64| a.min(b) <= x && x <= a.max(b);
    side(line, point) == 0
        && between(line.0.0, line.1.0, point.0)
        && between(line.0.1, line.1.1, point.1)
        && point != line.0
        && point != line.1
}
