import path from 'node:path';
import type { Actor, AuditEvent } from '../audit/store.ts';
import type { UndoState } from '../audit/store-undo.ts';
import { processState } from '../base/process-state.ts';
import type { Trx } from '../db/database.ts';
import { env } from '../env.ts';
import { loadMessages } from '../files/check-messages.ts';
import { dataJson, readHashed } from '../files/data-json.ts';
import type { Author } from '../files/journal.ts';
import { writeFile } from '../files/write-file.ts';
import { type Locale, type Localized, locales, localize } from '../i18n/locales.ts';
import { readMessages } from '../i18n/messages.ts';
import { waitUntil } from './change-live.ts';
import { withDataLock } from './write.ts';

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
  auditEvent: (before: Localized, after: Localized) => AuditEvent;
  /** The state for an undo. */
  undoState?: (before: Localized, after: Localized) => UndoState;
  /** Further work in the transaction that commits the change; throws to cancel it. */
  alsoInTransaction?: (trx: Trx) => Promise<void>;
}

/**
 * Changes a text in all languages, and returns the audit id once the site shows it; null if nothing changed. `change` gets
 * the current texts, null for an unknown key, and may throw. Throws a DataError if the site would refuse the result, and a
 * WriteError; both leave everything as it was.
 *
 * A reader may find some of the four files changed and others not yet. That does no harm as long as each text keeps its arguments, which
 * the caller ensures: any mixture of old and new files is valid.
 */
export async function changeWords(
  key: string,
  change: (now: Localized | null) => Localized,
  { by, auditEvent, undoState, alsoInTransaction }: WordsOptions,
): Promise<string | null> {
  const active = processState.messages;
  const auditId = await withDataLock(env.dataDir, async (publish) => {
    const stored = localize((locale) => readHashed(env.messagesDir, fileOf(locale)));
    const words = localize((locale) => stored[locale].content as Words);
    const texts = localize((locale) => wordAt(words[locale], key));
    const isThere = (found: typeof texts): found is Localized => Object.values(found).every((text) => text !== null);
    const before = isThere(texts) ? texts : null;
    const after = change(before);
    const changed = locales.filter((locale) => after[locale] !== before?.[locale]);
    if (!before || changed.length === 0) return null;
    const contents = localize((locale) => dataJson(withWord(words[locale], key.split('.'), after[locale])));
    check(contents);
    const files = new Map(changed.map((locale) => [fileOf(locale), () => contents[locale]]));
    return publish(
      { isEmpty: false, contents: () => files },
      {
        folder: env.messagesDir,
        readHashes: new Map(locales.map((locale) => [fileOf(locale), stored[locale].hash])),
        ...{
          by,
          alsoInTransaction,
          auditEvent: () => auditEvent(before, after),
          undoState: undoState && (() => undoState(before, after)),
        },
      },
    );
  });
  if (auditId) await waitUntil(() => processState.messages !== active);
  return auditId;
}

const fileOf = (locale: Locale): string => `${locale}.json`;

/** Throws a DataError as the site would for these files. The caller must hold the lease, since the check uses a folder in VAR_DIR. */
function check(contents: Localized): void {
  const folder = path.join(env.varDir, 'change-words');
  for (const locale of locales) writeFile(path.join(folder, fileOf(locale)), contents[locale]);
  loadMessages(folder);
}
