import type { ReactNode } from 'react';
import { renderHtml } from '@/lib/next/static-html.tsx';

/** Puts the HTML of server components, async ones too, on an empty page; `screen` of the testing library finds them there. */
export async function show(node: ReactNode): Promise<{ container: HTMLElement }> {
  document.body.innerHTML = `<div>${await renderHtml(node)}</div>`;
  return { container: document.body };
}
