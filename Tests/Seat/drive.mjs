// Draws a recording of Tests/Seat/recorder.c with a plugin's module.
//
//     node Tests/Seat/drive.mjs MODULE.wasm RECORDING [KEY=VALUE...]    writes the output
//     node Tests/Seat/drive.mjs --check MODULE.wasm                    prints why it is rejected, if it is
import { readFileSync, writeSync } from "node:fs";
import { check, PluginRefusal, PluginRenderer } from "../../Sources/Browser/Seat/plugin.mjs";

const words = 7;
const [first, second, ...options] = process.argv.slice(2);
if (first === "--check") {
    try {
        check(new WebAssembly.Module(readFileSync(second)));
    } catch (error) {
        if (!(error instanceof PluginRefusal)) throw error;
        console.log(error.message);
    }
    process.exit(0);
}
const recording = readFileSync(second);
const answers = new Map();
for (let place = 0; place < recording.length;) {
    const [index, asked] = [recording.readBigUInt64LE(place), recording.readUInt32LE(place + 8)];
    const [which, length] = [recording.readUInt32LE(place + 12), recording.readUInt32LE(place + 16)];
    place += 24;
    let bytes = recording.subarray(place, place + length);
    place += length;
    let key = `${asked} ${index} ${which}`;
    if (asked === words) {
        const end = 4 + bytes.readUInt32LE(0);
        key = bytes.toString("utf8", 4, end);
        bytes = bytes.subarray(end + 1);
    }
    answers.set(key, bytes);
}
const absent = new Uint8Array(8).fill(0xff);
const drawn = [];
const renderer = new PluginRenderer(new WebAssembly.Module(readFileSync(first)), {
    ask: (asked, index, which) => answers.get(`${asked} ${index} ${which}`),
    words: (key) => answers.get(key) ?? absent,
    write: (stream, bytes) => stream === 1 && drawn.push(bytes),
}, Object.fromEntries(options.map((option) => option.split(/=(.*)/s))));
renderer.display();
renderer.finish();
const bytes = Buffer.concat(drawn);
for (let place = 0; place < bytes.length;) place += writeSync(1, bytes, place);
