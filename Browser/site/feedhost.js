// A reader of feeds for any page. The module decides; the page draws what events bring, and reports actions (docs/BROWSER.md).
import { Module } from "./module.js";
import { change as outcomes, failed as reasons, order as orders, shows as kinds } from "./imports.js";
import { Failure, Network, ask, decoderOf } from "./network.js";
import { BrowserStates, ServedStates } from "./states.js";
import { showContent } from "./content.js";
import { PlayedTimes } from "./played.js";

export { BrowserStates, READ, STARRED, States } from "./states.js";

/** The milliseconds after which a part of the feeds is shown while others are loading. */
const PAUSE = 1000;
/** The milliseconds after which is noticed what has changed elsewhere. */
const FOLLOWING = 1000;
const nameOf = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [kind, name]));
const absolute = (url) => (/^[a-z][a-z0-9+.-]*:/i.test(url) ? url : new URL(url, document.baseURI).href);

/** Returns a document of sources. */
function parsed(text) {
  const told = JSON.parse(text);
  if (!Array.isArray(told?.sources)) throw new Error('it has no list "sources"');
  const place = told.sources.findIndex((source) => typeof source?.url !== "string");
  if (place >= 0) throw new Error(`source ${place + 1} has no "url": ${JSON.stringify(told.sources[place])}`);
  return told;
}

/** Puts a text on the clipboard; fails where the browser refuses. */
async function copy(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  let isGiven = false;
  const give = (event) => {
    event.clipboardData.setData("text/plain", text);
    event.preventDefault();
    isGiven = true;
  };
  // Browsers give a page without https no other way.
  document.addEventListener("copy", give);
  document.execCommand("copy");
  // A browser that refuses has not called it: the user's next copy is another one.
  document.removeEventListener("copy", give);
  if (!isGiven) throw new Error("not copied");
}

/**
 * @typedef {object} Source a feed; its identity, by which states are stored, is its address unless told, and null has the feed tell it
 * @property {string} url
 * @property {string | null} [title]
 * @property {string | null} [folder]
 * @property {string | null} [identity]
 * @property {"newest" | "oldest"} [order] the order of its list
 *
 * @typedef {object} Options
 * @property {string | Source[]} [sources] the feeds, or the address of a document such as sources.json
 * @property {string | null} [locale] selects the words, such as "de-AT"; the browser's if there is none
 * @property {import("./states.js").States} [store] keeps read and starred items, of this reader only; in the browser if there is none
 * @property {string} [fetch] the prefix that has the page's server fetch an address
 * @property {string} [states] where the page's server keeps states, if there is no store
 * @property {string} [archive] where the page's server has archived items
 * @property {string} [article] where the page's server finds whole articles, and remembers which are read
 * @property {string} [list] where the page's server takes changes of the list
 * @property {string} [played] where the page's server keeps how far recordings were played; in the browser if there is none
 * @property {string} [place] where the page's server keeps where the user left the last reader
 *
 * @typedef {{name: string, words: string, keys: string[]}} Action
 * @typedef {{row?: number, version?: number, text?: string}} Request a row counts from 0, in a version of its list
 * @typedef {{title: string, kind: "all" | "unread" | "starred" | "folder" | "feed" | "search", depth: number, count?: number, failure?: string}} SourceRow
 * @typedef {{index: number, title: string, url?: string, excerpt?: string, facts?: string, age?: string, date?: string, machineDate?: string, states: number, hasPicture?: boolean}} Row
 * @typedef {{title?: string, isUntitled?: boolean, url?: string, language?: string, facts?: string, html?: string, text?: string, caption?: string, showsPicture?: boolean, player?: string, recording?: string, subjects?: string[], links?: {url?: string, words: string}[]}} Article
 */

