// The functions of the C target `HeadlessMainThread`, whose header describes them. They are declared here instead of
// imported, so that a client of this module does not need a C module. All take and return plain words, which Swift and
// C pass alike.

typealias HeadlessFunction = @convention(c) (UnsafeMutableRawPointer?) -> Void

@_silgen_name("HeadlessIsMainQueue")
func HeadlessIsMainQueue() -> Bool

@_silgen_name("HeadlessRealAsync")
func HeadlessRealAsync(_ context: UnsafeMutableRawPointer?, _ function: HeadlessFunction)

@_silgen_name("HeadlessRealAfter")
func HeadlessRealAfter(_ nanoseconds: Int64, _ context: UnsafeMutableRawPointer?, _ function: HeadlessFunction)

@_silgen_name("HeadlessDiscard")
func HeadlessDiscard(_ context: UnsafeMutableRawPointer?, _ function: HeadlessFunction)

@_silgen_name("HeadlessNanosecondsUntil")
func HeadlessNanosecondsUntil(_ moment: UInt64) -> Int64

@_silgen_name("HeadlessTaskNumber")
func HeadlessTaskNumber(_ job: UnsafeRawPointer?) -> UInt64

@_silgen_name("HeadlessKindOfJob")
func HeadlessKindOfJob(_ job: UnsafeRawPointer?) -> HeadlessJobKind

@_silgen_name("HeadlessRetain")
func HeadlessRetain(_ object: UnsafeMutableRawPointer?)

@_silgen_name("HeadlessRelease")
func HeadlessRelease(_ object: UnsafeMutableRawPointer?)

@_silgen_name("HeadlessTimerIsValid")
func HeadlessTimerIsValid(_ timer: UnsafeMutableRawPointer?) -> Bool

/// The cases of the enumeration in the header, in its order.
typealias HeadlessJobKind = UInt32
let HeadlessJobTask: HeadlessJobKind = 0
let HeadlessJobChildTask: HeadlessJobKind = 1
let HeadlessJobResumption: HeadlessJobKind = 2
