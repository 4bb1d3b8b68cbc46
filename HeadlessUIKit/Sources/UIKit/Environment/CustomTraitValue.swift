/// The value of a trait that an app defines.
// Trait collections are `Sendable` whatever the app's values are, like Apple's: a value is never written once it is
// stored here.
struct CustomTraitValue: Hashable, @unchecked Sendable {
    let trait: UITrait
    let value: Any

    /// Values that cannot be compared count as different.
    static func == (first: CustomTraitValue, second: CustomTraitValue) -> Bool {
        guard first.trait == second.trait, let value = first.value as? any Equatable else { return false }
        return isEqual(value, second.value)
    }

    private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
        value == other as? Value
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(trait))
    }
}
