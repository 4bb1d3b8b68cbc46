import Presentations

extension TransitionAnimation {
    /// Slides off toward the trailing edge as the animation of a pop, in a quarter of a second, as in tutorials.
    package static let uncover = TransitionAnimation.slide(from: .trailing, timing: .curve(.easeInOut, duration: 0.25))
}
