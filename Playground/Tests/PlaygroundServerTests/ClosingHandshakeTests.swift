import FlyingFox
import Foundation
import Testing

@testable import PlaygroundServer

@Suite struct ClosingHandshakeTests {
    /// Says a word and closes, whatever it hears.
    private struct Farewell: WSHandler {
        func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
            AsyncStream { browser in
                browser.yield(ClosingHandshakeTests.frame(.text))
                browser.yield(ClosingHandshakeTests.frame(.close))
                browser.finish()
            }
        }
    }

    /// Gives back what it hears, until that ends. May close before.
    private struct Echo: WSHandler {
        var closesFirst = false

        func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
            AsyncStream { browser in
                if closesFirst { browser.yield(ClosingHandshakeTests.frame(.close)) }
                Task {
                    for try await frame in client { browser.yield(frame) }
                    browser.finish()
                }
            }
        }
    }

    private static func frame(_ opcode: WSFrame.Opcode) -> WSFrame {
        WSFrame(fin: true, opcode: opcode, mask: nil, payload: Data())
    }

    @Test("after the server's close, the connection ends when the browser has closed, too", .timeLimit(.minutes(1)))
    func answered() async throws {
        let (client, browser) = AsyncThrowingStream.makeStream(of: WSFrame.self, throwing: (any Error).self)
        let handshake = ClosingHandshake(handler: Farewell(), patience: 1_000)
        var opcodes: [WSFrame.Opcode] = []
        for await frame in try await handshake.makeFrames(for: client) {
            opcodes.append(frame.opcode)
            guard frame.opcode == .close else { continue }
            browser.yield(Self.frame(.text))
            browser.yield(Self.frame(.close))
        }
        #expect(opcodes == [.text, .close])
    }

    @Test("what the browser still says does not end the connection, and is read")
    func drained() async throws {
        let (client, browser) = AsyncThrowingStream.makeStream(of: WSFrame.self, throwing: (any Error).self)
        let handshake = ClosingHandshake(handler: Farewell(), patience: 0.3)
        let start = ContinuousClock.now
        browser.yield(Self.frame(.text))
        var opcodes: [WSFrame.Opcode] = []
        for await frame in try await handshake.makeFrames(for: client) { opcodes.append(frame.opcode) }
        #expect(opcodes == [.text, .close])
        #expect(ContinuousClock.now - start >= .seconds(0.3))
    }

    @Test("a browser that goes without a word ends it", .timeLimit(.minutes(1)))
    func gone() async throws {
        let (client, browser) = AsyncThrowingStream.makeStream(of: WSFrame.self, throwing: (any Error).self)
        let handshake = ClosingHandshake(handler: Farewell(), patience: 1_000)
        let frames = try await handshake.makeFrames(for: client)
        browser.finish()
        var count = 0
        for await _ in frames { count += 1 }
        #expect(count == 2)
    }

    @Test("the browser hears one close, even if the handler answers the browser's", .timeLimit(.minutes(1)))
    func once() async throws {
        let (client, browser) = AsyncThrowingStream.makeStream(of: WSFrame.self, throwing: (any Error).self)
        let handshake = ClosingHandshake(handler: Echo(closesFirst: true), patience: 1_000)
        var opcodes: [WSFrame.Opcode] = []
        for await frame in try await handshake.makeFrames(for: client) {
            opcodes.append(frame.opcode)
            browser.yield(Self.frame(.close))
        }
        #expect(opcodes == [.close])
    }

    @Test("until then everything goes to the handler and back", .timeLimit(.minutes(1)))
    func through() async throws {
        let (client, browser) = AsyncThrowingStream.makeStream(of: WSFrame.self, throwing: (any Error).self)
        let frames = try await ClosingHandshake(handler: Echo(), patience: 1_000).makeFrames(for: client)
        for opcode in [WSFrame.Opcode.text, .ping, .binary, .close] { browser.yield(Self.frame(opcode)) }
        var opcodes: [WSFrame.Opcode] = []
        for await frame in frames { opcodes.append(frame.opcode) }
        #expect(opcodes == [.text, .ping, .binary, .close])
    }
}
