import 'server-only';
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import { Fragment, isValidElement, type ReactNode } from 'react';
import { processState } from '../base/process-state.ts';
import { StaticHtmlLeaf } from './static-html-leaf';

declare module '../base/process-state.ts' {
  interface ProcessState {
    /** Static HTML by request: React renders a page twice, to data and to HTML, in two bundles. */
    staticHtml?: WeakMap<object, RequestParts>;
  }
}

// React sends every element twice, as HTML and as data, though it has nothing to do in most of a page. What is inside StaticHtml is
// written here and sent once: without it a filtered list costs half as much CPU again and 7 KB more (docs/decisions/static-html.md).
// It leans on the store that Next keeps for a request; tests/unit/next/static-html.test.tsx fails if that changes.

interface StaticHtmlProps {
  /** Its own on the page, for what a script of the browser replaces; any other gets a number. */
  name?: string;
  /** One element or none, of components without behaviour in the browser; they may be async. */
  children: ReactNode;
}

/** A part of a page that React leaves alone in the browser. Inside another one it is a part of that. */
export async function StaticHtml({ name, children }: StaticHtmlProps) {
  const element = await resolveElement(children);
  if (!element) return null;
  const html = await renderContent(element);
  const request = requestParts();
  const own = name ?? String(request.count++);
  request.parts.set(own, html);
  // While one develops, a changed part comes as data, without a page.
  const sent = process.env.NODE_ENV === 'development' ? html : undefined;
  return <StaticHtmlLeaf name={own} as={element.tag} attributes={htmlAttributes(element.props)} html={sent} />;
}

export interface RequestParts {
  parts: Map<string, string>;
  count: number;
}

function requestParts(): RequestParts {
  const request = workAsyncStorage.getStore();
  if (!request) throw new Error('StaticHtml was rendered outside a request: has Next moved its workAsyncStorage?');
  processState.staticHtml ??= new WeakMap();
  const parts = processState.staticHtml.get(request) ?? { parts: new Map(), count: 0 };
  processState.staticHtml.set(request, parts);
  return parts;
}

processState.takeStaticHtml = (name) => {
  const { parts } = requestParts();
  const html = parts.get(name);
  parts.delete(name);
  return html;
};

type Props = Record<string, unknown>;
type Written = string | Promise<string>;

interface HostElement {
  tag: string;
  props: Props;
}

/** Attributes whose name in React differs from HTML; browsers parse all other names in any case. */
const names: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  defaultValue: 'value',
  defaultChecked: 'checked',
  strokeWidth: 'stroke-width',
};
/** Props that are no attributes. */
const contents = new Set(['children', 'dangerouslySetInnerHTML']);
const voids = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** The HTML of components, without React; throws for one that runs in the browser or handles an event. */
export const renderHtml = async (node: ReactNode): Promise<string> => write(node);

/** Calls components until an element of HTML is reached; null where they show nothing. */
async function resolveElement(node: ReactNode): Promise<HostElement | null> {
  if (node === null || node === undefined || typeof node === 'boolean') return null;
  if (!isValidElement<Props>(node)) throw new Error('StaticHtml takes one element');
  const { type, props } = node;
  if (typeof type === 'string') return { tag: type, props };
  return resolveElement(await renderElement(type, props));
}

const renderContent = ({ tag, props }: HostElement): Written => {
  const inner = props.dangerouslySetInnerHTML as { __html: string } | undefined;
  return inner ? inner.__html : write(props.children as ReactNode, tag === 'select' ? props.defaultValue : undefined);
};

/** The element's own attributes. */
const htmlAttributes = (props: Props): Props =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !contents.has(name)));

function write(node: ReactNode, chosen?: unknown): Written {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string') return escapeText(node);
  if (typeof node === 'number') return String(node);
  if (Array.isArray(node)) return joinParts(node.map((child) => write(child, chosen)));
  if (!isValidElement<Props>(node)) throw new Error(`cannot be written as HTML: ${String(node)}`);
  const { type, props } = node;
  if (type === Fragment) return write(props.children as ReactNode, chosen);
  if (typeof type !== 'string') {
    const inner = renderElement(type, props);
    return inner instanceof Promise ? inner.then((given) => write(given, chosen)) : write(inner, chosen);
  }
  let start = `<${type}`;
  for (const name in props) start += attribute(type, name, props[name]);
  if (type === 'option' && chosen !== undefined && props.value === chosen) start += ' selected=""';
  if (voids.has(type)) return `${start}>`;
  const content = renderContent({ tag: type, props });
  const whole = (text: string) => `${start}>${text}</${type}>`;
  return typeof content === 'string' ? whole(content) : content.then(whole);
}

/** Texts one after the other. V8 copies them once, when the whole is sent; `join` would copy them again for every element around them. */
const joinParts = (parts: readonly Written[]): Written =>
  parts.every((part) => typeof part === 'string')
    ? parts.reduce((text, part) => text + part, '')
    : Promise.all(parts).then((texts) => texts.reduce((text, part) => text + part, ''));

function renderElement(type: unknown, props: Props): ReactNode | Promise<ReactNode> {
  if (type === StaticHtml) return props.children as ReactNode;
  if (typeof type !== 'function' || '$$typeof' in type)
    throw new Error('a component that runs in the browser cannot be in StaticHtml');
  return (type as (props: Props) => ReactNode | Promise<ReactNode>)(props);
}

function attribute(tag: string, name: string, value: unknown): string {
  if (contents.has(name) || value === null || value === undefined) return '';
  if (tag === 'select' && name === 'defaultValue') return '';
  if (typeof value === 'function' || typeof value === 'object')
    throw new Error(`<${tag} ${name}> cannot be written as HTML`);
  const written = names[name] ?? name;
  if (typeof value !== 'boolean' || /^(?:aria|data)-/.test(name)) return ` ${written}="${escapeText(String(value))}"`;
  return value ? ` ${written}=""` : '';
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML, also in a quoted attribute. */
const escapeText = (text: string): string =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => entities[character] ?? character) : text;
