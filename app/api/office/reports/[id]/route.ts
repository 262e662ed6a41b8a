import { publishedData } from '@/lib/data/store';
import { personalHeaders } from '@/lib/http/responses';
import { reportPreview } from '@/lib/owners/report-preview';
import { preferredLanguage, withUnavailableResponse } from '@/lib/requests/form-route';
import { mailPolicy } from '@/lib/security/headers';
import { officeSession } from '@/lib/staff/session';

/** A preview of the report of a month as the owner would get it now (`?month=2026-11`); 404 without the right. */
export async function GET({ headers, url }: Request, { params }: RouteContext<'/api/office/reports/[id]'>) {
  const { id } = await params;
  return withUnavailableResponse(preferredLanguage(headers), () =>
    answer(id, new URL(url).searchParams.get('month') ?? '', headers),
  );
}

async function answer(id: string, month: string, headers: Headers): Promise<Response> {
  const session = await officeSession(headers);
  const html = session && (await reportPreview(id, month, session.staff, publishedData()));
  if (!html) return new Response(null, { status: 404, headers: personalHeaders });
  return new Response(html, {
    headers: {
      ...personalHeaders,
      'content-type': 'text/html; charset=utf-8',
      // Set in next.config.ts, too, which comes first.
      'content-security-policy': mailPolicy,
      'x-content-type-options': 'nosniff',
    },
  });
}
