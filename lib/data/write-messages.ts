import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Actor, addAuditLine, auditLine, type Deed } from '../db/audit.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import { keepForUndo } from '../db/undo-state.ts';
import { env } from '../env.ts';
import { type Locale, type Localized, locales, localize } from '../i18n/locales.ts';
import { processState } from '../process-state.ts';
import { loadMessages } from './check-messages.ts';
import { dataJson } from './data-json.ts';
import { commitToGit, isInGit } from './git-history.ts';
import type { Author } from './journal.ts';
import { fileHash } from './kept-bytes.ts';
import { readMessages } from './messages.ts';
import { inDataTurn } from './write.ts';
import { syncFolder, writeDurably } from './write-file.ts';

/** The words of a language, as its file has them. */
export interface Words {
  [key: string]: string | Words;
}

/** The words of all languages as they are stored; those that the site works by are compiled. */
export const storedWords = (): Record<Locale, Words> =>
  localize((locale) => readMessages(env.messagesDir, locale) as Words);

/** The text of a key such as "forms.send"; null where there is none. */
export function wordAt(words: Words, key: string): string | null {
  let found: string | Words | undefined = words;
  for (const part of key.split('.'))
    found = typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined;
  return typeof found === 'string' ? found : null;
}

const withWord = (words: Words, [first = '', ...rest]: readonly string[], text: string): Words => ({
  ...words,
  [first]: rest.length === 0 ? text : withWord(words[first] as Words, rest, text),
});

interface WordsOptions {
  /** With a mail address, the author in git. */
  by: Actor & Author;
  deed: (before: Localized, after: Localized) => Deed;
  /** What else belongs to the change, in its transaction; throws to stop it. */
  inside?: (trx: Trx) => Promise<void>;
}

/**
 * Changes a text in all languages, and returns the id of its line in the log once the site says it; null if nothing changed. `change` gets
 * the texts as they are now, null for a key that there is not, and may throw. Throws a DataError if the site would refuse the result, and a
 * CannotWrite; both leave everything as it was.
 *
 * Four files do not change in one step. That does no harm as long as each text keeps its arguments, which the caller sees to: any mixture
 * of old and new files is sound.
 */
export async function changeWords(
  key: string,
  change: (now: Localized | null) => Localized,
  { by, deed, inside }: WordsOptions,
): Promise<string | null> {
  const active = processState.messages;
  const line = await inDataTurn(env.dataDir, async (_, lease) => {
    const words = storedWords();
    const texts = localize((locale) => wordAt(words[locale], key));
    const isThere = (found: typeof texts): found is Localized => Object.values(found).every((text) => text !== null);
    const before = isThere(texts) ? texts : null;
    const after = change(before);
    const changed = locales.filter((locale) => after[locale] !== before?.[locale]);
    if (!before || changed.length === 0) return null;
    const contents = localize((locale) => dataJson(withWord(words[locale], key.split('.'), after[locale])));
    await check(contents);
    const entry = auditLine(by, deed(before, after));
    const old = new Map(changed.map((locale) => [locale, fileHash(placeOf(locale))]));
    const unfinished = changed.map((locale) => [placeOf(locale), `${placeOf(locale)}.${process.pid}.tmp`] as const);
    try {
      for (const [i, locale] of changed.entries()) await writeDurably(unfinished[i]?.[1] as string, contents[locale]);
      await inTransaction(async (trx) => {
        await lease.confirm(trx);
        await addAuditLine(trx, entry);
        await keepForUndo(trx, entry.id, { key, before, after });
        await inside?.(trx);
        for (const [place, fresh] of unfinished) renameSync(fresh, place);
      });
      syncFolder(env.messagesDir);
    } finally {
      for (const [, fresh] of unfinished) rmSync(fresh, { force: true });
    }
    await commitWords(old, { name: by.name, email: by.email });
    return entry.id;
  });
  if (line) await waitUntilOther(active);
  return line;
}

const placeOf = (locale: Locale): string => path.join(env.messagesDir, `${locale}.json`);

/** With DATA_GIT=1, in the repository that the words are in: often that of the data. Elsewhere they have no history but the log. */
async function commitWords(old: ReadonlyMap<Locale, string | null>, by: Author): Promise<void> {
  if (!env.dataGit || !(await isInGit(env.messagesDir))) return;
  const files = [...old].map(([locale, before]) => [`${locale}.json`, { before, after: fileHash(placeOf(locale)) }]);
  await commitToGit(env.messagesDir, { files: Object.fromEntries(files), by });
}

/** Throws a DataError as the site would for these files. */
async function check(contents: Localized): Promise<void> {
  mkdirSync(env.varDir, { recursive: true });
  const folder = mkdtempSync(path.join(env.varDir, 'words-'));
  try {
    for (const locale of locales) await writeDurably(path.join(folder, `${locale}.json`), contents[locale]);
    loadMessages(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** In ms: changes are active within two seconds. */
const longest = 3_000;

async function waitUntilOther(active: typeof processState.messages): Promise<void> {
  if (!processState.wakeData) return;
  processState.wakeData();
  for (const end = Date.now() + longest; processState.messages === active && Date.now() < end; ) await pause(50);
}
