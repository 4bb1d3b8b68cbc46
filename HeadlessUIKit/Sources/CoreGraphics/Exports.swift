// What `import CoreGraphics` brings on a phone. The numbers and the geometry are Foundation's on Linux.
@_exported import Foundation
@_exported import HeadlessCoreGraphics
