import { Markdown } from '@/components/ui/markdown';
import { Picture } from '@/components/ui/picture';
import type { PictureView } from '@/lib/catalogue/picture-views';
import type { MarkdownBlock } from '@/lib/content/markdown/read';
import type { ModuleProps } from './module-view';
import styles from './modules.module.css';

export interface ArticleModuleView {
  view: 'article';
  articles: {
    id: string;
    /** The word for an article that only a preview shows; null for any other. */
    draft: string | null;
    intro: string | null;
    picture: PictureView | null;
    blocks: MarkdownBlock[];
  }[];
}

/** Articles in full. */
export const ArticleModule = ({ module: { frame, articles } }: ModuleProps<ArticleModuleView>) =>
  articles.map(({ id, draft, intro, picture, blocks }) => (
    <article key={id} className={picture ? `article ${styles.articlePictured}` : 'article'}>
      <div className="prose">
        {draft && <p className="draft-mark">{draft}</p>}
        {intro && <p className={styles.articleIntro}>{intro}</p>}
        <Markdown blocks={blocks} below={frame.title ? 2 : 1} />
      </div>
      {picture && <Picture picture={picture} sizes="mosaicLarge" />}
    </article>
  ));
