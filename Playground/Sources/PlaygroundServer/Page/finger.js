// The finger: the mouse, a pen, or the first touch. What is typed goes to the device as well.

const named = new Set(["Escape", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

export class Finger {
  /**
   * @param {{device: Element, picture: Element, mark: Element, keys: HTMLTextAreaElement}} parts
   * @param {(x: number, y: number) => {x: number, y: number} | null} point Takes a point of the page to the device.
   * @param {(verb: string, fields?: object) => void} send
   */
  constructor(parts, point, send) {
    Object.assign(this, parts, { point, send, pointer: null });
    const { picture, keys } = parts;
    picture.addEventListener("pointerdown", (event) => this.down(event));
    picture.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel", "lostpointercapture"]) {
      picture.addEventListener(name, (event) => this.up(event));
    }
    picture.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    picture.addEventListener("dragstart", (event) => event.preventDefault());
    // The ring is for those who came here by the keyboard.
    keys.addEventListener("focus", () => parts.device.classList.toggle("reached", this.pointer === null));
    keys.addEventListener("blur", () => parts.device.classList.remove("reached"));
    keys.addEventListener("keydown", (event) => this.key(event));
    keys.addEventListener("beforeinput", (event) => this.edit(event));
    keys.addEventListener("input", () => this.type());
    keys.addEventListener("compositionend", () => this.type());
  }

  down(event) {
    if (this.pointer !== null || event.button !== 0) return;
    const point = this.point(event.clientX, event.clientY);
    if (!point) return;
    event.preventDefault();
    this.pointer = event.pointerId;
    this.picture.setPointerCapture(event.pointerId);
    this.keys.focus({ preventScroll: true });
    this.show(event);
    this.send("touchDown", point);
  }

  move(event) {
    if (event.pointerId !== this.pointer) return;
    this.show(event);
    this.send("touchMoved", this.point(event.clientX, event.clientY));
  }

  up(event) {
    if (event.pointerId !== this.pointer) return;
    this.pointer = null;
    this.mark.hidden = true;
    this.send("touchUp");
  }

  show(event) {
    const box = this.device.getBoundingClientRect();
    this.mark.hidden = false;
    this.mark.style.translate = `${event.clientX - box.left}px ${event.clientY - box.top}px`;
  }

  wheel(event) {
    const point = this.point(event.clientX, event.clientY);
    if (!point || event.ctrlKey) return;
    event.preventDefault();
    const unit = [1, 16, 400][event.deltaMode];
    this.send("scroll", { ...point, dx: -event.deltaX * unit, dy: -event.deltaY * unit });
  }

  key(event) {
    if (event.isComposing || !named.has(event.key)) return;
    event.preventDefault();
    this.send("press", { key: event.key, shift: event.shiftKey, command: event.metaKey || event.ctrlKey });
  }

  /** What deletes has nothing to delete here: the device has the text. */
  edit(event) {
    const key = { deleteContentBackward: "Backspace", insertLineBreak: "Enter", insertParagraph: "Enter" }[event.inputType];
    if (!key) return;
    event.preventDefault();
    this.send("press", { key, shift: false, command: false });
  }

  type() {
    const text = this.keys.value;
    this.keys.value = "";
    for (let start = 0; start < text.length; start += 25) this.send("type", { text: text.slice(start, start + 25) });
  }
}
