import { LRUCache } from 'lru-cache';
import { isOwnOrigin, networkOf } from './client-address.ts';
import { retryLater } from './responses.ts';

// THE way in which routes, and the middleware for the server action, take what is posted: type, origin, length, rate, number of fields;
// only then is it parsed.

export const kilobyte = 1024;

/** In bytes: the largest file that a form takes (10 MB), and what stands around it. As nginx has it (deploy/nginx.conf). */
export const maxFormBytes = 11 * kilobyte * kilobyte;

const types = { form: /^multipart\/form-data;\s*boundary=\S/i, json: /^application\/json\b/i };

/** More than the largest form of the site has fields, and more bytes than a text of one: what is hollow has a hundred thousand, or one of 11 MB. */
const maxFields = 300;
const maxFieldBytes = 100 * kilobyte;

interface BodyLimit {
  type: keyof typeof types;
  /** In bytes. */
  most: number;
}

/** Why a body is not even read, as a status; null for one that is. Next would answer each of these with an error of its own. */
export function bodyErrorStatus(headers: Headers, { type, most }: BodyLimit): 403 | 411 | 413 | 415 | 429 | null {
  if (isOwnOrigin(headers) === false) return 403;
  if (!types[type].test(headers.get('content-type') ?? '')) return 415;
  // Browsers say how much they send, and nginx says it for whoever does not.
  const length = headers.get('content-length');
  if (!length) return 411;
  if (Number(length) > most) return 413;
  return mayPost(networkOf(headers), Number(length)) ? null : 429;
}

/** Whether a form has more fields, or longer texts, than any of ours; takes its bytes and its Content-Type. To look costs a hundredth of parsing. */
export function hasTooManyFields(bytes: ArrayBuffer, contentType: string): boolean {
  const [, quoted, plain = ''] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = Buffer.from(`--${quoted ?? plain}`);
  const text = Buffer.from(bytes);
  for (let count = 0, at = text.indexOf(boundary); at >= 0; count++) {
    const next = text.indexOf(boundary, at + boundary.length);
    const length = (next < 0 ? text.length : next) - at;
    if (count >= maxFields || (length > maxFieldBytes && !isFile(text.subarray(at, at + headSize)))) return true;
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
  const fault = bodyErrorStatus(request.headers, { type: 'form', most });
  if (fault) return refused(fault);
  try {
    const bytes = await request.arrayBuffer();
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    if (hasTooManyFields(bytes, headers['content-type'])) return refused(400);
    return await new Response(bytes, { headers }).formData();
  } catch {
    // Cut off, or not what its type says.
    return refused(400);
  }
}

/** The same for JSON. */
export async function postedJson(request: Request, most: number): Promise<unknown> {
  const fault = bodyErrorStatus(request.headers, { type: 'json', most });
  if (fault) return refused(fault);
  try {
    return await request.json();
  } catch {
    // Cut off, or not what its type says.
    return refused(400);
  }
}

const refused = (status: number): Response => (status === 429 ? retryLater(429, 60) : new Response(null, { status }));

/** What one network may post at once, and what it gets back each second; a post costs 1, and 1 more for every 256 KB. */
const capacity = 240;
const perSecond = 4;
const bytesPerTurn = 256 * 1024;

/** Networks that are remembered: a flood from more of them forgets those that posted longest ago. */
const remembered = 20_000;

const buckets = new LRUCache<string, { turns: number; at: number }>({ max: remembered });

/**
 * Whether a network (lib/requests/client-address.ts) may post a body of that many bytes now; asked before anything of it is read. A
 * token bucket in the memory of this process, wide enough for an office behind one address: what a form costs in sending mails has
 * limits of its own (lib/forms/rate-limit.ts).
 */
function mayPost(network: string, bytes: number, now = Date.now()): boolean {
  const { turns, at } = buckets.get(network) ?? { turns: capacity, at: now };
  const left = Math.min(capacity, turns + ((now - at) / 1000) * perSecond) - 1 - Math.floor(bytes / bytesPerTurn);
  if (left < 0) return false;
  buckets.set(network, { turns: left, at: now });
  return true;
}
