// Functions that `HeadlessMainThread` calls, on any thread. Not private to the module, so that the compiler keeps them.

@_cdecl("HeadlessTake")
package func headlessTake(
    _ kind: Int32, _ context: UnsafeMutableRawPointer?, _ function: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
) -> Bool {
    MainQueue.Kind(rawValue: kind).map { MainQueue.shared.take($0, context, function) } ?? false
}

@_cdecl("HeadlessTakeLater")
package func headlessTakeLater(
    _ isTask: Bool, _ moment: UInt64, _ context: UnsafeMutableRawPointer?,
    _ function: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
) -> Bool {
    MainQueue.shared.take(at: moment, isTask: isTask, context, function)
}

@_cdecl("HeadlessTakeTimer")
package func headlessTakeTimer(
    _ timer: UnsafeMutableRawPointer, _ info: UnsafeMutableRawPointer, _ date: Double, _ interval: Double
) -> Bool {
    MainQueue.shared.take(timer, info, at: date, interval: interval)
}

@_cdecl("HeadlessDropTimer")
package func headlessDropTimer(_ timer: UnsafeMutableRawPointer) {
    MainQueue.shared.drop(FoundationTimer.Identifier(bitPattern: timer))
}

@_cdecl("HeadlessNoteNow")
package func headlessNoteNow(_ moment: UInt64) {
    MainQueue.shared.noteNow(moment)
}

@_cdecl("HeadlessNoteDate")
package func headlessNoteDate(_ moment: UInt64) {
    MainQueue.shared.noteDate(moment)
}
