import { type PreparedPictures, preparedPictures, readPreparedPictures } from '../catalogue/prepared-pictures.ts';
import { env } from '../env.ts';
import { reasonOf } from '../reason.ts';
import { loadMessages } from './check-messages.ts';
import { DataError, faultsOf, orFaults } from './fault.ts';
import { type FolderState, lookAt } from './folder.ts';
import { type LoadedData, loadData } from './load.ts';
import type { Messages } from './messages.ts';
import { isOfPictures, prepare } from './prepare.ts';
import type { KnownFiles } from './reader.ts';

/** The folders that editors change. */
export const editedFolders = [env.dataDir, env.messagesDir];
/** Before what is told of them in the log. */
export const nameOfEdited = editedFolders.join(' and ');

/** What the files that editors change make of the site. */
export interface Edited {
  data: LoadedData;
  /** Null where those in force still hold. */
  messages: Messages | null;
  pictures: PreparedPictures;
}

/** Looks at the data folder, and at the messages as files of it: "messages/nl.json"; throws a DataError that names the folder that cannot be read. */
export function lookAtEdited(): FolderState {
  const [data, messages] = [lookAtOne(env.dataDir), lookAtOne(env.messagesDir)];
  const named = [...messages.stamps].map(([name, stamp]) => [`messages/${name}`, stamp] as const);
  return { folders: [...data.folders, ...messages.folders], stamps: new Map([...data.stamps, ...named]) };
}

function lookAtOne(dir: string): FolderState {
  try {
    return lookAt(dir);
  } catch (error) {
    throw new DataError([{ file: dir, path: '', expected: 'a folder that can be read', found: reasonOf(error) }]);
  }
}

/** Reads what changed and makes the pictures that it wants; given the files that differ from those in force, and what these hold. */
export async function readEdited(
  files: readonly string[],
  { stamps }: FolderState,
  known: KnownFiles,
): Promise<Edited | DataError> {
  const data = orFaults(() => loadData(env.dataDir, known, stamps));
  const messages = files.some(isOfMessages) ? orFaults(() => loadMessages(env.messagesDir)) : null;
  if (data instanceof DataError || messages instanceof DataError)
    return new DataError([...faultsOf(data), ...faultsOf(messages)]);
  const faults = await prepare(files);
  if (faults.length > 0) return new DataError(faults);
  return { data, messages, pictures: files.some(isOfPictures) ? readPreparedPictures() : preparedPictures() };
}

const isOfMessages = (file: string): boolean => /^messages\/\w+\.json$/.test(file);
