import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Next's own cookie: with the value that the build drew, pages that are kept are made for this request alone. */
const bypass = '__prerender_bypass';

/** While one develops, no page is kept. */
const keepsPages = process.env.NODE_ENV !== 'development';

let known: string | undefined;

/** The value leaves the server in no answer: it would hold until the next build, whatever a link says. */
function bypassValue(): string {
  known ??= (JSON.parse(readFileSync(path.resolve('.next/prerender-manifest.json'), 'utf8')) as Manifest).preview
    .previewModeId;
  return known;
}

interface Manifest {
  preview: { previewModeId: string };
}

/** Takes the headers that the page will see: lets a preview past the kept pages, and nobody else, whatever cookie they bring. */
export function passKeptPages(headers: Headers, isPreview: boolean): void {
  const sent = headers.get('cookie')?.split(/;\s*/) ?? [];
  const cookies = sent.filter((one) => !one.startsWith(`${bypass}=`));
  if (isPreview && keepsPages) cookies.push(`${bypass}=${bypassValue()}`);
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
  else headers.delete('cookie');
}
