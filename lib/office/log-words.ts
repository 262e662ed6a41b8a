import 'server-only';
import { listStaff } from '../accounts/store-staff.ts';
import type { AuditEntry } from '../audit/store.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { isLogged } from './log.ts';
import { fieldName, isEmpty, logValues } from './log-values.ts';

/** How the log says an action, and what changed from what to what. */
export interface LogWords {
  action(action: string): string;
  changes(entry: Pick<AuditEntry, 'before' | 'after'>): string[];
}

/** The words of the log in a language. */
export async function logWords(locale: Locale, data: Snapshot): Promise<LogWords> {
  const t = await translatorIn(locale, 'office.log');
  const say = await logValues(locale, data, new Map((await listStaff()).map(({ id, name }) => [id, name])));
  return {
    action: (action) => (isLogged(action) ? t(`actions.${action}`) : action),
    changes: ({ before, after }) =>
      Object.keys(after ?? before ?? {}).flatMap((name) => {
        const field = fieldName(name, locale, t);
        const [was, now] = [before?.[name], after?.[name]];
        if (before && !isEmpty(was) && after)
          return [t('changed', { field, before: say(name, was), after: say(name, now) })];
        // What was set by the deed itself and is empty says nothing.
        const value = after ? now : was;
        return isEmpty(value) ? [] : [t('set', { field, value: say(name, value) })];
      }),
  };
}
