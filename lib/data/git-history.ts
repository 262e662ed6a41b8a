import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { env } from '../env.ts';
import { errorMessage } from '../error-message.ts';
import { processState } from '../process-state.ts';
import type { Manifest } from './journal.ts';

const run = promisify(execFile);

/** In ms: a commit of a few files takes a tenth of a second. */
const timeout = 15_000;

/** What is committed: the files, by their paths in a folder, as they were and as they are. */
type Commit = Pick<Manifest, 'files' | 'by'>;

/**
 * With DATA_GIT=1, one commit for a change that is saved: of its files alone, whatever else is staged. A failure is told in the log, in
 * the office and at /api/health/, and loses nothing but the commit.
 */
export async function commitToGit(folder: string, { files, by }: Commit): Promise<void> {
  if (!env.dataGit) return;
  try {
    await commit(folder, files, by);
    processState.gitFault = undefined;
  } catch (error) {
    processState.gitFault = errorMessage(error);
    console.error(`The change of ${Object.keys(files).join(', ')} is saved, but not in git: ${errorMessage(error)}`);
  }
}

/** Whether a folder is in a git repository. */
export const isInGit = async (folder: string): Promise<boolean> =>
  run('git', ['-C', folder, 'rev-parse', '--is-inside-work-tree'], { timeout }).then(
    ({ stdout }) => stdout.trim() === 'true',
    () => false,
  );

async function commit(folder: string, files: Commit['files'], by: Commit['by']): Promise<void> {
  const heem = { name: 'Heem', email: env.mailFrom ?? `heem@${new URL(env.siteUrl).hostname}` };
  const author = by ? { name: by.name, email: by.email ?? heem.email } : heem;
  const git = async (...args: string[]) => (await run('git', ['-C', folder, ...args], { timeout })).stdout;
  const names = Object.keys(files);
  const there = names.filter((file) => existsSync(path.join(folder, file)));
  // A commit of single files knows only those that git has heard of.
  if (there.length > 0) await git('add', '--intent-to-add', '--', ...literal(there));
  const known = (await git('ls-files', '-z', '--', ...literal(names))).split('\0').filter((name) => name !== '');
  if (known.length === 0) return;
  const as = ['-c', `user.name=${heem.name}`, '-c', `user.email=${heem.email}`, '-c', 'commit.gpgSign=false'];
  const who = `--author=${author.name.replace(/[<>\n]/g, ' ')} <${author.email}>`;
  await git(...as, 'commit', '--quiet', '--only', who, '-m', messageOf(files), '--', ...literal(known));
}

/** A name in which git sees no pattern. */
const literal = (names: string[]): string[] => names.map((name) => `:(literal)${name}`);

function messageOf(files: Commit['files']): string {
  const names = Object.keys(files);
  const all = Object.values(files);
  const verb = all.every(({ before }) => before === null)
    ? 'Add'
    : all.every(({ after }) => after === null)
      ? 'Delete'
      : 'Change';
  return names.length > 3 ? `${verb} ${names.length} files\n\n${names.join('\n')}` : `${verb} ${names.join(', ')}`;
}
