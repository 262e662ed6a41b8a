import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeFile } from './write-file.ts';

const text = /\.(?:js|css|svg|json|txt|ico|xml)$/;
const worthwhile = 1024;

/** Puts a .gz and a .br beside each text file of a folder, for a server that sends them as they are. */
export function precompress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => text.test(file))) {
    const file = path.join(folder, name);
    const content = readFileSync(file);
    if (content.length < worthwhile) continue;
    writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFile(`${file}.br`, brotliCompressSync(content));
  }
}
