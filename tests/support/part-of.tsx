import 'next/dist/server/node-environment-baseline';
import type { ReactNode } from 'react';
import { renderHtml } from '@/lib/next/static-html.tsx';

/** Server components, async ones too, as an element of a page (jsdom). */
export async function partOf(node: ReactNode): Promise<HTMLElement> {
  const box = document.createElement('div');
  box.innerHTML = await renderHtml(node);
  return box;
}
