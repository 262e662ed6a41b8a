import 'next/dist/server/node-environment-baseline';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** Components of a page, async ones and those of the browser alike, as an element (jsdom). */
export async function pageElement(node: ReactNode): Promise<HTMLElement> {
  const { prelude } = await prerender(node);
  const box = document.createElement('div');
  box.innerHTML = await new Response(prelude).text();
  return box;
}
