import { getTranslations } from 'next-intl/server';
import { headingId, inlineElements } from '@/components/ui/markdown';
import type { MarkdownBlock } from '@/lib/content/markdown';
import styles from './article.module.css';

/** An article with this many headings is long. */
const fromHeadings = 4;

const headingsOf = (blocks: MarkdownBlock[]) =>
  blocks.flatMap((block, at) => (block.kind === 'heading' && block.level === 2 ? [{ at, inside: block.inside }] : []));

export const isLong = (blocks: MarkdownBlock[]): boolean => headingsOf(blocks).length >= fromHeadings;

/** Links to the parts of a long article, folded above it; on a wide screen open beside it, where they stay in view. */
export async function ArticleContents({ article, blocks }: { article: string; blocks: MarkdownBlock[] }) {
  const t = await getTranslations('property');
  return (
    <nav className={styles.articleContents} data-part="article-contents" aria-label={t('sections')}>
      <details>
        <summary className="fold-line">{t('sections')}</summary>
        <ul>
          {headingsOf(blocks).map(({ at, inside }) => (
            <li key={at}>
              <a href={`#${headingId(article, at)}`}>{inlineElements(inside)}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
