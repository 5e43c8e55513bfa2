// Stores read and starred items in the browser, for the page's origin.
const PREFIX = "feedhost.state.";

/** The states of an item: bits of FeedItemStates. */
export const READ = 1;
export const STARRED = 2;

const kept = new Map();

function storage() {
  try { return window.localStorage; } catch { return undefined; }
}

const store = storage();
for (let index = 0; store && index < store.length; index += 1) {
  const key = store.key(index);
  if (key.startsWith(PREFIX)) kept.set(key.slice(PREFIX.length), Number(store.getItem(key)) || 0);
}

/** Returns the stored states of a key. */
export function states(key) { return kept.get(key) ?? 0; }

/** Stores states; returns false if the storage is full. */
export function keepStates(key, value) {
  try {
    if (value === 0) store?.removeItem(PREFIX + key);
    else store?.setItem(PREFIX + key, String(value));
  } catch {
    return false;
  }
  kept.set(key, value);
  return true;
}
