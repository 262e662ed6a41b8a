import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach } from 'vitest';
import { processState } from '@/lib/base/process-state';
import { createState } from '@/lib/data/store';
import { loadValid } from '@/lib/data/valid-records';
import { env } from '@/lib/env';
import { changedFiles, type FolderState, readFolderState } from '@/lib/files/folder';
import { Folder } from '@/tests/unit/data/folder';

/** Lets the process work by a data folder, which it follows as the site does; returns what ends that. */
function followFolder(dir: string): () => void {
  const { dataDir } = env;
  const { data, wakeData } = processState;
  let read: FolderState = { folders: [], stamps: new Map() };
  let known: ReturnType<typeof loadValid>['files'] = new Map();
  const follow = () => {
    const folder = readFolderState(dir);
    // Reading everything twenty times a second would occupy a processor.
    if (changedFiles(read, folder).length === 0) return;
    read = folder;
    const loaded = loadValid(dir, known, { known });
    known = loaded.files;
    processState.data = createState(loaded);
  };
  env.dataDir = dir;
  follow();
  processState.wakeData = follow;
  const timer = setInterval(follow, 50);
  return () => {
    clearInterval(timer);
    env.dataDir = dataDir;
    Object.assign(processState, { data, wakeData });
  };
}

/** A small data folder for each test of a file, which the process works by. */
export function followedFolder(prepare: (folder: Folder) => void = () => {}) {
  let folder: Folder;
  beforeEach(() => {
    folder = new Folder();
    prepare(folder);
    return followFolder(folder.dir);
  });
  const text = (file: string) => readFileSync(path.join(folder.dir, file), 'utf8');
  return {
    get dir() {
      return folder.dir;
    },
    set: (...sent: Parameters<Folder['set']>) => folder.set(...sent),
    write: (...sent: Parameters<Folder['write']>) => folder.write(...sent),
    remove: (file: string) => folder.remove(file),
    issues: () => folder.issues(),
    text,
    /** A record as it is stored: "properties/5801". */
    record: (name: string) => JSON.parse(text(`${name}.json`)),
  };
}
