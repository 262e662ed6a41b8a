import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Markdown } from '@/components/ui/markdown';
import { SiteLink } from '@/components/ui/site-link';
import { moduleServices } from '@/lib/content/modules/items';
import { findTargetName } from '@/lib/content/target';
import { DraftMark } from './module-head';
import moduleKindsStyles from './module-kinds.module.css';
import { innerHeading, linkHref, type ModuleProps, parseText } from './module-props';
import styles from './modules.module.css';

/** The agency's services: one article of a category each. */
export async function ServicesModule({ module, context }: ModuleProps<'services'>) {
  const { locale, data } = context;
  const t = await getTranslations('modules');
  const Heading = innerHeading(module);
  const perRow = module.numberItemOfRow ?? 3;
  return (
    <div className={`${styles.itemGrid} ${styles[`per-row-${perRow}`]} ${moduleKindsStyles.servicesModule}`}>
      {moduleServices(module, data.content).map(({ id, isDraft, title, intro, text, target }) => {
        const pageName = target && findTargetName(target, locale, data.paths);
        return (
          <article key={id}>
            <div className="prose">
              {isDraft && <DraftMark />}
              <Heading className="title-small">{title[locale]}</Heading>
              {intro && <p className={styles.articleIntro}>{intro[locale]}</p>}
            </div>
            <div className="prose">
              <Markdown blocks={text[locale].flatMap((part) => parseText(part, context))} below={2} />
            </div>
            {target && (
              <SiteLink
                className="more"
                href={linkHref(target, context)}
                aria-label={pageName ? undefined : `${t('more')}: ${title[locale]}`}
              >
                {pageName ?? t('more')} <Icon name="arrow-right" />
              </SiteLink>
            )}
          </article>
        );
      })}
    </div>
  );
}
