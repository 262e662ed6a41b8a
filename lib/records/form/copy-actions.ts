import 'server-only';
import { z } from 'zod';
import { writeAudit } from '../../audit/store.ts';
import { changesOf } from '../../base/merge-record.ts';
import { inTransaction } from '../../db/database.ts';
import { translatorIn } from '../../i18n/translator.ts';
import { defineAction, RejectionError } from '../../staff/define-action.ts';
import { copySubject, discardCopy } from '../../staff/working-copies/discard-copies.ts';
import { findWorkingCopy, removeWorkingCopy, restoreWorkingCopy } from '../../staff/working-copies/store.ts';
import { recordWords } from '../fields/record-words.ts';
import { recordRef } from '../records.ts';
import { recordName } from './record-actions.ts';

/** A field that a colleague changed, in the words of the form. */
export interface ShownChange {
  path: string;
  label: string;
  before: string;
  after: string;
}

// An owner of the agency may view, take over and discard the unsaved changes of a colleague, who may be ill or have left.

const copySchema = z.object({ record: recordName, staff: z.string().max(100) });

async function foundCopy({ record: name, staff }: z.output<typeof copySchema>) {
  const [record, copy] = [recordRef(name), await findWorkingCopy(name, staff)];
  if (!record || !copy) throw new RejectionError('gone');
  return { record, copy };
}

/** Shows the fields that a colleague changed. */
export const viewCopyAction = defineAction({
  name: 'copy.view',
  roles: ['owner'],
  schema: copySchema,
  async run(form, { locale, data }) {
    const { record, copy } = await foundCopy(form);
    const t = await translatorIn(locale, 'office.edit');
    const { label, value } = recordWords(record, locale, data, t('sections.other'));
    const versions = [copy.content, copy.base];
    const toText = (path: string, one: unknown) =>
      one === undefined || one === null ? '' : value(path, one, versions);
    const payload = changesOf(copy.base ?? {}, copy.content ?? {}).map(
      ({ path, before, after }): ShownChange => ({
        path,
        label: label(path, versions),
        before: toText(path, before),
        after: toText(path, after),
      }),
    );
    return { payload };
  },
});

/** Transfers the unsaved changes of a colleague to the person, who must have none of that record. */
export const takeOverCopyAction = defineAction({
  name: 'copy.take-over',
  roles: ['owner'],
  schema: copySchema,
  async run(form, { session: { staff } }) {
    await foundCopy(form);
    await inTransaction(async (trx) => {
      const copy = await removeWorkingCopy(trx, form.record, form.staff);
      if (!copy) throw new RejectionError('gone');
      if (!(await restoreWorkingCopy(trx, form.record, { ...copy, staff: staff.id })))
        throw new RejectionError('ownUnsaved');
      await writeAudit(trx, staff, { action: 'copy.take-over', subject: copySubject(form.record) });
    });
    return { done: 'takenOver' };
  },
});

/** Discards the unsaved changes of a colleague, until it is undone. */
export const discardColleaguesCopyAction = defineAction({
  name: 'copy.discard',
  roles: ['owner'],
  schema: copySchema,
  async run(form, { session: { staff } }) {
    const { record } = await foundCopy(form);
    return { done: 'discarded', undo: (await discardCopy(record.name, form.staff, staff)) ?? undefined };
  },
});
