// Draws the view models of the reader, and sends the user's actions to it by name. The reader decides the rest.
import { FeedHost, READ, STARRED } from "./feedhost.js";

const STEP = 200;
/** The milliseconds in which nobody sees that other rows are shown, and clicks on one of them. */
const UNSEEN = 300;
/** Actions that have no meaning in a page, or are the browser's own. */
const UNUSED = ["other", "previous-pane", "rows", "note", "redraw", "suspend", "quit"];
const byID = (id) => document.getElementById(id);
const list = byID("item-list");
const box = byID("search");

let reader;
/** The view models on show. */
let sources = { rows: [] };
let items = { count: 0 };
let article = {};
/** The article on show. */
let drawn = {};
let drawing;
/** The title of the row under the pointer when other rows were shown, and when that was. */
let aimed = {};
/** What the text in the box is for. */
let asking = "filter";
/** True while the page says something itself. */
let isSaying = false;

const word = (key) => reader?.word(key) ?? "";
const wordsOf = (name) => reader?.actions.find((action) => action.name === name)?.words ?? "";
const place = () => [pane(), items.selected, sources.selected].join();
const pane = () => (sources.isActive ? "sources" : article.isOpen ? "article" : "items");

function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== undefined && child !== ""));
  return element;
}

/** What shows the view models of events. */
const shows = {
  sources: (viewModel) => showSources(viewModel),
  items: (viewModel) => showItems(viewModel),
  article: (viewModel) => {
    article = viewModel;
    showStatesOfArticle();
    // While the selection moves, the last article is enough.
    if (article.isOpen) showArticle();
    else drawing ??= requestAnimationFrame(showArticle);
  },
  notice: ({ words, action, text }) => {
    byID("notice").textContent = action ? "" : (words ?? "");
    byID("notice").hidden = !words || Boolean(action);
    if (action) openBox(action, text ?? "", words);
  },
  loading: (viewModel) => {
    const view = byID("loading");
    view.hidden = !viewModel.isLoading;
    view.lastElementChild.textContent = [viewModel.message, viewModel.amount].filter(Boolean).join(" ");
    const progress = view.firstElementChild;
    if (viewModel.total > 1) {
      progress.max = viewModel.total;
      progress.value = viewModel.completed ?? 0;
    } else progress.removeAttribute("value");
    byID("refresh").disabled = Boolean(viewModel.isLoading);
  },
  error: (viewModel) => (viewModel.hasEnded ? stop(viewModel.message) : showError(viewModel.isNone ? undefined : viewModel)),
  picture: (viewModel) => showPicture(viewModel),
  // What is shown of it follows.
  list: () => {
    const before = place();
    queueMicrotask(() => moveFrom(before));
  },
};

/** Says something that the page has found itself, until the next action. */
function say(words = "") {
  if (words || isSaying) shows.notice({ words });
  isSaying = Boolean(words);
}

function showError(viewModel) {
  const view = byID("error");
  const [reasons, remedy, retry] = view.children;
  view.hidden = !viewModel;
  if (!viewModel) return reasons.replaceChildren();
  // Several feeds fail one by one, until the next load; what can't be tried again leaves the others their button.
  retry.hidden = !viewModel.retry && (retry.hidden || !reasons.firstChild);
  retry.textContent = viewModel.retry ?? retry.textContent;
  const isKnown = [...reasons.children].some((reason) => reason.textContent === viewModel.message);
  if (!isKnown) reasons.append(make("p", {}, viewModel.message));
  remedy.textContent = viewModel.remedy ?? "";
  // A failed action is said where it leads, too: after the notice on it.
  if (!viewModel.retry) queueMicrotask(() => { if (!view.hidden && !view.offsetParent) say(viewModel.message); });
  retry.onclick = () => {
    showError();
    reader.refresh();
  };
}

// Lists.

