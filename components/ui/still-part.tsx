import 'server-only';
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import type { ReactNode } from 'react';
import { StillLeaf } from './still-leaf';
import { attributesOf, contentOf, hostElement } from './to-markup';

declare global {
  /** What the still parts of a request hold, by their name. */
  var heemStillParts: WeakMap<object, Map<string, string>> | undefined;
  /** The content of a still part of the request that is being rendered; undefined where there is none of this name. */
  var heemStillPart: ((name: string) => string | undefined) | undefined;
}

// React's two renderings of a page, to data and to HTML, are separate bundles of one process: what they share lives here, and as long
// as the request that Next keeps for both.
const parts = () => {
  globalThis.heemStillParts ??= new WeakMap();
  return globalThis.heemStillParts;
};
globalThis.heemStillPart = (name) => parts().get(requestInWork())?.get(name);

function requestInWork(): object {
  const request = workAsyncStorage.getStore();
  if (!request) throw new Error('a still part was rendered outside a request');
  return request;
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
  const request = requestInWork();
  const ofRequest = parts().get(request) ?? new Map<string, string>();
  parts().set(request, ofRequest.set(name, text));
  // While one develops, a changed part comes as data, without a page.
  const html = process.env.NODE_ENV === 'development' ? text : undefined;
  return <StillLeaf name={name} as={element.tag} attributes={attributesOf(element.props)} html={html} />;
}
