import { existsSync, globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files';

const documents = sourceFiles('*.md', 'docs/**/*.md');
const roots = ['.ci', 'app', 'components', 'data', 'deploy', 'docs', 'lib', 'messages', 'public', 'scripts', 'tests'];

/** What a document writes in backticks and means as a path of the repository: "lib/slug.ts", "messages/{nl,fr}.json", "next.config.ts". */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) => code.replace(/^\.\//, '').replace(/:\d+$/, ''))
    .filter((code) => /^[\w.@[\]{},*<>…/-]+$/.test(code))
    .filter((code) =>
      roots.includes(code.split('/')[0] ?? '') ? code.includes('/') : /^[\w.-]+\.(?:ts|mjs|json|md|conf)$/.test(code),
    );

/** `{id}`, `<form>` and `…` stand for any name; the brackets of Next's folders for themselves. */
const pattern = (path: string): string =>
  path.replace(/\{[^{},]*\}|<[^<>]*>|…/g, '*').replace(/[[\]]/g, (bracket) => `[${bracket}]`);

const named = documents.flatMap(({ path: document, text }) => pathsIn(text).map((path) => [document, path] as const));

it('documents name files of the repository', () => expect(named.length).toBeGreaterThan(10));

it.each(named)('%s: %s exists', (_, path) => {
  const anywhere = path.includes('/')
    ? pattern(path)
    : `{,{app,data,deploy,docs,lib,messages,scripts,tests}/**/}${path}`;
  expect(existsSync(path) || globSync(anywhere).length > 0).toBe(true);
});
