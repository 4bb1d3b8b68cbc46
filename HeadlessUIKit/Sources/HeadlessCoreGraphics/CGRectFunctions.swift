import Foundation

// The functions of C for the sides, the middle and the size of a rectangle.

public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// Never negative, whatever the sign of the rectangle's size.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// Never negative, whatever the sign of the rectangle's size.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
