// Calls the WebAssembly module: its memory, imports and queries (Sources/Browser/browser.h).
import { imports } from "./imports.js";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Parses a document of the module; `{}` if it is empty. */
const document = (text) => (text.trim() ? JSON.parse(text) : {});

/** The module's memory and functions. Texts are UTF-8. */
export class Module {
  #exports;
  #pieces = new Map();
  #complaint = "";
  /** Called once with the reason when the module has trapped. Later calls return `undefined`. */
  ended = () => {};

  /**
   * Loads the module.
   * @param {string} address its address
   * @param {function(Module): object} page returns the page's functions by their names in the header
   */
  static async load(address, page) {
    const module = new Module();
    const functions = {
      ...page(module),
      show: (kind, start, count) => module.#gather(kind, start, count, (text) => module.shown(kind, document(text))),
      answer: (start, count) => module.#gather("answer", start, count, (text) => { module.#answered = text; }),
      random: (start, count) => { crypto.getRandomValues(module.bytes(start, count)); },
      complain: (byte) => { module.#complaint += String.fromCharCode(byte); },
    };
    for (const [name, count] of Object.entries(imports)) {
      if (typeof functions[name] !== "function") throw new Error(`the page has no function ${name}`);
      if (functions[name].length !== count) throw new Error(`${name} takes ${count} values`);
    }
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const made = await WebAssembly.instantiate(await response.arrayBuffer(), { page: functions });
    module.#exports = made.instance.exports;
    return module;
  }

  #answered = "";
  /** Called with the kind and the view model to show. */
  shown = () => {};

  /** The module passes addresses above 2 GB as negative numbers. */
  bytes(start, count) { return new Uint8Array(this.#exports.memory.buffer, start >>> 0, count); }
  text(start, count) { return decoder.decode(this.bytes(start, count)); }

  /** Writes a pointer to the module's memory. */
  writePointer(place, value) {
    new DataView(this.#exports.memory.buffer).setUint32(place >>> 0, value, true);
  }

  /** Copies bytes to the module's memory; the caller frees them. */
  copy(bytes) {
    const start = this.#exports.browser_allocate(Math.max(bytes.length, 1));
    this.bytes(start, bytes.length).set(bytes);
    return start;
  }

  #gather(key, start, count, finish) {
    const pieces = this.#pieces.get(key) ?? [];
    if (count > 0) {
      pieces.push(this.bytes(start, count).slice());
      this.#pieces.set(key, pieces);
      return;
    }
    this.#pieces.delete(key);
    const stream = new TextDecoder();
    finish(pieces.map((piece) => stream.decode(piece, { stream: true })).join("") + stream.decode());
  }

  /**
   * Calls a function of the module. Texts and bytes are passed as an address and a length.
   * If the module traps, calls `ended` and returns `undefined`, then and for all later calls.
   */
  call(name, ...values) {
    if (!this.#exports) return undefined;
    const lent = [];
    try {
      const plain = values.flatMap((value) => {
        if (typeof value !== "string" && !(value instanceof Uint8Array)) return [value];
        const bytes = typeof value === "string" ? encoder.encode(value) : value;
        const start = this.copy(bytes);
        lent.push(start);
        return [start, bytes.length];
      });
      const result = this.#exports[`browser_${name}`](...plain);
      for (const start of lent) this.#exports.browser_free(start);
      return result;
    } catch (error) {
      this.#exports = undefined;
      this.ended(this.#complaint || String(error));
      return undefined;
    }
  }

  /** Calls `browser_answer_` + `name` and returns the answer. */
  ask(name, ...values) {
    this.#answered = "";
    this.call(`answer_${name}`, ...values);
    return document(this.#answered);
  }
}
