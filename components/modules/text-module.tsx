import { Markdown } from '@/components/ui/markdown';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import type { PictureView } from '@/lib/catalogue/picture-views';
import type { ModuleProps } from './module-view';
import styles from './modules.module.css';

export interface TextModuleView {
  view: 'text';
  /** Beside the text; null for none. */
  picture: PictureView | null;
}

/** A title with text and a button, with or without a picture beside it. */
export function TextModule({ module: { frame, picture } }: ModuleProps<TextModuleView>) {
  const { id, title, titleSize, text, link } = frame;
  return (
    <div className={picture ? `${styles.textModule} ${styles.textModulePictured}` : styles.textModule}>
      <div className="prose">
        {title && (
          <h2 id={`${id}-title`} className={`title-${titleSize}`}>
            {title}
          </h2>
        )}
        <Markdown blocks={text} below={2} />
        {link && (
          <SiteLink className="button" href={link.href}>
            {link.label}
          </SiteLink>
        )}
      </div>
      {picture && <Picture picture={picture} sizes="mosaicLarge" />}
    </div>
  );
}
