import { Icon } from '@/components/ui/icon';
import { Markdown } from '@/components/ui/markdown';
import { Picture } from '@/components/ui/picture';
import { sizeInRow } from '@/components/ui/picture-sizes';
import { SiteLink } from '@/components/ui/site-link';
import type { PictureView } from '@/lib/catalogue/picture-views';
import type { MarkdownBlock } from '@/lib/content/markdown/read';
import { AgencyAddress, AgencyHours, type AgencyView } from './agency';
import { type ColumnsByScreen, columnClasses } from './columns';
import columnsStyles from './columns.module.css';
import styles from './footer.module.css';

export interface FooterColumnView {
  id: string;
  col: ColumnsByScreen;
  title: string | null;
  intro: MarkdownBlock[];
  text: MarkdownBlock[];
  pictures: PictureView[];
}

export interface FooterView {
  words: { contact: string; hours: string };
  agency: AgencyView;
  /** As the agency wants them: data/footer.json. */
  columns: FooterColumnView[];
  /** What Belgian law asks an agency to say of itself, a sentence each (domain facts, "Agency footer"). */
  legal: string[];
  conduct: { label: string; href: string };
  copyright: string;
  /** Of the button that opens the question for consent again; null on a site that does not ask. */
  consent: string | null;
}

const agencyColumn = columnClasses({ sm: 12, md: 6, lg: 3 });

/** The agency's details, the columns of data/footer.json, and what the law asks for. */
export function Footer({ footer, toTop }: { footer: FooterView; toTop: string }) {
  const { words, agency, conduct } = footer;
  return (
    <footer className={styles.siteFooter} data-part="site-footer">
      <div className="wrap">
        <div className={`${styles.footerColumns} ${columnsStyles.columns}`}>
          <section className={agencyColumn}>
            <h2>{words.contact}</h2>
            <AgencyAddress agency={agency} />
          </section>
          <section className={agencyColumn}>
            <h2>{words.hours}</h2>
            <AgencyHours agency={agency} />
          </section>
          {footer.columns.map((column) => (
            <FooterColumn key={column.id} column={column} />
          ))}
        </div>
        <div className={styles.footerLegal} data-part="footer-legal">
          <p>
            {footer.legal.join('. ')}. <SiteLink href={conduct.href}>{conduct.label}</SiteLink>.
          </p>
          <p>{footer.copyright}</p>
          {footer.consent && (
            <p>
              <button type="button" className="consent-open" data-consent="open" hidden>
                {footer.consent}
              </button>
            </p>
          )}
        </div>
      </div>
      <a className={styles.toTop} data-to-top="" href="#top" aria-label={toTop}>
        <Icon name="arrow-up" />
      </a>
    </footer>
  );
}

const widest = ({ md, lg = 12 }: ColumnsByScreen): number => Math.max(md ?? lg, lg);

const FooterColumn = ({ column: { id, col, title, intro, text, pictures } }: { column: FooterColumnView }) => (
  <section className={columnClasses(col)} aria-labelledby={title ? `footer-${id}` : undefined}>
    {title && <h2 id={`footer-${id}`}>{title}</h2>}
    <Markdown blocks={[...intro, ...text]} below={2} />
    {pictures.map((picture) => (
      <Picture key={picture.stem} picture={picture} sizes={sizeInRow(12 / widest(col))} />
    ))}
  </section>
);
