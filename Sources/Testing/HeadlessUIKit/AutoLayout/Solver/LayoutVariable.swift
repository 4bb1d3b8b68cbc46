/// A number that the solver finds; 0 unless something says otherwise.
package struct LayoutVariable: Hashable, Sendable {
    let index: Int32
}
