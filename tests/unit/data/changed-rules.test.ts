import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isRule, watchRules } from '@/lib/data/changed-rules';
import { importsOf, sourceFiles } from '@/tests/support/source-files';
import { newFolder } from './folder';

it('reports once that a schema, a language or a route needs a restart, and ignores other code', async () => {
  const folder = newFolder();
  for (const name of ['catalogue/schema', 'i18n']) mkdirSync(path.join(folder, name), { recursive: true });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const watcher = watchRules(folder);
  onTestFinished(() => {
    watcher.close();
    warn.mockRestore();
  });
  const change = (file: string) => writeFileSync(path.join(folder, file), `${Math.random()}`);
  const untilTold = (times: number, ...files: string[]) =>
    vi.waitFor(() => {
      for (const file of files) change(file);
      expect(warn).toHaveBeenCalledTimes(times);
    });
  await untilTold(1, 'catalogue/card-view.ts', 'catalogue/schema/attributes.ts');
  await untilTold(2, 'catalogue/schema/attributes.ts', 'i18n/locales.ts');
  expect(warn.mock.calls.map(([text]) => String(text).split(' ')[0])).toEqual([
    'lib/catalogue/schema/attributes.ts',
    'lib/i18n/locales.ts',
  ]);
});

it('knows every file that the schemas of the data are made of', () => {
  const files = sourceFiles('lib/**/*.ts');
  const imports = Map.groupBy(files.flatMap(importsOf), ({ from }) => from);
  const seen = new Set<string>();
  const follow = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { to, typeOnly } of imports.get(file) ?? []) if (!typeOnly && to.startsWith('lib/')) follow(`${to}.ts`);
  };
  follow('lib/data/schemas.ts');
  const schemas = files.filter(({ path: file, text }) => seen.has(file) && /\bz\.(?:strictObject|enum)\(/.test(text));
  expect(schemas.length).toBeGreaterThan(15);
  expect(schemas.map(({ path: file }) => file).filter((file) => !isRule(file.replace('lib/', '')))).toEqual([]);
});
