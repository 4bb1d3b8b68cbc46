/// A request to present, for as long as UIKit holds it: until it has begun with it, or dropped it. While another transition
/// runs it puts a request off.
///
/// Only the block that UIKit is given keeps it. Nothing tells that a request was dropped; that this is gone does.
final class PresentationRequest {}
