import LayoutSnapshots

/// A movement as a row of pictures: the layout of a stage at some moments, the curve of the movement between them, and
/// the touches and other events meanwhile.
///
/// ```swift
/// let film = stage.filmstrip(at: [0, 0.1, 0.2, 0.3, 0.6]) {
///     home.presentAsCard(detail)
/// }
/// try film.svg.write(toFile: "card.svg", atomically: true, encoding: .utf8)
/// expectFilmstrip(film, named: "Card/arrival")
/// ```
///
/// ``Stage/filmstrip(at:curve:inspect:of:)`` and ``StageRecording/filmstrip(of:)`` make filmstrips. Two are equal if
/// they show the same. Each picture shows the fingers as discs, with a line from the place where they landed.
///
/// The property `svg` is the filmstrip as one picture and as the text of a reference; equal filmstrips give equal text.
public typealias Filmstrip = LayoutSnapshots.Filmstrip
