import type { ChangeKind } from './change.ts';
import { addHome, brokerComes, brokerGoes, deleteHome, publish, withdraw } from './home-changes.ts';
import { cityName, menuEntry, pageText, phone, price, title } from './text-changes.ts';

/** In the order in which they follow each other: some undo the one before. */
export const kinds: readonly ChangeKind[] = [
  ...[price, brokerComes, brokerGoes, menuEntry, withdraw],
  ...[publish, addHome, cityName, title, deleteHome],
  ...[phone, pageText],
];

const slotsOfMinute = 6;
export const slotSeconds = 60 / slotsOfMinute;

/** What happens in a slot of ten seconds, counted from 0: the last of each minute breaks a file, the others change one. */
export function planOf(slot: number): { breaks: number } | { changes: ChangeKind } {
  const minute = Math.floor(slot / slotsOfMinute);
  if (slot % slotsOfMinute === slotsOfMinute - 1) return { breaks: minute };
  const kind = kinds[(slot - minute) % kinds.length];
  if (!kind) throw new Error('expected a kind of change');
  return { changes: kind };
}
