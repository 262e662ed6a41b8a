import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from '@/tests/support/source-files';

const code = sourceFiles('{app,components,lib,scripts,tools}/**/*.{ts,tsx,mjs,css}', '*.{ts,mjs}');
const tests = sourceFiles('tests/**/*.{ts,tsx}');
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;

const mentioned = (files: typeof code, pattern: RegExp) =>
  files.flatMap(({ path: file, text }) =>
    (text.match(comment) ?? []).flatMap((one) => [...one.matchAll(pattern)].map(([, name = '']) => ({ file, name }))),
  );

it('each identifier in backticks in a comment exists in the code', () => {
  const names = new Set(code.flatMap(({ text }) => text.replace(comment, ' ').match(/[A-Za-z_$][\w$]*/g) ?? []));
  const missing = mentioned(code, /`([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(?:\(\))?`/g).filter(
    ({ name }) => !name.split('.').every((part) => names.has(part)),
  );
  expect(missing).toEqual([]);
});

it('an identifier in a comment is in backticks or written as a call', () => {
  // A rename of a common word in all files is seen here: it changes prose as well.
  const bare = [...code, ...tests].flatMap(({ path: file, text }) =>
    (text.match(/(?<=^|[\s{(])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g) ?? []).flatMap((one) =>
      (one.replace(/`[^`]*`/g, '').match(/(?<![\w./"'@-])[a-z]{2,}[A-Z][a-z]\w*(?![\w"'(/]|: true|\.\w|-)/g) ?? []).map(
        (name) => `${file}: ${name}`,
      ),
    ),
  );
  expect(bare).toEqual([]);
});

it('each file that a comment names exists', () => {
  const missing = mentioned(
    [...code, ...tests],
    /(?<![\w/.-])(\w[\w-]*\/[\w./[\]()@-]*\.(?:tsx?|mjs|md|css))\b/g,
  ).filter(
    ({ file, name }) => !['', 'tests/e2e', path.dirname(file)].some((folder) => existsSync(path.join(folder, name))),
  );
  expect(missing).toEqual([]);
});

/** A clause or a preposition instead of the subject or the imperative of a sentence. */
const opening = /^(?:\/\*\*?|\/\/)[\s*]*(?:What|Where|Who|How|Whose|Why|Of|Not|That(?! (?:is|was)\b)) /;
/** A clause instead of a noun. */
const clause =
  /(?:[.:;][\s*]+|\b(?:by|for|from|know|knows|of|only|said|to|under|whether) )who\b|\bwho(?:so)?ever\b|\bwhat (?:became|becomes|belongs|comes|stands)\b/i;

it('a comment begins like a sentence, and names persons and things by nouns', () => {
  const found = [...code, ...tests].flatMap(({ path: file, text }) =>
    (text.match(comment) ?? []).filter((one) => opening.test(one) || clause.test(one)).map((one) => ({ file, one })),
  );
  expect(found).toEqual([]);
});

it('the title of a test names persons and things by nouns', () => {
  const titles = tests.flatMap(({ path: file, text }) =>
    [...text.matchAll(/\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['`])(.*?)\1,/g)].map(
      ([, , title = '']) => ({
        file,
        title,
      }),
    ),
  );
  expect(titles.length).toBeGreaterThan(1500);
  expect(titles.filter(({ title }) => clause.test(title))).toEqual([]);
});

it('a declaration has one doc comment', () => {
  expect([...code, ...tests].filter(({ text }) => /\*\/\s*\/\*\*/.test(text)).map((file) => file.path)).toEqual([]);
});

/** A doc comment and the line after it. */
const documented = /^[ \t]*\/\*\*((?:(?!\*\/)[\s\S])*)\*\/[ \t]*\n?([^\n]*)/gm;

it('a doc comment precedes the declaration that it describes', () => {
  const found = [...code, ...tests].flatMap(({ path: file, text }) =>
    [...text.matchAll(documented)]
      .filter(([, words = '', next = '']) =>
        /^[\s*]*(?:Returns|Reads|Saves|Lists|Says|Sends) /.test(words)
          ? /^\s*(?:export )?(?:interface\b|type \w+ = (?!\())/.test(next)
          : /^\s*[})\]]*[;,]?\s*$/.test(next),
      )
      .map(([one]) => `${file}: ${one}`),
  );
  expect(found).toEqual([]);
});
