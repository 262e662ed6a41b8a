import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { TestDatabase } from './storage/database.ts';

/** Changes in the form of a record, by field. */
interface Typed {
  record: string;
  changes: Readonly<Record<string, unknown>>;
}

/** A person who saves one record and leaves another unsaved. */
export interface Editor {
  /** Their account. */
  staff: string;
  typed: Typed;
  left: Typed;
}

export interface EditorsAnswer {
  staff: string;
  done?: string;
  error?: string;
  /** The paths of the fields that they are asked about. */
  conflicts: string[];
}

/** Lets people edit at the same moment in two instances of the site, on one folder and database; returns what each save answered. */
export async function editBeside({ env }: TestDatabase, dataDir: string, editors: readonly Editor[]) {
  const instances = [0, 1].map((instance) => {
    const child = spawn(
      process.execPath,
      [
        '--import',
        './scripts/support/server-code.ts',
        'tests/support/storage/processes/edit-beside.ts',
        JSON.stringify(editors.filter((_, i) => i % 2 === instance)),
      ],
      { env: { ...process.env, ...env, DATA_DIR: dataDir }, stdio: ['pipe', 'pipe', 'inherit'] },
    );
    return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator]() };
  });
  for (const { lines } of instances) await lines.next();
  for (const { child } of instances) child.stdin.write('go\n');
  const answers = instances.map(async ({ lines }) => {
    const all: EditorsAnswer[] = [];
    for await (const line of { [Symbol.asyncIterator]: () => lines }) all.push(JSON.parse(line));
    return all;
  });
  return (await Promise.all(answers)).flat();
}
