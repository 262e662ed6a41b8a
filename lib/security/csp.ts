import { createHash } from 'node:crypto';

// Next's own inline scripts are data only (React's flight rows and the list of chunks). Nothing of another shape is let through.
const dataScripts = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^self\.__next_f\.push\(\[\d+,"(?:[^"\\]|\\.)*"\]\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\["[\w/.~-]+"(?:,"[\w/.~-]+")*\],"runtimeModuleIds":\[\d+(?:,\d+)*\]\}\);$/,
];

const rest =
  "style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'";

/** The policy of a page whose inline scripts have these sources, such as `'sha256-…'`; none for a page or answer without scripts. */
export const policy = (sources: readonly string[] = []): string =>
  `default-src 'none'; script-src ${["'self'", ...sources].join(' ')}; ${rest}`;

/** The development server needs eval and inline styles; it serves nobody but the developer. */
export const developmentPolicy = policy(["'unsafe-inline'", "'unsafe-eval'"]).replace(
  "style-src 'self'",
  "style-src 'self' 'unsafe-inline'",
);

/** JSON-LD is data to the browser and needs no hash; every other inline script gets one if it has Next's exact shape. */
export function policyOf(html: string): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', body] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (body && !/\ssrc=/.test(attributes) && dataScripts.some((shape) => shape.test(body)))
      hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return policy([...hashes]);
}
