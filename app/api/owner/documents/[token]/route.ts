import { create as contentDisposition } from 'content-disposition';
import { findCurrentAccount } from '@/lib/accounts/session';
import { pageData } from '@/lib/data/store';
import { personalHeaders } from '@/lib/http/responses';
import { readDocumentPath } from '@/lib/owners/documents';
import { listOwnedHomes } from '@/lib/owners/homes';
import { findOwnedDocument } from '@/lib/owners/store';
import { preferredLanguage, withUnavailableResponse } from '@/lib/requests/form-route';

/** A document for its logged-in owner with a link that is at most ten minutes old; 404 for everything else, so that nothing can be probed. */
export async function GET({ headers }: Request, { params }: RouteContext<'/api/owner/documents/[token]'>) {
  const { token } = await params;
  return withUnavailableResponse(preferredLanguage(headers), () => answer(token, headers));
}

async function answer(token: string, headers: Headers): Promise<Response> {
  const link = await readDocumentPath(token);
  const account = link && (await findCurrentAccount(headers));
  const found =
    account && account.id === link.account
      ? await findOwnedDocument(link.document, await listOwnedHomes(account, await pageData()))
      : null;
  if (!found) return new Response(null, { status: 404, headers: personalHeaders });
  return new Response(new Uint8Array(found.content), {
    headers: {
      ...personalHeaders,
      'content-type': found.type,
      'content-length': String(found.content.length),
      'content-disposition': contentDisposition(found.name),
      'x-content-type-options': 'nosniff',
    },
  });
}
