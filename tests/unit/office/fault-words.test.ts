import { expect, it } from 'vitest';
import { z } from 'zod';
import { toIssues } from '@/lib/data/issues';
import { locales } from '@/lib/i18n/locales';
import { homeOfFile } from '@/lib/office/data-rights';
import { faultWords, fieldName, saidExpected, saidFound } from '@/lib/office/fault-words';
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
const sentences = sourceFiles('lib/{catalogue,content,data,conditions,costs,visits,measurement}/**/*.ts')
  .filter(({ path }) => !/warnings|check-messages/.test(path))
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

it('says where a file cannot be read', () => {
  expect(saidFound('Expected double-quoted property name (line 3 column 5)')?.kind).toBe('comma');
  expect(saidFound("Expected ',' or '}' after property value (line 3 column 5)")).toEqual({
    kind: 'noComma',
    values: { line: '3', column: '5' },
  });
  expect(saidFound('"name" twice (line 4 column 2)')?.values).toEqual({ name: '"name"', line: '4', column: '2' });
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
