import { create as contentDisposition } from 'content-disposition';
import { pageData } from '@/lib/data/store';
import { formHref } from '@/lib/forms/form-pages';
import { personalHeaders, redirectTo } from '@/lib/http/responses';
import { documentFile } from '@/lib/http/served-files';
import { readDocumentLink } from '@/lib/leads/document-links';
import { preferredLanguage, withUnavailableResponse } from '@/lib/requests/form-route';

/** A document that was requested by mail. An expired link leads to the form for a new one; a forged one is 404. */
export async function GET({ headers }: Request, { params }: RouteContext<'/api/documents/[token]'>) {
  const { token } = await params;
  return withUnavailableResponse(preferredLanguage(headers), () => answer(token));
}

async function answer(token: string): Promise<Response> {
  const link = await readDocumentLink(token);
  if (!link) return new Response(null, { status: 404, headers: personalHeaders });
  const data = await pageData();
  const home = data.catalogue.properties.get(link.property);
  const found = !link.over && home?.documents?.find(({ kind }) => kind === link.kind);
  if (!found) {
    const form = home && formHref('request-documents', { type: 'property', id: home.id }, link.locale, data);
    return redirectTo(form ?? data.paths.href({ name: 'home' }, link.locale), personalHeaders);
  }
  return new Response(new Uint8Array(await documentFile(found.file)), {
    headers: {
      ...personalHeaders,
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition(found.file, { type: 'inline' }),
    },
  });
}
