// Loads documents for the module, and pictures for the page.
import { change as outcomes, failed as reasons } from "./imports.js";

const LARGEST_MB = 64;
const LONGEST = 60_000;

/** Asks the page's own server for what it has now. */
export const ask = (address, options) => fetch(address, { cache: "no-store", signal: AbortSignal.timeout?.(LONGEST), ...options });

/** Returns a decoder by the WHATWG's name; `undefined` if the browser has none. */
export function decoderOf(name) {
  try {
    return new TextDecoder(name);
  } catch {
    return undefined;
  }
}

/** A failed load: its reason, and its number or words. */
export class Failure extends Error {
  constructor(reason, number = 0, words = "") {
    super(words);
    Object.assign(this, { reason, number, words });
  }
}

/** Returns why the page's own server has not received a request: it is away, or another one since; else nothing. */
export function lossOf(response) {
  if (!response) return reasons.server_away;
  // It answers 404 to pages that it does not know; the others are of servers that take no requests like the page's.
  return [404, 405, 501].includes(response.status) ? reasons.server_renewed : undefined;
}

/** Loads for the module. A cancelled task calls nothing. */
export class Network {
  #tasks = new Map();
  /** How many more pictures the program may be asked for: browsers open six connections to it, and marks need one. */
  #free = 4;
  #waiting = [];
  /** The addresses of pictures in articles that are not loaded yet. */
  #unseen = new WeakMap();

  /**
   * @param {string|undefined} server the prefix that lets the page's own server fetch an address
   * @param {function(string): Promise} prepare called with the address of a document before its load ends
   * @param {string|undefined} list where the page's own server takes changes of the user's list
   * @param {boolean} isOwn the server is that of `feedhost browser`, which answers 404 only to pages that it does not know
   */
  constructor(server, prepare, list, isOwn) {
    Object.assign(this, { server, prepare, list, isOwn });
    // A picture is printed also where it was never in sight, and browsers wait for those that begin to load now.
    if (isOwn) window.addEventListener("beforeprint", () => [...document.images].forEach((picture) => this.#begin(picture)));
  }

  /** Sends a change of the user's list; returns its outcome and words, and the reason if the server has not received it. */
  async changeList(line) {
    const response = await fetch(this.list, { method: "POST", body: line, cache: "no-store" }).catch(() => undefined);
    const words = (await response?.text().catch(() => ""))?.trim() ?? "";
    const outcome = { 200: outcomes.done, 208: outcomes.present }[response?.status] ?? outcomes.refused;
    return [outcome, words, lossOf(response)];
  }

  /** Returns the address to load from: the given one, or the page's own server. */
  addressOf(url) {
    return this.server && !url.startsWith("data:") ? this.server + encodeURIComponent(url) : url;
  }

  /**
   * Loads a document; calls `loaded(bytes, url, charset)` or `failed(failure)`.
   * @param {string} [article] where the page's own server has it, if it is an article and no feed
   */
  async load(task, url, reloads, loaded, failed, article) {
    const stop = new AbortController();
    this.#tasks.set(task, () => stop.abort());
    // The program knows how long a server may take, and a browser asks it for few documents at once.
    const late = setTimeout(() => stop.abort(), this.isOwn ? 10 * LONGEST : LONGEST);
    let end;
    try {
      const response = await fetch(article ?? this.addressOf(url), {
        signal: stop.signal, credentials: "omit", cache: !reloads ? "default" : this.server ? "reload" : "no-cache",
        referrerPolicy: "no-referrer",
      });
      if (!response.ok) {
        if (this.isOwn && lossOf(response) !== undefined) throw new Failure(lossOf(response));
        throw new Failure(reasons.status, response.status, this.server ? (await response.text()).trim().slice(0, 300) : "");
      }
      const bytes = await read(response);
      const type = response.headers.get("Content-Type") ?? "";
      const charset = /charset\s*=\s*"?([^\s";]+)/i.exec(type)?.[1] ?? "";
      end = () => loaded(bytes, this.server ? (response.headers.get("Content-Location") ?? url) : response.url, charset);
    } catch (error) {
      end = () => failed(error instanceof Failure ? error : new Failure(error.name === "AbortError" ? reasons.late
        : this.server ? reasons.server_away : reasons.unreachable));
    }
    clearTimeout(late);
    // A load ends also where a store does not say what has failed.
    if (this.#tasks.has(task) && !article) await this.prepare(url).catch(() => {});
    if (this.#tasks.delete(task)) end();
  }

  /** Loads a picture; calls `ended` with its element, or with `undefined` if that fails. */
  async loadPicture(task, url, ended) {
    const picture = new Image();
    picture.referrerPolicy = "no-referrer";
    picture.decoding = "async";
    const loaded = new Promise((end) => {
      picture.onload = () => end(picture);
      picture.onerror = () => end(undefined);
      this.#tasks.set(task, () => {
        picture.src = "";
        end(undefined);
      });
    });
    const element = await this.#inTurn(() => {
      if (this.#tasks.has(task)) picture.src = this.addressOf(url);
      return loaded;
    });
    if (this.#tasks.delete(task)) ended(element);
  }

  /** Loads a picture of an article from `address`: from the program in turn with others, once it is in sight. */
  async showPicture(picture, address) {
    if (!this.isOwn) return picture.setAttribute("src", address);
    picture.removeAttribute("src");
    this.#unseen.set(picture, address);
    await new Promise((seen) => new IntersectionObserver((entries, sight) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      sight.disconnect();
      seen();
    }, { scrollMargin: "800px 0px" }).observe(picture));
    await this.#inTurn(() => picture.isConnected && this.#unseen.has(picture) && new Promise((end) => {
      Object.assign(picture, { onload: end, onerror: end });
      this.#begin(picture);
    }));
  }

  /** Begins to load a picture of an article. */
  #begin(picture) {
    const src = this.#unseen.get(picture);
    // A lazy one that is out of sight again would keep its turn.
    if (src && this.#unseen.delete(picture)) Object.assign(picture, { loading: "eager", src });
  }

  /** Calls `load` when the program may be asked for a picture, which it is until the promise that `load` returns. */
  async #inTurn(load) {
    if (this.#free-- <= 0 && this.isOwn) await new Promise((begin) => this.#waiting.push(begin));
    const loaded = await load();
    this.#free += 1;
    this.#waiting.shift()?.();
    return loaded;
  }

  cancel(task) {
    this.#tasks.get(task)?.();
    this.#tasks.delete(task);
  }
}

async function read(response) {
  const reader = response.body.getReader();
  const pieces = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LARGEST_MB << 20) {
      await reader.cancel();
      throw new Failure(reasons.too_large, LARGEST_MB);
    }
    pieces.push(value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
