import { z } from 'zod';
import { zodIssue } from '../../files/issue-codes.ts';

/** The limits in characters: of a description, and of a title or a name on one line. */
const maxText = 20_000;
export const maxLine = 200;

/** A text that is not blank. */
const wording = z
  .string()
  .min(1, { abort: true })
  .max(maxText)
  .refine((value) => value.trim() !== '', zodIssue('filled'));

/** A text of one language that may hold these words in braces, and no others. */
export const textWith = (...known: string[]) =>
  wording.superRefine((text, context) => {
    const [found] = unknownIn(text, known);
    if (found === undefined) return;
    const { message, params } =
      known.length > 0 ? zodIssue('onlyPlaceholders', { known: list(known) }) : zodIssue('noPlaceholders');
    context.addIssue({ code: 'custom', message, params: { ...params, found } });
  });

/** Returns the sentence about placeholders for the description of a field. */
export const expectedPlaceholders = (known: readonly string[]): string => `may hold ${list(known)}`;

/** Returns the unknown placeholders and the unpaired braces of a text. */
export const unknownIn = (text: string, known: readonly string[]): string[] =>
  (text.match(/\{[^{}]*\}?|\}/g) ?? []).filter((part) => !known.some((name) => part === inBraces(name)));

export const inBraces = (name: string): string => `{${name}}`;

const list = (known: readonly string[]): string => known.map(inBraces).join(' ');
