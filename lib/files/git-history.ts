import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { errorMessage } from '../base/error-message.ts';
import { processState } from '../base/process-state.ts';
import { env } from '../env.ts';
import type { Manifest } from './journal.ts';

declare module '../base/process-state.ts' {
  interface ProcessState {
    /** The uncommitted changes. */
    gitLeft?: readonly LeftCommit[];
  }
}

const run = promisify(execFile);

/** In ms: a commit of a few files takes a tenth of a second, one of thousands of pictures minutes. */
const timeoutMs = 15_000;
const timeoutPerFileMs = 50;

/** The files of a commit, by their paths in a folder, before and after the change. */
type Commit = Pick<Manifest, 'files' | 'by'>;

/** A change that is saved and not in git yet. */
export interface LeftCommit extends Commit {
  folder: string;
}

/**
 * With DATA_GIT=1, commits a saved change: only its own files, whatever else is staged. A failure is reported in the log, in the office and
 * at /api/health/, and loses nothing: the next change of this process commits it too.
 */
export async function commitToGit(folder: string, { files, by }: Commit): Promise<void> {
  // Messages outside a repository have no history except the audit log.
  if (!env.dataGit || (folder === env.messagesDir && !(await isInGit(folder)))) return;
  const earlier = processState.gitLeft ?? [];
  const failed: LeftCommit[] = [];
  const untried: LeftCommit[] = [];
  for (const one of [{ folder, files, by }, ...earlier])
    try {
      // A commit that fails does not stop the others; after a timeout of git the rest is skipped, since each would time out too.
      if (failed.length > 1) untried.push(one);
      else await commit(one);
    } catch (error) {
      failed.push(one);
      processState.gitError = errorMessage(error);
      console.error(`The change of ${namesOf(one)} is saved, but not in git: ${errorMessage(error)}`);
    }
  processState.gitLeft = [...untried, ...failed];
  if (failed.length === 0) processState.gitError = undefined;
}

/** Whether a folder is in a git repository. */
const isInGit = async (folder: string): Promise<boolean> =>
  run('git', ['-C', folder, 'rev-parse', '--is-inside-work-tree'], { timeout: timeoutMs }).then(
    ({ stdout }) => stdout.trim() === 'true',
    () => false,
  );

async function commit({ folder, files, by }: LeftCommit): Promise<void> {
  const heem = { name: 'Heem', email: env.mailFrom ?? `heem@${new URL(env.siteUrl).hostname}` };
  const author = by ? { name: by.name, email: by.email ?? heem.email } : heem;
  const names = Object.keys(files);
  const options = { timeout: timeoutMs + timeoutPerFileMs * names.length, maxBuffer: 2 ** 28 };
  const git = async (args: readonly string[], paths?: readonly string[]) => {
    // Passed by stdin: there may be more names than arguments allow, and none is interpreted as a pattern.
    const from = paths ? ['--pathspec-from-file=-', '--pathspec-file-nul'] : [];
    const ran = run('git', ['--literal-pathspecs', '-C', folder, ...args, ...from], options);
    // If git ends before reading them, its own error is reported.
    ran.child.stdin?.on('error', () => undefined).end(paths?.join('\0'));
    return (await ran).stdout;
  };
  const there = names.filter((file) => existsSync(path.join(folder, file)));
  // `git commit -- files` accepts only files that are in the index.
  if (there.length > 0) await git(['add', '--intent-to-add'], there);
  const within = (await git(['rev-parse', '--show-prefix'])).trimEnd();
  const places = [...new Set(names.map((file) => file.split('/')[0] ?? file))];
  const status = await git(['status', '--porcelain', '-z', '--no-renames', '--untracked-files=no', '--', ...places]);
  const changed = new Set(status.split('\0').map((line) => line.slice(3 + within.length)));
  const wanted = names.filter((file) => changed.has(file));
  // Already committed by another process, or created and deleted again.
  if (wanted.length === 0) return;
  const as = ['-c', `user.name=${heem.name}`, '-c', `user.email=${heem.email}`, '-c', 'commit.gpgSign=false'];
  const who = `--author=${author.name.replace(/[<>\n]/g, ' ')} <${author.email}>`;
  await git([...as, 'commit', '--quiet', '--only', who, '-m', messageOf(files)], wanted);
}

/** The maximum number of files in a message. */
const maxNamedFiles = 50;

const namesOf = ({ files }: Pick<Commit, 'files'>, between = ', '): string => {
  const names = Object.keys(files);
  const more = names.length > maxNamedFiles ? [`and ${names.length - maxNamedFiles} more`] : [];
  return [...names.slice(0, maxNamedFiles), ...more].join(between);
};

function messageOf(files: Commit['files']): string {
  const { length } = Object.keys(files);
  const all = Object.values(files);
  const verb = all.every(({ before }) => before === null)
    ? 'Add'
    : all.every(({ after }) => after === null)
      ? 'Delete'
      : 'Change';
  return length > 3 ? `${verb} ${length} files\n\n${namesOf({ files }, '\n')}` : `${verb} ${namesOf({ files })}`;
}
