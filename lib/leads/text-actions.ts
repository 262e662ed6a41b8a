import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { writeAudit } from '../audit/store.ts';
import { keepForUndo, takeForUndo } from '../audit/store-undo.ts';
import { inTransaction } from '../db/database.ts';
import { locales, localize } from '../i18n/locales.ts';
import { defineAction, Rejection } from '../staff/define-action.ts';
import type { Undo } from '../staff/undo.ts';
import { deleteTextBlock, findTextBlock, putTextBlock, type TextBlock } from './store-texts.ts';
import { unknownPlaceholder } from './text-blocks.ts';

const text = z.string().max(5_000).optional();
const schema = z.object({
  id: z.uuid().optional(),
  name: z.string().max(100),
  ...localize(() => text),
});

/** What an undo restores: null if the text block did not exist. */
interface Change {
  before: TextBlock | null;
  after: TextBlock | null;
}

const undoText: Undo = async (trx, { id: line, subject }, staff) => {
  const change = await takeForUndo<Change>(trx, line);
  const now = subject && (await findTextBlock(trx, subject));
  if (!change || !subject) throw new Rejection('gone');
  if (JSON.stringify(now) !== JSON.stringify(change.after)) throw new Rejection('changedSince');
  if (change.before) await putTextBlock(trx, change.before);
  else await deleteTextBlock(trx, subject);
  await writeAudit(trx, staff, { action: 'undo', subject });
};

/** A text block, new or changed. */
export const saveText = defineAction({
  name: 'text.save',
  roles: ['owner', 'broker'],
  schema,
  async run({ id, name, ...texts }, { session: { staff } }) {
    const written = locales.filter((locale) => texts[locale] !== undefined);
    if (written.length === 0) throw new Rejection('noText', locales[0]);
    for (const locale of written)
      if (unknownPlaceholder(texts[locale] ?? '')) throw new Rejection('unknownPlaceholder', locale);
    const after = { id: id ?? randomUUID(), name, texts };
    const undo = await inTransaction(async (trx) => {
      const before = id ? await findTextBlock(trx, id) : null;
      if (id && !before) throw new Rejection('gone');
      await putTextBlock(trx, after);
      const line = await writeAudit(trx, staff, { action: 'text.save', subject: after.id });
      await keepForUndo(trx, line, { before, after } satisfies Change);
      return line;
    });
    return { done: 'saved', undo };
  },
  undo: undoText,
});

export const deleteText = defineAction({
  name: 'text.delete',
  roles: ['owner', 'broker'],
  schema: z.object({ id: z.uuid() }),
  async run({ id }, { session: { staff } }) {
    const undo = await inTransaction(async (trx) => {
      const before = await findTextBlock(trx, id);
      if (!before) throw new Rejection('gone');
      await deleteTextBlock(trx, id);
      const line = await writeAudit(trx, staff, { action: 'text.delete', subject: id });
      await keepForUndo(trx, line, { before, after: null } satisfies Change);
      return line;
    });
    return { done: 'removed', undo };
  },
  undo: undoText,
});
