// Joins the page and its stage: messages come in and are shown, and what the reader does goes out.

import { Connection } from "./connection.js";
import { Finger } from "./finger.js";
import { InsideView } from "./inside.js";
import { OptionGroup } from "./panel.js";
import { Picture } from "./picture.js";
import { copy, showCode } from "./code.js";

const $ = (id) => document.getElementById(id);

const picture = new Picture($("picture"));
const connection = new Connection({ opened, message, closed });
const send = (verb, fields) => connection.send(verb, fields);
const set = (name, value) => send("set", { name, value });

const groups = [
  new OptionGroup($("presentation"), set),
  new OptionGroup($("options"), set, { reset: () => send("reset"), isCode: true }),
  new OptionGroup($("settings"), set),
];
new Finger(
  { device: $("device"), picture: $("picture"), mark: $("finger"), keys: $("keys") },
  (x, y) => picture.point(x, y), send);

const inside = new InsideView(picture, $);

let panel = null;

function opened() {
  $("notice").hidden = true;
  send("open", { link: panel?.link ?? location.search.slice(1) });
  send("inspect", { on: $("inspect").checked });
}

function message({ frame, refused, file }) {
  if (refused) console.warn(refused);
  if (file) save(file);
  if (!frame) return;
  if (frame.isNew) picture.clear();
  picture.apply(frame.changes);
  if (frame.panel) show(frame.panel);
  inside.show(frame.inside ?? {}, frame.time);
  document.documentElement.dataset.frame = frame.number;
  requestAnimationFrame(() => send("drawn", { frame: frame.number }));
}

function closed(reason) {
  $("notice").hidden = false;
  $("again").hidden = false;
  $("present").disabled = true;
  $("notice-text").textContent = reason === "full"
    ? `All ${connection.seatCount} stages are taken. Close another window and start again.`
    : "The stage has ended.";
}

function show(next) {
  panel = next;
  history.replaceState(null, "", "?" + panel.link);
  $("hint").textContent = panel.hint;
  showCode($("code"), panel.code);
  const [presentation, options, settings] = panel.groups;
  groups[0].show(presentation);
  groups[1].show(options);
  groups[2].show({ ...settings, options: settings.options.filter((option) => option.name !== "speed") });
  showSpeed(settings.options.find((option) => option.name === "speed"));
  $("present").disabled = false;
  $("present").textContent = panel.isPresenting ? panel.endTitle : panel.beginTitle;
  $("pause").setAttribute("aria-pressed", panel.isPaused);
  $("step").disabled = !panel.isPaused;
  $("record").setAttribute("aria-pressed", panel.isRecording);
  $("record").textContent = panel.isRecording ? "Stop" : "Record";
  for (const id of ["save-filmstrip", "save-animation"]) $(id).disabled = !panel.hasRecording;
  inside.isOn = panel.isInspected;
}

/** Lets the browser save a file. */
function save({ name, svg }) {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

function showSpeed({ choices, value }) {
  const select = $("speed");
  if (select.options.length === 0) select.append(...choices.map((choice) => new Option(choice.title, choice.value)));
  select.value = value;
}

const orientations = ["portrait", "landscapeLeft"];

$("present").onclick = () => send(panel.isPresenting ? "dismiss" : "present");
$("rotate").onclick = () => {
  const now = panel.groups[2].options.find((option) => option.name === "orientation").value;
  set("orientation", orientations[now === "portrait" ? 1 : 0]);
};
$("pause").onclick = () => send("pause", { on: !panel.isPaused });
$("step").onclick = () => send("step");
$("speed").onchange = () => set("speed", $("speed").value);
$("inspect").onchange = () => send("inspect", { on: $("inspect").checked });
$("record").onclick = () => send("record", { on: !panel.isRecording });
for (const picture of ["reference", "filmstrip", "animation"]) {
  $(`save-${picture}`).onclick = () => send("save", { picture });
}
$("copy-code").onclick = () => copy($("copy-code"), panel.code);
$("copy-link").onclick = () => copy($("copy-link"), location.href);
$("again").onclick = () => connection.open();
