import Foundation

/// What happens at the end of the queue, or of the song.
public nonisolated enum RepeatMode: CaseIterable, Sendable {
    case off, all, one

    var next: RepeatMode {
        switch self {
        case .off: .all
        case .all: .one
        case .one: .off
        }
    }
}

/// What a playback engine tells its listener.
public nonisolated enum PlaybackChange: Sendable {
    /// A song has come to its end by itself. The next one has not begun yet.
    case trackFinished
    case track
    case playState
    case queue
    case modes
}

/// Plays a queue of songs. Time passes only when its owner calls `advance(by:)`.
public protocol PlaybackEngine: AnyObject {
    var current: Track { get }
    var upNext: [Track] { get }
    var isPlaying: Bool { get }
    var elapsed: TimeInterval { get }
    var rate: Float { get set }
    var volume: Float { get set }
    var isShuffled: Bool { get set }
    var repeatMode: RepeatMode { get set }
    var onChange: ((PlaybackChange) -> Void)? { get set }

    func play()
    func pause()
    func next()
    func previous()
    func seek(to time: TimeInterval)
    func advance(by interval: TimeInterval)

    func playFromQueue(_ id: Track.ID)
    func removeFromQueue(_ id: Track.ID)
    func moveInQueue(from source: Int, to destination: Int)
}

/// An engine without sound, for previews and tests. It shuffles in the same way every time.
public final class FakePlaybackEngine: PlaybackEngine {
    public private(set) var current: Track
    public private(set) var upNext: [Track]
    public private(set) var isPlaying = false
    public private(set) var elapsed: TimeInterval = 0
    public var rate: Float = 1 {
        didSet { onChange?(.modes) }
    }
    public var volume: Float = 0.6
    public var isShuffled = false {
        didSet { orderQueue() }
    }
    public var repeatMode = RepeatMode.off {
        didSet { onChange?(.modes) }
    }
    public var onChange: ((PlaybackChange) -> Void)?

    private var history: [Track] = []
    private let positions: [Track.ID: Int]
    private var generator = SteadyGenerator(state: 7)

    /// - Parameter tracks: At least one song. The first is the current one.
    public init(tracks: [Track] = Track.samples) {
        precondition(!tracks.isEmpty, "A player needs a song")
        current = tracks[0]
        upNext = Array(tracks.dropFirst())
        positions = Dictionary(uniqueKeysWithValues: tracks.enumerated().map { ($1.id, $0) })
    }

    public func play() {
        setPlaying(true)
    }

    public func pause() {
        setPlaying(false)
    }

    public func next() {
        if upNext.isEmpty, repeatMode == .all {
            upNext = history
            history = []
        }
        guard !upNext.isEmpty else {
            seek(to: 0)
            if repeatMode != .all {
                pause()
            }
            return
        }
        history.append(current)
        start(upNext.removeFirst())
    }

    public func previous() {
        guard elapsed < 3, let track = history.popLast() else {
            seek(to: 0)
            return
        }
        upNext.insert(current, at: 0)
        start(track)
    }

    public func seek(to time: TimeInterval) {
        elapsed = min(max(0, time), current.duration)
    }

    public func advance(by interval: TimeInterval) {
        guard isPlaying else { return }
        elapsed += interval * Double(rate)
        guard elapsed >= current.duration else { return }
        elapsed = current.duration
        onChange?(.trackFinished)
        if repeatMode == .one {
            seek(to: 0)
        } else {
            next()
        }
    }

    public func playFromQueue(_ id: Track.ID) {
        guard let index = upNext.firstIndex(where: { $0.id == id }) else { return }
        history.append(current)
        start(upNext.remove(at: index))
        play()
    }

    public func removeFromQueue(_ id: Track.ID) {
        upNext.removeAll { $0.id == id }
        onChange?(.queue)
    }

    public func moveInQueue(from source: Int, to destination: Int) {
        guard upNext.indices.contains(source), upNext.indices.contains(destination) else { return }
        upNext.insert(upNext.remove(at: source), at: destination)
        onChange?(.queue)
    }

    private func start(_ track: Track) {
        current = track
        elapsed = 0
        onChange?(.track)
        onChange?(.queue)
    }

    private func setPlaying(_ playing: Bool) {
        guard playing != isPlaying else { return }
        isPlaying = playing
        onChange?(.playState)
    }

    private func orderQueue() {
        if isShuffled {
            upNext.shuffle(using: &generator)
        } else {
            upNext.sort { positions[$0.id, default: 0] < positions[$1.id, default: 0] }
        }
        onChange?(.modes)
        onChange?(.queue)
    }
}

/// A small random number generator that always gives the same numbers.
private nonisolated struct SteadyGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
