import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The values of the tokens in a block of the style sheet: "paper" → "#fbfaf7". */
const coloursOf = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );

const [light = '', dark = ''] = readFileSync('app/styles/tokens.css', 'utf8').split(
  '@media screen and (prefers-color-scheme: dark)',
);
const schemes = { light: coloursOf(light), dark: { ...coloursOf(light), ...coloursOf(dark) } };

/** WCAG 2.2, relative luminance of "#rrggbb". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (a: string, b: string): number => {
  const [dim = 0, bright = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (bright + 0.05) / (dim + 0.05);
};

/** Grounds, and what is read on them. */
const text: [grounds: string, words: string][] = [
  ['paper surface linen', 'ink muted moss error'],
  ['sand mist', 'ink moss'],
  ['moss moss-strong ink', 'paper'],
  ['moss-deep ink-deep', 'white on-deep on-deep-warm'],
  ['clay-deep', 'white'],
  ['epc-1 epc-2 epc-3 epc-4 epc-5 epc-6', 'ink-deep'],
  ['epc-7', 'white'],
];
/** Grounds, and the borders of controls, icons and marks on them. */
const marks: [grounds: string, marks: string][] = [
  ['paper surface linen', 'muted moss clay error'],
  ['sand mist', 'clay'],
];

describe.each(Object.entries(schemes))('the %s scheme', (_, colours) => {
  it.each([
    ['words stand out 4.5 : 1', text, 4.5],
    ['borders of controls, icons and marks stand out 3 : 1', marks, 3],
  ] as const)('%s', (_, pairs, min) => {
    const all = pairs.flatMap(([grounds, names]) =>
      grounds.split(' ').flatMap((ground) => names.split(' ').map((name) => ({ ground, name }))),
    );
    const ratio = ({ ground, name }: (typeof all)[number]) => contrast(colours[name] ?? '', colours[ground] ?? '');
    expect(all.filter((pair) => !(ratio(pair) >= min))).toEqual([]);
  });
});

it('the dark scheme names every colour that the light one has, but for those that are dark in both', () => {
  const both = /-deep|^on-deep|^white$|^epc-/;
  const same = Object.keys(schemes.light).filter((name) => !(name in coloursOf(dark)));
  expect(same.filter((name) => !both.test(name))).toEqual([]);
});
