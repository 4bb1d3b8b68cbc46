/// A picture on a page, with the properties by which it can be found.
struct PagePicture: Equatable {
    enum Kind: String {
        /// A layout at rest.
        case still
        /// A transition that plays in the page.
        case moving
        /// Moments of a movement in one wide picture.
        case filmstrip
    }

    /// The file, relative to the page.
    let file: String
    let kind: Kind
    /// The line below the picture, in Markdown.
    var caption: String
    /// The text for readers who cannot see the picture.
    let alternativeText: String
    /// The size at which the page shows the picture in a wide window.
    let size: PictureSize
    /// The key of the value of each filter.
    var properties: [PageFilter.Property: String]
}
