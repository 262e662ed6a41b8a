import fc from 'fast-check';
import { expect, it } from 'vitest';
import { InvalidFeedError } from '@/lib/import/feed';
import { readXmlElements } from '@/lib/import/xml';
import { escapeXml } from '@/lib/seo/sitemap';

const read = (text: string | Buffer) => [...readXmlElements(Buffer.from(text), 'root', new Set(['home']))];

it('gives each element whole, with text and CDATA in their order, and without prefixes', () => {
  const [home, second] = read(
    '<x:root xmlns:x="urn:x"><x:home n="1"><a>1 <![CDATA[<b>]]> &amp; 2</a></x:home><other><home/></other></x:root>',
  );
  expect(home?.textAt('a')).toBe('1 <b> & 2');
  expect(home?.attributes.n).toBe('1');
  expect(second?.children).toEqual([]);
});

it.each([
  [
    'an entity bomb',
    '<!DOCTYPE root [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]><root><home>&b;</home></root>',
    'document type',
  ],
  ['a file of the server', '<!DOCTYPE root [<!ENTITY x SYSTEM "file:///etc/passwd">]><root/>', 'document type'],
  ['a document type from elsewhere', '<!DOCTYPE root SYSTEM "http://example.org/x.dtd"><root/>', 'document type'],
  ['an entity that nobody declared', '<root><home>&bomb;</home></root>', 'not well-formed'],
  ['half a feed', '<root><home><a>1</a></home><home><a>', 'not well-formed'],
  ['bytes that are no UTF-8', Buffer.from([0x3c, 0x72, 0xff, 0xfe]), 'not utf-8'],
  ['an encoding that nobody knows', '<?xml version="1.0" encoding="klingon"?><root/>', 'klingon'],
])('refuses %s', (_, text, why) => {
  expect(() => read(text)).toThrow(InvalidFeedError);
  expect(() => read(text)).toThrow(why);
});

it('reads the encoding that a feed declares', () => {
  const text = '<?xml version="1.0" encoding="ISO-8859-1"?><root><home><a>Straße</a></home></root>';
  expect(read(Buffer.from(text, 'latin1'))[0]?.textAt('a')).toBe('Straße');
});

it('gives back any text that was written into it', () => {
  const printable = fc.string({ unit: 'grapheme' }).filter((text) => !/(?![\t\n])\p{Cc}|[\uFFFE\uFFFF]/u.test(text));
  fc.assert(
    fc.property(printable, (text) => {
      expect(read(`<root><home><a>${escapeXml(text)}</a></home></root>`)[0]?.at('a')?.text).toBe(text);
    }),
  );
});
