import { create as contentDisposition } from 'content-disposition';
import { publishedData } from '@/lib/data/store';
import { writeAudit } from '@/lib/db/audit';
import { inTransaction } from '@/lib/db/database';
import { findFile } from '@/lib/db/lead-work';
import { may } from '@/lib/office/permissions';
import { visibleTo } from '@/lib/office/portfolio';
import { officeSession } from '@/lib/office/session';
import { preferredLanguage, withUnavailableResponse } from '@/lib/requests/form-route';
import { personalHeaders } from '@/lib/requests/responses';
import { filePolicy } from '@/lib/security/headers';

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
