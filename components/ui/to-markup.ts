import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { escapeText, inside, joined, Markup } from './markup';

type Props = Record<string, unknown>;

/** What React calls by another name than HTML does; the parser of a browser reads all other names in any case. */
const names: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  defaultValue: 'value',
  defaultChecked: 'checked',
};
/** Not attributes. */
const contents = new Set(['children', 'dangerouslySetInnerHTML']);
const voids = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

export interface HostElement {
  tag: string;
  props: Props;
}

/** Calls components until an element of HTML is reached; null where they show nothing. Throws for what is none, or runs in the browser. */
export function hostElement(node: ReactNode): HostElement | null {
  if (node === null || node === undefined || typeof node === 'boolean') return null;
  if (!isValidElement<Props>(node)) throw new Error('expected one element');
  const { type, props } = node;
  if (typeof type === 'string') return { tag: type, props };
  return hostElement(called(type, props));
}

/**
 * Writes the content of an element as HTML, once and without React: components are functions of their props here. Throws for a component
 * that runs in the browser, waits for something, or handles an event: that needs React (docs/decisions/still-parts.md).
 */
export function contentOf({ tag, props }: HostElement): Markup {
  const inner = props.dangerouslySetInnerHTML as { __html: string } | undefined;
  return new Markup(
    inner ? inner.__html : write(props.children as ReactNode, tag === 'select' ? props.defaultValue : undefined),
  );
}

/** The attributes that an element has of its own. */
export const attributesOf = (props: Props): Props =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !contents.has(name)));

/** The same element with its content written, for what stands on many pages alike. */
export function writtenElement(node: ReactNode): ReactNode {
  const element = hostElement(node);
  return element && createElement(element.tag, { ...attributesOf(element.props), ...inside(contentOf(element)) });
}

function write(node: ReactNode, chosen?: unknown): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string') return escapeText(node);
  if (typeof node === 'number') return String(node);
  if (Array.isArray(node)) return joined(node, (child) => write(child, chosen));
  if (!isValidElement<Props>(node)) throw new Error(`cannot be written as markup: ${String(node)}`);
  const { type, props } = node;
  if (type === Fragment) return write(props.children as ReactNode, chosen);
  if (typeof type !== 'string') return write(called(type, props), chosen);
  const isChosen = type === 'option' && chosen !== undefined && props.value === chosen;
  let start = `<${type}`;
  for (const name in props) start += attribute(type, name, props[name]);
  if (isChosen) start += ' selected=""';
  return voids.has(type) ? `${start}>` : `${start}>${contentOf({ tag: type, props }).text}</${type}>`;
}

function called(type: unknown, props: Props): ReactNode {
  if (typeof type !== 'function' || '$$typeof' in type)
    throw new Error('a component that runs in the browser cannot be in a still part');
  return (type as (props: Props) => ReactNode)(props);
}

function attribute(tag: string, name: string, value: unknown): string {
  if (contents.has(name) || value === null || value === undefined) return '';
  if (tag === 'select' && name === 'defaultValue') return '';
  if (typeof value === 'function' || typeof value === 'object')
    throw new Error(`<${tag} ${name}> cannot be written as markup`);
  const written = names[name] ?? name;
  if (typeof value !== 'boolean' || /^(?:aria|data)-/.test(name)) return ` ${written}="${escapeText(String(value))}"`;
  return value ? ` ${written}=""` : '';
}
