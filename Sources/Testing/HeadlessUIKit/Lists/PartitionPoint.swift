extension RandomAccessCollection where Index == Int {
    /// The first index whose element fulfils a condition that all later ones fulfil too; the end if none does. It looks at as many
    /// elements as the logarithm of the count says.
    func partitionPoint(where fulfils: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if fulfils(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
