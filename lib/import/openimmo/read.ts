import { xmlElements } from '../feed/xml.ts';
import { type Feed, RefusedFeed } from '../imported-home.ts';
import type { Notes } from '../notes.ts';
import { toHome } from './to-home.ts';

/** Reads a transfer of OpenImmo, version 1.2: all homes of a supplier, or changes of some (`umfang="TEIL"`). */
export function readOpenImmo(bytes: Uint8Array, notes: Notes): Feed {
  const feed: Feed = { homes: [], gone: [], partial: false, setAside: [] };
  let place = 0;
  let transfer: Readonly<Record<string, string>> | undefined;
  for (const element of xmlElements(bytes, 'openimmo', new Set(['uebertragung', 'immobilie']))) {
    if (element.name === 'uebertragung') {
      transfer = element.attributes;
      feed.partial = isPartial(transfer.umfang);
      continue;
    }
    place++;
    const id =
      element.textAt('verwaltung_techn', 'openimmo_obid') ?? element.textAt('verwaltung_techn', 'objektnr_extern');
    const action = element.attributeAt('aktionart', 'verwaltung_techn', 'aktion') ?? transfer?.modus;
    if (!id)
      feed.setAside.push({ id: `immobilie ${place}`, path: 'openimmo_obid', expected: 'an id', found: 'nothing' });
    else if (action?.toUpperCase() === 'DELETE') feed.gone.push(id);
    else feed.homes.push(toHome(id, element, notes));
  }
  if (!transfer)
    throw new RefusedFeed('expected <uebertragung>, which says whether these are all homes, found nothing');
  return feed;
}

function isPartial(extent = 'none'): boolean {
  if (!/^(?:voll|teil)$/i.test(extent)) throw new RefusedFeed(`expected umfang VOLL or TEIL, found ${extent}`);
  return extent.toUpperCase() === 'TEIL';
}
