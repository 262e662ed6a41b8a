import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Markdown } from '@/components/ui/markdown';
import { leavesSite, SiteLink } from '@/components/ui/site-link';
import type { PageModule } from '@/lib/content/modules/schema';
import { linkHref, type ModuleContext, parseText } from './module-props';
import styles from './modules.module.css';

/** The mark on what only a preview shows. */
export async function DraftMark() {
  const t = await getTranslations('preview');
  return <p className="draft-mark">{t('draft')}</p>;
}

/** Title, text and link over what a module shows. */
export function ModuleHead({ module, context }: { module: PageModule; context: ModuleContext }) {
  const { id, title, titleSize, description, link } = module;
  const text = description ? parseText(description[context.locale], context) : [];
  const href = link && linkHref(link.target, context);
  if (!title && text.length === 0 && !link) return null;
  return (
    <div className={`section-head ${styles.moduleHead}`}>
      <div>
        {title && (
          <h2 id={`${id}-title`} className={`title-${titleSize}`}>
            {title[context.locale]}
          </h2>
        )}
        {text.length > 0 && (
          <div className="lead prose">
            <Markdown blocks={text} below={2} />
          </div>
        )}
      </div>
      {link && href && (
        <SiteLink className="more" href={href}>
          {link.label[context.locale]} <Icon name={leavesSite(href) ? 'external-link' : 'arrow-right'} />
        </SiteLink>
      )}
    </div>
  );
}
