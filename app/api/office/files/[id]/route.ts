import { create as contentDisposition } from 'content-disposition';
import { writeAudit } from '@/lib/audit/store';
import { publishedData } from '@/lib/data/store';
import { inTransaction } from '@/lib/db/database';
import { personalHeaders } from '@/lib/http/responses';
import { findFile } from '@/lib/leads/store-work';
import { preferredLanguage, withUnavailableResponse } from '@/lib/requests/form-route';
import { filePolicy } from '@/lib/security/headers';
import { visibleTo } from '@/lib/staff/portfolio';
import { may } from '@/lib/staff/rights';
import { officeSession } from '@/lib/staff/session';

/** A file of a lead, for staff who may see the lead; otherwise 404. A browser saves it and never shows it. */
export async function GET({ headers }: Request, { params }: RouteContext<'/api/office/files/[id]'>) {
  const { id } = await params;
  return withUnavailableResponse(preferredLanguage(headers), () => answer(id, headers));
}

async function answer(id: string, headers: Headers): Promise<Response> {
  const session = await officeSession(headers);
  const isAllowed = session?.staff.secured && may(session.staff.role, 'lead.file');
  const file = isAllowed ? await findFile(id, visibleTo(session.staff, publishedData())) : null;
  if (!session || !file) return new Response(null, { status: 404, headers: personalHeaders });
  await inTransaction((trx) => writeAudit(trx, session.staff, { action: 'lead.file', subject: file.lead }));
  return new Response(new Uint8Array(file.content), {
    headers: {
      ...personalHeaders,
      // A generic type, so that no browser opens the content.
      'content-type': 'application/octet-stream',
      'content-length': String(file.content.length),
      'content-disposition': contentDisposition(file.name),
      'content-security-policy': filePolicy,
      'x-content-type-options': 'nosniff',
    },
  });
}
