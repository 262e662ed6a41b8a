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

/** A file that came with a lead, for who may see the lead; 404 for everything else. A browser saves it and never shows it. */
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
      // Not its own type: no browser opens this by itself, whatever is in it.
      'content-type': 'application/octet-stream',
      'content-length': String(file.content.length),
      'content-disposition': contentDisposition(file.name),
      'content-security-policy': filePolicy,
      'x-content-type-options': 'nosniff',
    },
  });
}
