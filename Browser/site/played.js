// Remembers how far recordings were played: with the page's own server, or in the browser.
//
// A line is the seconds, a tab and the address (PlayedTimes); the one played last comes first.

import { ask } from "./network.js";

const KEY = "feedhost.played";
const MOST = 500;
/** The seconds after which the time is kept again. */
const STEP = 10;

export class PlayedTimes {
  #address;
  #seconds = new Map();

  /** @param {string|undefined} address where the page's server keeps the times */
  constructor(address) { this.#address = address; }

  /** Reads the times. */
  async load() {
    let lines = "";
    try {
      if (this.#address) {
        const response = await ask(this.#address);
        if (!response.ok) return;
        lines = await response.text();
      } else lines = window.localStorage.getItem(KEY) ?? "";
    } catch {
      // What is known stays; other recordings begin at their beginning.
      return;
    }
    this.#seconds.clear();
    for (const line of lines.split("\n")) {
      const [seconds, url] = line.split("\t");
      if (url && Number(seconds) > 0) this.#seconds.set(url, Number(seconds));
    }
  }

  /** Has a player go on where its recording was stopped; calls `ended` when that was played to its end. */
  follow(player, url, ended) {
    // Until it stands where it was stopped, also when it is loaded again after a failure, its time is not to be kept: what a server
    // sends only as a whole begins anew.
    let place = player.readyState > 0 ? 0 : Infinity;
    const isThere = () => {
      if (player.currentTime > place - STEP) place = 0;
      return place === 0;
    };
    player.addEventListener("emptied", () => { place = Infinity; });
    player.addEventListener("loadedmetadata", async () => {
      // Another reader may have played it meanwhile.
      await this.load();
      const start = this.#seconds.get(url) ?? 0;
      if (start < player.duration) player.currentTime += start;
      if (player.readyState > 0) place = start < player.duration ? start : 0;
    });
    player.addEventListener("timeupdate", () => {
      if (isThere() && !player.paused && Math.abs(player.currentTime - (this.#seconds.get(url) ?? 0)) >= STEP) this.#keep(url, player.currentTime);
    });
    player.addEventListener("pause", () => { if (isThere() && !player.ended) this.#keep(url, player.currentTime); });
    player.addEventListener("ended", () => {
      this.#keep(url, 0);
      ended();
    });
  }

  #keep(url, time) {
    // Another page may have kept others meanwhile; the browser's storage is read at once.
    if (!this.#address) this.load();
    const seconds = Math.floor(time);
    this.#seconds.delete(url);
    if (seconds > 0) this.#seconds = new Map([[url, seconds], ...this.#seconds]);
    if (this.#address) {
      fetch(this.#address, { method: "POST", body: `${seconds}\t${url}`, keepalive: true }).catch(() => {});
      return;
    }
    try {
      window.localStorage.setItem(KEY, [...this.#seconds].slice(0, MOST).map(([url, seconds]) => `${seconds}\t${url}`).join("\n"));
    } catch {
      // The storage is full or forbidden.
    }
  }
}
