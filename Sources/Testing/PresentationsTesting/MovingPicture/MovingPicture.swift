import LayoutSnapshots

/// A transition as a picture that moves. See ``Stage/movingPicture(lasting:framesPerSecond:pause:still:inspect:of:)``.
public typealias MovingPicture = LayoutSnapshots.MovingPicture
