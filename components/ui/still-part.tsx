import 'server-only';
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import type { ReactNode } from 'react';
import { StillLeaf } from './still-leaf';
import { attributesOf, contentOf, hostElement } from './to-markup';

declare global {
  /** Takes the content of a still part of the request that is being rendered, once; undefined where there is none of this name. */
  var heemStillPart: ((name: string) => string | undefined) | undefined;
}

// React's two renderings of a page, to data and to HTML, are separate bundles of one process: what they share hangs on the request that
// Next keeps for both, until it is taken. In a WeakMap, or on a request that is over, it would outlive the small rounds in which V8
// clears away what is young (docs/decisions/memory.md).
const parts = Symbol.for('heem.stillParts');

globalThis.heemStillPart = (name) => {
  const written = partsOfRequest();
  const text = written.get(name);
  written.delete(name);
  return text;
};

function partsOfRequest(): Map<string, string> {
  const request = workAsyncStorage.getStore() as { [parts]?: Map<string, string> } | undefined;
  if (!request) throw new Error('a still part was rendered outside a request');
  request[parts] ??= new Map();
  return request[parts];
}

interface StillPartProps {
  /** Its own on the page. */
  name: string;
  /** One element or none, of components without behaviour. */
  children: ReactNode;
}

/**
 * A part of a page in which React has nothing to do: its HTML is written here, sent once, and left alone in the browser. Any other
 * element is sent twice, as HTML and as data (docs/decisions/still-parts.md).
 */
export function StillPart({ name, children }: StillPartProps) {
  const element = hostElement(children);
  if (!element) return null;
  const { text } = contentOf(element);
  partsOfRequest().set(name, text);
  // While one develops, a changed part comes as data, without a page.
  const html = process.env.NODE_ENV === 'development' ? text : undefined;
  return <StillLeaf name={name} as={element.tag} attributes={attributesOf(element.props)} html={html} />;
}
