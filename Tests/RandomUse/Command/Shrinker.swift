import RandomUseScripts

/// Shortens a failing script to one that fails in the same way: it leaves out smaller and smaller parts, and keeps
/// every result that still fails. Each attempt is a process.
struct Shrinker {
    let seed: Int
    let settings: Settings
    let failure: Outcome

    func shrink() -> Selection {
        var selection = Selection(count: settings.operations)
        if case .fault(_, let index, _) = failure, index + 1 < settings.operations {
            let beginning = Selection(count: index + 1)
            if fails(beginning) { selection = beginning }
        }
        selection = withoutParts(selection)
        return withoutOptions(selection)
    }

    private func withoutParts(_ start: Selection) -> Selection {
        var selection = start
        var size = max(1, selection.entries.count / 2)
        while size >= 1 {
            var begin = 0
            var isShorter = false
            while begin < selection.entries.count {
                var candidate = selection
                candidate.entries.removeSubrange(begin..<min(begin + size, selection.entries.count))
                if fails(candidate) {
                    selection = candidate
                    isShorter = true
                } else {
                    begin += size
                }
            }
            if size == 1, !isShorter { break }
            if size > 1 { size = max(1, size / 2) }
        }
        return selection
    }

    private func withoutOptions(_ start: Selection) -> Selection {
        var selection = start
        let script = RandomUse.script(seed: seed, operations: settings.operations)
        for place in selection.entries.indices {
            let options = script[selection.entries[place].index].options
            guard !options.isEmpty else { continue }
            for option in options.indices.reversed() {
                var candidate = selection
                let kept = candidate.entries[place].options ?? Array(options.indices)
                candidate.entries[place].options = kept.filter { $0 != option }
                if fails(candidate) { selection = candidate }
            }
        }
        return selection
    }

    private func fails(_ selection: Selection) -> Bool {
        guard !selection.entries.isEmpty else { return false }
        var isLike = false
        ChildProcesses(limit: settings.limit, jobs: 1).run([settings.words(seed: seed, selection: selection)]) {
            isLike = $1.isLike(failure)
            return true
        }
        return isLike
    }
}
