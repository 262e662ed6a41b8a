import { setTimeout as pause } from 'node:timers/promises';
import type { DataFolder } from '../../scripts/support/data-folder.ts';
import { type Break, breakOf } from './breaks.ts';
import {
  addHome,
  brokerComes,
  brokerGoes,
  cityName,
  deleteHome,
  menuEntry,
  pageText,
  phone,
  price,
  publish,
  title,
  withdraw,
} from './changes.ts';
import { type Check, checkHealth, checkPage, waitUntil } from './expectations.ts';
import type { Journal, ServerLog } from './journal.ts';
import type { Change, ChangeKind, Targets } from './targets.ts';

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

interface SoakRun {
  site: string;
  folder: DataFolder;
  targets: Targets;
  journal: Journal;
  log: ServerLog;
}

/** Runs a slot of the plan and records the result. */
export async function runSlot(run: SoakRun, slot: number): Promise<void> {
  const { folder, targets, journal } = run;
  const plan = planOf(slot);
  try {
    await ('breaks' in plan
      ? breakAndMend(run, breakOf(targets, folder, plan.breaks))
      : change(run, plan.changes(targets, folder, slot + 1)));
  } catch (error) {
    journal.fail(`slot ${slot + 1}: ${(error as Error).message}`);
  }
}

async function change(run: SoakRun, { name, writes, expectations }: Change): Promise<void> {
  const { site, folder } = run;
  for (const [index, write] of writes.entries()) {
    if (index > 0) await pause(betweenFilesMs);
    folder.apply(write);
  }
  const from = performance.now();
  const checks = [...expectations.map((expectation) => checkPage(site, expectation)), checkHealth(site, [])];
  note(run, name, await latest(checks.map((check) => waitUntil(check, from))));
}

async function breakAndMend(run: SoakRun, { name, broken, mended, issue, stays }: Break): Promise<void> {
  const { site, folder, journal, log } = run;
  folder.apply(broken);
  const from = performance.now();
  try {
    const pages = stays.map((expectation) => checkPage(site, expectation));
    const [told] = await Promise.all([waitUntil(checkHealth(site, [issue]), from), staysSo(pages, from)]);
    note(run, `${name} told`, told);
    if (!log.hasTold(issue)) journal.fail(`${name}: expected the issue in the log, found none`);
  } finally {
    folder.apply(mended);
  }
  note(run, `${name} mended`, await waitUntil(checkHealth(site, []), performance.now()));
}

/** Checks pages until the change would have been live; rejects if one has changed. */
async function staysSo(checks: readonly Check[], from: number): Promise<void> {
  for (; performance.now() - from < limitMs; await pause(250))
    for (const check of checks) {
      const wrong = await check();
      if (wrong) throw new Error(`a page has changed: ${wrong}`);
    }
}

function note({ journal }: SoakRun, name: string, ms: number): void {
  journal.changed(name, ms);
  if (ms > limitMs) journal.fail(`${name}: live after ${(ms / 1000).toFixed(1)} s`);
}

/** The greatest of some times, once all are known; rejects with the first that went wrong. */
async function latest(times: readonly Promise<number>[]): Promise<number> {
  const results = await Promise.allSettled(times);
  const wrong = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []));
  if (wrong.length > 0) throw new Error(`${wrong.length} of ${times.length} checks: ${wrong[0]}`);
  return Math.max(...results.map((result) => (result.status === 'fulfilled' ? result.value : 0)));
}
