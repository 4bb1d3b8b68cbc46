/// The events between a presentation and its end.
enum Act: String, CaseIterable {
    case dismissed
    case withoutAnimation = "without animation"
    case dragged = "dragged out"
    case cancelledDrag = "a cancelled drag"
    case caught
    case rotated
    case keyboard
    case stackOfFive = "a stack of five"
    case replaced = "replaced content"
    case queued
    case awaited
}
