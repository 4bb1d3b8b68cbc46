import LayoutSnapshots

/// A transition as a row of pictures. See ``Stage/filmstrip(at:curve:inspect:of:)``.
public typealias Filmstrip = LayoutSnapshots.Filmstrip
