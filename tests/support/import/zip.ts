import { crc32, deflateRawSync } from 'node:zlib';

export interface Packed {
  name: string;
  content: Uint8Array | string;
  /** What the archive says of it and is not so. */
  says?: { bytes?: number; checksum?: number; flags?: number; method?: number };
}

const named = 0x0800;
const numbers = (...fields: (readonly [bytes: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

/** The bytes of a ZIP archive with these files in their order; names are in UTF-8. */
export function zipOf(...files: Packed[]): Buffer {
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const { name, content, says = {} } of files) {
    const packed = deflateRawSync(content);
    const title = Buffer.from(name);
    // APPNOTE.TXT 4.4: version, flags, method, time, day, checksum, both sizes, length of the name, no extra field.
    const told = numbers(
      [2, 20],
      [2, says.flags ?? named],
      [2, says.method ?? 8],
      [2, 0],
      [2, 0x21],
      [4, says.checksum ?? crc32(content)],
      [4, packed.length],
      [4, says.bytes ?? Buffer.byteLength(content)],
      [2, title.length],
      [2, 0],
    );
    const local = Buffer.concat([numbers([4, 0x04034b50]), told, title, packed]);
    directory.push(numbers([4, 0x02014b50], [2, 20]), told, numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at]), title);
    locals.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const [count, end] = [files.length, numbers([4, 0x06054b50], [2, 0], [2, 0])];
  return Buffer.concat([...locals, listed, end, numbers([2, count], [2, count], [4, listed.length], [4, at], [2, 0])]);
}
