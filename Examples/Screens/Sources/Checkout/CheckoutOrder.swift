import Foundation

/// One product in the basket.
public nonisolated struct OrderItem: Identifiable, Hashable, Sendable {
    public let id: String
    public var name: String
    public var unitPrice: Decimal
    public var quantity: Int

    public init(id: String, name: String, unitPrice: Decimal, quantity: Int = 1) {
        self.id = id
        self.name = name
        self.unitPrice = unitPrice
        self.quantity = quantity
    }
}

/// How the parcel travels.
public nonisolated enum DeliveryOption: String, CaseIterable, Hashable, Sendable {
    case standard, express, pickup

    public var title: String {
        switch self {
        case .standard: "Standard"
        case .express: "Express"
        case .pickup: "Pick up in store"
        }
    }

    public var detail: String {
        switch self {
        case .standard: "3–5 working days"
        case .express: "Next working day"
        case .pickup: "Ready in two hours"
        }
    }

    public var price: Decimal {
        switch self {
        case .standard: Decimal(4)
        case .express: Decimal(12)
        case .pickup: Decimal(0)
        }
    }
}

/// What is being bought, how it is delivered and what it costs.
public nonisolated struct Order: Hashable, Sendable {
    public var items: [OrderItem]
    public var currencyCode: String
    public var delivery: DeliveryOption?
    public var promoCode: String?
    public var discountRate: Decimal = 0

    public init(items: [OrderItem], currencyCode: String = "EUR") {
        self.items = items
        self.currencyCode = currencyCode
    }

    public var subtotal: Decimal {
        items.reduce(Decimal(0)) { $0 + $1.unitPrice * Decimal($1.quantity) }
    }

    public var discount: Decimal { subtotal * discountRate }
    public var deliveryPrice: Decimal { delivery?.price ?? 0 }
    public var total: Decimal { subtotal - discount + deliveryPrice }
}
