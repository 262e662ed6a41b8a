import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeEach } from 'vitest';
import { processState } from '@/lib/base/process-state';
import { loadData } from '@/lib/data/load';
import { createState } from '@/lib/data/store';
import { env } from '@/lib/env';
import { putUpload, storeLead } from '@/lib/leads/store';
import { sampleDir } from '@/tests/support/sample-site';
import { Folder } from '@/tests/unit/data/folder';
import { lead } from './examples';

/** A testimonial longer than lists show. */
export const reviewFields = {
  comment: `Alles liep vlot.\n${'En ook daarna bleven ze bereikbaar. '.repeat(6).trim()}`,
  displayName: 'Noor',
  aboutYou: 'kocht een huis in Genk',
};

export const reviewPicture = {
  field: 'image',
  name: 'ik.jpg',
  type: 'image/jpeg',
  content: Buffer.from([0xff, 0xd8, 0xff, 0, 9]),
};

/** A data folder for one test, which can be written. */
export function ownData() {
  const { dir } = new Folder();
  for (const folder of ['pictures', 'documents']) {
    rmSync(path.join(dir, folder));
    mkdirSync(path.join(dir, folder));
    for (const name of readdirSync(path.join(sampleDir, folder)))
      symlinkSync(path.join(sampleDir, folder, name), path.join(dir, folder, name));
  }
  const { dataDir } = env;
  const { data } = processState;
  env.dataDir = dir;
  processState.data = undefined;
  return {
    dir,
    items: (name: string) => JSON.parse(readFileSync(path.join(dir, name), 'utf8')).items,
    /** Reads the folder anew, as the site does when a file was changed by hand. */
    reload: () => {
      processState.data = createState(loadData(dir));
    },
    /** The next test of the process works by the data of before. */
    leave: () => {
      env.dataDir = dataDir;
      processState.data = data;
    },
  };
}

/** The same for each test of a file. */
export function eachOwnData() {
  let data: ReturnType<typeof ownData>;
  beforeEach(() => {
    data = ownData();
    return data.leave;
  });
  return {
    get dir() {
      return data.dir;
    },
    items: (name: string) => data.items(name),
    /** An item of a list of the folder, by its id. */
    item: (name: string, id: string) => data.items(name).find((one: { id: string }) => one.id === id),
    reload: () => data.reload(),
  };
}

/** Stores a testimonial with its picture; returns its lead and its id. */
export async function sendReview(own: Parameters<typeof lead>[0] = {}) {
  const sent = lead({ form: 'post-testimonial', fields: reviewFields, subject: {}, ...own });
  const { id } = await storeLead(sent, [], (trx, leadId) => putUpload(trx, reviewPicture, leadId));
  return { lead: id, review: `visitor-${id.slice(0, 8)}` };
}
