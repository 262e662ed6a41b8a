import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Markdown } from '@/components/ui/markdown';
import { Picture } from '@/components/ui/picture';
import { sizeInRow } from '@/components/ui/picture-sizes';
import { SiteLink } from '@/components/ui/site-link';
import { keepCompoundsWhole } from '@/components/ui/whole-compounds';
import { asksConsent } from '@/lib/consent/consent';
import type { ColumnsByScreen } from '@/lib/content/fields';
import type { FooterColumnView, FooterView } from '@/lib/content/frame/views';
import { shortHours } from '@/lib/content/opening-hours';
import type { Site } from '@/lib/content/schema';
import { AgencyAddress } from './agency';
import { columnClasses } from './columns';
import columnsStyles from './columns.module.css';
import styles from './footer.module.css';

const agencyColumn = columnClasses({ sm: 6, md: 6, lg: 3 });

/** The agency's details, the columns of data/footer.json, and what Belgian law asks an agency to say of itself (domain facts, "Agency footer"). */
export async function Footer({ footer, site }: { footer: FooterView; site: Site }) {
  const [t, layout, origin, locale] = await Promise.all([
    getTranslations('footer'),
    getTranslations('layout'),
    getTranslations('origin'),
    getLocale(),
  ]);
  const legal = [
    t('company', {
      name: site.legalName,
      form: site.legalForm[locale],
      company: site.companyNumber,
      court: site.court[locale],
      vat: site.vatNumber,
    }),
    t('licence', { number: site.licence.number }),
    t('supervisor'),
    t('insurance', site.insurance),
    t('account', { account: site.thirdPartyAccount }),
  ];
  return (
    <footer className={styles.siteFooter} data-part="site-footer">
      <div className="wrap">
        <div className={`${styles.footerColumns} ${columnsStyles.columns}`}>
          <section className={agencyColumn}>
            <h2>{t('contact')}</h2>
            <AgencyAddress site={site} />
          </section>
          <section className={agencyColumn}>
            <h2>{t('hours')}</h2>
            {[...shortHours(site, locale), t('byAppointment')].map((line) => (
              <p key={line} className="figures">
                {line}
              </p>
            ))}
          </section>
          {footer.columns.map((column) => (
            <FooterColumn key={column.id} column={column} />
          ))}
        </div>
        <div className={styles.footerLegal} data-part="footer-legal">
          <details>
            <summary>{t('legal')}</summary>
            <p>
              {keepCompoundsWhole(`${legal.join('. ')}. `)}
              <SiteLink href={site.licence.conduct[locale]}>{t('conduct')}</SiteLink>.
            </p>
          </details>
          {footer.picturesOrigin && <p data-part="pictures-origin">{origin(`all.${footer.picturesOrigin}`)}</p>}
          <p>{footer.copyright}</p>
          {asksConsent(site) && (
            <p>
              <button type="button" className="consent-open" data-consent="open" hidden>
                {t('consent')}
              </button>
            </p>
          )}
        </div>
      </div>
      <a className={styles.toTop} data-to-top="" href="#top" aria-label={layout('toTop')}>
        <Icon name="arrow-up" />
      </a>
    </footer>
  );
}

const widest = ({ md, lg = 12 }: ColumnsByScreen): number => Math.max(md ?? lg, lg);

const FooterColumn = ({ column: { id, col, title, text, pictures } }: { column: FooterColumnView }) => (
  <section className={columnClasses(col)} aria-labelledby={title ? `footer-${id}` : undefined}>
    {title && <h2 id={`footer-${id}`}>{title}</h2>}
    <Markdown blocks={text} below={2} />
    {pictures.map((picture) => (
      <Picture key={picture.stem} picture={picture} sizes={sizeInRow(12 / widest(col))} />
    ))}
  </section>
);
