import UIKit

/// A place in the sample town.
@MainActor
public struct Place {
    public let name: String
    /// What it is, for instance "Bakery".
    public let kind: String
    /// How far it is on foot, in minutes.
    public let walk: Int
    public let icon: Icon
    public let color: UIColor

    /// The places nearby, nearest first.
    public static let all: [Place] = [
        Place(name: "Kiln Street Bakery", kind: "Bakery", walk: 4, icon: .bread, color: .systemOrange),
        Place(name: "North Quay Books", kind: "Bookshop", walk: 7, icon: .book, color: .systemIndigo),
        Place(name: "Fern & Field", kind: "Café", walk: 9, icon: .cup, color: .systemGreen),
        Place(name: "Old Customs House", kind: "Museum", walk: 12, icon: .pillars, color: .systemPink),
        Place(name: "Harbour Baths", kind: "Swimming", walk: 15, icon: .swim, color: .systemBlue),
        Place(name: "The Long Table", kind: "Restaurant", walk: 16, icon: .fork, color: .systemRed),
        Place(name: "Linden Park", kind: "Garden", walk: 18, icon: .leaf, color: .systemGreen),
        Place(name: "Quayside Station", kind: "Trains and ferries", walk: 21, icon: .train, color: .systemTeal),
        Place(name: "Hotel Meridian Court and Gardens", kind: "Hotel", walk: 24, icon: .bed, color: .systemPurple),
        Place(name: "Saltworks Hall", kind: "Concerts", walk: 26, icon: .note, color: .systemOrange),
        Place(name: "Upper Market", kind: "Food market", walk: 31, icon: .bag, color: .systemBrown),
    ]
}
