//! Sets of members as bit sets, and the operations by which a query narrows them.

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Marks(Vec<u64>);

impl Marks {
    pub fn with_none(members: usize) -> Marks {
        Marks(vec![0; members.div_ceil(64)])
    }

    pub fn all(members: usize) -> Marks {
        let mut all = Marks(vec![u64::MAX; members.div_ceil(64)]);
        if let Some(last) = all.0.last_mut() {
            *last >>= (64 - members % 64) % 64;
        }
        all
    }

    /// No branch depends on a value, as the processor would mispredict half of them.
    pub fn keep_fitting<T: Copy>(&mut self, column: &[T], fits: impl Fn(T) -> bool) {
        for (part, values) in self.0.iter_mut().zip(column.chunks(64)) {
            let fit = values
                .iter()
                .rev()
                .fold(0, |bits, value| bits << 1 | u64::from(fits(*value)));
            *part &= fit;
        }
    }

    pub fn sort_by_order(&self, order: &[u32]) -> Vec<u32> {
        let count = self.count();
        let (mut rows, mut end) = (vec![0; count + 1], 0);
        for index in order {
            rows[end] = *index;
            end += usize::from(self.has_member(*index));
        }
        rows.truncate(count);
        rows
    }

    pub fn set(&mut self, index: u32) {
        if let Some(part) = self.0.get_mut(index as usize / 64) {
            *part |= 1 << (index % 64);
        }
    }

    pub fn count(&self) -> usize {
        self.0.iter().map(|part| part.count_ones() as usize).sum()
    }

    pub fn before(&self, index: u32) -> usize {
        let (whole, rest) = (index as usize / 64, index % 64);
        let full: usize = self
            .0
            .iter()
            .take(whole)
            .map(|part| part.count_ones() as usize)
            .sum();
        full + self
            .0
            .get(whole)
            .map_or(0, |part| (part & ((1 << rest) - 1)).count_ones() as usize)
    }

    pub fn has_member(&self, index: u32) -> bool {
        self.0
            .get(index as usize / 64)
            .is_some_and(|part| part >> (index % 64) & 1 == 1)
    }

    pub fn intersect_with(mut self, other: &Marks) -> Marks {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= b);
        self
    }

    pub fn iter(&self) -> impl Iterator<Item = u32> {
        self.0.iter().zip(0..).flat_map(|(part, at)| {
            let mut left = *part;
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros();
                left &= left.wrapping_sub(1);
                (bit < 64).then_some(at * 64 + bit)
            })
        })
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|part| *part == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_as_many_as_there_are() {
        for members in [0, 1, 63, 64, 65, 128, 200] {
            let everybody: Vec<u32> = (0..members as u32).collect();
            assert_eq!(Marks::all(members).iter().collect::<Vec<_>>(), everybody);
        }
    }

    #[test]
    fn marks_are_kept_by_a_column_and_put_in_order() {
        let column: Vec<u32> = (0..150).map(|i| i * 7 % 10).collect();
        let mut marks = Marks::all(column.len());
        marks.keep_fitting(&column, |value| value < 3);
        let fitting: Vec<u32> = (0..150).filter(|i| column[*i as usize] < 3).collect();
        assert_eq!(marks.iter().collect::<Vec<_>>(), fitting);
        let backwards: Vec<u32> = (0..150).rev().collect();
        assert_eq!(marks.count(), fitting.len());
        assert!(
            fitting
                .iter()
                .enumerate()
                .all(|(place, index)| marks.before(*index) == place)
        );
        assert_eq!(
            marks.sort_by_order(&backwards),
            fitting.into_iter().rev().collect::<Vec<_>>()
        );
        assert_eq!(
            Marks::with_none(150).sort_by_order(&backwards),
            Vec::<u32>::new()
        );
        assert_eq!(Marks::all(150).sort_by_order(&backwards), backwards);
    }
}
