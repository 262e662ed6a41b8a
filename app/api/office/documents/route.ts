import { z } from 'zod';
import { readReceived } from '@/lib/data/picture-files';
import { dataState, publishedData } from '@/lib/data/store';
import { DataError } from '@/lib/files/issues';
import { WriteError } from '@/lib/files/write-error';
import { privateJson } from '@/lib/http/responses';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { translatorIn } from '@/lib/i18n/translator';
import { addOwnerDocument, mayAddOwnerDocument } from '@/lib/owners/document-actions';
import { maxDocumentBytes, maxTitleLength } from '@/lib/owners/documents';
import { addVisitorDocument, mayAddDocument } from '@/lib/records/documents/visitor-documents';
import { withUnavailableResponse } from '@/lib/requests/form-route';
import { receiveUpload, refusalStatus } from '@/lib/staff/receive-upload';

const schema = z.object({
  home: z.coerce.number().int().positive(),
  name: z.string().max(300).default(''),
  /** The title of a document for its owners; without it, the document is for visitors. */
  title: z.string().trim().min(1).max(maxTitleLength).optional(),
});

const responses = {
  notPdf: ['notPdf', 415],
  broken: ['broken', 422],
  fileType: ['fileType', 415],
  fileSize: ['tooBig', 413],
} as const;

/** Takes in one document: its bytes are the body, and the query says its name and its home, and the title of one for the owners. */
export async function POST(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return withUnavailableResponse(searchParams.get('locale'), () => handleUpload(request, searchParams));
}

async function handleUpload(request: Request, query: URLSearchParams): Promise<Response> {
  const wanted = query.get('locale');
  const t = await translatorIn(isLocale(wanted) ? wanted : defaultLocale, 'office.documents.errors');
  const { data: facts } = schema.safeParse(Object.fromEntries(query));
  const data = publishedData();
  const upload = await receiveUpload(request, {
    what: 'documents',
    maxBytes: maxDocumentBytes,
    types: /^application\/octet-stream/,
    mayAdd: async (staff) => {
      if (!facts) return false;
      return facts.title ? mayAddOwnerDocument(staff, facts.home, data) : mayAddDocument(staff, facts.home);
    },
  });
  const refuse = (error: Parameters<typeof t>[0], status: number) =>
    privateJson({ error, message: t(error) }, { status });
  if (upload === 'otherSite') return new Response(null, { status: 403 });
  if (typeof upload === 'string') return refuse(upload, refusalStatus(upload));
  const { file, staff } = upload;
  try {
    const content = await readReceived(file.from);
    const { home = 0, name = '', title } = facts ?? {};
    const added = title
      ? await addOwnerDocument({ property: home, title, name, content }, staff)
      : await addVisitorDocument({ fileName: name, home, content }, staff, dataState().files);
    if (typeof added !== 'string') return privateJson(added, { status: 201 });
    const [error, status] = responses[added];
    return refuse(error, status);
  } catch (error) {
    if (error instanceof DataError) return refuse('dataFault', 409);
    if (error instanceof WriteError) return refuse('cannotWrite', 503);
    throw error;
  } finally {
    await file.remove();
  }
}
