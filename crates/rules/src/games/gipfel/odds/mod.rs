//! Exact dice mathematics: the chance of meeting signs within the rolls left, and the best dice to keep.
