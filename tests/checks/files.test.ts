import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '@/tests/support/source-files';

const files = sourceFiles('{app,components,lib,scripts,tools,tests,deploy}/**/*.{ts,tsx,mjs,css,lua}', '*.{ts,mjs}');
const maxLines = 300;

it(`no file is longer than ${maxLines} lines: split it by what it is about`, () => {
  const lengths = files.map(({ path: file, text }) => ({ file, lines: text.trimEnd().split('\n').length }));
  expect(lengths.filter(({ lines }) => lines > maxLines)).toEqual([]);
});

it('names are in kebab-case', () => {
  const parts = files.flatMap((file) => file.path.split('/').map((part) => [part, file.path] as const));
  const name = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*|\[(?:\[\.\.\.[a-z]+\]|(?:\.\.\.)?[a-z]+)\]|\([a-z]+\))$/;
  expect(parts.filter(([part]) => !name.test(part)).map(([, file]) => file)).toEqual([]);
});

it('no folder or file has a vague name', () => {
  const vague = files.filter((file) => /(?:^|\/)(?:utils?|helpers?|common|misc|shared)(?:\/|\.)/.test(file.path));
  expect(vague.map((file) => file.path)).toEqual([]);
});

describe('unfinished work', () => {
  const code = files.filter((file) => file.path !== path.join('tests', 'checks', 'files.test.ts'));

  it.each([
    ['a note to finish later', /\b(?:TODO|FIXME|XXX|HACK)\b/],
    ['the type any', /(?::\s*|\bas\s+|<)any\b(?=\s*(?:[;,)=>[\]|&{}]|$))/],
    ['a suppressed compiler error', /@ts-(?:ignore|nocheck|expect-error)/],
    ['a swallowed error', /catch\s*(?:\(\w*\)\s*)?\{\s*\}|\.catch\(\(\)\s*=>\s*\{\s*\}\)/],
    ['a skipped or exclusive test', /\b(?:it|test|describe)\.(?:only|skip|todo|fixme)\b/],
    ['a debugger statement', /\bdebugger\b/],
    ['browser code that writes to the console', /\bconsole\./, /^(?:app|components)\//],
  ])('%s', (_, pattern, where = /^/) => {
    const found = code
      .filter((file) => where.test(file.path))
      .flatMap(({ path: file, text }) =>
        text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
      );
    expect(found).toEqual([]);
  });
});

it.each([
  [
    'there are default exports only where Next or a tool requires them',
    /^export default\b/m,
    /^(?:app\/.*\/?(?:page|layout|error|not-found|global-error|route)\.tsx?|lib\/data\/i18n-request\.ts|lib\/next\/page-cache\.ts|[\w.]+\.config\.(?:ts|mjs)|scripts\/support\/vitest-reporter\.ts|tests\/support\/build-once\.ts)$/,
  ],
  [
    'no module re-exports another: import from the defining module',
    /^export\s+(?:type\s+)?(?:\*|\{[^}]*\})\s*from\b/m,
    /^tests\/support\/(?:demo-site|site|site-test)\.ts$/,
  ],
])('%s', (_, pattern, allowed) => {
  const others = files.filter(({ path: file, text }) => pattern.test(text) && !allowed.test(file));
  expect(others.map((file) => file.path)).toEqual([]);
});

it('no file imports a module twice; a namespace may stand beside names', () => {
  const doubled = files.flatMap(({ path: file, text }) => {
    const modules = [...text.matchAll(/^import (?!\*|type \*)[^;']*?from '([^']+)'/gm)].map(([, module]) => module);
    return modules.filter((module, index) => modules.indexOf(module) < index).map((module) => `${file}: ${module}`);
  });
  expect(doubled).toEqual([]);
});
