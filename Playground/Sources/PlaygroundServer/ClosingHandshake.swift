import FlyingFox
import Foundation

/// Keeps a connection until the browser has answered that it closes, so that the last words arrive.
///
/// A socket that is closed while the other side still sends is reset, and a browser may then drop what it has not read.
struct ClosingHandshake<Handler: WSHandler>: WSHandler {
    let handler: Handler

    /// How long a browser is waited for, in seconds. Defaults to 1.
    var patience = 1.0

    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
        let (heard, listener) = AsyncThrowingStream.makeStream(of: WSFrame.self, throwing: (any Error).self)
        let listening = Task { await Self.listen(to: client, for: listener) }
        let (frames, browser) = AsyncStream.makeStream(of: WSFrame.self)
        let answers: AsyncStream<WSFrame>
        do {
            answers = try await handler.makeFrames(for: heard)
        } catch {
            listening.cancel()
            throw error
        }
        let answering = Task {
            for await frame in answers {
                browser.yield(frame)
                guard frame.opcode == .close else { continue }
                await finish(listening)
                // A handler may answer the browser's answer. A browser that hears two closes calls the end unclean.
                break
            }
            browser.finish()
        }
        browser.onTermination = { _ in
            listening.cancel()
            answering.cancel()
        }
        return frames
    }

    /// Passes on what the browser says, until it closes.
    private static func listen(
        to client: AsyncThrowingStream<WSFrame, any Error>,
        for listener: AsyncThrowingStream<WSFrame, any Error>.Continuation
    ) async {
        do {
            for try await frame in client {
                listener.yield(frame)
                if frame.opcode == .close { break }
            }
            listener.finish()
        } catch {
            listener.finish(throwing: error)
        }
    }

    private func finish(_ listening: Task<Void, Never>) async {
        let timer = Task {
            try await Task.sleep(for: .seconds(patience))
            listening.cancel()
        }
        await listening.value
        timer.cancel()
    }
}
