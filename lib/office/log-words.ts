import 'server-only';
import { listStaff } from '../accounts/store-staff.ts';
import type { AuditEntry } from '../audit/store.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { fieldTexts, manyHomes } from '../records/field-texts.ts';
import { isLogged } from './log.ts';
import { listChange } from './log-lists.ts';
import { fieldName, isEmpty, logValues } from './log-values.ts';

type Change = Pick<AuditEntry, 'action' | 'subject' | 'before' | 'after'>;

/** The texts of the log for an action, and for the changes of its fields. */
export interface LogWords {
  action(action: string): string;
  changes(entry: Change): string[];
}

/** These actions change fields of a data file: their names in the log are paths, which the form of the file has labels for. */
const dataChange = /^(?:data\.|homes\.change$|units\.save$|words\.save$|picture\.describe$|undo$)/;

/** Says nothing: set by each change, or for programs. */
const omittedFields = ['updatedAt', 'modifyDate', '$schema', 'id'];

/** About the change itself, whatever was changed. */
const ofChange = ['fields', 'files', 'more'];

/** The words of the log in a language. */
export async function logWords(locale: Locale, data: Snapshot): Promise<LogWords> {
  const t = await translatorIn(locale, 'office.log');
  const find = await fieldTexts(locale, data);
  const say = await logValues(locale, data, new Map((await listStaff()).map(({ id, name }) => [id, name])), find);
  const isOfData = ({ action, subject }: Change, name: string) =>
    dataChange.test(action) && !ofChange.includes(name) && (subject === null ? name.includes('.') : isOfFile(subject));
  return {
    action: (action) => (isLogged(action) ? t(`actions.${action}`) : action),
    changes(entry) {
      const { before, after } = entry;
      const shownFields = Object.keys(after ?? before ?? {}).flatMap((name): { label: string; text: string }[] => {
        const [was, now] = [before?.[name], after?.[name]];
        // A field that the action itself set, or that is empty, is not shown.
        if (omittedFields.includes(name) || (isEmpty(was) && isEmpty(now))) return [];
        const isData = isOfData(entry, name);
        const { label: field, value } = isData
          ? find(entry.action === 'units.save' ? manyHomes : (entry.subject ?? manyHomes), name)
          : { label: fieldName(name, locale, t), value: (one: unknown) => say(name, one) };
        const line = (text: string) => [{ label: field, text }];
        const lists = listChange(was, now, t, locale);
        if (lists) return line(t('set', { field, value: lists }));
        const [old, shown] = [was, now].map((one) => (isEmpty(one) ? t('nothing') : value(one)));
        // The field name adds nothing for a new or deleted record.
        if (lists === '' || old == null || shown == null)
          return isData && before && after ? line(t('altered', { field })) : [];
        const text =
          before && after && !isEmpty(was)
            ? t('changed', { field, before: old, after: shown })
            : t('set', { field, value: after ? shown : old });
        return line(text);
      });
      // Parts of one field, such as the items of a list, are one change.
      return [...Map.groupBy(shownFields, ({ label }) => label)].map(([field, [first, ...others]]) =>
        first && others.length === 0 ? first.text : t('altered', { field }),
      );
    },
  };
}

/** Whether a log entry is about a file of data/ or a text of the site. */
const isOfFile = (subject: string): boolean => /^(?:\d{1,9}|properties)$/.test(subject) || subject.includes('.');
