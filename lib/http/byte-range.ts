import { hasEtag } from './responses.ts';

interface FileState {
  size: number;
  /** Including its quotes. */
  etag: string;
}

/** First and last byte. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * Which part of a file a request wants: null for all of it, also where it names several parts or another version (`If-Range`), which a
 * server may answer so. RFC 9110, 13.1 and 14.2.
 */
export function wantedRange(headers: Headers, { size, etag }: FileState): ByteRange | 'unchanged' | 'outside' | null {
  if (hasEtag(headers, etag)) return 'unchanged';
  const range = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range') ?? '');
  if (!range || (headers.get('if-range') ?? etag) !== etag) return null;
  const [, first = '', last = ''] = range;
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  // A range that ends before it begins is none; one past the end cannot be answered.
  if (last !== '' && first !== '' && Number(last) < start) return null;
  return start >= size || (first === '' && Number(last) === 0) ? 'outside' : { start, end };
}
