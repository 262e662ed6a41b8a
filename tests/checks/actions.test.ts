import { expect, it } from 'vitest';
import { actions } from '@/lib/app/actions';
import { sourceFiles } from '@/tests/support/source-files';

it('every action that is defined is registered, once', () => {
  const defined = sourceFiles('lib/**/*.ts').flatMap(({ path, text }) =>
    [...text.matchAll(/export const [a-z]+[A-Z]\w*Action = defineAction\(\{\s+name: '([\w.-]+)'/g)].map(
      ([, name = '']) => ({ name, path }),
    ),
  );
  const calls = sourceFiles('{lib,app,components}/**/*.{ts,tsx}').flatMap(
    ({ text }) => text.match(/ defineAction\(/g) ?? [],
  );
  expect(calls, 'write `export const verbObjectAction = defineAction({ name: …` so that it is found here').toHaveLength(
    defined.length,
  );
  const registered = new Set(Object.keys(actions));
  const missing = defined.filter(({ name }) => !registered.has(name)).map(({ name, path }) => `${name} in ${path}`);
  expect(missing, 'export the action, and add its module to lib/app/actions.ts').toEqual([]);
  const twice = defined.filter(({ name }, index) => defined.findIndex((one) => one.name === name) < index);
  expect(twice, 'two actions with one name: only the last would run').toEqual([]);
  expect(registered.size).toBe(defined.length);
});
