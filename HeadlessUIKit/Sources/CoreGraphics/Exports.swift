@_exported import HeadlessCoreGraphics

// What `import CoreGraphics` brings on a phone. On Linux the simplest of it is Foundation's.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
