import 'server-only';
import type { Staff } from '../../accounts/store-staff.ts';
import { type Picture, picturesFile } from '../../catalogue/schema/lists.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import { type ReceivedFile, readReceived, storedStems } from '../../data/picture-files.ts';
import { changeData } from '../../data/write.ts';
import { readValid } from '../../files/read-valid.ts';
import type { LoadedFiles } from '../../files/reader.ts';
import type { PictureFault } from '../../media/jobs.ts';
import { pictureLimits } from '../../media/limits.ts';
import { processUpload } from '../../media/process-upload.ts';
import { guessRoom, pictureId, proposeAlts, type Room, roomKind } from '../../media/rooms.ts';
import { homeRecordName } from '../../routes/home-record.ts';
import { may } from '../../staff/rights.ts';
import { mayEdit, recordRef } from '../records.ts';
import { findShownHome } from './shown-home.ts';

/** The outcome of an upload. */
export interface PictureFacts {
  fileName: string;
  kind: Picture['kind'] | null;
  room: Room | null;
  /** The number of the home that it is for. */
  home: number | null;
}

/** Whether a member of staff may add a picture: a broker for a home of theirs, also one that they have only begun. */
export async function mayAddPicture(staff: Staff, home: number | null): Promise<boolean> {
  if (!may(staff.role, 'picture.add')) return false;
  if (staff.role !== 'broker') return true;
  const record = home === null ? null : recordRef(homeRecordName(home));
  return record !== null && (await mayEdit(staff, record));
}

export interface AddedPicture {
  id: string;
  kind: Picture['kind'];
  alt: Picture['alt'];
  width: number;
  height: number;
  warnings: 'narrow'[];
}

/** Puts an upload among the pictures of the data, with a first alternative text; returns why not where it is no picture. */
export async function addPicture(
  { from, to }: ReceivedFile,
  { fileName, kind, room, home }: PictureFacts,
  staff: Staff,
  { data, known }: { data: Snapshot; known: LoadedFiles },
): Promise<AddedPicture | PictureFault> {
  const shown = room ?? (kind === 'plan' ? 'plan' : guessRoom(fileName));
  const ofKind = kind ?? (shown ? roomKind(shown) : 'interior');
  const taken = await processUpload({ from, to, kind: ofKind });
  if (typeof taken === 'string') return taken;
  const { ending, width, height } = taken;
  const bytes = await readReceived(`${to}.${ending}`);
  const of = home === null ? null : await findShownHome(home, data, staff.id);
  const alt = proposeAlts(shown, of ?? {});
  const stems = await storedStems();
  let id = '';
  await changeData(
    (read) => {
      const list = readValid(read, 'pictures.json', picturesFile);
      const ids = new Set(list.items.map((item) => item.id));
      id = pictureId(
        { fileName, shown, ...(of && home !== null && { home }) },
        (name) => ids.has(name) || stems.has(name),
      );
      const file = `${id}.${ending}`;
      const item: Picture = { id, file, kind: ofKind, alt };
      return { [`pictures/${file}`]: bytes, 'pictures.json': { ...list, items: [...list.items, item] } };
    },
    {
      known,
      by: staff,
      auditEvent: () => ({ action: 'picture.add', after: { picture: id, ...(of ? { home } : {}) } }),
    },
  );
  return { id, kind: ofKind, alt, width, height, warnings: width < pictureLimits.goodSide ? ['narrow'] : [] };
}
