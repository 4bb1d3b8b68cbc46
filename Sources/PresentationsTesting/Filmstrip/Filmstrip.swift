import Scenes

/// A transition as a row of pictures. See ``Stage/filmstrip(at:inspect:of:)``.
public typealias Filmstrip = Scenes.Filmstrip
