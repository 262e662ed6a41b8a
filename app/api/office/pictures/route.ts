import { z } from 'zod';
import { pictureSchema } from '@/lib/catalogue/schema/lists';
import { dataState } from '@/lib/data/store';
import { DataError } from '@/lib/files/issues';
import { WriteError } from '@/lib/files/write-error';
import { personalHeaders, privateJson } from '@/lib/http/responses';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { translatorIn } from '@/lib/i18n/translator';
import type { PictureFault } from '@/lib/media/jobs';
import { pictureLimits } from '@/lib/media/limits';
import { UploadsBusyError } from '@/lib/media/process-upload';
import { isRoom } from '@/lib/media/rooms';
import { addPicture, mayAddPicture } from '@/lib/records/pictures/add-picture';
import { knownPicture, listKnownPictures } from '@/lib/records/pictures/known-pictures';
import { listPictures, readPicturesQuery } from '@/lib/records/pictures/picture-list';
import { preferredLanguage, withUnavailableResponse } from '@/lib/requests/form-route';
import { receiveUpload, refusalStatus } from '@/lib/staff/receive-upload';
import { may } from '@/lib/staff/rights';
import { officeSession } from '@/lib/staff/session';

const status: Record<PictureFault, number> = {
  notAPicture: 415,
  heicUnsupported: 415,
  tooBig: 413,
  tooManyPixels: 413,
  tooSmall: 422,
  broken: 422,
  cannotWrite: 503,
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
  return withUnavailableResponse(searchParams.get('locale'), () => handleUpload(request, searchParams));
}

async function handleUpload(request: Request, query: URLSearchParams): Promise<Response> {
  const wanted = query.get('locale');
  const t = await translatorIn(isLocale(wanted) ? wanted : defaultLocale, 'office.pictures.errors');
  const facts = factsSchema.safeParse({
    name: query.get('name')?.slice(0, 300),
    kind: query.get('kind'),
    room: query.get('room'),
    home: query.get('home'),
  });
  const upload = await receiveUpload(request, {
    what: 'pictures',
    maxBytes: pictureLimits.maxBytes,
    types: /^(?:image\/|application\/octet-stream)/,
    mayAdd: async (staff) => facts.success && mayAddPicture(staff, facts.data.home),
  });
  const refuse = (error: Parameters<typeof t>[0], code: number) =>
    privateJson({ error, message: t(error) }, { status: code });
  if (typeof upload === 'string') {
    if (upload === 'otherSite') return new Response(null, { status: 403 });
    return refuse(upload === 'wrongType' ? 'notAPicture' : upload, refusalStatus(upload));
  }
  const { file, staff } = upload;
  const { name = '', kind = null, room = null, home = null } = facts.data ?? {};
  try {
    const shown = { fileName: name, kind, room: isRoom(room) ? room : null, home };
    const { files, drafts } = dataState();
    const added = await addPicture(file, shown, staff, { data: drafts().snapshot, known: files });
    return typeof added === 'string' ? refuse(added, status[added]) : privateJson(added, { status: 201 });
  } catch (error) {
    if (error instanceof UploadsBusyError) return refuse('busy', 503);
    if (error instanceof DataError) return refuse('dataFault', 409);
    if (error instanceof WriteError) return refuse('cannotWrite', 503);
    throw error;
  } finally {
    await file.remove();
  }
}

/** Pictures that one request may ask for. */
const maxPictures = 100;

/** Answers with the data of some pictures, `ids=a,b`, or with a page of those that a query finds, read like the page of pictures. */
export async function GET({ headers, url }: Request): Promise<Response> {
  return withUnavailableResponse(preferredLanguage(headers), async () => {
    const session = await officeSession(headers);
    if (!session?.staff.secured || !may(session.staff.role, 'picture.add'))
      return new Response(null, { status: 404, headers: personalHeaders });
    const query = new URL(url).searchParams;
    const ids = query.get('ids');
    if (ids !== null) return privateJson({ pictures: listKnownPictures(ids.split(',').slice(0, maxPictures)) });
    const { files, drafts } = dataState();
    const data = { pictures: drafts().snapshot.catalogue.pictures, files };
    const { lines, found, pages } = await listPictures(readPicturesQuery(query), data);
    return privateJson({ pictures: lines.map(({ picture }) => knownPicture(picture)), found, pages });
  });
}
