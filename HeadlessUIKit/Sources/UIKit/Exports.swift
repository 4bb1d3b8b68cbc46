// UIKit brings Foundation and Core Graphics with it.
@_exported import Foundation
@_exported import HeadlessCoreGraphics
