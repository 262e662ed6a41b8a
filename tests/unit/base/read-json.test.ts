import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseJson, readJson } from '@/lib/base/read-json';

const dir = mkdtempSync(path.join(tmpdir(), 'heem-json-'));
afterAll(() => rmSync(dir, { recursive: true }));

const file = path.join(dir, 'text.json');
const read = (content: string | Buffer) => {
  writeFileSync(file, content);
  return readJson(file);
};
const home = (line: string) => `{\r\n  "id": 1,\r\n  ${line}\r\n}`;

describe('reports the problem with its line', () => {
  it.each([
    ['a lost comma', home('"a": 4 "b": 5'), 'a comma too few (line 3 column 9)'],
    ['a comma lost at the end of a line', home('"a": 4\n"b": 5'), 'a comma too few (line 3 column 9)'],
    ['one too many', '{\n"a": 1,\n}', 'a comma too many (line 2 column 7)'],
    ['two in a row', '[1,,2]', 'a comma too many (line 1 column 4)'],
    ['a decimal comma', home('"living": 293,5,'), 'a number with more than figures and a point (line 3 column 17)'],
    ['spaces', home('"price": 870 000,'), 'a number with more than figures and a point (line 3 column 12)'],
    ['points', home('"price": 870.000.000,'), 'a number with more than figures and a point (line 3 column 12)'],
    ['curly quotation marks', home('"a": “Huis”'), 'another quotation mark than " (line 3 column 8)'],
    ['single ones', home(`"a": 'Huis'`), 'another quotation mark than " (line 3 column 8)'],
    ['some in a text', home('"a": "het "grote" huis"'), /^a quotation mark too many: .* \(line 3 column 13\)$/],
    ['none at the end', home('"a": "Huis,'), 'a text without a quotation mark at its end (line 3 column 8)'],
    ['none around a name', home('a: 1'), 'a name without quotation marks (line 3 column 3)'],
    ['a currency', home('"a": € 5'), 'the sign € (line 3 column 8)'],
    ['a remark', '{ // price\n}', 'the sign / (line 1 column 3)'],
    ['no value', home('"a": ,'), 'no value for a name (line 3 column 7)'],
    ['no colon', home('"a" 4'), 'no colon after a name (line 3 column 6)'],
    ['a word', home('"a": true, "b": True'), 'a text without quotation marks (line 3 column 19)'],
    ['a new line in a text', home('"a": "Huis\nTuin"'), 'a text without a quotation mark at its end (line 3 column 8)'],
    ['a tab in a text', home('"a": "\t"'), 'a tab within a text (line 3 column 8)'],
    ['a path of Windows', home('"a": "C:\\dir"'), 'a backslash that means nothing (line 3 column 8)'],
    ['half a file', home('"a": 1').slice(0, -1), 'no } at the end (line 3 column 9)'],
    ['no end of a list', home('"a": [1, 2'), 'no ] before this } (line 3 column 13)'],
    ['one end too many', '{"a": 1}}', 'a } too many (line 1 column 9)'],
    ['nothing', '', 'nothing (line 1 column 1)'],
    ['what git left', '{\n<<<<<<< HEAD\n"a": 1', 'two versions that git could not join (line 2 column 1)'],
    ['more behind it', '{}\n{}', 'more after the end (line 2 column 1)'],
    ['a name twice', home('"price": 4,\n  "price": 5'), /^"price" twice \(line 4 column 3\)$/],
    ['a name twice, further in', '[{ "a": { "b": {}, "c": [1], "b": 2 } }]', /^"b" twice \(line 1 column 30\)$/],
    ['a name twice, written otherwise', '{ "é": 1, "\\u00e9": 2 }', /^"\\u00e9" twice \(line 1 column 11\)$/],
  ])('%s', (_, text, message) => {
    const actual = () => parseJson(text);
    if (message instanceof RegExp) expect(actual).toThrow(message);
    else expect(actual).toThrow(expect.objectContaining({ message }));
  });

  it('a missing file', () => expect(() => readJson(path.join(dir, 'no.json'))).toThrow(/^no such file$/));
});

it.each([
  ['in another object', { a: { b: 1 }, b: [{ b: 2 }, { b: 3 }] }],
  ['in a text', { a: '{ "a": 1, "b":', b: ['b', '\\"', 'b'], c: '\\' }],
])('takes a name again %s', (_, content) => expect(parseJson(JSON.stringify(content))).toEqual(content));

describe('reads the output of editors’ programs', () => {
  it('accepts a byte order mark and Windows line endings', () =>
    expect(read('\uFEFF{\r\n"a": "é"\r\n}')).toEqual({ a: 'é' }));

  it.each(['latin1', 'utf16le'] as const)('rejects another encoding: %s', (encoding) =>
    expect(() => read(Buffer.from('\uFEFF{ "a": "é" }', encoding))).toThrow(/^another encoding than UTF-8$/),
  );
});
