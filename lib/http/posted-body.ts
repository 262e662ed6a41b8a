import { LRUCache } from 'lru-cache';
import { clientNetwork, isOwnOrigin } from './client-address.ts';
import { retryLater } from './responses.ts';

// Routes, and the middleware for the server action, check every posted body here: its type, origin, length, rate and number of fields,
// before anything is parsed.

export const kilobyte = 1024;

/** The largest file of a form (10 MB) and its other fields. deploy/nginx.conf has the same limit. */
export const maxFormBytes = 11 * kilobyte * kilobyte;

const types = { form: /^multipart\/form-data;\s*boundary=\S/i, json: /^application\/json\b/i };

/** No form of the site has more; attacks send 100,000 fields, or one of 11 MB, which are slow to parse. */
const maxFields = 300;
const maxFieldBytes = 100 * kilobyte;
/** The field "0" of a server action holds its arguments, which React parses: ours are a reference to the form, `["$K1"]`. */
const maxActionBytes = kilobyte;

interface BodyLimit {
  type: keyof typeof types;
  maxBytes: number;
}

/** Returns the status with which a body is rejected before it is read; null if it is accepted. Next would answer each case with an error page. */
export function bodyErrorStatus(headers: Headers, { type, maxBytes }: BodyLimit): 403 | 411 | 413 | 415 | 429 | null {
  if (isOwnOrigin(headers) === false) return 403;
  if (!types[type].test(headers.get('content-type') ?? '')) return 415;
  // Browsers send Content-Length, and nginx adds it for other clients.
  const length = headers.get('content-length');
  if (!length) return 411;
  if (Number(length) > maxBytes) return 413;
  return mayPost(clientNetwork(headers), Number(length)) ? null : 429;
}

/** Takes the bytes and Content-Type of a form; returns whether it has more fields or longer texts than any form of the site. It costs a hundredth of parsing. */
export function hasTooManyFields(bytes: ArrayBuffer, contentType: string): boolean {
  const [, quoted, plain = ''] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = Buffer.from(`--${quoted ?? plain}`);
  const text = Buffer.from(bytes);
  for (let count = 0, at = text.indexOf(boundary); at >= 0; count++) {
    const next = text.indexOf(boundary, at + boundary.length);
    const length = (next < 0 ? text.length : next) - at;
    if (count >= maxFields) return true;
    // Read the headers of long parts only.
    if (length > maxActionBytes + headSize) {
      const head = text.subarray(at, at + headSize).toString('latin1');
      if (isActionField.test(head) || (length > maxFieldBytes && !isFile.test(head))) return true;
    }
    at = next;
  }
  return false;
}

/** The longest headers of a part. */
const headSize = kilobyte;

const partWith = (parameter: string): RegExp =>
  new RegExp(`^[^\\r\\n]*\\r\\n(?:[^\\r\\n]+\\r\\n)*?content-disposition:[^\\r\\n]*;\\s*${parameter}`, 'i');
const isFile = partWith('filename=');
const isActionField = partWith('name="?0"?\\s*(?:[;\\r]|$)');

/** Returns the form that is posted to a route, or the response that rejects it. */
export async function postedForm(request: Request, maxBytes: number): Promise<FormData | Response> {
  const status = bodyErrorStatus(request.headers, { type: 'form', maxBytes });
  if (status) return rejectBody(status);
  try {
    const bytes = await request.arrayBuffer();
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    if (hasTooManyFields(bytes, headers['content-type'])) return rejectBody(400);
    return await new Response(bytes, { headers }).formData();
  } catch {
    // The body is incomplete, or not of its Content-Type.
    return rejectBody(400);
  }
}

/** Returns the JSON that is posted to a route, or the response that rejects it. */
export async function postedJson(request: Request, maxBytes: number): Promise<unknown> {
  const status = bodyErrorStatus(request.headers, { type: 'json', maxBytes });
  if (status) return rejectBody(status);
  try {
    return await request.json();
  } catch {
    // The body is incomplete, or not of its Content-Type.
    return rejectBody(400);
  }
}

const rejectBody = (status: number): Response =>
  status === 429 ? retryLater(429, 60) : new Response(null, { status });

/** Each network has a token bucket of this size. */
const capacity = 240;
const tokensPerSecond = 4;

/** Returns the tokens that a post costs: 1, plus 1 for every 16 KB of text. Longer bodies contain a file, which is cheaper to parse; they have their own queue (server.ts). */
const postCost = (bytes: number): number =>
  1 + Math.floor(bytes / (bytes > maxTextBytes ? 256 * kilobyte : 16 * kilobyte));
const maxTextBytes = 256 * kilobyte;

/** The number of most recent networks that are tracked. */
const maxNetworks = 20_000;

const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: maxNetworks });

/**
 * Takes tokens for a body of that many bytes from a network (lib/http/client-address.ts); returns false if there are too few. The buckets are
 * in the memory of this process and large enough for an office behind one address; mails of forms have their own limits
 * (lib/forms/form-limits.ts).
 */
function mayPost(network: string, bytes: number, now = Date.now()): boolean {
  const { tokens, at } = buckets.get(network) ?? { tokens: capacity, at: now };
  const remaining = Math.min(capacity, tokens + ((now - at) / 1000) * tokensPerSecond) - postCost(bytes);
  if (remaining < 0) return false;
  buckets.set(network, { tokens: remaining, at: now });
  return true;
}
