import { createElement, Fragment, type ReactNode } from 'react';
import type { MarkdownBlock, MarkdownInline } from '@/lib/content/markdown';
import { SiteLink } from './site-link';

/** Shows Markdown; `below` is the level of the heading that it stands under. */
export const Markdown = ({ blocks, below = 1 }: { blocks: MarkdownBlock[]; below?: 1 | 2 }): ReactNode =>
  together(blocks.map((block) => blockElement(block, below)));

/** Running text never changes under the page, so its parts need no keys. */
const together = (parts: ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);

function blockElement(block: MarkdownBlock, below: 1 | 2): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level + below - 1}` as 'h2' | 'h3' | 'h4';
      return <Heading>{inlineElements(block.inside)}</Heading>;
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

const inlineElements = (inside: MarkdownInline[]): ReactNode => together(inside.map(inlineElement));

function inlineElement(part: MarkdownInline): ReactNode {
  if (typeof part === 'string') return part;
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
