// The picture of the stage: an SVG element that is changed step by step.

const namespace = "http://www.w3.org/2000/svg";

export class Picture {
  constructor(container) {
    this.container = container;
    this.clear();
  }

  /** Takes everything away. Numbers begin anew. */
  clear() {
    this.container.replaceChildren();
    this.elements = new Map([[0, this.container]]);
    this.numbers = new WeakMap();
    this.last = 0;
  }

  /** Does the steps of a frame, in their order. */
  apply(changes) {
    for (const [verb, number, ...rest] of changes) {
      const element = this.elements.get(number);
      switch (verb) {
        case "i": this.insert(element, ...rest); break;
        case "r": this.remove(element); break;
        case "a": this.set(element, ...rest); break;
        case "t": element.textContent = rest[0]; break;
      }
    }
  }

  get svg() { return this.container.firstElementChild; }

  /** Where a point of the page is on the device, in points of its screen; null without a picture. */
  point(x, y) {
    const matrix = this.svg?.getScreenCTM();
    if (!matrix) return null;
    const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return { x: Math.round(point.x * 100) / 100, y: Math.round(point.y * 100) / 100 };
  }

  insert(parent, index, text) {
    const holder = document.createElementNS(namespace, "g");
    holder.innerHTML = text.trim();
    const element = holder.firstElementChild;
    if (parent === this.container) this.fit(element);
    this.adopt(element);
    parent.insertBefore(element, parent.children[index] ?? null);
  }

  /** Numbers an element and all that is in it, in the order of the opening tags. Line breaks between tags are no children. */
  adopt(element) {
    this.last += 1;
    this.elements.set(this.last, element);
    this.numbers.set(element, this.last);
    if (element.children.length === 0) return;
    for (const node of [...element.childNodes]) {
      if (node.nodeType === Node.ELEMENT_NODE) this.adopt(node); else node.remove();
    }
  }

  remove(element) {
    element.remove();
    for (const gone of [element, ...element.querySelectorAll("*")]) this.elements.delete(this.numbers.get(gone));
  }

  set(element, name, value) {
    if (value === null) element.removeAttribute(name); else element.setAttribute(name, value);
    if (element === this.svg) this.fit(element);
  }

  /** The picture is as large as there is room, whatever its own size is. */
  fit(svg) {
    svg.removeAttribute("width");
    svg.removeAttribute("height");
  }
}
