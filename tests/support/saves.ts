import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Staff } from '../../lib/accounts/store-staff.ts';
import { changeData } from '../../lib/data/write.ts';
import { recordEvent } from '../../lib/records/save-records.ts';
import type { TestDatabase } from './storage/database.ts';

export const saver: Staff = {
  id: 'editor',
  name: 'Sofie Maes',
  email: 'sofie@heem.example',
  role: 'editor',
  locale: 'nl',
  broker: null,
  secured: true,
};

/** A home after the save with a number. */
export const changedHome = (home: Record<string, unknown>, n: number) => ({ ...home, reference: `R-${home.id}-${n}` });

/** The picture that is saved with it. */
export const ownPicture = (home: number): string => `pictures/own-${home}.jpg`;

/** Starts a process that saves; returns it and, once it has ended, the number of the last save of each home that was answered. */
export function startSaving({ env }: TestDatabase, dataDir: string, first: number, max: number, homes: number[]) {
  const child = spawn(
    process.execPath,
    [
      '--import',
      './scripts/support/server-code.ts',
      'tests/support/storage/processes/save-many.ts',
      ...[first, max, ...homes].map(String),
    ],
    { env: { ...process.env, ...env, DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const answered = async (onFirst?: () => void): Promise<Map<number, number>> => {
    const last = new Map<number, number>();
    for await (const line of createInterface(child.stdout)) {
      if (last.size === 0) onFirst?.();
      const [home = 0, n = 0] = line.split(' ').map(Number);
      last.set(home, n);
    }
    return last;
  };
  return { child, answered };
}

/** Changes a home for the nth time, and with it its picture: null takes it away. */
export async function saveWithPicture(home: number, n: number, picture: Buffer | null): Promise<void> {
  const file = `properties/${home}.json`;
  let [before, after] = [{}, {}];
  await changeData(
    (read) => {
      before = read(file) as object;
      after = changedHome(before as Record<string, unknown>, n);
      return { [ownPicture(home)]: picture, [file]: after };
    },
    { by: saver, auditEvent: () => recordEvent('data.save', file, { before, after }), isUndoable: true },
  );
}
