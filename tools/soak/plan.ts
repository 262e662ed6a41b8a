import { setTimeout as pause } from 'node:timers/promises';
import type { DataFolder } from '../../scripts/support/data-folder.ts';
import { type Break, breakOf } from './breaks.ts';
import type { Cast, Change, ChangeKind } from './cast.ts';
import { addHome, brokerComes, brokerGoes, deleteHome, publish, withdraw } from './home-changes.ts';
import type { Journal, ServerLog } from './journal.ts';
import { cityName, menuEntry, pageText, phone, price, title } from './text-changes.ts';
import { type Look, lookAt, lookAtHealth, until } from './visit-page.ts';

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

const limitMs = 2_000;
/** Between two files of one change: long enough for the site to see the first alone. */
const betweenFilesMs = 700;

interface Scene {
  site: string;
  folder: DataFolder;
  cast: Cast;
  journal: Journal;
  log: ServerLog;
}

/** Does what a slot of the plan holds, and notes what came of it. */
export async function play(scene: Scene, slot: number): Promise<void> {
  const { folder, cast, journal } = scene;
  const plan = planOf(slot);
  try {
    await ('breaks' in plan
      ? breakAndMend(scene, breakOf(cast, folder, plan.breaks))
      : change(scene, plan.changes(cast, folder, slot + 1)));
  } catch (error) {
    journal.fail(`slot ${slot + 1}: ${(error as Error).message}`);
  }
}

async function change(scene: Scene, { name, writes, sights }: Change): Promise<void> {
  const { site, folder } = scene;
  for (const [index, write] of writes.entries()) {
    if (index > 0) await pause(betweenFilesMs);
    folder.apply(write);
  }
  const from = performance.now();
  const looks = [...sights.map((sight) => lookAt(site, sight)), lookAtHealth(site, [])];
  note(scene, name, await latest(looks.map((look) => until(look, from))));
}

async function breakAndMend(scene: Scene, { name, broken, mended, fault, stays }: Break): Promise<void> {
  const { site, folder, journal, log } = scene;
  folder.apply(broken);
  const from = performance.now();
  try {
    const pages = stays.map((sight) => lookAt(site, sight));
    const [told] = await Promise.all([until(lookAtHealth(site, [fault]), from), staysSo(pages, from)]);
    note(scene, `${name} told`, told);
    if (!log.hasTold(fault)) journal.fail(`${name}: expected the fault in the log, found none`);
  } finally {
    folder.apply(mended);
  }
  note(scene, `${name} mended`, await until(lookAtHealth(site, []), performance.now()));
}

/** Looks at pages again and again until the change should have been live; rejects where one is not as it must stay. */
async function staysSo(looks: readonly Look[], from: number): Promise<void> {
  for (; performance.now() - from < limitMs; await pause(250))
    for (const look of looks) {
      const wrong = await look();
      if (wrong) throw new Error(`a page has changed: ${wrong}`);
    }
}

function note({ journal }: Scene, name: string, ms: number): void {
  journal.changed(name, ms);
  if (ms > limitMs) journal.fail(`${name}: live after ${(ms / 1000).toFixed(1)} s`);
}

/** The greatest of some times, once all are known; rejects with the first that went wrong. */
async function latest(times: readonly Promise<number>[]): Promise<number> {
  const results = await Promise.allSettled(times);
  const wrong = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []));
  if (wrong.length > 0) throw new Error(`${wrong.length} of ${times.length} looks: ${wrong[0]}`);
  return Math.max(...results.map((result) => (result.status === 'fulfilled' ? result.value : 0)));
}
