import Testing

@testable import AnimatedPictures
@testable import LayoutSnapshots

@Suite struct PlaneTransformTests {
    @Test(
        "what a node writes is one matrix",
        arguments: [
            ("translate(10 20)", "matrix(1,0,0,1,10,20)"),
            ("translate(60 60) matrix(0.92 0 0 0.92 0 0) translate(-50 -40)", "matrix(0.92,0,0,0.92,14,23.2)"),
            ("translate(10 20) matrix(0 1 -1 0 3 4) translate(-5 -6)", "matrix(0,1,-1,0,19,19)"),
        ])
    func composition(attribute: String, matrix: String) {
        let turned = PlaneTransform(attribute: "matrix(0 1 -1 0 0 0)")
        #expect(PlaneTransform.values([PlaneTransform(attribute: attribute), turned])[0] == matrix)
    }

    @Test("where everything only moves, it is a translation")
    func translations() {
        let values = PlaneTransform.values([
            PlaneTransform(attribute: nil), nil, PlaneTransform(attribute: "translate(-3 4.5)"),
        ])
        #expect(values == ["translate(0px,0px)", nil, "translate(-3px,4.5px)"])
    }

    @Test(
        "what a node does not write is none",
        arguments: ["rotate(3)", "translate(1)", "matrix(1 0 0 1 0)", "matrix(2 0 0 2 0 0) matrix(2 0 0 2 0 0)", "3"])
    func strange(attribute: String) {
        #expect(PlaneTransform(attribute: attribute) == nil)
    }
}
