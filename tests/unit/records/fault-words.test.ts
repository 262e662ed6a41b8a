import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseJson } from '@/lib/base/read-json';
import { toIssues } from '@/lib/files/issues';
import { locales } from '@/lib/i18n/locales';
import { faultWords, fieldName, saidExpected, saidFound } from '@/lib/records/fault-words';
import { homeOfFile } from '@/lib/staff/data-rights';
import { sourceFiles } from '../../support/source-files';

/** What only a developer meets: the messages, the conditions and the frame of the site; said as it is. */
const unsaid = [
  /^a text in ICU syntax/,
  /^the arguments /,
  /^either compareWithField/,
  /^a list under compareWithValue/,
  /^four corners clockwise/,
  /^changes that can be taken$/,
  /^an id such as|^figures between quotation marks$|^an origin such as/,
  /^a file such as/,
  /^a level such as/,
  /^a form that a page thanks for/,
];

/** The sentences of the checks in the source, with something in the place of each value. */
const sentences = sourceFiles('lib/{catalogue,content,data,files,import,visits}/**/*.ts')
  .filter(({ path }) => !/warnings|check-messages|actions/.test(path))
  .flatMap(({ text }) =>
    [
      /addIssue\(\s*[^,]+,\s*(?:'[^']*'|`[^`]*`|[\w.]+),\s*('[^']+'|`[^`]+`)/g,
      /\b(?:expected|message|error): ('[^']{8,}'|`[^`]+`)/g,
      /\.regex\(\/.+\/\w*,\s*('[^']+')\)/g,
      /\.refine\([^']*?('[^']{8,}')/g,
      /\bmissing\('\w+', ('[^']+')\)/g,
    ].flatMap((pattern) => [...text.matchAll(pattern)].map(([, quoted = '']) => quoted.slice(1, -1))),
  )
  .map((text) => text.replace(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '7'))
  // Whole sentences: neither the description of a field, nor one whose first words are values.
  .filter((text) => !/^such as|^(?:the )?7 /.test(text));

it('says every fault that a check of the data reports, or it is listed as one for developers', () => {
  expect(sentences.length).toBeGreaterThan(50);
  expect(sentences.filter((text) => !saidExpected(text) && !unsaid.some((pattern) => pattern.test(text)))).toEqual([]);
});

it('says what a schema expects', () => {
  const schema = z.strictObject({
    a: z.string().min(1),
    b: z.int().min(3),
    c: z.boolean(),
    d: z.array(z.string()).min(2),
    e: z.enum(['x', 'y']),
    f: z.object({}),
    g: z.iso.date(),
    h: z.string().max(3),
    i: z.email(),
  });
  const content = { a: '', b: 1, c: 'x', d: [], e: 'z', f: 1, g: '1', h: 'long', i: 'no', j: 1 };
  const issues = toIssues('x.json', content, schema.safeParse(content).error as z.ZodError);
  expect(issues.map(({ path, expected }) => [path, saidExpected(expected)])).toEqual([
    ['a', { kind: 'text', values: {} }],
    ['b', { kind: 'limit', values: { how: 'atLeast', number: '3' } }],
    ['c', { kind: 'yesNo', values: {} }],
    ['d', { kind: 'listLength', values: { how: 'atLeast', number: '2' } }],
    ['e', { kind: 'oneOf', values: { values: '"x" / "y"' } }],
    ['f', { kind: 'fields', values: {} }],
    ['g', { kind: 'day', values: {} }],
    ['h', { kind: 'characters', values: { how: 'atMost', number: '3' } }],
    ['i', { kind: 'email', values: {} }],
    ['j', { kind: 'noField', values: {} }],
  ]);
});

/** One of each kind that lib/base/json-fault.ts tells. */
const brokenJson = [
  ...['{"a":1,}', '{"a":1 "b":2}', '{"a":1,5}', '{"a":1.000.0}', '{"a":"b', '{"a":"b"c"d"}', '{"a":“b”}', '{a:1}'],
  ...['{"a":b}', '{"a" 1}', '{"a":}', '[1', '[1}', '{"a":1}}', '["\\d"]', '["\t"]', '<<<<<<< HEAD', '{} {}', '', '[€]'],
  '{"a":1,"a":2}',
];

function faultIn(text: string): string {
  try {
    parseJson(text);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error(`${text} is JSON`);
}

it('says in each language what is wrong with JSON, and where', async () => {
  for (const broken of brokenJson)
    for (const locale of locales) {
      const { found } = await faultWords({ expected: 'a text', found: faultIn(broken) }, locale);
      expect([broken, found?.isOriginal, found?.text]).toEqual([broken, false, expect.stringMatching(/1.*\d/)]);
    }
  const said = async (found: string) =>
    (await faultWords({ expected: 'a readable JSON file', found }, 'nl')).found?.text;
  expect(await said('a comma too many (line 2 column 7)')).toBe('een komma te veel (regel 2, teken 7)');
  expect(await said('"name" twice (line 4 column 2)')).toBe('"name" staat er tweemaal (regel 4, teken 2)');
  expect(await said('no } at the end (line 4 column 2)')).toBe('een } te weinig (regel 4, teken 2)');
  expect(await said('no right to read it')).toBe('geen recht om het te lezen');
  expect(saidFound('"a value"')).toBeNull();
});

it('says it in each language, and what it does not know as it is', async () => {
  const law = { expected: 'what the law wants in this advert (VCRO)', found: 'nothing' };
  const said = await Promise.all(locales.map((locale) => faultWords(law, locale)));
  expect(said.map(({ expected }) => expected.text)).toEqual([
    'een vermelding die de wet in een advertentie verplicht',
    'une mention que la loi impose dans une annonce',
    'a mention that the law requires in an advert',
    'eine Angabe, die das Gesetz in einer Anzeige verlangt',
  ]);
  expect(await faultWords({ expected: 'something new', found: '1' }, 'nl')).toEqual({
    expected: { text: 'something new', isOriginal: true },
    found: { text: '1', isOriginal: true },
  });
  expect(await fieldName('attributes.legal.permit', 'nl')).toBe('Stedenbouwkundige vergunning');
  expect(await fieldName('price.amount', 'nl')).toBeNull();
  expect([homeOfFile('properties/5801.json'), homeOfFile('site.json')]).toEqual([5801, null]);
});
