import type { Selectable } from 'kysely';
import { db, type Trx } from '../db/database.ts';
import type { TextBlockTable } from '../db/tables/leads.ts';
import type { Locale } from '../i18n/locales.ts';

/** A frequent answer of staff, in the languages in which it exists. */
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

export async function hasTextBlock(trx: Trx, id: string): Promise<boolean> {
  return (await trx.selectFrom('text_block').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
