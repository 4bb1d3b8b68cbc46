extension MainLoop {
    /// The loop whose turn runs, or whose stage is being driven.
    private(set) static var entered: MainLoop?

    /// The loop of the code that runs.
    ///
    /// Inside of a turn it is the one that turns. A test's own code is in the loop of the stage that the test last used,
    /// by a call of the stage or by a change of its views, also after an `await` during which other tests have used theirs.
    package static var current: MainLoop { entered ?? LoopOwner.current.loop }

    /// The loop of the code that runs, if it has one yet.
    static var existing: MainLoop? { entered ?? LoopOwner.current.existingLoop }

    /// Runs `body` as code of this loop, which is the test's current one afterwards.
    package func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
        use()
        return try enterQuietly(body)
    }

    /// Runs `body` as code of this loop.
    func enterQuietly<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Self.entered
        Self.entered = self
        defer { Self.entered = outer }
        return try body()
    }

    /// Makes this the current loop of the test that runs. Without effect inside of a turn.
    func use() {
        if Self.entered == nil { LoopOwner.current.use(self) }
    }

    /// The same, unless another test runs: a notification may reach the views of every test.
    func useInOwnTest() {
        if Self.entered == nil, LoopOwner.current === owner { owner.use(self) }
    }

    /// Returns a new loop, or that of the test if no stage has it: what a test has begun before it made its first stage
    /// belongs to that one.
    package static func ofNewStage() -> MainLoop { LoopOwner.current.loopOfNewStage() }
}
