/** HTML that is safe to put into a page as it is: only `html` and `contentOf` (to-markup.ts) make it, and they escape what they are given. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Markup | readonly Markup[] | null | undefined | false;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * A template whose values are escaped, for text and for quoted attributes; markup goes in as it is, null and false as nothing.
 * For what is rendered so often that React's elements would cost too much (docs/decisions/cards-as-markup.md).
 */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Markup =>
  new Markup(withoutIndent(parts).reduce((text, part, i) => text + write(values[i - 1]) + part));

const cleaned = new WeakMap<TemplateStringsArray, string[]>();

/** The fixed parts of a template without the line breaks of its source; a template is cleaned once. */
function withoutIndent(parts: TemplateStringsArray): string[] {
  const known = cleaned.get(parts);
  if (known) return known;
  const clean = parts.map((part) => part.replace(/\n\s*/g, ''));
  cleaned.set(parts, clean);
  return clean;
}

function write(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return joined(value, ({ text }) => text);
  return escapeText(String(value));
}

/** Texts one after the other. V8 copies them once, when the whole is sent; `join` would copy them again for every element around them. */
export const joined = <T>(values: readonly T[], textOf: (value: T) => string): string =>
  values.reduce((text, value) => text + textOf(value), '');

/** Text as it stands in HTML, in a quoted attribute as well. */
export const escapeText = (text: string): string =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => entities[character] ?? character) : text;

/** Markup as the content of a React element: `<div {...inside(markup)} />`. */
export const inside = (markup: Markup) => ({ dangerouslySetInnerHTML: { __html: markup.text } });
