import { Markdown } from '@/components/ui/markdown';
import { Picture } from '@/components/ui/picture';
import { pictureView } from '@/lib/catalogue/pictures/picture-views';
import { moduleArticles } from '@/lib/content/modules/items';
import articleStyles from './article.module.css';
import { ArticleContents, isLong } from './article-contents';
import { DraftMark } from './module-head';
import { blocksOf, type ModuleProps } from './module-props';
import styles from './modules.module.css';

/** Articles in full. */
export function ArticleModule({ module, context }: ModuleProps<'article'>) {
  const { locale, data } = context;
  return moduleArticles(module, data.content).map(({ id, isDraft, intro, image, text }) => {
    const blocks = text[locale].flatMap((part) => blocksOf(part, context));
    const hasContents = !image && isLong(blocks);
    const look = image ? styles.articlePictured : hasContents && articleStyles.articleLong;
    return (
      <article key={id} className={look ? `article ${look}` : 'article'}>
        {hasContents && <ArticleContents article={id} blocks={blocks} />}
        <div className="prose">
          {isDraft && <DraftMark />}
          {intro && <p className={styles.articleIntro}>{intro[locale]}</p>}
          <Markdown blocks={blocks} below={module.title ? 2 : 1} name={hasContents ? id : undefined} />
        </div>
        {image && <Picture picture={pictureView(data.catalogue, image, locale)} sizes="mosaicLarge" />}
      </article>
    );
  });
}
