// A stub page that runs the browser's module without a browser.
import assert from "node:assert/strict";
import { webcrypto } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const site = process.argv[2];
const text = async (name) => readFile(join(site, name), "utf8");
// Some versions of node don't accept these files as modules.
const source = (await text("imports.js")) + (await text("module.js")).replace(/^import .*$/m, "");
export const { Module, imports, failed, shows } = await import("data:text/javascript," + encodeURIComponent(source));
// Browsers have this by themselves, and so has node from version 20.
globalThis.crypto ??= webcrypto;
const wasm = await readFile(join(site, "feedhost.wasm"));
globalThis.fetch = async () => ({ ok: true, arrayBuffer: async () => wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) });

/** Starts with the words of a locale, at a place, loads feeds, given as addresses, folders and orders, and records the calls to the page. */
export async function begin(locale, sources, place, hasArticles = false) {
  const calls = { shown: [], loads: [], pictures: [], cancelled: [], opened: [], changes: [], lists: [], articles: [], chosen: [] };
  const stored = new Map();
  const page = (module) => ({
    load: (task, start, count, reloads) => { calls.loads.push([task, module.text(start, count), reloads]); },
    load_article: (task, start, count, feedStart, feedCount) => { calls.articles.push([task, module.text(start, count), module.text(feedStart, feedCount)]); },
    choose_article: (isWhole, start, count, feedStart, feedCount) => { calls.chosen.push([isWhole, module.text(start, count), module.text(feedStart, feedCount)]); },
    load_picture: (task, start, count) => { calls.pictures.push([task, module.text(start, count)]); },
    cancel: (task) => { calls.cancelled.push(task); },
    now: () => 4102444800,
    seconds_ahead_of_utc: (seconds) => (seconds < 1e9 ? 0 : 7200),
    states: (start, count) => stored.get(module.text(start, count)) ?? 0,
    change_states: (start, count) => {
      if (calls.isFull) return 0;
      calls.changes.push(module.text(start, count));
      let feed, change;
      for (const line of calls.changes.at(-1).split("\n").filter(Boolean)) {
        const text = decodeURIComponent(line.slice(1));
        if (line[0] === "f") feed = text;
        else if (line[0] !== "i") change = line;
        else {
          const key = `${feed}\n${text}`;
          const before = stored.get(key) ?? 0;
          stored.set(key, change[0] === "+" ? before | Number(change) : before & ~-change);
        }
      }
      return 1;
    },
    change_list: (task, start, count) => { calls.lists.push([task, module.text(start, count)]); },
    keep_place: (start, count) => { calls.place = module.bytes(start, count).slice(); },
    open: (start, count) => { calls.opened.push(module.text(start, count)); },
    copy: (start, count) => { calls.copied = module.text(start, count); },
    knows_encoding: (start, count) => (module.text(start, count) === "windows-1251" ? 1 : 0),
    decode: (nameStart, nameCount, start, count, address) => {
      const bytes = new TextEncoder().encode(new TextDecoder("windows-1251").decode(module.bytes(start, count)));
      module.writePointer(address, module.copy(bytes));
      return bytes.length;
    },
  });
  const module = await Module.load("feedhost.wasm", page);
  module.shown = (kind, document) => calls.shown.push([kind, document]);
  module.ended = (reason) => assert.fail(`the module ended: ${reason}`);
  module.call("start", locale);
  module.call("begin_sources", 0, hasArticles ? 1 : 0);
  for (const [url, folder, order] of sources) module.call("add_source", url, "", folder, url, order ?? 0);
  const perform = (name, { text = "", row = -1, version = 0 } = {}) => module.call("perform", name, text, row, version);
  if (place) module.call("take_place", place);
  module.call("refresh");
  return { module, calls, stored, perform, last: (kind) => calls.shown.filter((one) => one[0] === kind).at(-1)?.[1] };
}