function showSources(viewModel) {
  const last = sources;
  sources = viewModel;
  // The user's searches are counted in slices.
  goingOn ??= setTimeout(goOn);
  const view = byID("source-list");
  const focused = [...view.children].findIndex((element) => element.contains(document.activeElement));
  view.replaceChildren(...sources.rows.map((source, place) => {
    const count = source.count && source.kind !== "starred" ? `${source.count} ${word("reader.unread")}` : source.count;
    const button = make("button", { type: "button", "aria-current": place === sources.selected ? "true" : undefined, class: `${source.kind}${source.failure ? " failed" : ""}`, title: source.failure,
      "aria-label": [source.title, count, source.failure].filter(Boolean).join(", ") },
      make("span", { class: "name", dir: "auto" }, source.title), make("span", { class: "count" }, source.count ? String(source.count) : ""));
    button.style.setProperty("--depth", source.depth);
    button.onclick = () => {
      perform("choose-list", { row: place, version: sources.version });
      perform("to-items");
    };
    return make("li", {}, button);
  }));
  view.children[focused]?.firstElementChild.focus({ preventScroll: true });
  if (sources.selected !== last.selected) view.children[sources.selected]?.scrollIntoView({ block: "nearest" });
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
  if (items.hasNewRows) showRows(items.isOther ? list.children[last.selected] : undefined);
  else {
    const states = reader.states(items.firstChanged, Math.min(items.changedCount, list.children.length));
    states.forEach((states, place) => showStatesOf(list.children[items.firstChanged + place], states));
  }
  for (const element of list.querySelectorAll("[aria-current]")) element.removeAttribute("aria-current");
  while (list.children.length <= items.selected && showMore());
  const element = list.children[items.selected];
  element?.setAttribute("aria-current", "true");
  if (items.hasNewRows || items.selected !== last.selected) element?.scrollIntoView({ block: "nearest" });
}

/** Shows other rows: where a feed was loaded again, the selected one stays in its place. */
function showRows(selected) {
  const view = byID("items");
  const top = selected ? view.scrollTop - selected.offsetTop : undefined;
  const before = selected ? list.children.length : 0;
  const hadFocus = list.contains(document.activeElement);
  aimed = { title: list.querySelector("li:hover .title")?.textContent, time: performance.now() };
  sight.disconnect();
  // What is told once, that the end is in sight, is told of these rows again.
  end.disconnect();
  end.observe(byID("more"));
  list.replaceChildren();
  while (showMore() && list.children.length < Math.max(before, (items.selected ?? -1) + 1));
  const element = list.children[items.selected];
  view.scrollTop = top === undefined ? 0 : top + (element?.offsetTop ?? 0);
  if (hadFocus) element?.querySelector("a").focus({ preventScroll: true });
}

function showMore() {
  // Counted once: a browser counts all children again after each change.
  let place = list.children.length;
  const more = reader.rows(place, STEP);
  for (const row of more) {
    const element = rowElement(row, place);
    place += 1;
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
    // A click by a pointer that was on another row until just now is meant for that one.
    if (event.detail && event.timeStamp - aimed.time < UNSEEN && (aimed.title ?? row.title) !== row.title) return;
    perform("enter", { row: place, version: items.version });
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
    if (entry.isIntersecting) reader.requestPicture(index);
    else if (!entry.target.querySelector("img")) reader.cancelPicture(index);
  }
}, { rootMargin: "200px 0px" });

// Within the pane that scrolls: the margin of the window does not hold there, and the end may be a fraction of a pixel too low.
const end = new IntersectionObserver((entries) => {
  if (entries.some((entry) => entry.isIntersecting) && list.children.length < items.count) showMore();
}, { root: byID("items"), rootMargin: "800px 0px" });

