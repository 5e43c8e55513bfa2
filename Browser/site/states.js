// Stores read and starred items: in the browser, for the page's origin, or with the page's own server.
//
// A change is lines of text (FeedItemStateLines): `+` or `-` and the states, then `f` and a feed, and `i` and an item of it.

import { failed as reasons } from "./imports.js";
import { Failure, ask, lossOf } from "./network.js";

/** The states of an item: bits of FeedItemStates. */
export const READ = 1;
export const STARRED = 2;

const PREFIX = "feedhost.states.";
/** Earlier versions stored an entry an item: the states by the module's key. */
const OLD = "feedhost.state.";
/** All states, of the changes that are no longer stored. */
const BASE = PREFIX + "0";
/** What the page's server has not received, an entry a feed, since the server may know other pages when it is there again. */
const UNSENT = "feedhost.unsent.";
/** The most characters of such an entry. */
const MOST = 1 << 20;
/** The characters from which on a browser does not send a change on when the page is left: it sends 64 KB in all. */
const LONG = 20_000;
/** The milliseconds after which each open page has certainly seen a change. */
const SETTLED = 60_000;
/** The milliseconds until the server is asked again whether states were changed elsewhere. */
const PAUSE = 1000;

const encoded = (text) => text.replace(/[\0-\x1f%\x7f]/g, (byte) => "%" + byte.charCodeAt().toString(16).padStart(2, "0"));
const decoded = (text) => (text.includes("%") ? decodeURIComponent(text) : text);
const feedOf = (key) => key.slice(0, key.indexOf("\n"));
const timeOf = (key) => Number(key.slice(PREFIX.length).split(".")[0]);

/**
 * The states of items by the module's keys: a feed, a line feed and an item. A store extends this with `change(lines)`,
 * which applies and keeps a change, or returns false.
 */
export class States {
  kept = new Map();
  /** To be called when states were changed elsewhere; the reader sets it. */
  changed = () => {};
  /** To be called with a Failure, or an object with `words`; the reader sets it. */
  failed = () => {};

  /** Takes over what earlier versions stored in the browser. */
  async adopt() {}

  /**
   * Reads the states of a feed's items, before it is shown; `failed` takes what fails.
   * @param {string} url
   * @param {string | null} [identity] that of the feed, by which states are stored, if it is known
   */
  async load() {}

  of(key) { return this.kept.get(key) ?? 0; }

  apply(lines) {
    let states = 0;
    let isSet = true;
    let feed = "";
    for (const line of lines.split("\n")) {
      const text = line.slice(1);
      if (line[0] === "f") feed = decoded(text) + "\n";
      else if (line[0] === "i") {
        const key = feed + decoded(text);
        const before = this.kept.get(key) ?? 0;
        this.kept.set(key, isSet ? before | states : before & ~states);
      } else if (line) {
        isSet = line[0] === "+";
        states = Number(text);
      }
    }
  }
}

