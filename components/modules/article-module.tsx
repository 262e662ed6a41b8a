import { Markdown } from '@/components/ui/markdown';
import { Picture } from '@/components/ui/picture';
import { pictureView } from '@/lib/catalogue/picture-views';
import { articlesOf } from '@/lib/content/modules/items';
import { DraftMark } from './module-head';
import { blocksOf, type ModuleProps } from './module-props';
import styles from './modules.module.css';

/** Articles in full. */
export function ArticleModule({ module, context }: ModuleProps<'article'>) {
  const { locale, data } = context;
  return articlesOf(module, data.content).map(({ id, isDraft, intro, image, text }) => (
    <article key={id} className={image ? `article ${styles.articlePictured}` : 'article'}>
      <div className="prose">
        {isDraft && <DraftMark />}
        {intro && <p className={styles.articleIntro}>{intro[locale]}</p>}
        <Markdown blocks={text[locale].flatMap((part) => blocksOf(part, context))} below={module.title ? 2 : 1} />
      </div>
      {image && <Picture picture={pictureView(data.catalogue, image, locale)} sizes="mosaicLarge" />}
    </article>
  ));
}
