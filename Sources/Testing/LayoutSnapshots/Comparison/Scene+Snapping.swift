extension Scene: Snapping {
    /// What can move of the screen itself. The nodes stay as they are: each snaps to its own reference.
    mutating func snap(to reference: Scene) {
        keyboard.snap(to: reference.keyboard)
        background.snap(to: reference.background)
    }
}

extension Node: Snapping {
    /// The node's own numbers. Its children have their own, so that nothing adds up from parent to child.
    mutating func snap(to reference: Node) {
        frame.snap(to: reference.frame)
        transform.snap(to: reference.transform)
        corners.snap(to: reference.corners)
        alpha.snap(to: reference.alpha)
        background.snap(to: reference.background)
        material.snap(to: reference.material)
        gradient.snap(to: reference.gradient)
        image.snap(to: reference.image)
        shape.snap(to: reference.shape)
        border.snap(to: reference.border)
        shadow.snap(to: reference.shadow)
        label.snap(to: reference.label)
    }
}

extension Frame: Snapping {
    mutating func snap(to reference: Frame) {
        x.snap(to: reference.x)
        y.snap(to: reference.y)
        width.snap(to: reference.width)
        height.snap(to: reference.height)
    }
}

extension Transform: Snapping {
    mutating func snap(to reference: Transform) {
        a.snap(to: reference.a)
        b.snap(to: reference.b)
        c.snap(to: reference.c)
        d.snap(to: reference.d)
        tx.snap(to: reference.tx)
        ty.snap(to: reference.ty)
    }
}

extension Corners: Snapping {
    mutating func snap(to reference: Corners) {
        radius.snap(to: reference.radius)
    }
}

extension Material: Snapping {
    mutating func snap(to reference: Material) {
        intensity.snap(to: reference.intensity)
    }
}

extension Border: Snapping {
    mutating func snap(to reference: Border) {
        width.snap(to: reference.width)
        color.snap(to: reference.color)
    }
}

extension Shadow: Snapping {
    mutating func snap(to reference: Shadow) {
        color.snap(to: reference.color)
        opacity.snap(to: reference.opacity)
        dx.snap(to: reference.dx)
        dy.snap(to: reference.dy)
        radius.snap(to: reference.radius)
    }
}

extension Image: Snapping {
    mutating func snap(to reference: Image) {
        width.snap(to: reference.width)
        height.snap(to: reference.height)
    }
}

extension Label: Snapping {
    mutating func snap(to reference: Label) {
        fontSize.snap(to: reference.fontSize)
        color.snap(to: reference.color)
    }
}

// MARK: Gradients and paths

extension Gradient: Snapping {
    mutating func snap(to reference: Gradient) {
        start.snap(to: reference.start)
        end.snap(to: reference.end)
        stops.snap(to: reference.stops)
    }
}

extension Gradient.UnitPoint: Snapping {
    mutating func snap(to reference: Gradient.UnitPoint) {
        x.snap(to: reference.x)
        y.snap(to: reference.y)
    }
}

extension Gradient.Stop: Snapping {
    mutating func snap(to reference: Gradient.Stop) {
        color.snap(to: reference.color)
        location.snap(to: reference.location)
    }
}

extension Shape: Snapping {
    mutating func snap(to reference: Shape) {
        path.snap(to: reference.path)
        fill.snap(to: reference.fill)
        stroke.snap(to: reference.stroke)
        lineWidth.snap(to: reference.lineWidth)
        dashes.snap(to: reference.dashes)
        strokeStart.snap(to: reference.strokeStart)
        strokeEnd.snap(to: reference.strokeEnd)
    }
}

extension PathElement: Snapping {
    mutating func snap(to reference: PathElement) {
        switch (self, reference) {
        case (.move(let point), .move(let other)):
            self = .move(point.snapped(to: other))
        case (.line(let point), .line(let other)):
            self = .line(point.snapped(to: other))
        case (.quadratic(let control, let point), .quadratic(let otherControl, let other)):
            self = .quadratic(control: control.snapped(to: otherControl), to: point.snapped(to: other))
        case (.cubic(let first, let second, let point), .cubic(let otherFirst, let otherSecond, let other)):
            self = .cubic(
                control1: first.snapped(to: otherFirst), control2: second.snapped(to: otherSecond),
                to: point.snapped(to: other))
        default:
            break
        }
    }
}

extension PathPoint: Snapping {
    mutating func snap(to reference: PathPoint) {
        x.snap(to: reference.x)
        y.snap(to: reference.y)
    }
}

extension Filmstrip.Finger: Snapping {
    mutating func snap(to reference: Filmstrip.Finger) {
        landing.snap(to: reference.landing)
        point.snap(to: reference.point)
    }
}