function showPicture(viewModel) {
  const places = [list.querySelector(`[data-index="${viewModel.index}"] .picture`),
    viewModel.index === article.index && !article.isGone ? byID("article").querySelector(".lead") : undefined];
  for (const place of places.filter(Boolean)) {
    place.classList.toggle("is-loading", Boolean(viewModel.isLoading));
    place.title = viewModel.words ?? "";
    if (viewModel.picture) {
      const hadFocus = place.contains(document.activeElement);
      const image = viewModel.picture.cloneNode();
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
    reader.requestPicture(viewModel.index);
  };
  return button;
}

// The article.

function showArticle() {
  cancelAnimationFrame(drawing);
  drawing = undefined;
  const last = drawn;
  drawn = reader.article();
  // Its place is kept where only the feed around it has changed.
  if (JSON.stringify(drawn) !== JSON.stringify(last)) {
    const content = make("div", { class: "content" });
    reader.showContent(content, drawn);
    const place = byID("article").querySelector("article");
    place.lang = drawn.language ?? "";
    place.dir = "auto";
    keepPlaying(place.querySelector(":scope > :is(audio, video)"), last.title);
    place.replaceChildren(
      make("h2", { id: "article-title", dir: "auto", hidden: drawn.isUntitled }, drawn.title),
      make("p", { class: "facts" }, make("bdi", {}, drawn.facts)),
      drawn.showsPicture ? make("div", { class: "lead" }) : "",
      content,
      playerOf(place),
      ...(drawn.subjects ?? []).map((line) => make("p", { class: "facts", dir: "auto" }, line)),
      make("ul", { class: "links", hidden: !drawn.links?.length }, ...(drawn.links ?? []).map(({ url, words }) =>
        make("li", { dir: "auto" }, url ? make("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, words) : words))));
    byID("open").hidden = !drawn.url;
    byID("open").href = drawn.url ?? "#";
    if (drawn.url !== last.url || drawn.title !== last.title) byID("article").scrollTop = 0;
  }
  if (byID("article").querySelector(".lead:empty") && !article.isGone) reader.requestPicture(article.index);
}

/** Keeps a player that plays below all panes, where the article that it is in gives way to another one. */
function keepPlaying(player, title) {
  if (!player || player.paused || player.getAttribute("src") === drawn.recording) return;
  const button = make("button", { type: "button", class: "icon", "aria-label": word("page.close") }, "✕");
  button.onclick = () => showPlaying();
  player.setAttribute("aria-label", title ?? "");
  showPlaying(make("span", { dir: "auto" }, title), player, button);
}

/** Shows what plays below all panes; a player that leaves the page pauses. */
function showPlaying(...parts) {
  byID("playing").replaceChildren(...parts);
  byID("playing").hidden = parts.length === 0;
}

/** The player of the article's recording: the one on show if it plays that, since only what is around it has changed. */
function playerOf(place) {
  if (!drawn.player) return "";
  const below = byID("playing");
  const shown = [...place.children, ...below.children].find((element) => element.getAttribute("src") === drawn.recording);
  if (shown?.parentElement === below) queueMicrotask(() => showPlaying());
  if (shown) return shown;
  const player = make(drawn.player, { src: drawn.recording, controls: true, preload: "none", "aria-label": drawn.title });
  player.addEventListener("error", () => {
    if (player.isConnected) say(word(player.error?.code === MediaError.MEDIA_ERR_DECODE ? "reader.unknown-format" : "reader.not-loaded"));
  });
  player.addEventListener("play", () => {
    if (player.parentElement !== below) showPlaying();
  });
  reader.follow(player, drawn.recording, () => {
    if (player.parentElement === below) showPlaying();
    else if (player.isConnected && (article.states & READ) === 0) onArticle("unread");
  });
  return player;
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
function perform(name, request) {
  say();
  if (article.isOpen && article.search && ["find-next", "find-previous"].includes(name)) return find(name === "find-previous");
  follow(() => reader.perform(name, request));
  if (article.isOpen && article.search && name === "search") find(false, true);
  else goOn();
}

/** Goes to the next match in the open article, or to its first one. */
function find(isBackward, isFirst = false) {
  const text = byID("article").querySelector("article");
  const selection = window.getSelection();
  // Browsers find what is folded, too, but do not show it.
  for (const folded of text.querySelectorAll("details")) folded.open = true;
  const begin = () => selection.collapse(text, isBackward ? text.childNodes.length : 0);
  const isFound = () => window.find(article.search, false, isBackward) && text.contains(selection.anchorNode);
  const isInside = !isFirst && text.contains(selection.anchorNode);
  if (!isInside) begin();
  if (isFound()) return;
  begin();
  say(isInside && isFound() ? word("reader.last-found") : reader.word("reader.not-found", article.search));
}

/** Searches on, in slices. */
function goOn() {
  clearTimeout(goingOn);
  let isSearching;
  follow(() => { isSearching = reader.continueSearching(); });
  goingOn = isSearching ? setTimeout(goOn) : undefined;
}

let goingOn;

/** Moves the focus to where an action leads. */
function follow(action) {
  const before = place();
  action();
  moveFrom(before);
}

function moveFrom(before) {
  document.body.dataset.pane = pane();
  followHistory();
  if (place() !== before && document.activeElement !== box) focusPane();
}

// The browser's Back closes an article that is all one sees.

const narrow = window.matchMedia("(max-width: 40rem)");
/** True while the page goes back by itself. */
let isGoingBack = false;
let hash = window.location.hash;

function followHistory() {
  const isOpen = narrow.matches && pane() === "article";
  if (isGoingBack || isOpen === (window.history.state === "article")) return;
  isGoingBack = !isOpen;
  if (isOpen) window.history.pushState("article", "");
  else window.history.back();
}

window.addEventListener("popstate", ({ state }) => {
  const isLink = window.location.hash !== "" && window.location.hash !== hash;
  hash = window.location.hash;
  const isOpen = narrow.matches && pane() === "article";
  if (isGoingBack) {
    isGoingBack = false;
    followHistory();
  // A link within the article leads on in it.
  } else if (isOpen && isLink && state === null) window.history.replaceState("article", "");
  else if (isOpen && state === null) perform("to-items");
  else if (reader && narrow.matches && pane() === "items" && state === "article") perform("enter");
});

function focusPane() {
  const place = { sources: byID("source-list").querySelector("[aria-current]"),
    items: list.children[items.selected]?.querySelector("a") ?? byID("items"), article: byID("article") }[pane()];
  // Where it is hidden it has not been scrolled to.
  place?.focus({ preventScroll: pane() !== "sources" });
}

/** Lets the user type the text of an action, in the box above the items; that of a search in an open article stays with it. */
function openBox(name, text, question) {
  if (name === "search" && article.isOpen) byID("article").querySelector(".titles").append(box);
  else perform("to-items");
  showBox(name, text, question, question);
  box.focus();
  box.select();
}

function showBox(name, text, question, title) {
  asking = name;
  box.placeholder = question;
  box.title = title;
  box.setAttribute("aria-label", question);
  box.value = text;
}

/** Scrolls the pane by a part of its height; by a whole one at the end of an article, goes to the next unread item. */
function scroll(part) {
  const view = byID(pane());
  const top = view.scrollTop;
  view.scrollBy({ top: part * (view.clientHeight - view.querySelector("header").offsetHeight) });
  if (part > 0.5 && pane() === "article" && view.scrollTop === top) perform("next-unread");
}

const ofArticle = "#article > article > :is(audio, video)";
const played = "#playing > :is(audio, video)";

/** Acts on a player, of the first selector that finds one; without one the reader says so. */
function play(name, act, ...selectors) {
  say();
  const player = selectors.map((selector) => document.querySelector(selector)).find(Boolean);
  if (player) act(player); else perform(name);
}

function toggle(player) {
  if (!player.paused) return player.pause();
  // What has failed is tried again.
  if (player.error) player.load();
  player.play().catch(() => player.focus());
}

const own = {
  play: () => play("play", toggle, ofArticle),
  pause: () => play("pause", toggle, played, ofArticle),
  "play-forward": () => play("play-forward", (player) => { player.currentTime += 30; }, played, ofArticle),
  "play-back": () => play("play-back", (player) => { player.currentTime -= 10; }, played, ofArticle),
  help: showHelp, search: () => openBox("search", "", wordsOf("search")), filter: () => openBox("filter", items.filter ?? "", wordsOf("filter")),
  "page-down": () => scroll(0.9), "page-up": () => scroll(-0.9), "half-down": () => scroll(0.5), "half-up": () => scroll(-0.5),
};

box.oninput = () => { if (asking === "filter") perform("filter", { text: box.value }); };
box.onblur = () => {
  // It is still the active one where the window has lost the focus, as to one that the text is copied from.
  if (document.activeElement === box) return;
  byID("loading").before(box);
  showBox("filter", items.filter ?? "", wordsOf("filter"), "");
};
box.onkeydown = (event) => {
  // What composes a text takes these keys itself; Safari tells that by the code only.
  if (event.isComposing || event.keyCode === 229) return;
  if (event.key !== "Enter" && event.key !== "Escape") return;
  event.preventDefault();
  event.stopPropagation();
  const [name, text] = [asking, event.key === "Enter" ? box.value : ""];
  box.blur();
  if (name === "filter" || text) perform(name, { text });
  focusPane();
};

document.addEventListener("keydown", (event) => {
  if (!reader || event.target === box || event.ctrlKey || event.metaKey || event.altKey || byID("help").open) return;
  const key = event.key === " " ? "space" : event.key.length === 1 ? event.key : event.key.replace("Arrow", "").toLowerCase();
  // What the browser does with keys stays: it follows links, presses buttons, plays and scrolls.
  if ((key === "enter" && event.target.closest("a")) || (["enter", "space"].includes(key) && event.target.closest("button, summary"))) return;
  if (key.length > 1 && key !== "escape" && event.target.closest("audio, video, pre, table")) return;
  if (article.isOpen && ["up", "down", "home", "end"].includes(key)) return;
  const action = reader.actions.find((action) => action.keys.includes(key))?.name;
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
  if (place !== items.selected) perform("select", { row: place, version: items.version });
});
byID("article").addEventListener("click", (event) => {
  // As the feed has it: the browser would write it in another way.
  const url = event.target.closest("article a[href]")?.getAttribute("href");
  if (url === undefined || url.startsWith("#")) return;
  event.preventDefault();
  onArticle("open", { text: url });
});

/** Performs an action on the article that is seen beside the feeds. */
function onArticle(name, request) {
  if (sources.isActive && ["star", "unread", "open"].includes(name)) perform("to-items");
  perform(name, request);
}

function nameThings() {
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
}

function showHelp() {
  byID("help").querySelector("dl").replaceChildren(...reader.actions.flatMap(({ name, keys, words }) => {
    const plain = keys.filter((key) => !key.startsWith("ctrl-"));
    // A page can't be left by a key, and to go back there is another action.
    if ([...UNUSED, "close"].includes(name) || plain.length === 0) return [];
    return [make("dt", {}, ...plain.map((key) => make("kbd", {}, key))), make("dd", {}, words)];
  }));
  byID("help").showModal();
}

// Stops loading when the user leaves the page; the browser may keep it and show it again.
window.addEventListener("pagehide", () => reader?.cancel());
window.addEventListener("pageshow", (event) => { if (event.persisted) reader.refresh(); });

/** Shows an error that only reloading the page can mend. */
function stop(message) {
  byID("loading").hidden = true;
  showError({ message, retry: word("retry") || "↻" });
  byID("error").children[2].onclick = () => window.location.reload();
  document.body.dataset.pane = "items";
}

async function begin() {
  reader = await FeedHost.open("feedhost.wasm", { sources: "sources.json", locale: new URLSearchParams(window.location.search).get("lang") });
  for (const [name, show] of Object.entries(shows)) reader.addEventListener(name, ({ detail }) => show(detail));
  nameThings();
  showStatesOfArticle();
  // As a page is that is loaded again while an article is open.
  followHistory();
  await reader.refresh();
}

begin().catch((error) => stop(error.message));
