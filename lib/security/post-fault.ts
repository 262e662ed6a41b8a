import { isOwnOrigin } from './own-origin.ts';

/** In bytes: the largest file that a form takes (10 MB), and what stands around it. As nginx has it (deploy/nginx.conf). */
const largest = 11 * 1024 * 1024;

/** Why a form that is posted is not even read, as a status; null for one that is. Next would answer each of these with an error of its own. */
export function postFault(headers: Headers): 400 | 403 | 411 | 413 | null {
  if (isOwnOrigin(headers) === false) return 403;
  if (!/^multipart\/form-data;\s*boundary=\S/i.test(headers.get('content-type') ?? '')) return 400;
  // Browsers say how much they send, and nginx says it for whoever does not.
  const length = headers.get('content-length');
  if (!length) return 411;
  return Number(length) > largest ? 413 : null;
}
