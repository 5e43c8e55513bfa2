// Draws the view models of the reader, and sends the user's actions to it by name. The reader decides the rest.
import { Module } from "./module.js";
import { change as outcomes, failed as reasons, shows as kinds } from "./imports.js";
import { Network, decoderOf } from "./network.js";
import { BrowserStates, READ, STARRED, ServedStates } from "./states.js";
import { showSanitised } from "./content.js";

const STEP = 200;
/** The milliseconds after which a part of the feeds is shown while others are loading. */
const PAUSE = 1000;
/** The milliseconds after which a list that has changed is noticed. */
const FOLLOWING = 2000;
/** Actions that have no meaning in a page, or are the browser's own. */
const UNUSED = ["other", "previous-pane", "rows", "note", "redraw", "suspend", "quit"];
const byID = (id) => document.getElementById(id);
const list = byID("item-list");
const box = byID("search");

let module;
let network;
let marks;
let words = {};
let actions = [];
/** The view models on show. */
let sources = { rows: [] };
let items = { count: 0 };
let article = {};
/** The rows created so far. */
let rows = [];
/** The article on show. */
let drawn = {};
let drawing;
const pictures = new Map();
/** Runs until the next part is shown. */
let timer;
/** What the text in the box is for. */
let asking = "filter";
/** The texts that the reader asks for, until the box is open. */
const questions = [];

const word = (key) => words[key]?.before ?? "";
const around = (key, text) => (words[key]?.before ?? "") + text + (words[key]?.after ?? "");
const wordsOf = (name) => actions.find((action) => action.name === name)?.words ?? "";
const pane = () => (sources.isActive ? "sources" : article.isOpen ? "article" : "items");

function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== undefined && child !== ""));
  return element;
}

// The functions that the module imports.

function functionsOf() {
  return (module) => ({
    load: (task, start, count, reloads) => {
      network.load(task, module.text(start, count), reloads !== 0,
        (bytes, url, charset) => module.call("did_load", task, bytes, url, charset),
        ({ reason, number, words }) => module.call("did_fail", task, reason, number, words));
    },
    load_picture: (task, start, count) => {
      network.loadPicture(task, module.text(start, count), (element) => {
        if (element) pictures.set(task, element);
        module.call("did_load_picture", task, element ? 1 : 0);
      });
    },
    cancel: (task) => network.cancel(task),
    now: () => Math.floor(Date.now() / 1000),
    seconds_ahead_of_utc: (seconds) => {
      const minutes = new Date(seconds * 1000).getTimezoneOffset();
      return Number.isNaN(minutes) ? 0 : -60 * minutes;
    },
    states: (start, count) => marks.of(module.text(start, count)),
    change_states: (start, count) => (marks.change(module.text(start, count)) ? 1 : 0),
    change_list: (task, start, count) => {
      network.changeList(module.text(start, count)).then(([outcome, words]) => {
        follow(() => module.call("did_change_list", task, outcome, words));
        if (outcome === outcomes.done) takeSources();
      });
    },
    open: (start, count) => { window.open(module.text(start, count), "_blank", "noopener,noreferrer"); },
    copy: (start, count) => { navigator.clipboard?.writeText(module.text(start, count)); },
    knows_encoding: (start, count) => (decoderOf(module.text(start, count)) ? 1 : 0),
    decode: (nameStart, nameCount, start, count, place) => {
      const text = decoderOf(module.text(nameStart, nameCount))?.decode(module.bytes(start, count)) ?? "";
      const bytes = new TextEncoder().encode(text);
      module.writePointer(place, module.copy(bytes));
      return bytes.length;
    },
  });
}

const shows = {
  [kinds.sources]: (viewModel) => {
    sources = viewModel;
    showSources();
  },
  [kinds.items]: (viewModel) => showItems(viewModel),
  [kinds.article]: (viewModel) => {
    article = viewModel;
    showStatesOfArticle();
    // While the selection moves, the last article is enough.
    if (article.isOpen) showArticle();
    else drawing ??= requestAnimationFrame(showArticle);
  },
  [kinds.notice]: ({ words, action, text }) => {
    if (action) questions.push([action, text ?? "", words]);
    byID("notice").textContent = action ? "" : (words ?? "");
    byID("notice").hidden = !words || Boolean(action);
  },
  [kinds.loading]: (viewModel) => {
    const view = byID("loading");
    view.hidden = !viewModel.isLoading;
    view.lastElementChild.textContent = [viewModel.message, viewModel.amount].filter(Boolean).join(" ");
    const progress = view.firstElementChild;
    if (viewModel.total > 1) {
      progress.max = viewModel.total;
      progress.value = viewModel.completed ?? 0;
    } else progress.removeAttribute("value");
    byID("refresh").disabled = Boolean(viewModel.isLoading);
    if (viewModel.isLoading) timer ??= setTimeout(showPart, PAUSE);
    else stopTimer();
  },
  [kinds.error]: (viewModel) => showError(viewModel.isNone ? undefined : viewModel),
  [kinds.picture]: (viewModel) => showPicture(viewModel),
};

