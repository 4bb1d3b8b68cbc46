import Testing

@testable import PlaygroundServer

@Suite struct SeatsTests {
    @Test("there are as many as there are, and one that is left can be taken again")
    func seats() async {
        let seats = Seats(2)
        #expect(await seats.take())
        #expect(await seats.take())
        #expect(await !seats.take())
        await seats.leave()
        #expect(await seats.taken == 1)
        #expect(await seats.take())
        #expect(await !seats.take())
    }
}
