import { Markdown } from '@/components/ui/markdown';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { pictureView } from '@/lib/catalogue/pictures/picture-views';
import { blocksOf, hrefOf, type ModuleProps } from './module-props';
import styles from './modules.module.css';

/** A title with text and a button, with or without a picture beside it. */
export function TextModule({ module, context }: ModuleProps<'text'>) {
  const { id, title, titleSize, description, link, image, backgroundType } = module;
  const { locale, data } = context;
  const beside = backgroundType === 'image' ? undefined : image;
  return (
    <div className={beside ? `${styles.textModule} ${styles.textModulePictured}` : styles.textModule}>
      <div className="prose">
        {title && (
          <h2 id={`${id}-title`} className={`title-${titleSize}`}>
            {title[locale]}
          </h2>
        )}
        <Markdown blocks={description ? blocksOf(description[locale], context) : []} below={2} />
        {link && (
          <SiteLink className="button" href={hrefOf(link.target, context)}>
            {link.label[locale]}
          </SiteLink>
        )}
      </div>
      {beside && <Picture picture={pictureView(data.catalogue, beside, locale)} sizes="mosaicLarge" />}
    </div>
  );
}
