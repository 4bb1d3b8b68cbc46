/// The traits as one value; an unspecified trait has its type's own "unspecified".
package struct TraitValues: UIMutableTraits, Hashable, Sendable {
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var displayScale: CGFloat = 0
    package var displayGamut = UIDisplayGamut.unspecified
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified
    package var listEnvironment = UIListEnvironment.unspecified
    /// The values of traits that apps define.
    private var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    package init() {}

    /// The traits of a device with default settings.
    static let initial: TraitValues = {
        var values = TraitValues()
        values.userInterfaceIdiom = .phone
        values.userInterfaceStyle = .light
        values.userInterfaceLevel = .base
        values.layoutDirection = .leftToRight
        values.displayScale = 3
        values.displayGamut = .P3
        values.horizontalSizeClass = .compact
        values.verticalSizeClass = .regular
        values.preferredContentSizeCategory = .large
        values.accessibilityContrast = .normal
        values.legibilityWeight = .regular
        return values
    }()

    /// Returns these values, replaced by the specified traits of `other`.
    // Written out, without key paths, since views read their traits all the time.
    mutating func merge(_ other: TraitValues) {
        if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
        if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.displayScale != 0 { displayScale = other.displayScale }
        if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
        if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        if other.preferredContentSizeCategory != .unspecified {
            preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
        if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
        if other.listEnvironment != .unspecified { listEnvironment = other.listEnvironment }
        if !other.custom.isEmpty { custom.merge(other.custom) { _, new in new } }
    }

    // MARK: By trait

    package subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
        get {
            if let system = trait as? any SystemTrait.Type { return systemValue(system) as? T.Value ?? T.defaultValue }
            return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                setSystemValue(newValue, of: system)
            } else {
                custom[ObjectIdentifier(trait)] = CustomTraitValue(trait: trait, value: newValue)
            }
        }
    }

    private func systemValue<T: SystemTrait>(_ trait: T.Type) -> Any { self[keyPath: T.place] }

    private mutating func setSystemValue<T: SystemTrait>(_ value: Any, of trait: T.Type) {
        if let value = value as? T.Value { self[keyPath: T.place] = value }
    }

    /// Leaves `trait` unspecified.
    mutating func reset(_ trait: UITrait) {
        custom[ObjectIdentifier(trait)] = nil
        if let system = trait as? any SystemTrait.Type { resetSystemValue(of: system) }
    }

    private mutating func resetSystemValue<T: SystemTrait>(of trait: T.Type) {
        self[keyPath: T.place] = T.defaultValue
    }

    /// Returns every trait whose value differs from that in `old`.
    func changedTraits(from old: TraitValues) -> [UITrait] {
        let system = Self.systemTraits.filter { $0.differs(self, old) } as [UITrait]
        let keys = Set(custom.keys).union(old.custom.keys)
        return system
            + keys.filter { custom[$0] != old.custom[$0] }.compactMap { (custom[$0] ?? old.custom[$0])?.trait }
    }
}
