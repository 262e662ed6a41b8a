import type { PropertyType } from '../../catalogue/schema/lists.ts';
import type { Property } from '../../catalogue/schema/property.ts';
import { plain } from '../../slug.ts';
import type { GivenType } from '../imported-home.ts';
import type { Notes } from '../notes.ts';

/**
 * The kind of a home of this type. Where the feed names none, or one that data/property-types.json does not have, which is noted, a home
 * keeps the kind that it has, and a new one gets the usual one, or the first of its type.
 */
export function findKind(
  { webId, kind, kindName, usually }: GivenType,
  type: PropertyType,
  previous: Pick<Property, 'webId' | 'kind'> | undefined,
  notes: Notes,
): string {
  const named = type.kinds.find(
    ({ id, name }) => id === kind || (kindName && Object.values(name).some((one) => plain(one) === plain(kindName))),
  );
  if (named) return named.id;
  if (kind ?? kindName) notes.note('kind', kind ?? kindName);
  if (previous?.webId === webId) return previous.kind;
  return (type.kinds.find(({ id }) => id === usually) ?? type.kinds[0])?.id ?? '';
}
