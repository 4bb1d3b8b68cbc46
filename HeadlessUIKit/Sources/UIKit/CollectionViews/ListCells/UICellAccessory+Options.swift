// Accessories with the same options share a type here; UIKit declares one for each. `.init()` and both names work.
extension UICellAccessory {
    public typealias DisclosureIndicatorOptions = CheckmarkOptions
    public typealias DetailOptions = CheckmarkOptions

    public struct CheckmarkOptions {
        /// True if it takes no space while it is hidden. Defaults to `false`.
        public var isHidden: Bool
        /// Defaults to `standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// `nil` is the system's colour.
        public var tintColor: UIColor?

        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            let defaults = Options()
            self.isHidden = isHidden ?? defaults.isHidden
            self.reservedLayoutWidth = reservedLayoutWidth ?? defaults.reservedLayoutWidth
            self.tintColor = tintColor
        }

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    public typealias InsertOptions = DeleteOptions
    public typealias MultiselectOptions = DeleteOptions

    public struct DeleteOptions {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        /// The colour of the circle. `nil` is the system's colour.
        public var backgroundColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            let plain = CheckmarkOptions(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
            (self.isHidden, self.reservedLayoutWidth) = (plain.isHidden, plain.reservedLayoutWidth)
            (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
        }

        var common: Options {
            Options(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
                backgroundColor: backgroundColor)
        }
    }

    public struct OutlineDisclosureOptions {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public var style: Style

        /// The side of the content: trailing in a header, leading in a cell. `automatic` is the same as `cell`.
        public enum Style: Int, Sendable {
            case automatic
            case header
            case cell
        }

        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            let plain = CheckmarkOptions(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
            (self.isHidden, self.reservedLayoutWidth) = (plain.isHidden, plain.reservedLayoutWidth)
            (self.tintColor, self.style) = (tintColor, style ?? .automatic)
        }

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    public struct ReorderOptions {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        /// True for a line before it. Stored, not drawn. Defaults to `false`.
        public var showsVerticalSeparator: Bool

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            let plain = CheckmarkOptions(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
            (self.isHidden, self.reservedLayoutWidth) = (plain.isHidden, plain.reservedLayoutWidth)
            (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator ?? false)
        }

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    public struct LabelOptions {
        public var isHidden: Bool
        /// Defaults to `actual`.
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        /// Defaults to the font of a row's text.
        public var font: UIFont
        /// Defaults to `true`.
        public var adjustsFontForContentSizeCategory: Bool

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            let defaults = Options()
            (self.isHidden, self.tintColor) = (isHidden ?? defaults.isHidden, tintColor)
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.font = font ?? defaults.font
            self.adjustsFontForContentSizeCategory =
                adjustsFontForContentSizeCategory ?? defaults.adjustsFontForContentSizeCategory
        }

        var common: Options {
            Options(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor, font: font,
                adjustsFontForContentSizeCategory: adjustsFontForContentSizeCategory)
        }
    }

    public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        /// True if the view keeps its size instead of getting its fitting size. Defaults to `false`.
        public var maintainsFixedSize: Bool

        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            let plain = CheckmarkOptions(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
            (self.customView, self.placement) = (customView, placement)
            (self.isHidden, self.reservedLayoutWidth) = (plain.isHidden, plain.reservedLayoutWidth)
            (self.tintColor, self.maintainsFixedSize) = (tintColor, maintainsFixedSize ?? false)
        }

        var common: Options {
            Options(
                isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
                maintainsFixedSize: maintainsFixedSize)
        }
    }
}
