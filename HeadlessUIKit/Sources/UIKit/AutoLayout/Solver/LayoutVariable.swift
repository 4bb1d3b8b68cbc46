/// A number that the solver computes; 0 unless a restriction decides otherwise.
package struct LayoutVariable: Hashable, Sendable {
    let index: Int32
}