/**
 * A reader. Its events are CustomEvents whose `detail` is a view model; they come when the module has returned, so that
 * listeners may call the reader.
 *
 * - `sources`: the lists to read: `rows` (SourceRow), `selected`, `version`, `isActive`
 * - `items`: the chosen list: `title`, `count`, `selected`, `version`, `conditions`, `filter`, `nothing`, `failure`; `isOther` if
 *   it is another feed's, `hasNewRows`, else `firstChanged` and `changedCount` of the rows with other states
 * - `article`: the selected item: `index`, `states`, `isOpen`, `isGone`, `search`
 * - `loading`: `isLoading`, `message`, `amount`, `completed`, `total`
 * - `error`: `message`, `remedy` and `retry` (the words of a button for `refresh`); `isNone` when there is none any more; `hasEnded` if the module
 *   has trapped, so that only another reader helps
 * - `picture`: `index`, `picture` (an element to clone), `isLoading`, `shouldRetry`, `description`, `words`
 * - `notice`: `words` on the last action; with `action`, they ask for its text, from `text` on
 * - `list`: the list of feeds is changed, and what it has shown follows; no detail
 */
export class FeedHost extends EventTarget {
  #options;
  #module;
  #network;
  #store;
  #words = {};
  #events = [];
  #pictures = new Map();
  /** Runs until the next part is shown. */
  #timer;
  /** True once the sources are known. */
  #begun;
  /** The document of sources as it was last sent. */
  #listed;
  /** The identities of the sources by their addresses. */
  #identities = new Map();
  /** The version of the archive that is shown. */
  #archived = "";
  /** Where whole articles are found. */
  #article;
  /** Where the user's place is kept. */
  #place;
  /** How far recordings were played. */
  #played = new PlayedTimes();
  /** The last failure of the store. */
  #failure;
  /** What the user can do, with its words and keys. @type {Action[]} */
  actions = [];

