import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from '@/tests/support/source-files';

const tokens = 'app/styles/tokens.css';
const colour = /#(?:[0-9a-f]{3,4}){1,2}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/gi;

/** The classes of a CSS module, without global ones (`:global`). */
const classesOf = (css: string): string[] => {
  const own = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|:global\([^)]*\)/g, '');
  return [...new Set([...own.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))];
};

const importedModules = ({ path, text }: SourceFile): { name: string; from: string }[] =>
  [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].map(([, name = '', from = '']) => ({
    name,
    from: from.startsWith('@/') ? from.slice(2) : join(dirname(path), from),
  }));

/** The classes that a file uses from a module imported under a name: `styles.card`, `styles['card-2']`, or all that begin as in `styles[`card-${…}`]`. */
const usesOf = (name: string, text: string): { text: string; fits: (own: string) => boolean }[] =>
  [...text.matchAll(new RegExp(`\\b(?<![/-])${name}(?:\\.(\\w+)|\\['([^']+)'\\]|\\[\`([^\`$]*)\\$)`, 'g'))].map(
    ([, plain, quoted, begin]) =>
      begin === undefined
        ? { text: plain ?? quoted ?? '', fits: (own) => own === (plain ?? quoted) }
        : { text: `${begin}…`, fits: (own) => own.startsWith(begin) },
  );

/** "#17322b" → "23 50 43" */
const channels = (hex: string): string =>
  [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)).join(' ');

describe('a colour has a name', () => {
  const named = sourceFiles(tokens).flatMap(({ text }) => text.match(/#[0-9a-f]{6}\b/gi) ?? []);
  // A translucent named colour: rgb(23 50 43 / 0.5).
  const translucent = named.map((hex) => `rgb(${channels(hex)} / `);

  it('style sheets use the names', () => {
    const found = sourceFiles('app/**/*.css', 'components/**/*.css')
      .filter(({ path }) => path !== tokens)
      .flatMap(({ path, text }) => (text.match(colour) ?? []).map((value) => ({ path, value })))
      .filter(({ value }) => !translucent.some((start) => value.startsWith(start)));
    expect(found.map(({ path, value }) => `${path}: ${value}`)).toEqual([]);
  });

  it('a colour value in HTML is one of the named colours', () => {
    const values = sourceFiles('{app,components}/**/*.tsx').flatMap(({ path, text }) =>
      [...text.matchAll(/['"](#[0-9a-f]{3,8})['"]/gi)].map(([, hex = '']) => ({ path, hex })),
    );
    expect(values.filter(({ hex }) => !named.includes(hex))).toEqual([]);
  });
});

describe('a CSS module', () => {
  const modules = new Map(
    sourceFiles('{app,components}/**/*.module.css').map(({ path, text }) => [
      path,
      { classes: classesOf(text), uses: new Set<string>() },
    ]),
  );
  const unknown: string[] = [];
  for (const file of sourceFiles('{app,components}/**/*.{ts,tsx}'))
    for (const { name, from } of importedModules(file)) {
      const module = modules.get(from);
      for (const use of usesOf(name, file.text)) {
        const meant = module?.classes.filter((own) => use.fits(own)) ?? [];
        if (meant.length === 0) unknown.push(`${file.path}: ${name} has no class ${use.text}`);
        for (const own of meant) module?.uses.add(own);
      }
    }

  it('is found', () => expect(modules.size).toBeGreaterThan(20));

  it('has every class that a component uses from it', () => expect(unknown).toEqual([]));

  it('has no class that no component uses: delete it', () => {
    const unused = [...modules].flatMap(([path, { classes, uses }]) =>
      classes.filter((own) => !uses.has(own)).map((own) => `${path}: .${own}`),
    );
    expect(unused).toEqual([]);
  });
});

it('media queries use three widths: 48rem, 60.0625rem and 80rem', () => {
  const found = sourceFiles('{app,components}/**/*.css').flatMap(({ path, text }) =>
    [...text.matchAll(/@media([^{]*)\{/g)]
      .flatMap(([, query = '']) => query.match(/\([^)]*width[^)]*\)/g) ?? [])
      .flatMap((feature) => feature.match(/[\d.]+(?:rem|em|px)/g) ?? [])
      .filter((width) => !['48rem', '60.0625rem', '80rem'].includes(width))
      .map((width) => `${path}: ${width}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['no element has an inline style: the Content-Security-Policy would block it', /\sstyle=/g, /$^/],
  [
    'a quiet button has the class of buttons, too: its own sets colours alone',
    /["'`][^"'`]*\bbutton-quiet\b[^"'`]*["'`]/g,
    /\bbutton(?!-)\b/,
  ],
])('%s', (_, pattern, sound) => {
  const found = sourceFiles('{app,components}/**/*.tsx').flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].filter(([part]) => !sound.test(part)).map(([part]) => `${path}: ${part}`),
  );
  expect(found).toEqual([]);
});
