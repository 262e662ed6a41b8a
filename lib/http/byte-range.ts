import { hasEtag } from './responses.ts';

interface FileState {
  size: number;
  /** Including its quotes. */
  etag: string;
}

/** The first and the last byte. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * Returns the part of a file that a request wants; null for the whole file. A server may also send the whole file for several parts or
 * another version (`If-Range`; RFC 9110, 13.1 and 14.2).
 */
export function wantedRange(headers: Headers, { size, etag }: FileState): ByteRange | 'unchanged' | 'outside' | null {
  if (hasEtag(headers, etag)) return 'unchanged';
  const range = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range') ?? '');
  if (!range || (headers.get('if-range') ?? etag) !== etag) return null;
  const [, first = '', last = ''] = range;
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  // A range that ends before it begins is invalid; one past the end cannot be satisfied.
  if (last !== '' && first !== '' && Number(last) < start) return null;
  return start >= size || (first === '' && Number(last) === 0) ? 'outside' : { start, end };
}
