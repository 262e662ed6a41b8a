import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files';

const tokens = 'app/styles/tokens.css';
const colour = /#(?:[0-9a-f]{3,4}){1,2}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/gi;

/** "#17322b" → "23 50 43" */
const channels = (hex: string): string =>
  [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)).join(' ');

describe('a colour has a name', () => {
  const named = sourceFiles(tokens).flatMap(({ text }) => text.match(/#[0-9a-f]{6}\b/gi) ?? []);
  // A named colour that lets the picture behind it through: rgb(23 50 43 / 0.5).
  const veils = named.map((hex) => `rgb(${channels(hex)} / `);

  it('style sheets use the names', () => {
    const found = sourceFiles('app/**/*.css', 'components/**/*.css')
      .filter(({ path }) => path !== tokens)
      .flatMap(({ path, text }) => (text.match(colour) ?? []).map((value) => ({ path, value })))
      .filter(({ value }) => !veils.some((veil) => value.startsWith(veil)));
    expect(found.map(({ path, value }) => `${path}: ${value}`)).toEqual([]);
  });

  it('and where HTML itself needs a value, it is one of theirs', () => {
    const values = sourceFiles('{app,components}/**/*.tsx').flatMap(({ path, text }) =>
      [...text.matchAll(/['"](#[0-9a-f]{3,8})['"]/gi)].map(([, hex = '']) => ({ path, hex })),
    );
    expect(values.filter(({ hex }) => !named.includes(hex))).toEqual([]);
  });
});

it('no element carries its own style: the Content-Security-Policy would drop it', () => {
  const found = sourceFiles('{app,components}/**/*.tsx').filter(({ text }) => /\sstyle=/.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});
