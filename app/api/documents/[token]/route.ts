import { documentFile } from '@/lib/data/document-file';
import { snapshot } from '@/lib/data/store';
import { readDocumentLink } from '@/lib/forms/document-links';

/** A document that somebody asked for by mail; 404 for whoever has no such link, or an old one. */
export async function GET(_: Request, { params }: RouteContext<'/api/documents/[token]'>) {
  const link = await readDocumentLink((await params).token);
  const home = link && snapshot().catalogue.properties.get(link.property);
  const found = home?.documents?.find(({ kind }) => kind === link?.kind);
  if (!found) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await documentFile(found.file)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${found.file}"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
