import 'server-only';
import type { Property } from '../../catalogue/schema/property.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import type { Draft } from '../../files/draft.ts';
import type { ShownHome } from '../../media/rooms.ts';
import { homeRecordName } from '../../routes/home-record.ts';
import { findWorkingCopy } from '../../staff/working-copies/store.ts';

/** The facts of a home for proposed alternative texts of its pictures, as `staff` typed or stored them; null for an unknown home. */
export async function findShownHome(home: number, { catalogue }: Snapshot, staff: string): Promise<ShownHome | null> {
  const copy = await findWorkingCopy(homeRecordName(home), staff);
  const of = (copy?.content ?? catalogue.properties.get(home) ?? catalogue.withdrawn.get(home)) as
    | Draft<Property>
    | null
    | undefined;
  if (!of) return null;
  const town = catalogue.cities.get(of.city ?? '')?.name;
  return { ...(of.kind && { kind: of.kind }), ...(town && { town }) };
}
