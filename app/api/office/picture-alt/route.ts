import { dataState } from '@/lib/data/store';
import { personalHeaders, privateJson } from '@/lib/http/responses';
import { isRoom, proposeAlts } from '@/lib/media/rooms';
import { describePictureAction } from '@/lib/records/pictures/describe-picture';
import { findPictureUses } from '@/lib/records/pictures/picture-uses';
import { findShownHome } from '@/lib/records/pictures/shown-home';
import { preferredLanguage, withUnavailableResponse } from '@/lib/requests/form-route';
import { readHomeNumber } from '@/lib/routes/home-record';
import { may } from '@/lib/staff/rights';
import { officeSession } from '@/lib/staff/session';

/** A proposal for the alternative texts of a picture, from the room that it shows and its home: the one asked for, else the first that uses it. */
export async function GET({ headers, url }: Request): Promise<Response> {
  return withUnavailableResponse(preferredLanguage(headers), async () => {
    const session = await officeSession(headers);
    const query = new URL(url).searchParams;
    const [id, room] = [query.get('id') ?? '', query.get('room')];
    if (!session?.staff.secured || !may(session.staff.role, describePictureAction) || !isRoom(room))
      return new Response(null, { status: 404, headers: personalHeaders });
    const { files, drafts } = dataState();
    const home = Number(query.get('home')) || firstHome((await findPictureUses(new Set([id]), files)).get(id) ?? []);
    const shown = home === null ? null : await findShownHome(home, drafts().snapshot, session.staff.id);
    return privateJson({ alt: proposeAlts(room, shown ?? {}) });
  });
}

function firstHome(uses: readonly string[]): number | null {
  for (const file of uses) {
    const home = readHomeNumber(file);
    if (home !== null) return home;
  }
  return null;
}
