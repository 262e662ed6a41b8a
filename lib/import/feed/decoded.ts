import { RefusedFeed } from '../imported-home.ts';

const piece = 1 << 20;

/** A file's text in pieces, in the encoding that it declares, else UTF-8; throws a RefusedFeed where its bytes are no such text. */
export function* decoded(feed: Uint8Array): Generator<string> {
  const decoder = decoderOf(feed);
  try {
    for (let start = 0; start < feed.length; start += piece)
      yield decoder.decode(feed.subarray(start, start + piece), { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new RefusedFeed(`its text is not ${decoder.encoding}, as it should be`);
    throw error;
  }
}

function decoderOf(feed: Uint8Array): TextDecoder {
  const head = Buffer.from(feed.subarray(0, 200)).toString('latin1');
  const name = head.match(/^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(name, { fatal: true });
  } catch {
    throw new RefusedFeed(`the encoding "${name}" is not known`);
  }
}
