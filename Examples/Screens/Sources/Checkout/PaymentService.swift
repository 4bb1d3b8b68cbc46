import Foundation

/// Everything the payment provider needs for one charge.
public nonisolated struct PaymentRequest: Hashable, Sendable {
    public var order: Order
    public var email: String
    public var cardNumber: String
    public var expiry: String
    public var securityCode: String
}

/// The proof of a successful payment.
public nonisolated struct PaymentReceipt: Hashable, Sendable {
    public var number: String
    public var amount: Decimal

    public init(number: String, amount: Decimal) {
        self.number = number
        self.amount = amount
    }
}

/// The reasons why a payment can fail.
public nonisolated enum PaymentError: LocalizedError, Sendable {
    case declined
    case unavailable

    public var errorDescription: String? {
        switch self {
        case .declined: "Your card was declined. Please try another card."
        case .unavailable: "The payment service cannot be reached right now."
        }
    }
}

/// Checks promo codes and charges cards.
public protocol PaymentService: AnyObject {
    /// The discount for a code as a fraction of the subtotal, or nil when the code is unknown.
    func discountRate(forCode code: String) async -> Decimal?
    func charge(_ request: PaymentRequest) async throws -> PaymentReceipt
}

/// A payment service that answers after a short delay and never leaves the device.
public final class FakePaymentService: PaymentService {
    public var delay: Duration
    public var promoCodes: [String: Decimal] = ["SAVE10": Decimal(10) / 100, "HALF": Decimal(50) / 100]
    public var declinedCards: Set<String> = ["4000000000000002"]
    public private(set) var charges: [PaymentRequest] = []

    public init(delay: Duration = .seconds(1.5)) {
        self.delay = delay
    }

    public func discountRate(forCode code: String) async -> Decimal? {
        try? await Task.sleep(for: delay / 3)
        return promoCodes[code.uppercased()]
    }

    public func charge(_ request: PaymentRequest) async throws -> PaymentReceipt {
        try await Task.sleep(for: delay)
        guard !declinedCards.contains(request.cardNumber) else { throw PaymentError.declined }
        charges.append(request)
        return PaymentReceipt(number: String(format: "R-%05d", charges.count), amount: request.order.total)
    }
}
