import { Icon } from '@/components/ui/icon';
import { Markdown } from '@/components/ui/markdown';
import { leavesSite, SiteLink } from '@/components/ui/site-link';
import type { ModuleFrameView } from './module-view';
import styles from './modules.module.css';

/** Title, text and link over what a module shows. */
export function ModuleHead({ frame: { id, title, titleSize, text, link } }: { frame: ModuleFrameView }) {
  if (!title && text.length === 0 && !link) return null;
  return (
    <div className={`section-head ${styles.moduleHead}`}>
      <div>
        {title && (
          <h2 id={`${id}-title`} className={`title-${titleSize}`}>
            {title}
          </h2>
        )}
        {text.length > 0 && (
          <div className="lead prose">
            <Markdown blocks={text} below={2} />
          </div>
        )}
      </div>
      {link && (
        <SiteLink className="more" href={link.href}>
          {link.label} <Icon name={leavesSite(link.href) ? 'external-link' : 'arrow-right'} />
        </SiteLink>
      )}
    </div>
  );
}
