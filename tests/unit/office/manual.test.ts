import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { markdownIssues } from '@/lib/content/markdown';
import { locales } from '@/lib/i18n/locales';
import { labelsIn, manualDir, manualText, readManualFile } from '@/lib/office/manual';
import { manualParts, pictured, pictureSize } from '@/lib/office/manual-parts';
import { wordsIn } from '@/tests/support/messages';

describe.each(locales)('the manual in %s', (locale) => {
  it('has the parts that the page shows, and no others', () =>
    expect(globSync('*.md', { cwd: path.join(manualDir, locale) }).toSorted()).toEqual(
      manualParts.map((part) => `${part}.md`).toSorted(),
    ));

  it.each(manualParts)('%s: has a heading and steps, and names what the screen shows', (part) => {
    const source = readManualFile(part, locale);
    expect(source).toMatch(/^## \S.*\n\n\S/);
    expect(markdownIssues(source, (target) => manualParts.some((one) => target === `#${one}`))).toEqual([]);
    const t = wordsIn(locale);
    const text = JSON.stringify(manualText(part, locale, (key) => t(`office.${key}` as Parameters<typeof t>[0])));
    // An unknown key, a value that only the page knows, or marks of Markdown that were read as text.
    expect(text).not.toMatch(/office\.[a-z]+\.|[{][a-z]+[:}]|\*\*/);
  });

  it.each(manualParts)('%s: has the headings and labels of the other languages', (part) => {
    const shape = (text: string) => [text.match(/^##+(?= )/gm), [...new Set(labelsIn(text))].toSorted()];
    expect(shape(readManualFile(part, locale))).toEqual(shape(readManualFile(part, 'nl')));
  });

  it.each(pictured)('%s: has its picture', async (part) => {
    const file = `public/images/manual/${locale}/${part}.webp`;
    expect(existsSync(file)).toBe(true);
    expect(await sharp(file).metadata()).toMatchObject(pictureSize);
  });
});

it('has no picture that it does not show', () =>
  expect(globSync('public/images/manual/**/*.webp')).toHaveLength(locales.length * pictured.length));
