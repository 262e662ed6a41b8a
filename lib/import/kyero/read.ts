import { xmlElements } from '../feed/xml.ts';
import { type Feed, RefusedFeed } from '../imported-home.ts';
import type { Notes } from '../notes.ts';
import { toHome } from './to-home.ts';

/** Reads a feed of Kyero, version 3: always all homes of its supplier. Throws a RefusedFeed for anything else. */
export function readKyero(bytes: Uint8Array, notes: Notes): Feed {
  const feed: Feed = { homes: [], gone: [], partial: false, setAside: [] };
  let place = 0;
  let version: string | undefined;
  for (const element of xmlElements(bytes, 'root', new Set(['kyero', 'property']))) {
    if (element.name === 'kyero') version = element.textAt('feed_version');
    else {
      place++;
      const id = element.textAt('id');
      if (id) feed.homes.push(toHome(id, element, notes));
      else feed.setAside.push({ id: `property ${place}`, path: 'id', expected: 'an id', found: 'nothing' });
    }
  }
  if (version !== '3') throw new RefusedFeed(`expected feed_version 3 of Kyero, found ${version ?? 'none'}`);
  return feed;
}
