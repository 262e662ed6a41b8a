import { picturesNow, thumbOf } from '@/lib/data/picture-files';
import { dataState } from '@/lib/data/store';
import { personalHeaders } from '@/lib/http/responses';
import { isLocale } from '@/lib/i18n/locales';
import { makeThumb } from '@/lib/media/process-upload';
import { pictureFiles } from '@/lib/records/pictures/picture-uses';
import { preferredLanguage, withUnavailableResponse } from '@/lib/requests/form-route';
import { filePolicy } from '@/lib/security/headers';
import { may } from '@/lib/staff/rights';
import { officeSession } from '@/lib/staff/session';

/** A small version of a picture of the data, for the office: at once, before its sizes are made. 404 for everything else. */
export async function GET({ headers, url }: Request, { params }: RouteContext<'/api/office/pictures/[id]'>) {
  const { id } = await params;
  return withUnavailableResponse(preferredLanguage(headers), async () => {
    const session = await officeSession(headers);
    const isAllowed = session?.staff.secured && may(session.staff.role, 'picture.add');
    const picture = isAllowed
      ? (dataState().snapshot.catalogue.pictures.get(id) ?? picturesNow().find((picture) => picture.id === id))
      : undefined;
    const language = new URL(url).searchParams.get('locale');
    const file =
      picture && typeof picture.file !== 'string' && isLocale(language)
        ? picture.file[language]
        : picture && pictureFiles(picture)[0];
    const thumb = file ? await thumbOf(file, makeThumb) : null;
    if (!thumb) return new Response(null, { status: 404, headers: personalHeaders });
    return new Response(new Uint8Array(thumb), {
      headers: {
        ...personalHeaders,
        'content-type': 'image/webp',
        'content-length': String(thumb.length),
        'content-security-policy': filePolicy,
        'x-content-type-options': 'nosniff',
      },
    });
  });
}
