import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Staff } from '@/lib/accounts/store-staff';
import { processState } from '@/lib/base/process-state';
import { changeData, type DataFiles } from '@/lib/data/write';
import { env } from '@/lib/env';
import { commitToGit } from '@/lib/files/git-history';
import { saveRecord } from '@/lib/records/save-records';
import { saver } from '@/tests/support/saves';
import { onSqlite } from '@/tests/support/storage/database';
import { ownData } from '@/tests/support/storage/reviews';

const editor = saver;
const owner: Staff = { ...editor, id: 'owner', name: 'Owner', role: 'owner' };

type Fields = Record<string, unknown>;
const home = 'properties/5801.json';
const picture = 'pictures/own.jpg';

let dir: string;
const stored = (file: string): Fields => JSON.parse(readFileSync(path.join(dir, file), 'utf8'));
/** Changes a record, and writes further files with it. */
const save = (fields: Fields, { file = home, by = editor, files = {} as DataFiles } = {}) =>
  changeData((read) => ({ ...files, [file]: { ...(read(file) as Fields), ...fields } }), { by });

onSqlite(() => {
  const git = (...args: string[]) => execFileSync('git', ['-C', dir, ...args], { encoding: 'utf8' }).trim();
  beforeEach(() => {
    const data = ownData();
    dir = data.dir;
    env.dataGit = true;
    git('init', '-q');
    git('add', '-A');
    git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'start');
    return () => {
      Object.assign(processState, { gitError: undefined, gitLeft: [] });
      env.dataGit = false;
      data.leave();
    };
  });

  it('commits each change with its files and its author', async () => {
    await saveRecord({ file: 'team.json', base: stored('team.json'), mine: stored('team.json') }, editor);
    // Staged by somebody else, and not finished.
    writeFileSync(path.join(dir, 'half.json'), '{');
    git('add', 'half.json');
    await save({ reference: 'A' }, { files: { [picture]: Buffer.from([0xff, 0xd8, 0xff, 7]) } });
    await save({ reference: 'B' }, { files: { [picture]: null }, by: owner });
    expect(git('log', '--format=%an <%ae> %cn: %s').split('\n')).toEqual([
      `Owner <sofie@heem.example> Heem: Change ${home}, ${picture}`,
      `Sofie Maes <sofie@heem.example> Heem: Change ${picture}, ${home}`,
      'a <a@b> a: start',
    ]);
    expect(git('status', '--short')).toBe('A  half.json');
    expect(processState.gitError).toBeUndefined();
  });

  it('saves and reports a change that could not be committed, and commits it with the next one', async () => {
    const errorLog = vi.spyOn(console, 'error').mockReturnValue();
    const lock = path.join(dir, '.git/index.lock');
    writeFileSync(lock, '');
    await save({ reference: 'A' });
    await save({ daysAhead: 9 }, { file: 'visits.json', by: owner });
    expect(processState.gitError).toContain('index.lock');
    expect([stored(home).reference, stored('visits.json').daysAhead]).toEqual(['A', 9]);
    expect(errorLog.mock.calls[0]?.[0]).toContain(`The change of ${home} is saved, but not in git`);
    rmSync(lock);
    await save({ $schema: './schemas/team.json#' }, { file: 'team.json' });
    expect(git('log', '--format=%an: %s').split('\n').toSorted()).toEqual([
      'Owner: Change visits.json',
      `Sofie Maes: Change ${home}`,
      'Sofie Maes: Change team.json',
      'a: start',
    ]);
    expect(git('status', '--short')).toBe('');
    expect(processState.gitError).toBeUndefined();
    errorLog.mockRestore();
  });

  it('reports no fault for a change that is already in git', async () => {
    await commitToGit(dir, {
      files: { [home]: { before: 'a', after: 'b' }, 'gone.json': { before: 'a', after: null } },
      by: editor,
    });
    expect([processState.gitError, git('log', '--format=%s')]).toEqual([undefined, 'start']);
  });

  it('commits thousands of files at once, also with names that look like patterns to git', async () => {
    const names = Array.from({ length: 3_000 }, (_, i) => `pictures/${'a-long-name-'.repeat(6)}${i}.jpg`);
    const all = [...names, 'pictures/[a]*.jpg'];
    for (const name of all) writeFileSync(path.join(dir, name), 'x');
    writeFileSync(path.join(dir, 'pictures/a-other.jpg'), 'x');
    const files = Object.fromEntries(all.map((name) => [name, { before: null, after: 'b' }]));
    await commitToGit(dir, { files, by: editor });
    expect(processState.gitError).toBeUndefined();
    expect(git('log', '-1', '--format=%s')).toBe('Add 3001 files');
    expect(git('log', '-1', '--format=%b').split('\n').at(-1)).toBe('and 2951 more');
    expect(git('status', '--short')).toBe('?? pictures/a-other.jpg');
    expect(git('show', '--name-only', '--format=').split('\n')).toHaveLength(3_001);
  });
});
