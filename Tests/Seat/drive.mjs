// Draws a recording of Tests/Seat/recorder.c with a plugin's module.
//
//     node Tests/Seat/drive.mjs MODULE.wasm RECORDING [KEY=VALUE...]    writes the output
//     node Tests/Seat/drive.mjs --check MODULE.wasm                    prints the reason if it is rejected
import { readFileSync, writeSync } from "node:fs";
import { check, PluginRefusal, PluginRenderer } from "../../Sources/Browser/Seat/plugin.mjs";

const words = 100;
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
for (let offset = 0; offset < recording.length;) {
    const [index, question] = [recording.readBigUInt64LE(offset), recording.readUInt32LE(offset + 8)];
    const [which, length] = [recording.readUInt32LE(offset + 12), recording.readUInt32LE(offset + 16)];
    offset += 24;
    let bytes = recording.subarray(offset, offset + length);
    offset += length;
    let key = `${question} ${index} ${which}`;
    if (question === words) {
        const end = 4 + bytes.readUInt32LE(0);
        key = bytes.toString("utf8", 4, end);
        bytes = bytes.subarray(end + 1);
    }
    answers.set(key, bytes);
}
const absent = new Uint8Array(8).fill(0xff);
const drawn = [];
const renderer = new PluginRenderer(new WebAssembly.Module(readFileSync(first)), {
    ask: (question, index, which) => answers.get(`${question} ${index} ${which}`),
    words: (key) => answers.get(key) ?? absent,
    write: (stream, bytes) => stream === 1 && drawn.push(bytes),
}, Object.fromEntries(options.map((option) => option.split(/=(.*)/s))));
renderer.display();
renderer.finish();
const bytes = Buffer.concat(drawn);
for (let offset = 0; offset < bytes.length;) offset += writeSync(1, bytes, offset);
