import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { secondMs } from '../base/day.ts';
import { processState } from '../base/process-state.ts';
import { canStore } from '../db/disk.ts';
import { env } from '../env.ts';
import { type ReportedIssue, reportedIssue } from '../files/issues.ts';
import { ownFolder } from '../files/own-folder.ts';
import { toWriteError, WriteError, type WriteFailure } from '../files/write-error.ts';
import { clientAddress, isInNetworks } from '../http/client-address.ts';
import { type JobState, listJobs } from '../jobs/job.ts';
import { pictureWork } from '../media/picture-queue.ts';
import { dataState } from './store.ts';
import type { HeldBack } from './valid-records.ts';

/** The body of /api/health/. */
interface Health {
  status:
    | 'ok'
    | 'data held back'
    | 'data refused'
    | 'folder cannot be written'
    | 'background work is late'
    | 'forms cannot be stored';
  /** Whether the folders of data and of `VAR_DIR` can be written. A container may mount its data read-only. */
  folders: Record<'data' | 'var', 'ok' | WriteFailure>;
  data: {
    /** The time at which the active data were loaded (ISO 8601). */
    since: string;
    homes: number;
    /** The files that are not shown as they are now; visitors from outside get the number alone. */
    held: readonly HeldFile[] | number;
    /** The issues of the current folder; likewise, since a value may be from a draft. */
    faults: readonly ReportedIssue[] | number;
    /** The number of pictures that are being made; pages leave each out until its small sizes are there. */
    picturesWaiting: number;
    /** Whether the last change of the office is in git (DATA_GIT), and why not. */
    git?: string;
  };
  /** The work beside the pages; visitors from outside get only how much of it is late. */
  jobs: { late: number; all?: readonly HealthJob[] };
}

interface HealthJob extends Omit<JobState, 'doneAt'> {
  /** The time of its last success (ISO 8601); null if there was none since the start. */
  doneAt: string | null;
}

interface HeldFile {
  file: string;
  /** The time at which it was last written (ISO 8601); null if it was deleted. */
  since: string | null;
  shown: 'last good version' | 'nothing';
}

/** This machine and private networks (RFC 1122, 1918, 4193). */
const privateNetworks = ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1', 'fc00::/7'];

/** Database and folders are tried once in that time (ms), however many monitors ask. */
const cacheMs = 2 * secondMs;
let known: { at: number; storage: ReturnType<typeof tryStorage> } | undefined;

async function tryStorage() {
  const [stores, data, own] = await Promise.all([canStore(), tryFolder(ownFolder(env.dataDir)), tryFolder(env.varDir)]);
  return { stores, folders: { data, var: own } };
}

function storage(): ReturnType<typeof tryStorage> {
  if (!known || Date.now() - known.at > cacheMs) known = { at: Date.now(), storage: tryStorage() };
  return known.storage;
}

/** In bytes; about a form without files, and more than a file system keeps beside the names of files. */
const probeBytes = 16 * 1024;

async function tryFolder(folder: string): Promise<'ok' | WriteFailure> {
  const probe = path.join(folder, `.probe-${process.pid}.tmp`);
  try {
    if (!existsSync(folder)) await mkdir(folder);
    await writeFile(probe, Buffer.alloc(probeBytes)).finally(() => rm(probe, { force: true }));
    return 'ok';
  } catch (error) {
    console.error(`${folder} cannot be written:`, error);
    const failure = toWriteError(error);
    return failure instanceof WriteError ? failure.reason : 'other';
  }
}

const toHealthJob = ({ doneAt, ...job }: JobState): HealthJob => ({
  ...job,
  doneAt: doneAt === null ? null : new Date(doneAt).toISOString(),
});

const toHeldFile = ([file, { since, isShown }]: [string, HeldBack]): HeldFile => ({
  file,
  since: since?.toISOString() ?? null,
  shown: isShown ? 'last good version' : 'nothing',
});

/** The health of the site, for monitoring; 503 while forms cannot be stored. */
export async function healthAnswer(headers: Pick<Headers, 'get'>): Promise<Response> {
  const { snapshot, since, issues, held, isRefused } = dataState();
  const { waiting, issues: broken } = pictureWork();
  const allIssues = [...issues, ...broken];
  const { gitError } = processState;
  const { stores, folders } = await storage();
  const jobs = listJobs();
  const late = jobs.filter(({ isLate }) => isLate).length;
  const isInside = isInNetworks(clientAddress(headers), privateNetworks);
  const health: Health = {
    status: !stores
      ? 'forms cannot be stored'
      : isRefused
        ? 'data refused'
        : allIssues.length > 0
          ? 'data held back'
          : Object.values(folders).some((state) => state !== 'ok')
            ? 'folder cannot be written'
            : late > 0
              ? 'background work is late'
              : 'ok',
    folders,
    data: {
      since: since.toISOString(),
      homes: snapshot.catalogue.properties.size,
      held: isInside ? [...held].map(toHeldFile) : held.size,
      faults: isInside ? allIssues.map(reportedIssue) : allIssues.length,
      picturesWaiting: waiting,
      ...(env.dataGit ? { git: gitError === undefined ? 'ok' : isInside ? gitError : 'failed' } : {}),
    },
    jobs: { late, ...(isInside ? { all: jobs.map(toHealthJob) } : {}) },
  };
  return Response.json(health, { status: stores ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}
