import 'server-only';
import type { Staff } from '../../accounts/store-staff.ts';
import type { PlainObject } from '../../base/plain-object.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translatorIn } from '../../i18n/translator.ts';
import { readOnlyFields } from '../../staff/data-rights.ts';
import { findWorkingCopy } from '../../staff/working-copies/store.ts';
import { type Unsaved, unsavedByOthers } from '../../staff/working-copies/unsaved-changes.ts';
import { fieldWords } from '../fields/field-words.ts';
import { formFields, withReadOnly } from '../fields/form-fields.ts';
import { type JsonSchema, toJsonSchema } from '../fields/json-schema.ts';
import { inOrder } from '../fields/list-items.ts';
import { type FormSection, formSections } from '../fields/sections.ts';
import { listTableRows, type TableRows } from '../fields/tables.ts';
import { issueSentence } from '../issue-messages.ts';
import { getSchema, mayEdit, type RecordRef, readRecord, recordRef } from '../records.ts';
import { withTypedTowns } from '../towns.ts';
import { checkRecord, type RecordCheck } from './check-record.ts';

/** The record that a form begins with, and the fields, choices and messages of the form. */
export interface OpenForm {
  record: RecordRef;
  base: PlainObject | null;
  content: PlainObject;
  version: number;
  sections: readonly FormSection[];
  tables: TableRows;
  check: RecordCheck;
  /** The unsaved changes of colleagues. */
  unsaved: readonly Unsaved[];
  hasStatus: boolean;
  /** The reason why its file cannot be read, as a sentence. */
  broken?: string | undefined;
}

/** Reads the form of a record with the person's unsaved changes; null for a record that is missing or that they may not change. */
export async function openForm(name: string, staff: Staff, locale: Locale, data: Snapshot): Promise<OpenForm | null> {
  const record = recordRef(name);
  if (!record) return null;
  const found = readRecord(record);
  if (!(await mayEdit(staff, record, found))) return null;
  const [{ stored, broken }, copy] = [found, await findWorkingCopy(name, staff.id)];
  if (stored === null && !copy && !broken) return null;
  const content = inOrder(copy?.content ?? stored ?? {}) as PlainObject;
  const schema = toJsonSchema(getSchema(record));
  const t = await translatorIn(locale, 'office.edit.sections');
  const refusals = await translatorIn(locale, 'office.errors');
  const fields = withReadOnly(
    formFields(schema, fieldWords(locale, record.schema)),
    readOnlyFields(staff.role, found.file),
    refusals('ownersOnly'),
  );
  return {
    record,
    broken: broken && (await issueSentence(broken, locale)),
    content,
    base: (copy ? copy.base : stored) as PlainObject | null,
    version: copy?.version ?? 0,
    sections: formSections(record, fields, t),
    tables: listTableRows(locale, withTypedTowns(data, content)),
    check: await checkRecord(record, content, locale, data),
    unsaved: await unsavedByOthers(name, staff.id, locale),
    hasStatus: hasStatus(schema),
  };
}

const hasStatus = ({ properties = {} }: JsonSchema): boolean => {
  const { enum: values } = (properties.status ?? {}) as JsonSchema;
  return values?.includes('withdrawn') ?? false;
};
