import type { Selectable } from 'kysely';
import { db, type Trx } from '../db/database.ts';
import type { TextBlockTable } from '../db/tables/leads.ts';
import type { Locale } from '../i18n/locales.ts';

/** What staff answer often, in the languages in which somebody wrote it. */
export interface TextBlock {
  id: string;
  name: string;
  texts: Partial<Record<Locale, string>>;
}

const toBlock = ({ texts, ...row }: Selectable<TextBlockTable>): TextBlock => ({ ...row, texts: JSON.parse(texts) });

/** All of them, by name. */
export async function listTextBlocks(): Promise<TextBlock[]> {
  const rows = await (await db()).selectFrom('text_block').selectAll().orderBy('name').orderBy('id').execute();
  return rows.map(toBlock);
}

export async function findTextBlock(trx: Trx, id: string): Promise<TextBlock | null> {
  const row = await trx.selectFrom('text_block').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toBlock(row) : null;
}

/** Stores a text block, a new one or instead of the one with its id. */
export async function putTextBlock(trx: Trx, { id, name, texts }: TextBlock): Promise<void> {
  const row = { name, texts: JSON.stringify(texts) };
  await trx
    .insertInto('text_block')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function deleteTextBlock(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('text_block').where('id', '=', id).execute();
}
