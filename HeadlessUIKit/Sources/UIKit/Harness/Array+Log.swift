extension Array {
    /// Removes the oldest entries of a log that nobody clears: at most the last two thousand stay, so that a process
    /// can run for days.
    mutating func forgetOldest() {
        if count > 2000 { removeFirst(count - 1000) }
    }
}
