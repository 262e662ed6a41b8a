import { createElement, Fragment, type ReactNode } from 'react';
import type { MarkdownBlock, MarkdownInline } from '@/lib/content/markdown';
import { SiteLink } from './site-link';
import { keepCompoundsWhole } from './whole-compounds';

interface MarkdownProps {
  blocks: MarkdownBlock[];
  /** The level of the heading that it stands under. */
  below?: 1 | 2;
  /** Gives its headings ids, so that links can lead there. */
  name?: string;
}

/** Shows Markdown. */
export const Markdown = ({ blocks, below = 1, name }: MarkdownProps): ReactNode =>
  together(blocks.map((block, at) => blockElement(block, below, name && headingId(name, at))));

/** The id of a heading: the name of the text, and which of its blocks it is. */
export const headingId = (name: string, at: number): string => `${name}-${at}`;

/** Running text never changes under the page, so its parts need no keys. */
const together = (parts: ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);

function blockElement(block: MarkdownBlock, below: 1 | 2, id?: string): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level + below - 1}` as 'h2' | 'h3' | 'h4';
      return <Heading id={id}>{inlineElements(block.inside)}</Heading>;
    }
    case 'paragraph':
      return <p>{inlineElements(block.inside)}</p>;
    case 'list':
      return createElement(
        block.ordered ? 'ol' : 'ul',
        null,
        ...block.items.map((item) => createElement('li', null, ...item.map((part, at) => itemPart(part, at, below)))),
      );
    case 'quote':
      return (
        <blockquote>
          <Markdown blocks={block.blocks} below={below} />
        </blockquote>
      );
    case 'rule':
      return <hr />;
  }
}

/** The line of a list is no paragraph. */
const itemPart = (part: MarkdownBlock, at: number, below: 1 | 2): ReactNode =>
  part.kind === 'paragraph' && at === 0 ? inlineElements(part.inside) : blockElement(part, below);

export const inlineElements = (inside: MarkdownInline[]): ReactNode => together(inside.map(inlineElement));

function inlineElement(part: MarkdownInline): ReactNode {
  if (typeof part === 'string') return keepCompoundsWhole(part);
  switch (part.kind) {
    case 'break':
      return <br />;
    case 'link':
      return <SiteLink href={part.href}>{inlineElements(part.inside)}</SiteLink>;
    default: {
      const Element = part.kind;
      return <Element>{inlineElements(part.inside)}</Element>;
    }
  }
}
