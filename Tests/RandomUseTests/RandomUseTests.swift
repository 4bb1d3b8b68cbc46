import RandomUseScripts
import Testing

@MainActor
struct RandomUseTests {
    @Test("A seed gives the same script each time, whose beginning is the shorter one")
    func scripts() {
        let script = RandomUse.script(seed: 3, operations: 60)
        #expect(script.map(\.code) == RandomUse.script(seed: 3, operations: 60).map(\.code))
        #expect(script.prefix(20).map(\.code) == RandomUse.script(seed: 3, operations: 20).map(\.code))
        #expect(script.map(\.code) != RandomUse.script(seed: 4, operations: 60).map(\.code))
    }
}
