'use client';

import { createElement, useState } from 'react';
import { processState } from '../base/process-state.ts';

interface StaticHtmlLeafProps {
  name: string;
  /** The element that holds it, with its own attributes. */
  as: string;
  attributes: Record<string, unknown>;
  /** Its content; in production it is not sent, but found in the page. */
  html?: string;
}

/** The initial content of parts, in case React renders the page again, for example after an error. */
const held = new Map<string, string>();

/** Keeps the HTML that is in the page; on the server it takes what StaticHtml wrote. */
export function StaticHtmlLeaf({ name, as, attributes, html }: StaticHtmlLeafProps) {
  const [found] = useState(() => html ?? (typeof window === 'undefined' ? takeHtml(name) : readHtml(name)));
  return createElement(as, {
    ...attributes,
    'data-static': name,
    dangerouslySetInnerHTML: { __html: html ?? found },
    suppressHydrationWarning: true,
  });
}

function takeHtml(name: string): string {
  const html = processState.takeStaticHtml?.(name);
  if (html === undefined) throw new Error(`no static HTML "${name}" was written`);
  return html;
}

function readHtml(name: string): string {
  const html = held.get(name) ?? document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? '';
  held.set(name, html);
  return html;
}
