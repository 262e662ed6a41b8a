import { z } from 'zod';
import { pictureSchema } from '@/lib/catalogue/schema/lists';
import { DataError } from '@/lib/data/issues';
import { deleteOldUploads, receiveFile } from '@/lib/data/picture-files';
import { dataState } from '@/lib/data/store';
import { minuteMs } from '@/lib/day';
import { isWithinLimitOf } from '@/lib/forms/rate-limit';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { translatorIn } from '@/lib/i18n/translator';
import type { PictureFault } from '@/lib/media/jobs';
import { pictureLimits } from '@/lib/media/limits';
import { isRoom } from '@/lib/media/rooms';
import { TakerBusy } from '@/lib/media/take-picture';
import { may } from '@/lib/office/permissions';
import { addPicture, mayAddPicture } from '@/lib/office/pictures/add-picture';
import { officeSession } from '@/lib/office/session';
import { isOwnOrigin } from '@/lib/requests/client-address';
import { withUnavailableResponse } from '@/lib/requests/form-route';
import { privateJson, retryLater } from '@/lib/requests/responses';

/** Of one member of staff: thirty photographs of ten homes, no more. */
const limit = { turns: 300, within: 10 * minuteMs };

const status: Record<PictureFault, number> = {
  notAPicture: 415,
  heicUnsupported: 415,
  tooBig: 413,
  tooManyPixels: 413,
  tooSmall: 422,
  broken: 422,
};

const factsSchema = z.object({
  name: z.string().default(''),
  kind: pictureSchema.shape.kind.nullable().catch(null),
  room: z.string().nullable(),
  home: z.coerce.number().int().positive().nullable().catch(null),
});

/** Takes in one picture: its bytes are the body, and the query says its name, kind, room and home, and the language of the answer. */
export async function POST(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return withUnavailableResponse(searchParams.get('locale'), () => take(request, searchParams));
}

async function take({ headers, body }: Request, query: URLSearchParams): Promise<Response> {
  if (isOwnOrigin(headers) === false) return new Response(null, { status: 403 });
  const wanted = query.get('locale');
  const t = await translatorIn(isLocale(wanted) ? wanted : defaultLocale, 'office.pictures.errors');
  const refuse = (error: PictureFault | 'loggedOut' | 'forbidden' | 'tooMany' | 'dataFault', code: number) =>
    privateJson({ error, message: t(error) }, { status: code });
  const session = await officeSession(headers);
  if (!session?.staff.secured) return refuse('loggedOut', 401);
  const facts = factsSchema.safeParse({
    name: query.get('name')?.slice(0, 300),
    kind: query.get('kind'),
    room: query.get('room'),
    home: query.get('home'),
  });
  const data = dataState().drafts().snapshot;
  if (!facts.success || !may(session.staff.role, 'picture.add')) return refuse('forbidden', 403);
  const { name, kind, room, home } = facts.data;
  if (!(await mayAddPicture(session.staff, home))) return refuse('forbidden', 403);
  // No form of another site can send this type.
  if (!/^(?:image\/|application\/octet-stream)/.test(headers.get('content-type') ?? '') || !body)
    return refuse('notAPicture', 415);
  if (Number(headers.get('content-length') ?? 0) > pictureLimits.mostBytes) return refuse('tooBig', 413);
  if (!(await isWithinLimitOf('pictures', session.staff.id, limit.turns, limit.within))) return refuse('tooMany', 429);
  void deleteOldUploads();
  const received = await receiveFile(body, pictureLimits.mostBytes);
  if (!received) return refuse('tooBig', 413);
  try {
    const added = await addPicture(
      received,
      { fileName: name, kind, room: isRoom(room) ? room : null, home },
      session.staff,
      { data, known: dataState().files },
    );
    return typeof added === 'string' ? refuse(added, status[added]) : privateJson(added, { status: 201 });
  } catch (error) {
    if (error instanceof TakerBusy) return retryLater(503, 10);
    if (error instanceof DataError) return refuse('dataFault', 409);
    throw error;
  } finally {
    await received.remove();
  }
}
