import { currentAccount } from '@/lib/accounts/session';
import { attachment } from '@/lib/content-disposition';
import { pageData } from '@/lib/data/store';
import { ownedDocument } from '@/lib/db/owner-documents';
import { readDocumentPath } from '@/lib/owners/document-links';
import { ownedHomes } from '@/lib/owners/owned-homes';
import { keptByNobody } from '@/lib/requests/shared-answer';

const personal = { 'cache-control': keptByNobody, 'x-robots-tag': 'noindex' };

/** A document for its owner, who is logged in and has a link of these ten minutes; 404 for everything else, so that nothing can be probed. */
export async function GET(request: Request, { params }: RouteContext<'/api/owner/documents/[token]'>) {
  const link = await readDocumentPath((await params).token);
  const account = link && (await currentAccount(request.headers));
  const found =
    account && account.id === link.account
      ? await ownedDocument(link.document, await ownedHomes(account, await pageData()))
      : null;
  if (!found) return new Response(null, { status: 404, headers: personal });
  return new Response(new Uint8Array(found.content), {
    headers: {
      ...personal,
      'content-type': found.type,
      'content-length': String(found.content.length),
      'content-disposition': attachment(found.name),
      'x-content-type-options': 'nosniff',
    },
  });
}
