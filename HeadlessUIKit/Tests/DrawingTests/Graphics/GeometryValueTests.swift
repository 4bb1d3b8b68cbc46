import Foundation
import Testing
import UIKit

struct GeometryValueTests {
    @Test("A value holds a point, a size or a rectangle, and can be cast to that and nothing else")
    func values() {
        let point: Any = NSValue(cgPoint: CGPoint(x: 1, y: 2))
        let size: Any = NSValue(cgSize: CGSize(width: 3, height: 4))
        #expect((point as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
        #expect((size as? NSValue)?.cgSizeValue == CGSize(width: 3, height: 4))
        #expect(point as? CGPoint == CGPoint(x: 1, y: 2))
        #expect(size as? CGSize == CGSize(width: 3, height: 4))
        #expect(point as? CGRect == nil)
        #expect(NSValue(cgRect: .zero) as Any as? CGPoint == nil)
    }
}
