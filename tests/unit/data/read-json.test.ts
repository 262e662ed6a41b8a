import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseJson, readJson } from '@/lib/data/read-json';

const dir = mkdtempSync(path.join(tmpdir(), 'heem-json-'));
afterAll(() => rmSync(dir, { recursive: true }));

const file = path.join(dir, 'text.json');
const read = (content: string | Buffer) => {
  writeFileSync(file, content);
  return readJson(file);
};
const home = (line: string) => `{\r\n  "id": 1,\r\n  ${line}\r\n}`;

describe('says what is wrong, and in which line', () => {
  it.each([
    ['a lost comma', home('"a": 4 "b": 5'), /^Expected ',' or '}' after property value \(line 3 column 10\)$/],
    ['one too many', '{\n"a": 1,\n}', /^Expected double-quoted property name \(line 3 column 1\)$/],
    ['a decimal comma', home('"living": 293,5,'), /\(line 3 column 17\)$/],
    ['curly quotation marks', home('"a": “Huis”'), /^Unexpected token '“' \(line 3 column 8\)$/],
    ['single ones', home(`"a": 'Huis'`), /^Unexpected token ''' \(line 3 column 8\)$/],
    ['a currency', home('"a": € 5'), /^Unexpected token '€' \(line 3 column 8\)$/],
    ['no value', home('"a": ,'), /^Unexpected token ',' \(line 3 column 8\)$/],
    ['a word', home('"a": true, "b": True'), /^Unexpected token 'T' \(line 3 column 19\)$/],
    [
      'a new line in a text',
      home('"a": "Huis\nTuin"'),
      /^Bad control character in string literal \(line 3 column 13\)$/,
    ],
    ['half a file', home('"a": 1').slice(0, -1), /\(line 4 column 1\)$/],
    ['nothing', '', /^Unexpected end \(line 1 column 1\)$/],
    ['a name twice', home('"price": 4,\n  "price": 5'), /^"price" twice \(line 4 column 3\)$/],
    ['a name twice, further in', '[{ "a": { "b": {}, "c": [1], "b": 2 } }]', /^"b" twice \(line 1 column 30\)$/],
    ['a name twice, written otherwise', '{ "é": 1, "\\u00e9": 2 }', /^"\\u00e9" twice \(line 1 column 11\)$/],
    ['more behind it', '{}\n{}', /^Unexpected non-whitespace character after JSON \(line 2 column 1\)$/],
  ])('%s', (_, text, message) => expect(() => parseJson(text)).toThrow(message));

  it('a file that there is not', () => expect(() => readJson(path.join(dir, 'no.json'))).toThrow(/^no such file$/));
});

it.each([
  ['in another object', { a: { b: 1 }, b: [{ b: 2 }, { b: 3 }] }],
  ['in a text', { a: '{ "a": 1, "b":', b: ['b', '\\"', 'b'], c: '\\' }],
])('takes a name again %s', (_, content) => expect(parseJson(JSON.stringify(content))).toEqual(content));

describe('reads what editors’ programs write', () => {
  it('with the mark of Windows before it, and its line ends', () =>
    expect(read('\uFEFF{\r\n"a": "é"\r\n}')).toEqual({ a: 'é' }));

  it.each(['latin1', 'utf16le'] as const)('but no other encoding: %s', (encoding) =>
    expect(() => read(Buffer.from('\uFEFF{ "a": "é" }', encoding))).toThrow(/^another encoding than UTF-8$/),
  );
});
