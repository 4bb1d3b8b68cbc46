/// The images that replace a slider's thumb and track, in each of its states.
struct SliderImages {
    var thumb = ControlStateValues<UIImage>()
    var minimumTrack = ControlStateValues<UIImage>()
    var maximumTrack = ControlStateValues<UIImage>()
    private var views: [ObjectIdentifier: UIImageView] = [:]

    var isEmpty: Bool { views.isEmpty }

    /// Shows the images of the slider's state in the parts that they replace.
    @MainActor func show(in slider: UISlider) {
        for (part, image) in [
            (slider.thumb, slider.currentThumbImage), (slider.filled, slider.currentMinimumTrackImage),
            (slider.track, slider.currentMaximumTrackImage),
        ] {
            views[ObjectIdentifier(part)]?.image = image
        }
    }

    /// Makes the view that shows an image in a part, once.
    @MainActor mutating func addView(to part: UIView) {
        guard views[ObjectIdentifier(part)] == nil else { return }
        let view = UIImageView(frame: part.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        part.addSubview(view)
        views[ObjectIdentifier(part)] = view
    }
}

extension UISlider {
    /// Returns the thumb's image in a state; nil is the system's thumb. A state without an image has that of `.normal`.
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        change {
            $0.thumb[state] = image
        } in: {
            $0.thumb
        }
    }

    /// Returns the image of the track up to the thumb, stretched; nil is the system's track. A state without an image
    /// has that of `.normal`.
    public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        change {
            $0.minimumTrack[state] = image
        } in: {
            $0.filled
        }
    }

    /// Returns the image of the track beyond the thumb, stretched; nil is the system's track. A state without an image
    /// has that of `.normal`.
    public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        change {
            $0.maximumTrack[state] = image
        } in: {
            $0.track
        }
    }

    private func change(_ change: (inout SliderImages) -> Void, in part: (UISlider) -> UIView) {
        var changed = images
        changed.addView(to: part(self))
        change(&changed)
        images = changed
    }

    public func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state] }
    public func minimumTrackImage(for state: UIControl.State) -> UIImage? { images.minimumTrack[state] }
    public func maximumTrackImage(for state: UIControl.State) -> UIImage? { images.maximumTrack[state] }
    public var currentThumbImage: UIImage? { images.thumb[state] }
    public var currentMinimumTrackImage: UIImage? { images.minimumTrack[state] }
    public var currentMaximumTrackImage: UIImage? { images.maximumTrack[state] }

    var thumbSize: CGSize { currentThumbImage?.size ?? Self.thumbSize }

    /// The height of the higher image, or the system's.
    var trackThickness: CGFloat {
        [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0?.size.height }.max() ?? Self.thickness
    }
}
