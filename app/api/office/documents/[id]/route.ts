import { create as contentDisposition } from 'content-disposition';
import { writeAudit } from '@/lib/audit/store';
import { isDocumentName, storedDocument } from '@/lib/data/document-files';
import { publishedData } from '@/lib/data/store';
import { inTransaction } from '@/lib/db/database';
import { personalHeaders } from '@/lib/http/responses';
import { documentFile } from '@/lib/http/served-files';
import { isResponsibleFor } from '@/lib/owners/access';
import { findDocument } from '@/lib/owners/store';
import { preferredLanguage, withUnavailableResponse } from '@/lib/requests/form-route';
import { filePolicy } from '@/lib/security/headers';
import { may } from '@/lib/staff/rights';
import { type OfficeSession, officeSession } from '@/lib/staff/session';

/**
 * A document for the owners of a home, for staff who deal with them, or one for visitors by the name of its file; 404 otherwise. A browser
 * saves it and never shows it.
 */
export async function GET({ headers }: Request, { params }: RouteContext<'/api/office/documents/[id]'>) {
  const { id } = await params;
  return withUnavailableResponse(preferredLanguage(headers), () => answer(id, headers));
}

async function answer(id: string, headers: Headers): Promise<Response> {
  const session = await officeSession(headers);
  if (isDocumentName(id)) return ofVisitors(id, session);
  const isAllowed = session?.staff.secured && may(session.staff.role, 'document.file');
  const document = isAllowed ? await findDocument(id) : null;
  if (!session || !document || !isResponsibleFor(session.staff, publishedData())(document.property))
    return new Response(null, { status: 404, headers: personalHeaders });
  await inTransaction((trx) =>
    writeAudit(trx, session.staff, { action: 'document.file', after: { home: document.property } }),
  );
  return downloadResponse(document.name, document.content);
}

/** All staff see what any visitor may ask for. */
async function ofVisitors(name: string, session: OfficeSession | null): Promise<Response> {
  const isAllowed = session?.staff.secured && may(session.staff.role, 'file.add');
  const isThere = isAllowed && (await storedDocument(name));
  if (!isThere) return new Response(null, { status: 404, headers: personalHeaders });
  return downloadResponse(name, await documentFile(name));
}

function downloadResponse(name: string, content: Uint8Array): Response {
  return new Response(new Uint8Array(content), {
    headers: {
      ...personalHeaders,
      // A generic type, so that no browser opens the content.
      'content-type': 'application/octet-stream',
      'content-length': String(content.length),
      'content-disposition': contentDisposition(name),
      'content-security-policy': filePolicy,
      'x-content-type-options': 'nosniff',
    },
  });
}