function stopTimer() {
  clearTimeout(timer);
  timer = undefined;
}

function showPart() {
  stopTimer();
  module.call("show_part");
}

function showError(viewModel) {
  const view = byID("error");
  const [reasons, remedy, retry] = view.children;
  view.hidden = !viewModel;
  if (!viewModel) return reasons.replaceChildren();
  // Several feeds fail one by one, until the next load.
  reasons.append(make("p", {}, viewModel.message));
  remedy.textContent = viewModel.remedy ?? "";
  retry.textContent = viewModel.retry ?? "";
  retry.hidden = !viewModel.retry;
  retry.onclick = () => perform("refresh");
}

// Lists.

function showSources() {
  const view = byID("source-list");
  const focused = [...view.children].findIndex((element) => element.contains(document.activeElement));
  view.replaceChildren(...sources.rows.map((source, place) => {
    const count = source.count && source.kind !== "starred" ? `${source.count} ${word("reader.unread")}` : source.count;
    const button = make("button", { type: "button", "aria-current": place === sources.selected ? "true" : undefined, class: `${source.kind}${source.failure ? " failed" : ""}`, title: source.failure,
      "aria-label": [source.title, count, source.failure].filter(Boolean).join(", ") },
      make("span", { class: "name", dir: "auto" }, source.title), make("span", { class: "count" }, source.count ? String(source.count) : ""));
    button.style.setProperty("--depth", source.depth);
    button.onclick = () => {
      perform("choose-list", "", place, sources.version);
      perform("to-items");
    };
    return make("li", {}, button);
  }));
  view.children[focused]?.firstElementChild.focus({ preventScroll: true });
  document.body.classList.toggle("has-lists", sources.rows.length > 0);
}

function showItems(viewModel) {
  const last = items;
  items = viewModel;
  document.title = `${items.title} — FeedHost`;
  byID("feed-title").textContent = items.title;
  byID("feed-facts").textContent = items.conditions ?? "";
  byID("nothing").textContent = [items.failure, items.nothing].filter(Boolean).join("\n");
  if (document.activeElement !== box) box.value = items.filter ?? "";
  if (items.isOther) pictures.clear();
  if (items.hasNewRows) showRows(items.isOther ? list.children[last.selected] : undefined);
  else {
    const states = module.ask("states", items.firstChanged, Math.min(items.changedCount, rows.length)).states ?? [];
    states.forEach((states, place) => showStatesOf(list.children[items.firstChanged + place], states));
  }
  for (const element of list.querySelectorAll("[aria-current]")) element.removeAttribute("aria-current");
  while (rows.length <= items.selected && showMore());
  const element = list.children[items.selected];
  element?.setAttribute("aria-current", "true");
  if (!items.isOther && (items.hasNewRows || items.selected !== last.selected)) element?.scrollIntoView({ block: "nearest" });
}

/** Shows other rows: where a feed was loaded again, the selected one stays in its place. */
function showRows(selected) {
  const view = byID("items");
  const top = selected ? view.scrollTop - selected.offsetTop : undefined;
  const before = selected ? rows.length : 0;
  const hadFocus = list.contains(document.activeElement);
  sight.disconnect();
  rows = [];
  list.replaceChildren();
  while (showMore() && rows.length < Math.max(before, (items.selected ?? -1) + 1));
  const element = list.children[items.selected];
  view.scrollTop = top === undefined ? 0 : top + (element?.offsetTop ?? 0);
  if (hadFocus) element?.querySelector("a").focus({ preventScroll: true });
}

function showMore() {
  const more = module.ask("rows", rows.length, STEP).rows ?? [];
  for (const row of more) {
    const element = rowElement(row, rows.length);
    rows.push(row);
    list.append(element);
    if (row.hasPicture) sight.observe(element);
  }
  return more.length > 0;
}

