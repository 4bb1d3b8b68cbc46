/// An object that runs code when traits of its environment change. The variants with selectors need Objective-C.
@preconcurrency @MainActor public protocol UITraitChangeObservable {
    typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousCollection: UITraitCollection
    ) -> Void where TraitEnvironment: UITraitEnvironment

    @discardableResult
    func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment

    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// An object of UIKit that stores its registrations.
@MainActor protocol TraitChangeKeeper: AnyObject, UITraitChangeObservable {
    var traitChanges: TraitChangeRegistry { get set }
}

extension UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
        keeper.traitChanges.add(traits, handler)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        keeper.traitChanges.remove(registration)
    }

    private var keeper: any TraitChangeKeeper {
        guard let keeper = self as? any TraitChangeKeeper else {
            preconditionFailure("\(Self.self) has to implement registerForTraitChanges(_:handler:) itself.")
        }
        return keeper
    }
}
