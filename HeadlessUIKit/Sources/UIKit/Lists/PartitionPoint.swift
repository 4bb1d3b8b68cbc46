extension RandomAccessCollection where Index == Int {
    /// Returns the first index whose element fulfils a condition that all later elements fulfil, too; the end if none
    /// does. The number of steps is logarithmic.
    func partitionPoint(where fulfils: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if fulfils(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