  /**
   * Loads the module. Nothing else happens before `refresh`, so that no event is missed.
   * @param {string | URL} [url] the module's address: feedhost.wasm beside this file if there is none
   * @param {Options} [options]
   * @returns {Promise<FeedHost>}
   */
  static async open(url = new URL("feedhost.wasm", import.meta.url), options = {}) {
    const reader = new FeedHost();
    reader.#options = options;
    const module = await Module.load(url, (module) => reader.#functions(module));
    reader.#module = module;
    module.shown = (kind, viewModel) => reader.#show(nameOf[kind], viewModel);
    module.ended = (reason) => {
      clearTimeout(reader.#timer);
      reader.#tell({ message: reader.word("page.ended", reason), hasEnded: true });
    };
    module.call("start", options.locale ?? navigator.language);
    reader.#takeWords();
    return reader;
  }

  /** Loads all feeds, and before them the document of sources, if there is one. */
  async refresh() {
    this.#begun ??= this.#begin();
    if (await this.#begun) this.#call("refresh");
    else this.#begun = undefined;
  }

  /** Stops loading. */
  cancel() { this.#call("cancel"); }

  /**
   * Performs an action by its name; those of `actions`, and others of ReaderAction.
   * @param {string} name
   * @param {Request} [request]
   * @returns {boolean} whether it is done
   */
  perform(name, { row = -1, version = 0, text = "" } = {}) { return this.#call("perform", name, text, row, version) === 0; }

  /** Goes on with a search; returns whether there is more to search. */
  continueSearching() { return this.#call("continue_searching") === 1; }

  /** Returns rows of the chosen list. @returns {Row[]} */
  rows(start, count) { return this.#module.ask("rows", start, count).rows ?? []; }

  /** Returns the states of rows: sums of READ and STARRED. @returns {number[]} */
  states(start, count) { return this.#module.ask("states", start, count).states ?? []; }

  /** Returns the selected item. @returns {Article} */
  article() { return this.#module.ask("article"); }

  /** Shows an article's content in an element: sanitised HTML, or text. @param {Article} article */
  showContent(element, article) {
    showContent(element, article, (url) => this.#network.addressOf(url), (picture, url) => this.#network.showPicture(picture, url));
  }

  /**
   * Has a player, an audio or video element, go on where its recording was stopped.
   * @param {HTMLMediaElement} player
   * @param {string} url the recording's address
   * @param {function()} ended called when it was played to its end
   */
  follow(player, url, ended) { this.#played.follow(player, url, ended); }

  /** Requests the picture of an item by its index; events bring it. */
  requestPicture(index) { this.#call("request_picture", index); }
  cancelPicture(index) { this.#call("cancel_picture", index); }

  /** Returns words in the reader's language (docs/plugins/words.md), around a text. */
  word(key, text = "") { return (this.#words[key]?.before ?? "") + text + (this.#words[key]?.after ?? ""); }

  #takeWords() {
    const { words = [], actions = [] } = this.#module.ask("words");
    this.#words = Object.fromEntries(words.map((entry) => [entry.key, entry]));
    this.actions = actions;
  }

  #call(name, ...values) {
    const result = this.#module.call(name, ...values);
    this.#dispatch();
    return result;
  }

  #dispatch() {
    while (this.#events.length > 0) this.dispatchEvent(this.#events.shift());
  }

  #tell(detail, name = "error") {
    this.#events.push(new CustomEvent(name, { detail }));
    this.#dispatch();
  }

  #show(name, viewModel) {
    if (name === "items" && viewModel.isOther) this.#pictures.clear();
    if (name === "picture") viewModel.picture = this.#pictures.get(viewModel.picture);
    if (name === "loading" && viewModel.isLoading) this.#timer ??= setTimeout(() => this.#showPart(), PAUSE);
    else if (name === "loading") this.#stopTimer();
    this.#events.push(new CustomEvent(name, { detail: viewModel }));
  }

  #stopTimer() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #showPart() {
    this.#stopTimer();
    this.#call("show_part");
  }

  async #begin() {
    let told = this.#options;
    try {
      if (typeof told.sources === "string") told = { ...told, ...parsed(this.#listed = await this.#loadList()) };
    } catch (error) {
      const failure = error instanceof Failure ? this.#module.ask("failure", error.reason, error.number, told.sources) : { message: `${told.sources}: ${error.message}` };
      this.#tell({ ...failure, retry: this.word("retry") });
      return false;
    }
    const store = told.store ?? (told.states ? new ServedStates(told.states) : new BrowserStates());
    // A store may call these while the module calls it.
    store.changed = () => queueMicrotask(() => this.#call("show_states"));
    store.failed = (failure) => queueMicrotask(() => this.#tellOnce(failure));
    this.#store = store;
    const { archive, list, place, played } = told;
    this.#article = told.article;
    this.#played = new PlayedTimes(played);
    await this.#played.load();
    this.#network = new Network(told.fetch, async (url) => {
      if (archive) await this.#takeArchive(`${archive}?url=${encodeURIComponent(url)}`);
      await store.load(url, this.#identities.get(url));
    }, list, Boolean(told.states));
    await store.adopt(this.#addSources(told));
    if (archive) await this.#takeArchive(archive);
    if (place) await this.#followPlace(place);
    let following;
    // Nothing more is asked before the server has answered.
    const follow = () => Promise.allSettled([list && this.#followList(), archive && this.#takeArchive(archive)])
      .then(() => { following = undefined; });
    if (list || archive) setInterval(() => { if (!document.hidden) following ??= follow(); }, FOLLOWING);
    return true;
  }

  /** Begins where the user's last reader was left, and keeps where this one is. */
  async #followPlace(place) {
    const bytes = await ask(place).then((response) => response.ok && response.arrayBuffer()).catch(() => undefined);
    if (bytes) this.#call("take_place", new Uint8Array(bytes));
    setInterval(() => this.#call("keep_place"), FOLLOWING);
    window.addEventListener("pagehide", () => this.#call("keep_place"));
    this.#place = place;
  }

  #tellOnce({ reason, number, words }) {
    const failure = words ? { message: words } : this.#module.ask("failure", reason, number, "");
    if (failure.message !== this.#failure) this.#tell(failure);
    this.#failure = failure.message;
  }

  #addSources({ sources = [], searches = [], list, article }) {
    const added = sources.map(({ url, title, folder, identity, order }) =>
      ({ url: absolute(url), title: title ?? "", folder: folder ?? "", identity: identity === undefined ? absolute(url) : identity, order: orders[order] ?? 0 }));
    this.#identities = new Map(added.map(({ url, identity }) => [url, identity]));
    this.#call("begin_sources", list ? 1 : 0, article ? 1 : 0);
    for (const { url, title, folder, identity, order } of added) this.#call("add_source", url, title, folder, identity ?? "", order);
    for (const { name, query } of searches) this.#call("add_search", name, query);
    // What the user can do depends on the sources.
    this.#takeWords();
    return added;
  }

  async #loadList() {
    const response = await ask(this.#options.sources).catch(() => { throw new Failure(reasons.server_away); });
    if (!response.ok) throw new Failure(reasons.status, response.status);
    return response.text().catch(() => { throw new Failure(reasons.server_away); });
  }

  /** Shows what has changed in the document of sources. */
  async #followList() {
    const text = await this.#loadList().catch(() => undefined);
    if (!text || text === this.#listed) return;
    this.#listed = text;
    this.dispatchEvent(new Event("list"));
    this.#addSources(parsed(text));
    this.#call("show_sources");
  }

  /** Has the module take archived items: all of a feed, or of all feeds those that were archived since the last time. */
  async #takeArchive(address) {
    const response = await ask(address, { headers: { "If-None-Match": this.#archived } }).catch(() => undefined);
    const bytes = response?.ok && await response.arrayBuffer().catch(() => undefined);
    if (!bytes) return;
    this.#archived = response.headers.get("ETag") ?? this.#archived;
    if (bytes.byteLength > 0) this.#call("take_archive", new Uint8Array(bytes));
  }

  #addressOfArticle(page, feed) { return `${this.#article}?url=${encodeURIComponent(page)}&feed=${encodeURIComponent(feed)}`; }

  #load(task, url, reloads, address) {
    this.#network.load(task, url, reloads,
      (bytes, url, charset) => this.#call("did_load", task, bytes, url, charset),
      ({ reason, number, words }) => this.#call("did_fail", task, reason, number, words), address);
  }

  async #changeList(task, line) {
    const [outcome, words, loss] = await this.#network.changeList(line);
    const reason = loss === undefined ? words : this.#module.ask("failure", loss, 0, "").message;
    this.#call("did_change_list", task, outcome, reason);
    if (outcome === outcomes.done) await this.#followList();
  }

  /** Returns the functions that the module imports. */
  #functions(module) {
    return {
      load: (task, start, count, reloads) => this.#load(task, module.text(start, count), reloads !== 0),
      load_article: (task, start, count, feedStart, feedCount) => {
        const page = module.text(start, count);
        this.#load(task, page, false, this.#addressOfArticle(page, module.text(feedStart, feedCount)));
      },
      choose_article: (isWhole, start, count, feedStart, feedCount) => {
        const address = this.#addressOfArticle(module.text(start, count), module.text(feedStart, feedCount));
        fetch(address, { method: "POST", body: String(isWhole), keepalive: true }).catch(() => {});
      },
      load_picture: (task, start, count) => {
        this.#network.loadPicture(task, module.text(start, count), (element) => {
          if (element) this.#pictures.set(task, element);
          this.#call("did_load_picture", task, element ? 1 : 0);
        });
      },
      cancel: (task) => this.#network.cancel(task),
      now: () => Math.floor(Date.now() / 1000),
      seconds_ahead_of_utc: (seconds) => {
        const minutes = new Date(seconds * 1000).getTimezoneOffset();
        return Number.isNaN(minutes) ? 0 : -60 * minutes;
      },
      states: (start, count) => this.#store.of(module.text(start, count)),
      change_states: (start, count) => {
        // That another change fails is told again.
        this.#failure = undefined;
        return this.#store.change(module.text(start, count)) ? 1 : 0;
      },
      change_list: (task, start, count) => { this.#changeList(task, module.text(start, count)); },
      keep_place: (start, count) => {
        fetch(this.#place, { method: "POST", body: module.bytes(start, count).slice(), keepalive: true }).catch(() => {});
      },
      open: (start, count) => { window.open(module.text(start, count), "_blank", "noopener,noreferrer"); },
      copy: (start, count) => {
        copy(module.text(start, count)).catch(() => this.#tell({ words: this.word("page.not-copied") }, "notice"));
      },
      knows_encoding: (start, count) => (decoderOf(module.text(start, count)) ? 1 : 0),
      decode: (nameStart, nameCount, start, count, place) => {
        const text = decoderOf(module.text(nameStart, nameCount))?.decode(module.bytes(start, count)) ?? "";
        const bytes = new TextEncoder().encode(text);
        module.writePointer(place, module.copy(bytes));
        return bytes.length;
      },
    };
  }
}
