import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { dayOf } from '../base/day.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { type DataWarning, eachWarning } from '../data/warnings.ts';
import { preparedPictures } from '../media/prepared-pictures.ts';

/** The longest time in ms that the check runs before other work gets its turn. */
const sliceMs = 15;

interface Known {
  day: string;
  warnings: Promise<DataWarning[]>;
}

const known = new WeakMap<Snapshot, Known>();

/** The warnings about today's data and drafts; computed once for each state of the data. */
export function readWarnings(data: Snapshot, day = dayOf(Date.now())): Promise<DataWarning[]> {
  const before = known.get(data);
  if (before?.day === day) return before.warnings;
  const warnings = findWarnings(data, day);
  known.set(data, { day, warnings });
  return warnings;
}

async function findWarnings(data: Snapshot, day: string): Promise<DataWarning[]> {
  const found: DataWarning[] = [];
  let began = performance.now();
  for (const part of eachWarning(data, day, preparedPictures())) {
    found.push(...part);
    if (performance.now() - began < sliceMs) continue;
    await nextTurn();
    began = performance.now();
  }
  return found;
}