function rowElement(row, place) {
  const element = make("li", { "data-index": row.index },
    make("span", { class: "unread", role: "img", "aria-label": word("reader.unread") }, "●"),
    row.hasPicture ? make("div", { class: "picture" }) : undefined,
    make("div", { class: "text" },
      make("a", { href: row.url ?? "#", class: "title", dir: "auto" }, row.title),
      row.excerpt ? make("p", { class: "excerpt", dir: "auto" }, row.excerpt) : undefined,
      make("p", { class: "facts" }, row.facts && make("bdi", {}, row.facts),
        row.age ? make("time", { datetime: row.machineDate, title: row.date }, row.age) : undefined,
        make("span", { class: "star", role: "img", "aria-label": word("reader.starred"), title: word("reader.starred") }, " ★"))));
  showStatesOf(element, row.states);
  element.onclick = (event) => {
    if (event.metaKey || event.ctrlKey || event.button !== 0) return;
    event.preventDefault();
    perform("enter", "", place, items.version);
  };
  return element;
}

function showStatesOf(element, states) {
  element?.classList.toggle("is-read", (states & READ) !== 0);
  for (const [name, isSet] of [["unread", (states & READ) === 0], ["star", (states & STARRED) !== 0]]) {
    const mark = element?.querySelector("." + name);
    if (mark) mark.hidden = !isSet;
  }
}

// Pictures are requested when a row comes into view, and cancelled when it leaves.

const sight = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const index = Number(entry.target.dataset.index);
    if (entry.isIntersecting) module.call("request_picture", index);
    else if (!entry.target.querySelector("img")) module.call("cancel_picture", index);
  }
}, { rootMargin: "200px 0px" });

new IntersectionObserver((entries) => {
  if (entries.some((entry) => entry.isIntersecting) && rows.length < items.count) showMore();
}, { rootMargin: "800px 0px" }).observe(byID("more"));

function showPicture(viewModel) {
  const places = [list.querySelector(`[data-index="${viewModel.index}"] .picture`),
    viewModel.index === article.index && !article.isGone ? byID("article").querySelector(".lead") : undefined];
  const picture = pictures.get(viewModel.picture);
  for (const place of places.filter(Boolean)) {
    place.classList.toggle("is-loading", Boolean(viewModel.isLoading));
    place.title = viewModel.words ?? "";
    if (picture) {
      const hadFocus = place.contains(document.activeElement);
      const image = picture.cloneNode();
      image.alt = place.classList.contains("lead") ? (viewModel.description ?? "") : "";
      place.replaceChildren(image);
      if (hadFocus) focusPane();
    } else if (viewModel.shouldRetry) place.replaceChildren(retryButton(viewModel));
  }
}

function retryButton(viewModel) {
  const button = make("button", { type: "button", class: "retry", "aria-label": viewModel.words || word("retry") }, "↻");
  button.onclick = (event) => {
    event.stopPropagation();
    module.call("request_picture", viewModel.index);
  };
  return button;
}

// The article.

