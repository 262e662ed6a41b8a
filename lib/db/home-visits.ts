import type { OwnedHome } from '../owners/owned-home.ts';
import { db } from './database.ts';

/** How many confirmed appointments at a home begin at `from` or later, and before `until` (ms since epoch). */
export async function countVisits(home: OwnedHome, from: number, until = Number.MAX_SAFE_INTEGER): Promise<number> {
  const { n } = await (await db())
    .selectFrom('visit')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('property', '=', home)
    .where('state', '=', 'confirmed')
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .executeTakeFirstOrThrow();
  return n;
}
