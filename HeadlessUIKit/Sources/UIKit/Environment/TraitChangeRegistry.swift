/// The registrations for changes of an object's traits.
@MainActor
struct TraitChangeRegistry {
    private var registrations: [Registration] = []

    private final class Registration: NSObject, UITraitChangeRegistration {
        let traits: Set<ObjectIdentifier>
        let handler: (any UITraitEnvironment, UITraitCollection) -> Void

        init(_ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
            self.traits = Set(traits.map { ObjectIdentifier($0) })
            self.handler = handler
            super.init()
        }

        nonisolated func copy(with zone: NSZone?) -> Any { self }
    }

    mutating func add<Environment: UITraitEnvironment>(
        _ traits: [UITrait], _ handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration(traits) { environment, previous in
            guard let environment = environment as? Environment else {
                preconditionFailure(
                    "The handler takes a \(Environment.self), but it was registered with another object.")
            }
            handler(environment, previous)
        }
        registrations.append(registration)
        return registration
    }

    mutating func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Calls the registrations for one of the changed traits, in the order in which they were made.
    func notify(_ environment: any UITraitEnvironment, previous: UITraitCollection) {
        guard !registrations.isEmpty else { return }
        let changed = Set(environment.traitCollection.changedTraits(from: previous).map { ObjectIdentifier($0) })
        for registration in registrations where !registration.traits.isDisjoint(with: changed) {
            registration.handler(environment, previous)
        }
    }
}
