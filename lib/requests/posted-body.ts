import { isOwnOrigin } from '../security/own-origin.ts';
import { mayPost } from '../security/post-limit.ts';
import { retryLater } from './shared-answer.ts';
import { networkOf } from './visitor-address.ts';

// THE way in which routes, and the middleware for the server action, take what is posted: type, origin, length, rate, number of fields;
// only then is it parsed.

export const kilobyte = 1024;

/** In bytes: the largest file that a form takes (10 MB), and what stands around it. As nginx has it (deploy/nginx.conf). */
export const largestForm = 11 * kilobyte * kilobyte;

const types = { form: /^multipart\/form-data;\s*boundary=\S/i, json: /^application\/json\b/i };

/** More than the largest form of the site has fields, and more bytes than a text of one: what is hollow has a hundred thousand, or one of 11 MB. */
const mostFields = 300;
const longestField = 100 * kilobyte;

export interface BodyLimit {
  type: keyof typeof types;
  /** In bytes. */
  most: number;
}

/** Why a body is not even read, as a status; null for one that is. Next would answer each of these with an error of its own. */
export function bodyFault(headers: Headers, { type, most }: BodyLimit): 403 | 411 | 413 | 415 | 429 | null {
  if (isOwnOrigin(headers) === false) return 403;
  if (!types[type].test(headers.get('content-type') ?? '')) return 415;
  // Browsers say how much they send, and nginx says it for whoever does not.
  const length = headers.get('content-length');
  if (!length) return 411;
  if (Number(length) > most) return 413;
  return mayPost(networkOf(headers), Number(length)) ? null : 429;
}

/** Whether a form has more fields, or longer texts, than any of ours; takes its bytes and its Content-Type. To look costs a hundredth of parsing. */
export function isHollow(bytes: ArrayBuffer, contentType: string): boolean {
  const [, quoted, plain = ''] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = Buffer.from(`--${quoted ?? plain}`);
  const text = Buffer.from(bytes);
  for (let count = 0, at = text.indexOf(boundary); at >= 0; count++) {
    const next = text.indexOf(boundary, at + boundary.length);
    const length = (next < 0 ? text.length : next) - at;
    if (count >= mostFields || (length > longestField && !isFile(text.subarray(at, at + headSize)))) return true;
    at = next;
  }
  return false;
}

/** In bytes: what stands before the content of a part. */
const headSize = kilobyte;

const isFile = (head: Buffer): boolean =>
  /^[^\r\n]*\r\n(?:[^\r\n]+\r\n)*?content-disposition:[^\r\n]*;\s*filename=/i.test(head.toString('latin1'));

/** The form that is posted to a route; an answer that refuses it where its rules do, or it cannot be read. */
export async function postedForm(request: Request, most: number): Promise<FormData | Response> {
  const fault = bodyFault(request.headers, { type: 'form', most });
  if (fault) return refused(fault);
  try {
    const bytes = await request.arrayBuffer();
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    if (isHollow(bytes, headers['content-type'])) return refused(400);
    return await new Response(bytes, { headers }).formData();
  } catch {
    // Cut off, or not what its type says.
    return refused(400);
  }
}

/** The same for JSON. */
export async function postedJson(request: Request, most: number): Promise<unknown> {
  const fault = bodyFault(request.headers, { type: 'json', most });
  if (fault) return refused(fault);
  try {
    return await request.json();
  } catch {
    // Cut off, or not what its type says.
    return refused(400);
  }
}

const refused = (status: number): Response => (status === 429 ? retryLater(429, 60) : new Response(null, { status }));
