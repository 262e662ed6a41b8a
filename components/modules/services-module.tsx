import { Icon } from '@/components/ui/icon';
import { Markdown } from '@/components/ui/markdown';
import { SiteLink } from '@/components/ui/site-link';
import type { MarkdownBlock } from '@/lib/content/markdown/read';
import moduleKindsStyles from './module-kinds.module.css';
import { innerHeading, type ModuleProps } from './module-view';
import styles from './modules.module.css';

export interface ServicesModuleView {
  view: 'services';
  perRow: number;
  services: {
    id: string;
    /** The word for a service that only a preview shows; null for any other. */
    draft: string | null;
    title: string;
    intro: string | null;
    blocks: MarkdownBlock[];
    href: string | null;
  }[];
  words: { more: string };
}

/** What the agency does, an article of a category each. */
export function ServicesModule({ module: { frame, perRow, services, words } }: ModuleProps<ServicesModuleView>) {
  const Heading = innerHeading(frame);
  return (
    <div className={`${styles.itemGrid} ${styles[`per-row-${perRow}`]} ${moduleKindsStyles.servicesModule}`}>
      {services.map(({ id, draft, title, intro, blocks, href }) => (
        <article key={id} className="prose">
          {draft && <p className="draft-mark">{draft}</p>}
          <Heading className="title-small">{title}</Heading>
          {intro && <p className={styles.articleIntro}>{intro}</p>}
          <Markdown blocks={blocks} below={2} />
          {href && (
            <SiteLink className="more" href={href} aria-label={`${words.more}: ${title}`}>
              {words.more} <Icon name="arrow-right" />
            </SiteLink>
          )}
        </article>
      ))}
    </div>
  );
}
