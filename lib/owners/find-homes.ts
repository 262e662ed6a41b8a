import { cityOf } from '../catalogue/card-view.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../data/load.ts';
import { plain } from '../slug.ts';
import { knownHome } from './home-name.ts';
import type { OwnedHome } from './owned-home.ts';

/** Of these the homes in whose number, reference, address and title each of the words begins one: "zonh dorps 12", whatever the capitals and accents. */
export function findHomes(homes: readonly OwnedHome[], words: string, data: Pick<Snapshot, 'catalogue'>): OwnedHome[] {
  const asked = partsOf(words);
  const isMeant = (id: OwnedHome): boolean => {
    const home = knownHome(id, data);
    const own = home ? partsOf(textOf(home, data)) : [String(id)];
    return asked.every((part) => own.some((one) => one.startsWith(part)));
  };
  return asked.length > 0 ? homes.filter(isMeant) : [];
}

function textOf({ id, reference, title, address, city }: Property, { catalogue }: Pick<Snapshot, 'catalogue'>): string {
  const { zip, name } = cityOf({ city }, catalogue);
  const { street, houseNumber, boxNr } = address;
  return [id, reference, street, houseNumber, boxNr, zip, ...Object.values(name), ...Object.values(title)].join(' ');
}

const partsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
