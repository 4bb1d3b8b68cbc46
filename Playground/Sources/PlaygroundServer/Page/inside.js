// What can be seen inside: outlines over the device, places that a finger can leave a view at, a curve, and calls.

const namespace = "http://www.w3.org/2000/svg";

const draw = (name, attributes = {}, ...children) => {
  const node = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
};

/** Seconds of the curve. */
const span = 3;
/** Calls and views in the lists, so that they stay readable. */
const mostCalls = 60;

export class InsideView {
  constructor(picture, $) {
    this.picture = picture;
    this.parts = Object.fromEntries(
      ["overlay", "inside-body", "show-outlines", "show-places", "curve", "calls", "views", "view-details"]
        .map((id) => [id, $(id)]));
    this.views = [];
    this.places = [];
    this.samples = [];
    this.chosen = null;
    for (const id of ["show-outlines", "show-places"]) this.parts[id].onchange = () => this.drawOverlay();
    this.parts["view-details"].ontoggle = () => this.listViews();
    this.parts.views.onpointerover = (event) => this.choose(event.target.closest("li"));
    this.parts.views.onpointerleave = () => this.choose(null);
    this.parts.views.onfocusin = (event) => this.choose(event.target.closest("li"));
  }

  set isOn(isOn) {
    this.parts["inside-body"].hidden = !isOn;
    this.parts.overlay.toggleAttribute("hidden", !isOn);
    if (!isOn) this.samples = [];
  }

  show({ views, moved, motion, places, calls }) {
    if (views) {
      this.views = views;
      this.listViews();
    }
    for (const [index, x, y, width, height] of moved ?? []) this.move(index, { x, y, width, height });
    if (places) this.places = places;
    if (views || moved || places) this.drawOverlay();
    if (motion) this.addSamples(motion);
    if (calls) this.addCalls(calls);
  }

  // Views

  move(index, frame) {
    Object.assign(this.views[index], frame);
    const row = this.parts.views.children[index];
    if (row) row.lastElementChild.textContent = words(this.views[index]);
  }

  listViews() {
    if (!this.parts["view-details"].open) return this.parts.views.replaceChildren();
    this.parts.views.replaceChildren(...this.views.map((view, index) => {
      const row = document.createElement("li");
      row.tabIndex = 0;
      row.dataset.index = index;
      row.style.paddingInlineStart = `${Math.min(view.depth, 12) * 9}px`;
      const [name, frame] = [document.createElement("span"), document.createElement("span")];
      name.textContent = view.name;
      frame.textContent = words(view);
      row.append(name, frame);
      return row;
    }));
  }

  choose(row) {
    this.chosen = row ? Number(row.dataset.index) : null;
    this.drawOverlay();
  }

  // The overlay

  drawOverlay() {
    const { overlay } = this.parts;
    const box = this.picture.svg?.getAttribute("viewBox");
    if (!box || overlay.hasAttribute("hidden")) return;
    overlay.setAttribute("viewBox", box);
    const nodes = [];
    if (this.parts["show-outlines"].checked) nodes.push(...visible(this.views).map((view) => this.outline(view, "outline")));
    if (this.views[this.chosen]) nodes.push(this.outline(this.views[this.chosen], "chosen"));
    if (this.parts["show-places"].checked) nodes.push(...this.places.flatMap((place) => this.place(place)));
    const { width, height } = this.views[0] ?? { width: 0, height: 0 };
    overlay.replaceChildren(draw("svg", { width, height }, ...nodes));
  }

  outline({ x, y, width, height, name }, kind) {
    return draw("rect", { x, y, width, height, class: kind, "data-name": name });
  }

  place({ name, position, isVertical, isThreshold, isSelected }) {
    const screen = this.views[0] ?? { width: 0, height: 0 };
    const kind = isThreshold ? "threshold" : isSelected ? "place selected" : "place";
    const line = isVertical
      ? { x1: 0, x2: screen.width, y1: position, y2: position } : { x1: position, x2: position, y1: 0, y2: screen.height };
    const at = isVertical
      ? { x: screen.width - 8, y: position - 5, "text-anchor": "end" } : { x: position + 5, y: screen.height - 60 };
    const label = draw("text", { ...at, class: kind });
    label.textContent = `${name}  ${Math.round(position)}`;
    return [draw("line", { ...line, class: kind, "data-name": name }), label];
  }

  // The curve

  addSamples(samples) {
    if (samples[0].name !== this.samples.at(-1)?.name) this.samples = [];
    this.samples.push(...samples);
    const first = this.samples.at(-1).time - span;
    while (this.samples[0].time < first) this.samples.shift();
    this.drawCurve();
  }

  drawCurve() {
    const [width, height, margin] = [340, 120, 14];
    const last = this.samples.at(-1);
    const x = (time) => width - ((last.time - time) / span) * width;
    const scale = (values) => {
      const [low, high] = [Math.min(...values), Math.max(...values)];
      return (value) => margin + ((value - low) / Math.max(high - low, 1)) * (height - 2 * margin);
    };
    // A greater position is further down, as on the screen; a velocity of nothing is a line of its own.
    const y = scale([...this.samples.map((sample) => sample.position), ...this.places.map((place) => place.position)]);
    const v = scale([0, ...this.samples.map((sample) => sample.velocity)]);
    const path = (height) => this.samples.map((sample, index) =>
      `${index ? "L" : "M"}${x(sample.time).toFixed(1)} ${height(sample).toFixed(1)}`).join("");
    const title = draw("text", { x: 4, y: 10, class: "caption" });
    title.textContent = `${last.name}  ${Math.round(last.position)} pt  ${Math.round(last.velocity)} pt/s`;
    this.parts.curve.replaceChildren(
      ...this.places.map(({ position, isThreshold }) =>
        draw("line", { x1: 0, x2: width, y1: y(position), y2: y(position), class: isThreshold ? "threshold" : "place" })),
      draw("line", { x1: 0, x2: width, y1: v(0), y2: v(0), class: "zero" }),
      draw("path", { d: path((sample) => v(sample.velocity)), class: "velocity" }),
      draw("path", { d: path((sample) => y(sample.position)), class: "position" }),
      title);
  }

  // Calls

  addCalls(calls) {
    const list = this.parts.calls;
    const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 4;
    list.append(...calls.map(({ time, screen, name, source }) => {
      const row = document.createElement("li");
      row.className = source;
      const parts = [time.toFixed(3), name, screen].map((words) => {
        const span = document.createElement("span");
        span.textContent = words;
        return span;
      });
      row.append(...parts);
      return row;
    }));
    while (list.children.length > mostCalls) list.firstElementChild.remove();
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  }
}

/** The views that no opaque view in front covers. The list has each view after the one around it. */
function visible(views) {
  return views.filter((view, index) => {
    let isAround = true;
    return !views.slice(index + 1).some((other) => {
      isAround &&= other.depth > view.depth;
      return !isAround && other.isOpaque && other.x <= view.x && other.y <= view.y
        && other.x + other.width >= view.x + view.width && other.y + other.height >= view.y + view.height;
    });
  });
}

const words = ({ x, y, width, height }) => `${x}, ${y}  ${width} × ${height}`;
