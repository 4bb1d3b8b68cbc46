/// Where something has been, and how fast.
struct MotionCurve {
    /// Those of the last moments, from which a velocity is made.
    private var recent: [Inside.MotionSample] = []
    /// Those that nobody has taken.
    private var news: [Inside.MotionSample] = []
    private var isLastTaken = true
    private(set) var last: Inside.MotionSample?

    /// Seconds over which a velocity is measured: a finger's events come irregularly.
    static let window = 0.05

    /// Adds a moment. A subject with another name begins anew; `nil` ends.
    @MainActor
    mutating func add(_ subject: MotionSubject?, at time: Double) {
        guard let subject else {
            self = MotionCurve()
            return
        }
        if last?.name != subject.name { self = MotionCurve() }
        add(Inside.MotionSample(time: time, name: subject.name, position: subject.position, velocity: 0))
    }

    mutating func add(_ moment: Inside.MotionSample) {
        guard let last else { return append(moment) }
        guard moment.time > last.time else { return }
        var sample = moment
        recent.removeAll { $0.time < moment.time - Self.window && $0 != last }
        if let first = recent.first {
            sample.velocity = ((moment.position - first.position) / (moment.time - first.time)).rounded()
        }
        guard sample.position != last.position || sample.velocity != last.velocity else {
            // It rests. What moves next begins here.
            recent = [sample]
            self.last = sample
            isLastTaken = false
            return
        }
        if !isLastTaken { news.append(last) }
        append(sample)
    }

    private mutating func append(_ sample: Inside.MotionSample) {
        news.append(sample)
        recent.append(sample)
        last = sample
        isLastTaken = true
    }

    /// What has been added since the last time; `nil` for nothing.
    mutating func take() -> [Inside.MotionSample]? {
        defer { news = [] }
        return news.isEmpty ? nil : news
    }
}
