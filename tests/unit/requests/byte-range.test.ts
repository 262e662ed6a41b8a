import { expect, it } from 'vitest';
import { wantedRange } from '@/lib/requests/byte-range';

const file = { size: 100, etag: '"a"' };
const wanted = (headers: Record<string, string>) => wantedRange(new Headers(headers), file);

it.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-0', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['lines=1-2', null],
])('reads the range %s of 100 bytes', (range, result) => expect(wanted({ range })).toEqual(result));

it('sends the whole of another version, and nothing of one that is known', () => {
  expect(wanted({ range: 'bytes=0-9', 'if-range': '"a"' })).toEqual({ start: 0, end: 9 });
  expect(wanted({ range: 'bytes=0-9', 'if-range': '"b"' })).toBeNull();
  expect(wanted({ 'if-none-match': 'W/"b", "a"' })).toBe('unchanged');
  expect(wanted({ 'if-none-match': '"b"' })).toBeNull();
});
