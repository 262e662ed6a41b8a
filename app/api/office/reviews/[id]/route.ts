import { publishedData } from '@/lib/data/store';
import { personalHeaders } from '@/lib/http/responses';
import { preferredLanguage, withUnavailableResponse } from '@/lib/requests/form-route';
import { findReviewPicture } from '@/lib/reviews/store';
import { filePolicy } from '@/lib/security/headers';
import { visibleTo } from '@/lib/staff/portfolio';
import { mayOpen } from '@/lib/staff/rights';
import { officeSession } from '@/lib/staff/session';

/** The picture that came with a testimonial, for the page where staff decide about it; 404 for everything else. */
export async function GET({ headers }: Request, { params }: RouteContext<'/api/office/reviews/[id]'>) {
  const { id } = await params;
  return withUnavailableResponse(preferredLanguage(headers), async () => {
    const session = await officeSession(headers);
    const isAllowed = session?.staff.secured && mayOpen(session.staff.role, 'reviews');
    const picture = isAllowed ? await findReviewPicture(id, visibleTo(session.staff, publishedData())) : null;
    if (!picture) return new Response(null, { status: 404, headers: personalHeaders });
    return new Response(new Uint8Array(picture.content), {
      headers: {
        ...personalHeaders,
        // JPEG or PNG by its content, which was checked when it came.
        'content-type': picture.type,
        'content-length': String(picture.content.length),
        'content-security-policy': filePolicy,
        'x-content-type-options': 'nosniff',
      },
    });
  });
}
