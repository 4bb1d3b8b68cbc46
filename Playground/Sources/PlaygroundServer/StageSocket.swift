import FlyingFox
import Foundation

/// Joins a browser's socket and the process of its stage: what one says is a line for the other.
struct StageSocket: WSMessageHandler {
    let seats: Seats
    let program: URL

    /// Bytes of the longest message that a page has any use for.
    static let longestMessage = 16_384

    func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
        let (messages, page) = AsyncStream.makeStream(of: WSMessage.self)
        guard await seats.take() else {
            page.yield(.text(#"{"full":\#(PlaygroundServer.seatCount)}"#))
            page.yield(.close(WSCloseCode(1013, reason: "All stages are taken.")))
            page.finish()
            return messages
        }
        let stage: StageProgram
        do {
            stage = try StageProgram(program) {
                page.yield(.text($0))
            } onEnd: { [seats] in
                page.finish()
                Task { await seats.leave() }
            }
        } catch {
            await seats.leave()
            throw error
        }
        let reading = Task {
            for await message in client {
                guard Self.pass(message, to: stage) else {
                    page.yield(.close(WSCloseCode(1008, reason: "A stage takes short texts.")))
                    break
                }
            }
            stage.end()
        }
        page.onTermination = { _ in
            reading.cancel()
            stage.end()
        }
        return messages
    }

    /// Returns whether the stage can take it.
    private static func pass(_ message: WSMessage, to stage: StageProgram) -> Bool {
        guard case .text(let text) = message, text.utf8.count <= longestMessage, !text.utf8.contains(UInt8(ascii: "\n"))
        else { return false }
        return stage.write(text)
    }
}
