import { z } from 'zod';
import { decoded } from '../feed/decoded.ts';
import { type Feed, RefusedFeed } from '../imported-home.ts';
import type { Notes } from '../notes.ts';
import { OmnicasaRecord } from './record.ts';
import { toHome } from './to-home.ts';

const records = z.array(z.record(z.string(), z.unknown()));
const list = z.object({
  Items: records,
  DeletedIds: z.array(z.union([z.string(), z.number()])).default([]),
  ChangeSince: z.string().nullish(),
});
/** A list of records, bare, under Items, or as the supplier's service answers; with ChangeSince it tells changes alone. */
const answer = z.union([
  list,
  records.transform((Items) => list.parse({ Items })),
  z
    .object({ GetPropertyListJsonResult: z.object({ Value: list }) })
    .transform(({ GetPropertyListJsonResult: { Value } }) => Value),
]);

/** Reads records of Omnicasa's kind, one a home and language (specification, section 3). */
export function readOmnicasa(bytes: Uint8Array, notes: Notes): Feed {
  const parsed = answer.safeParse(parse(bytes));
  if (!parsed.success) throw new RefusedFeed('expected a list of records, or an object with one under "Items"');
  const { Items, DeletedIds, ChangeSince } = parsed.data;
  const feed: Feed = { homes: [], gone: DeletedIds.map(String), partial: Boolean(ChangeSince), setAside: [] };
  const byId = new Map<string, OmnicasaRecord[]>();
  for (const [i, fields] of Items.entries()) {
    const record = new OmnicasaRecord(fields, notes);
    const id = record.text('ID', 'PropertyID');
    if (id) byId.set(id, [...(byId.get(id) ?? []), record]);
    else feed.setAside.push({ id: `record ${i + 1}`, path: 'ID', expected: 'an id', found: 'nothing' });
  }
  for (const [id, [first, ...others]] of byId) if (first) feed.homes.push(toHome(id, first, others));
  return feed;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse([...decoded(bytes)].join(''));
  } catch (error) {
    if (error instanceof SyntaxError) throw new RefusedFeed(`not readable JSON: ${error.message}`);
    throw error;
  }
}
