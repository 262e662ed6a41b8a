import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type MarkdownBlock, readMarkdown } from '../content/markdown.ts';
import type { Locale } from '../i18n/locales.ts';
import type { ManualPart } from './manual-parts.ts';

/** The folder of the manual: a file for each part, in a folder for each language. */
export const manualDir = 'docs/manual';

/** A part of the manual: its heading and its text. */
export interface ManualText {
  title: string;
  blocks: MarkdownBlock[];
}

/** The message of the office that `{label:homes.show}` stands for. */
const placeholder = /\{label:([\w.-]+)\}/g;

/** The keys that a text names, without "office.". */
export const labelsIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, key = '']) => key);

export const readManualFile = (part: ManualPart, locale: Locale): string =>
  readFileSync(path.join(process.cwd(), manualDir, locale, `${part}.md`), 'utf8');

/** A part in a language, with the labels that the screen shows in bold. Its first line is the title. */
export function manualText(part: ManualPart, locale: Locale, label: (key: string) => string): ManualText {
  const [heading = '', ...lines] = readManualFile(part, locale).split('\n');
  const text = lines.join('\n').replace(placeholder, (_, key: string) => `**${escapeMarkdown(label(key))}**`);
  return { title: heading.replace(/^#+ /, ''), blocks: readMarkdown(text, (target) => target) };
}

const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>]/g, '\\$&');
