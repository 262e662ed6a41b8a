import { type MarkedToken, marked, type Token } from 'marked';

/** Parsed running text with resolved links. */
export type MarkdownInline =
  | string
  | { kind: 'strong' | 'em'; inside: MarkdownInline[] }
  | { kind: 'link'; href: string; inside: MarkdownInline[] }
  | { kind: 'break' };

export type MarkdownBlock =
  | { kind: 'heading'; level: 2 | 3; inside: MarkdownInline[] }
  | { kind: 'paragraph'; inside: MarkdownInline[] }
  | { kind: 'list'; ordered: boolean; items: MarkdownBlock[][] }
  | { kind: 'quote'; blocks: MarkdownBlock[] }
  | { kind: 'rule' };

/** The callbacks of reading Markdown. */
interface Visitor {
  /** Takes the target of a link, returns its address. */
  link(target: string): string;
  /** Takes a part that a text of the site may not contain, verbatim. */
  refuse(raw: string): void;
}

/** Returns the blocks of a Markdown text with resolved links. Parts that are not allowed, such as HTML, are left out: the data check reports them. */
export const readMarkdown = (text: string, link: (target: string) => string): MarkdownBlock[] =>
  toBlocks(marked.lexer(text), { link, refuse: () => undefined });

/** Returns the issues of a Markdown text, verbatim: the parts that are not allowed, and the links that lead nowhere. */
export function markdownIssues(text: string, leads: (target: string) => boolean): string[] {
  const issues: string[] = [];
  const link = (target: string): string => {
    if (!leads(target)) issues.push(target);
    return target;
  };
  toBlocks(marked.lexer(text), { link, refuse: (raw) => issues.push(raw.trim()) });
  return issues;
}

const toBlocks = (tokens: Token[], visitor: Visitor): MarkdownBlock[] =>
  tokens.flatMap((token) => toBlock(token as MarkedToken, visitor));

function toBlock(token: MarkedToken, visitor: Visitor): MarkdownBlock[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', inside: toInlines(token.tokens ?? [], visitor) }];
    case 'heading':
      if (token.depth === 2 || token.depth === 3)
        return [{ kind: 'heading', level: token.depth, inside: toInlines(token.tokens, visitor) }];
      break;
    case 'list':
      return [
        { kind: 'list', ordered: token.ordered, items: token.items.map(({ tokens }) => toBlocks(tokens, visitor)) },
      ];
    case 'blockquote':
      return [{ kind: 'quote', blocks: toBlocks(token.tokens, visitor) }];
    case 'hr':
      return [{ kind: 'rule' }];
  }
  visitor.refuse(token.raw);
  return [];
}

const toInlines = (tokens: Token[], visitor: Visitor): MarkdownInline[] =>
  tokens.flatMap((token) => toInline(token as MarkedToken, visitor));

function toInline(token: MarkedToken, visitor: Visitor): MarkdownInline[] {
  switch (token.type) {
    case 'text':
      return token.tokens ? toInlines(token.tokens, visitor) : [token.text];
    case 'escape':
      return [token.text];
    case 'strong':
    case 'em':
      return [{ kind: token.type, inside: toInlines(token.tokens, visitor) }];
    case 'link':
      return [{ kind: 'link', href: visitor.link(token.href), inside: toInlines(token.tokens, visitor) }];
    case 'br':
      return [{ kind: 'break' }];
    default:
      visitor.refuse(token.raw);
      return [];
  }
}