function showArticle() {
  cancelAnimationFrame(drawing);
  drawing = undefined;
  const last = drawn;
  drawn = module.ask("article");
  // Its place is kept where only the feed around it has changed.
  if (JSON.stringify(drawn) !== JSON.stringify(last)) {
    const content = make("div", { class: "content" });
    if (drawn.html) showSanitised(content, drawn.html, (url) => network.addressOf(url));
    for (const text of [drawn.text, drawn.caption].flatMap((text) => text?.split(/\n\s*\n/) ?? [])) content.append(make("p", { dir: "auto" }, text));
    const place = byID("article").querySelector("article");
    place.lang = drawn.language ?? "";
    place.dir = "auto";
    place.replaceChildren(
      make("h2", { id: "article-title", dir: "auto", hidden: drawn.isUntitled }, drawn.title),
      make("p", { class: "facts" }, make("bdi", {}, drawn.facts)),
      drawn.showsPicture ? make("div", { class: "lead" }) : "",
      content,
      drawn.player ? make(drawn.player, { src: drawn.recording, controls: true, preload: "none", "aria-labelledby": "article-title" }) : "",
      ...(drawn.subjects ?? []).map((line) => make("p", { class: "facts", dir: "auto" }, line)),
      make("ul", { class: "links", hidden: !drawn.links?.length }, ...(drawn.links ?? []).map(({ url, words }) =>
        make("li", { dir: "auto" }, url ? make("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, words) : words))));
    byID("open").hidden = !drawn.url;
    byID("open").href = drawn.url ?? "#";
    if (drawn.url !== last.url || drawn.title !== last.title) byID("article").scrollTop = 0;
  }
  // The feed is only being displayed.
  if (byID("article").querySelector(".lead:empty") && !article.isGone) setTimeout(() => module.call("request_picture", article.index));
}

function showStatesOfArticle() {
  for (const [id, isSet, set, unset] of [["star", (article.states & STARRED) !== 0, "★", "☆"], ["unread", (article.states & READ) === 0, "●", "○"]]) {
    byID(id).setAttribute("aria-pressed", String(isSet));
    byID(id).textContent = isSet ? set : unset;
    byID(id).disabled = article.index === undefined || Boolean(article.isGone);
  }
}

// User actions.

/** Performs an action; for a row, of the version of the list that the user sees. */
function perform(name, text = "", row = -1, version = 0) {
  follow(() => module.call("perform", name, text, row, version));
  if (article.isOpen && article.search && ["search", "find-next", "find-previous"].includes(name)) {
    window.find(article.search, false, name === "find-previous", true);
  } else goOn();
}

/** Searches on, in slices. */
function goOn() {
  let isSearching;
  follow(() => { isSearching = module.call("continue_searching"); });
  if (isSearching) setTimeout(goOn);
}

/** Moves the focus to where an action leads. */
function follow(action) {
  const place = () => [pane(), items.selected, sources.selected].join();
  const before = place();
  action();
  document.body.dataset.pane = pane();
  if (place() !== before && document.activeElement !== box) focusPane();
  for (const question of questions.splice(0)) {
    // The box is in the list of items.
    perform("to-items");
    openBox(...question);
  }
}

function focusPane() {
  const place = { sources: byID("source-list").querySelector("[aria-current]"),
    items: list.children[items.selected]?.querySelector("a") ?? byID("items"), article: byID("article") }[pane()];
  place?.focus({ preventScroll: true });
}

/** Asks for the text of an action. */
function ask(name) {
  perform("to-items");
  openBox(name, name === "filter" ? (items.filter ?? "") : "", wordsOf(name));
}

/** Lets the user type the text of an action. */
function openBox(name, text, question) {
  asking = name;
  box.placeholder = question;
  box.title = question;
  box.value = text;
  box.focus();
  box.select();
}

/** Scrolls the pane by a part of its height. */
function scroll(part) {
  const view = byID(pane());
  view.scrollBy({ top: part * view.clientHeight });
}

const own = {
  help: () => byID("help").showModal(), search: () => ask("search"), filter: () => ask("filter"),
  "page-down": () => scroll(0.9), "page-up": () => scroll(-0.9), "half-down": () => scroll(0.5), "half-up": () => scroll(-0.5),
};

box.oninput = () => { if (asking === "filter") perform("filter", box.value); };
box.onblur = () => {
  asking = "filter";
  box.placeholder = wordsOf(asking);
  box.title = "";
  box.value = items.filter ?? "";
};
box.onkeydown = (event) => {
  if (event.key !== "Enter" && event.key !== "Escape") return;
  event.preventDefault();
  event.stopPropagation();
  const [name, text] = [asking, event.key === "Enter" ? box.value : ""];
  box.blur();
  if (name === "filter" || text) perform(name, text);
  focusPane();
};

document.addEventListener("keydown", (event) => {
  if (!module || event.target === box || event.ctrlKey || event.metaKey || event.altKey || byID("help").open) return;
  const key = event.key === " " ? "space" : event.key.length === 1 ? event.key : event.key.replace("Arrow", "").toLowerCase();
  // What the browser does with keys stays: it follows links, presses buttons, plays and scrolls.
  if ((key === "enter" && event.target.closest("a")) || (["enter", "space"].includes(key) && event.target.closest("button, summary"))) return;
  if (key.length > 1 && key !== "escape" && event.target.closest("audio, video, pre, table")) return;
  if (article.isOpen && ["up", "down", "home", "end"].includes(key)) return;
  const action = actions.find((action) => action.keys.includes(key))?.name;
  if (!action || UNUSED.includes(action)) return;
  event.preventDefault();
  (own[action] ?? (() => perform(action)))();
});

// A button that is clicked does not take the keys.
document.addEventListener("mousedown", (event) => { if (event.target.closest("button")) event.preventDefault(); });

/** The actions of buttons, by their identifiers. */
const buttons = { refresh: "refresh", "mark-all": "all-read", star: "star", unread: "unread", open: "open", back: "to-items", "to-sources": "to-feeds" };
for (const [id, name] of Object.entries(buttons)) {
  byID(id).onclick = (event) => {
    event.preventDefault();
    onArticle(name);
  };
}
byID("error").lastElementChild.onclick = () => showError();
byID("help").onclick = () => byID("help").close();
list.addEventListener("focusin", (event) => {
  const place = [...list.children].indexOf(event.target.closest("li"));
  if (place !== items.selected) perform("select", "", place, items.version);
});
byID("article").addEventListener("click", (event) => {
  const link = event.target.closest("article a[href]");
  if (!link || link.getAttribute("href").startsWith("#")) return;
  event.preventDefault();
  onArticle("open", link.href);
});

/** Performs an action on the article that is seen beside the feeds. */
function onArticle(name, text) {
  if (sources.isActive && ["star", "unread", "open"].includes(name)) perform("to-items");
  perform(name, text);
}

function learnWords() {
  const told = module.ask("words");
  words = Object.fromEntries(told.words.map((entry) => [entry.key, entry]));
  actions = told.actions;
  document.documentElement.lang = word("language") || "en";
  byID("sources-title").textContent = word("reader.feeds");
  for (const [id, name] of Object.entries({ ...buttons, search: "filter", help: "help" })) {
    // What is pressed has the name of the state; its title says what it does.
    const label = { star: word("reader.starred"), unread: word("reader.unread"), back: wordsOf("back"), "to-sources": word("reader.feeds") }[id];
    byID(id).setAttribute("aria-label", label ?? wordsOf(name));
    if (id !== "help") byID(id).title = wordsOf(name) || label;
  }
  byID("error").lastElementChild.setAttribute("aria-label", word("page.close"));
  box.placeholder = wordsOf("filter");
  byID("help").querySelector("dl").replaceChildren(...actions.flatMap(({ name, keys, words }) => {
    const plain = keys.filter((key) => !key.startsWith("ctrl-"));
    if (UNUSED.includes(name) || plain.length === 0) return [];
    return [make("dt", {}, ...plain.map((key) => make("kbd", {}, key))), make("dd", {}, words)];
  }));
}

// Stops loading when the user leaves the page; the browser may keep it and show it again.
window.addEventListener("pagehide", () => module?.call("cancel"));
window.addEventListener("pageshow", (event) => { if (event.persisted) module.call("refresh"); });

/** Shows that the module has trapped. */
function showEnd(reason) {
  stop({ message: around("page.ended", reason) });
}

/** Shows an error that only reloading the page can mend. */
function stop(viewModel) {
  byID("loading").hidden = true;
  showError({ ...viewModel, retry: word("retry") || "↻" });
  byID("error").children[2].onclick = () => window.location.reload();
  document.body.dataset.pane = "items";
}

async function begin() {
  module = await Module.load("feedhost.wasm", functionsOf());
  module.ended = showEnd;
  module.shown = (kind, viewModel) => shows[kind](viewModel);
  module.call("start", new URLSearchParams(window.location.search).get("lang") ?? navigator.language);
  learnWords();
  showStatesOfArticle();
  const own = await fetch("sources.json", { cache: "no-store" }).catch(() => undefined);
  if (!own?.ok) {
    return stop(own ? module.ask("failure", reasons.status, own.status, "sources.json") : module.ask("failure", reasons.server_away, 0, ""));
  }
  listed = await own.text();
  const { sources, fetch: server, states, list } = JSON.parse(listed);
  marks = states ? new ServedStates(states) : new BrowserStates();
  marks.changed = () => module.call("show_states");
  let lastFailure;
  marks.failed = ({ reason, number, words }) => {
    const { message } = words ? { message: words } : module.ask("failure", reason, number, "");
    if (message !== lastFailure) showError({ message });
    lastFailure = message;
  };
  network = new Network(server, (url) => marks.load(url), list);
  await marks.adopt(sources);
  addSources(sources, list);
  // Which actions there are depends on the sources.
  learnWords();
  module.call("refresh");
  if (list) setInterval(() => { if (!document.hidden) takeSources(); }, FOLLOWING);
}

/** The list of sources as it was last sent. */
let listed;

function addSources(sources, isOwnList) {
  module.call("begin_sources", isOwnList ? 1 : 0);
  for (const { url, title, folder, identity = url } of sources) module.call("add_source", url, title ?? "", folder ?? "", identity ?? "");
}

/** Shows what has changed in the list of sources. */
async function takeSources() {
  const text = await fetch("sources.json", { cache: "no-store" }).then((response) => (response.ok ? response.text() : undefined)).catch(() => undefined);
  if (!text || text === listed) return;
  listed = text;
  const { sources, list } = JSON.parse(text);
  addSources(sources, list);
  follow(() => module.call("show_sources"));
}

begin().catch((error) => showEnd(error.message));
