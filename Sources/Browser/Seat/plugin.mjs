// Loads renderer plugins in a web page: reads the note without running the plugin, and creates renderers. The imports
// are those of seat.c, the serialized forms those of layout.h.

const decoder = new TextDecoder("utf-8", { fatal: true });
const encoder = new TextEncoder();

/** The longest note (FEED_NOTE_MAXIMUM_LENGTH). */
const noteLimit = 65536;
/** The ABI version, and the oldest one supported. */
const version = 1;
/** The first argument of the import `ask` (enum seat_question). */
export const question = { configuration: 0, environment: 1, feed: 2, item: 3, detail: 4, text: 5, source: 6, document: 7, article: 8 };

/** The reason why a plugin is rejected. */
export class PluginRefusal extends Error {}

/** Reads the note of a module; throws if it is missing or invalid. */
export function note(module) {
    const sections = WebAssembly.Module.customSections(module, "feedhost.plugin");
    if (sections.length !== 1) throw new PluginRefusal(`it has ${sections.length} notes (feedhost.plugin), not one`);
    if (sections[0].byteLength > noteLimit) throw new PluginRefusal("its note is too long");
    let text;
    try {
        text = decoder.decode(sections[0]);
    } catch {
        throw new PluginRefusal("its note is not UTF-8");
    }
    const found = { options: [] };
    for (const line of text.split("\n")) {
        const place = line.indexOf("=");
        if (place < 1) continue;
        const key = line.slice(0, place), value = line.slice(place + 1);
        if (key === "option") {
            const [name, type = "text", otherwise = "", ...help] = value.split("|");
            found.options.push({ key: name, type, value: otherwise, help: help.join("|") });
        } else {
            if (Object.hasOwn(found, key)) throw new PluginRefusal(`its note says '${key}' twice`);
            found[key] = value;
        }
    }
    for (const key of ["id", "name", "version", "views", "abi", "abi-minimum"]) {
        if (!found[key]) throw new PluginRefusal(`its note does not say '${key}'`);
    }
    return found;
}

/** Throws if a plugin requires something that pages do not have. */
export function check(module) {
    const found = note(module);
    const words = (key) => (found[key] ?? "").split(" ").filter((word) => word !== "");
    if (Number(found["abi-minimum"]) > version || Number(found.abi) < version) {
        throw new PluginRefusal(`it is of plugin ABI ${found["abi-minimum"]} to ${found.abi}, and a page has ${version}`);
    }
    if (!words("views").includes("feed")) throw new PluginRefusal("it has no view of feeds");
    for (const need of words("needs")) throw new PluginRefusal(`it needs '${need}', which a page has not`);
    for (const form of words("images")) throw new PluginRefusal(`it takes pictures ('${form}'), which a page gives none`);
    for (const view of words("views")) {
        if (view === "image") throw new PluginRefusal("it has a view of pictures ('image'), which a page gives none");
    }
    for (const wanted of words("requires")) {
        if (wanted !== `abi/${version}`) throw new PluginRefusal(`it requires '${wanted}', which a page has not`);
    }
    const known = ["ask", "ask_words", "ask_name", "take", "write", "log", "request_refresh"];
    for (const wanted of WebAssembly.Module.imports(module)) {
        if (wanted.module !== "feedhost" || wanted.kind !== "function" || !known.includes(wanted.name)) {
            throw new PluginRefusal(`it imports '${wanted.module}.${wanted.name}', which a page has not`);
        }
    }
    const exported = WebAssembly.Module.exports(module).map((each) => `${each.kind} ${each.name}`);
    for (const name of ["create", "display", "finish", "destroy", "error", "error_length"]) {
        if (!exported.includes(`function feed_seat_${name}`)) {
            throw new PluginRefusal(`it is not linked with the seat: it lacks 'feed_seat_${name}'`);
        }
    }
    if (!exported.includes("memory memory")) throw new PluginRefusal("it does not export its memory");
    return found;
}

/** Serializes a string: its length, its bytes and a NUL. */
export function string(text) {
    const bytes = encoder.encode(text);
    const crossing = new Uint8Array(4 + bytes.length + 1);
    new DataView(crossing.buffer).setUint32(0, bytes.length, true);
    crossing.set(bytes, 4);
    return crossing;
}

/** Serializes the options of a note, with the values given for some of them. */
export function configuration(options, given = {}) {
    for (const key of Object.keys(given)) {
        if (!options.some((option) => option.key === key)) throw new PluginRefusal(`it has no option '${key}'`);
    }
    const parts = options.flatMap((option) => [string(option.key), string(given[option.key] ?? option.value)]);
    const crossing = new Uint8Array(4 + parts.reduce((sum, part) => sum + part.length, 0));
    new DataView(crossing.buffer).setUint32(0, options.length, true);
    let place = 4;
    for (const part of parts) {
        crossing.set(part, place);
        place += part.length;
    }
    return crossing;
}

/**
 * A renderer for one drawing.
 *
 * `page` has the methods ask(question, index, which) and words(key), which return the bytes of an answer, and
 * write(stream, bytes), log(level, text) and refresh().
 */
export class PluginRenderer {
    #exports;
    #answer = new Uint8Array();

    constructor(module, page, options = {}) {
        const found = check(module);
        const bytes = (start, length) => new Uint8Array(this.#exports.memory.buffer, start >>> 0, length >>> 0);
        const answer = (value) => {
            if (!value) throw new Error("the page has no answer");
            this.#answer = value;
            return value.length;
        };
        const settings = configuration(found.options, options);
        const imports = {
            ask: (asked, index, which) =>
                answer(asked === question.configuration ? settings
                    : page.ask(asked, BigInt.asUintN(64, index), which >>> 0)),
            ask_words: (start, length) => answer(page.words(decoder.decode(bytes(start, length)))),
            ask_name: () => answer(string("feedhost page")),
            take: (start) => bytes(start, this.#answer.length).set(this.#answer),
            write: (stream, start, length) => {
                page.write(stream, bytes(start, length).slice());
                return 0;
            },
            log: (level, start, length) => page.log?.(level, new TextDecoder().decode(bytes(start, length))),
            request_refresh: () => {
                page.refresh?.();
                return 0;
            },
        };
        this.#exports = new WebAssembly.Instance(module, { feedhost: imports }).exports;
        this.#check(this.#exports.feed_seat_create());
    }

    /** Displays the page's current feed. */
    display() {
        this.#check(this.#exports.feed_seat_display());
    }

    /** Writes the remaining output and destroys the renderer. */
    finish() {
        this.#check(this.#exports.feed_seat_finish());
        this.#exports.feed_seat_destroy();
    }

    #check(status) {
        if (status >= 0) return;
        const { memory, feed_seat_error: start, feed_seat_error_length: length } = this.#exports;
        const words = new TextDecoder().decode(new Uint8Array(memory.buffer, start() >>> 0, length() >>> 0));
        throw new Error(words || `the plugin failed (${status})`);
    }
}
