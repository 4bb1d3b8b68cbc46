/// A request to present, which exists while UIKit holds it.
///
/// UIKit defers a request while another transition runs, and does not report that it has dropped one. Only the
/// completion block that UIKit gets retains the request: once it is released, UIKit has completed or dropped it.
final class PresentationRequest {}
