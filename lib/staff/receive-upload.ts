import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import { minuteMs } from '../base/day.ts';
import { deleteOldUploads, type ReceivedFile, receiveFile } from '../data/picture-files.ts';
import { isOwnOrigin } from '../http/client-address.ts';
import { isWithinLimitOf } from '../http/rate-limit.ts';
import { officeSession } from './session.ts';

/** Per member of staff: enough for thirty photographs of ten homes. */
const limit = { max: 300, windowMs: 10 * minuteMs };

interface UploadRules {
  /** The name of the counter. */
  what: 'pictures' | 'documents';
  /** In bytes. */
  maxBytes: number;
  /** Content types that no form of another site can send. */
  types: RegExp;
  mayAdd: (staff: Staff) => Promise<boolean>;
}

const statuses = { otherSite: 403, loggedOut: 401, forbidden: 403, wrongType: 415, tooBig: 413, tooMany: 429 } as const;

/** The reason why an upload was rejected. */
export type UploadRefusal = keyof typeof statuses;

export const refusalStatus = (refusal: UploadRefusal): number => statuses[refusal];

/** Stores the body of a request of staff as a file, after checking the rights; the caller must remove the file. */
export async function receiveUpload(
  { headers, body }: Request,
  { what, maxBytes, types, mayAdd }: UploadRules,
): Promise<{ staff: Staff; file: ReceivedFile } | UploadRefusal> {
  if (isOwnOrigin(headers) === false) return 'otherSite';
  const session = await officeSession(headers);
  if (!session?.staff.secured) return 'loggedOut';
  const { staff } = session;
  if (!(await mayAdd(staff))) return 'forbidden';
  if (!types.test(headers.get('content-type') ?? '') || !body) return 'wrongType';
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return 'tooBig';
  if (!(await isWithinLimitOf(what, staff.id, limit.max, limit.windowMs))) return 'tooMany';
  deleteOldUploads().catch((error: unknown) => console.error('Old uploads cannot be deleted:', error));
  const file = await receiveFile(body, maxBytes);
  return file ? { staff, file } : 'tooBig';
}
