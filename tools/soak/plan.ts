import { setTimeout as pause } from 'node:timers/promises';
import type { DataFolder } from '../../scripts/support/data-folder.ts';
import { type Break, breakOf } from './breaks.ts';
import {
  addBroker,
  addHome,
  cityName,
  deleteHome,
  menuEntry,
  pageText,
  phone,
  price,
  publish,
  removeBroker,
  title,
  withdraw,
} from './changes.ts';
import { type Check, checkHealth, checkPage, waitUntil } from './expectations.ts';
import type { Journal, ServerLog } from './journal.ts';
import type { Change, ChangeKind, Targets } from './targets.ts';

/** In the order in which they are applied: some undo the previous one. */
export const kinds: readonly ChangeKind[] = [
  ...[price, addBroker, removeBroker, menuEntry, withdraw],
  ...[publish, addHome, cityName, title, deleteHome],
  ...[phone, pageText],
];

const slotsPerMinute = 6;
export const slotSeconds = 60 / slotsPerMinute;

/** The plan of a slot of ten seconds, counted from 0: the last slot of each minute breaks a file, the others change the data. */
export function planOf(slot: number): { breaks: number } | { changes: ChangeKind } {
  const minute = Math.floor(slot / slotsPerMinute);
  if (slot % slotsPerMinute === slotsPerMinute - 1) return { breaks: minute };
  const kind = kinds[(slot - minute) % kinds.length];
  if (!kind) throw new Error('expected a kind of change');
  return { changes: kind };
}

const limitMs = 2_000;
/** Pause between two files of one change: long enough for the site to read the first without the second. */
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
      ? breakAndRepair(run, breakOf(targets, folder, plan.breaks))
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
  record(run, name, await maxOf(checks.map((check) => waitUntil(check, from))));
}

async function breakAndRepair(run: SoakRun, { name, broken, repaired, issue, unchanged }: Break): Promise<void> {
  const { site, folder, journal, log } = run;
  folder.apply(broken);
  const from = performance.now();
  try {
    const pages = unchanged.map((expectation) => checkPage(site, expectation));
    const [reported] = await Promise.all([waitUntil(checkHealth(site, [issue]), from), expectUnchanged(pages, from)]);
    record(run, `${name} reported`, reported);
    if (!log.hasLogged(issue)) journal.fail(`${name}: expected the issue in the log, found none`);
  } finally {
    folder.apply(repaired);
  }
  record(run, `${name} repaired`, await waitUntil(checkHealth(site, []), performance.now()));
}

/** Checks pages for as long as a change may take to be live; rejects if one has changed. */
async function expectUnchanged(checks: readonly Check[], from: number): Promise<void> {
  for (; performance.now() - from < limitMs; await pause(250))
    for (const check of checks) {
      const wrong = await check();
      if (wrong) throw new Error(`a page has changed: ${wrong}`);
    }
}

function record({ journal }: SoakRun, name: string, ms: number): void {
  journal.addChange(name, ms);
  if (ms > limitMs) journal.fail(`${name}: live after ${(ms / 1000).toFixed(1)} s`);
}

/** The longest of some times, once all have resolved; rejects with the first error. */
async function maxOf(times: readonly Promise<number>[]): Promise<number> {
  const results = await Promise.allSettled(times);
  const wrong = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []));
  if (wrong.length > 0) throw new Error(`${wrong.length} of ${times.length} checks: ${wrong[0]}`);
  return Math.max(...results.map((result) => (result.status === 'fulfilled' ? result.value : 0)));
}
