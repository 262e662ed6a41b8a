import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { changeRows } from '../audit/store-rows.ts';
import { inTransaction } from '../db/database.ts';
import { locales, localize } from '../i18n/locales.ts';
import { defineAction, RejectionError } from '../staff/define-action.ts';
import { hasTextBlock } from './store-texts.ts';
import { findUnknownPlaceholder } from './text-blocks.ts';

const text = z.string().max(5_000).optional();
const schema = z.object({
  id: z.uuid().optional(),
  name: z.string().max(100),
  ...localize(() => text),
});

const place = (id: string) => ({ table: 'text_block', key: { id } }) as const;

/** A text block, new or changed. */
export const saveTextBlockAction = defineAction({
  name: 'text.save',
  roles: ['owner', 'broker'],
  schema,
  async run({ id, name, ...texts }, { session: { staff } }) {
    const written = locales.filter((locale) => texts[locale] !== undefined);
    if (written.length === 0) throw new RejectionError('noText', locales[0]);
    for (const locale of written)
      if (findUnknownPlaceholder(texts[locale] ?? '')) throw new RejectionError('unknownPlaceholder', locale);
    const row = { id: id ?? randomUUID(), name, texts: JSON.stringify(texts) };
    const auditId = await inTransaction(async (trx) => {
      if (id && !(await hasTextBlock(trx, id))) throw new RejectionError('gone');
      return changeRows(trx, staff, { action: 'text.save', subject: row.id, rows: [{ ...place(row.id), put: row }] });
    });
    return { done: 'saved', undo: auditId };
  },
});

export const deleteTextBlockAction = defineAction({
  name: 'text.delete',
  roles: ['owner', 'broker'],
  schema: z.object({ id: z.uuid() }),
  async run({ id }, { session: { staff } }) {
    const change = { action: 'text.delete' as const, subject: id, rows: [{ ...place(id), put: null }] };
    const auditId = await inTransaction((trx) => changeRows(trx, staff, change));
    if (!auditId) throw new RejectionError('gone');
    return { done: 'removed', undo: auditId };
  },
});