function keysOf(prefix) {
  try {
    return Array.from({ length: window.localStorage.length }, (_, index) => window.localStorage.key(index)).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function oldStates(keys) {
  return new Map(keys.map((key) => [key.slice(OLD.length), Number(window.localStorage.getItem(key)) || 0]));
}

/** Returns the change that sets all states of a map. */
function linesOf(kept) {
  let lines = "";
  for (const state of [READ, STARRED]) {
    const feeds = new Map();
    for (const [key, states] of kept) {
      if ((states & state) === 0) continue;
      const feed = feedOf(key);
      feeds.set(feed, `${feeds.get(feed) ?? ""}i${encoded(key.slice(feed.length + 1))}\n`);
    }
    lines += `+${state}\n`;
    for (const [feed, items] of feeds) lines += `f${encoded(feed)}\n${items}`;
  }
  return lines;
}

/**
 * Stores states in the browser. Each change is one entry of its own, under its time: pages that are open at once write
 * nothing over each other's. At the next start, settled changes become part of the base.
 */
export class BrowserStates extends States {
  #last = 0;

  constructor() {
    super();
    this.#takeOver();
    this.#read();
    this.#settle();
    window.addEventListener("storage", ({ key, newValue }) => {
      if (!key?.startsWith(PREFIX) || newValue === null || timeOf(key) === 0) return;
      this.#last = Math.max(this.#last, timeOf(key));
      this.apply(newValue);
      this.changed();
    });
  }

  /** Stores a change; returns false if the storage is full or forbidden. */
  change(lines) {
    this.#last = Math.max(Date.now(), this.#last + 1);
    const key = `${PREFIX}${this.#last}.${Math.random().toString(36).slice(2)}`;
    if (!this.#put(key, lines)) {
      this.#read();
      if (!this.#settle() || !this.#put(key, lines)) return false;
    }
    this.apply(lines);
    return true;
  }

  #put(key, lines) {
    try {
      window.localStorage.setItem(key, lines);
      return true;
    } catch {
      return false;
    }
  }

  #records() { return keysOf(PREFIX).sort((one, other) => timeOf(one) - timeOf(other) || (one < other ? -1 : 1)); }

  #read() {
    this.kept.clear();
    for (const [key, states] of oldStates(keysOf(OLD))) this.kept.set(key, states);
    for (const key of this.#records()) {
      this.#last = Math.max(this.#last, timeOf(key));
      this.apply(window.localStorage.getItem(key) ?? "");
    }
  }

  /** Takes over what earlier versions stored, in parts, since the storage may be nearly full. */
  #takeOver() {
    const keys = keysOf(OLD);
    for (let part = 0; part < keys.length; part += 100) {
      const some = keys.slice(part, part + 100);
      if (!this.#put(`${BASE}.${Math.random().toString(36).slice(2)}`, linesOf(oldStates(some)))) return;
      for (const key of some) window.localStorage.removeItem(key);
    }
  }

  /**
   * Makes changes part of the base, which is written first. Another page that does so at the same time has seen them,
   * too: its base is as good. Later changes are repeated over the base, which gives the same.
   */
  #settle() {
    const settled = this.#records().filter((key) => key !== BASE && Math.abs(Date.now() - timeOf(key)) > SETTLED);
    if (settled.length === 0 || !this.#put(BASE, linesOf(this.kept))) return false;
    for (const key of settled) window.localStorage.removeItem(key);
    return true;
  }
}

/** Keeps lines in the browser, by their feeds; returns those that it can't keep. */
function keepUnsent(lines) {
  const feeds = new Map();
  let change, feed;
  for (const line of lines.split("\n").filter(Boolean)) {
    if (line[0] === "f") feed = decoded(line.slice(1));
    if (line[0] === "+" || line[0] === "-") change = line;
    else feeds.set(feed, `${feeds.get(feed) ?? ""}${line[0] === "f" ? change + "\n" : ""}${line}\n`);
  }
  let rest = "";
  for (const [feed, lines] of feeds) {
    try {
      const kept = (window.localStorage.getItem(UNSENT + feed) ?? "") + lines;
      if (kept.length > MOST) throw new RangeError();
      window.localStorage.setItem(UNSENT + feed, kept);
    } catch {
      rest += lines;
    }
  }
  return rest;
}

/**
 * Stores states with the page's server, which shares them with the other readers. A change is shown at once and sent
 * after the one before; the server is asked each second whether something was changed elsewhere. What it has not
 * received is kept in the browser, and sent by whichever page of this origin loads its feed next.
 */
export class ServedStates extends States {
  #address;
  /** That of the states here; empty if they are not all there. */
  #version = "";
  #unsent = "";
  #sent = "";
  /** What of that is not kept in the browser. */
  #sending = "";
  /** The feeds that were loaded, by which the server knows what is kept of them. */
  #feeds = new Set();
  /** Counts what an answer on its way may not know of. */
  #count = 0;
  #isAsking = false;

  constructor(address) {
    super();
    this.#address = address;
    setInterval(() => this.#follow(), PAUSE);
    document.addEventListener("visibilitychange", () => this.#follow());
    window.addEventListener("pagehide", () => {
      if (this.#sent.length + this.#unsent.length >= LONG) {
        this.#unsent = keepUnsent(this.#sending + this.#unsent);
        this.#sending = "";
      }
      if (this.#unsent) this.#post(this.#unsent).catch(() => {});
      this.#unsent = "";
    });
  }

  async adopt(sources) {
    const kept = new Map();
    const identities = new Map(sources.map(({ url, identity }) => [url, identity]));
    const keys = keysOf(OLD).filter((key) => identities.get(feedOf(key.slice(OLD.length))));
    for (const [key, states] of oldStates(keys)) kept.set(identities.get(feedOf(key)) + key.slice(feedOf(key).length), states);
    if (kept.size === 0) return;
    try {
      await this.#post(linesOf(kept));
      for (const key of keys) window.localStorage.removeItem(key);
    } catch (failure) {
      this.failed(failure);
    }
  }

  async load(url, identity) {
    if (identity) this.#feeds.add(identity);
    await this.#send();
    try {
      this.#take((await this.#ask(`?url=${encodeURIComponent(url)}`)).lines);
    } catch (failure) {
      this.failed(failure);
    }
  }

  change(lines) {
    this.apply(lines);
    this.#unsent += lines;
    this.#count += 1;
    this.#send();
    return true;
  }

  of(key) {
    const feed = feedOf(key);
    // One that tells its identity itself is known only now.
    if (!this.#feeds.has(feed)) {
      this.#feeds.add(feed);
      this.#take("");
    }
    return super.of(key);
  }

  #take(lines) { this.apply([lines, ...this.#kept().values(), this.#sent, this.#unsent].join("")); }

  /** What is kept in the browser of the feeds that were loaded, by its keys. */
  #kept() {
    const keys = keysOf(UNSENT).filter((key) => this.#feeds.has(key.slice(UNSENT.length)));
    return new Map(keys.map((key) => [key, window.localStorage.getItem(key)]));
  }

  /** Forgets what was sent of that, and nothing that was added meanwhile. */
  #forget(kept) {
    for (const [key, lines] of kept) {
      const now = window.localStorage.getItem(key) ?? "";
      if (now === lines) window.localStorage.removeItem(key);
      else if (now.startsWith(lines)) window.localStorage.setItem(key, now.slice(lines.length));
    }
  }

  async #follow() {
    if (document.hidden || this.#isAsking) return;
    this.#isAsking = true;
    try {
      await this.#send();
      const { isNew, lines, version } = await this.#ask("", this.#version);
      if (isNew) {
        this.kept.clear();
        this.#take(lines);
        this.#version = version;
        this.changed();
      }
    } catch (failure) {
      // Of others a change or a load tells.
      if (failure.reason === reasons.server_renewed) this.failed(failure);
    }
    this.#isAsking = false;
  }

  async #ask(query, known = "") {
    for (;;) {
      const count = this.#count;
      const response = await this.#fetch(query, { headers: { "If-None-Match": known } });
      const lines = await response.text().catch(() => { throw new Failure(reasons.server_away); });
      if (count === this.#count) return { lines, isNew: response.status !== 304, version: response.headers.get("ETag") };
    }
  }

  async #send() {
    if (this.#sent) return;
    const kept = this.#kept();
    this.#sent = [...kept.values(), this.#unsent].join("");
    if (!this.#sent) return;
    [this.#sending, this.#unsent] = [this.#unsent, ""];
    try {
      const { headers } = await this.#post(this.#sent);
      // What another page has kept is not shown here yet.
      this.#version = kept.size > 0 ? "" : (headers.get("ETag") ?? this.#version);
      this.#forget(kept);
    } catch (failure) {
      // What the server refuses is shown as it was; what it has not received is sent again, also if it fails now. Where
      // the page was left meanwhile, and is there again, that is kept already.
      if ([reasons.server_away, reasons.server_renewed].includes(failure.reason)) this.#unsent = keepUnsent(this.#sending + this.#unsent);
      else {
        this.#version = "";
        if (failure.number < 500) this.#forget(kept);
      }
      this.failed(failure);
      return;
    } finally {
      this.#sent = this.#sending = "";
      this.#count += 1;
    }
    await this.#send();
  }

  #post(lines) {
    return this.#fetch("", { method: "POST", body: lines, keepalive: lines.length < LONG, headers: { "If-Match": this.#version } });
  }

  async #fetch(query, options) {
    const response = await ask(this.#address + query, options).catch(() => undefined);
    const loss = lossOf(response);
    if (loss !== undefined) throw new Failure(loss);
    if (!response.ok && response.status !== 304) throw new Failure(reasons.status, response.status, (await response.text().catch(() => "")).trim());
    return response;
  }
}
