import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Parts } from '@/components/ui/parts';
import { alertCriteria } from '@/lib/catalogue/search/alert-criteria';
import type { Criteria } from '@/lib/catalogue/search/criteria';
import { listingHref } from '@/lib/catalogue/search/criteria-query';
import { toSearchText } from '@/lib/catalogue/search/search-text';
import type { Snapshot } from '@/lib/content/snapshot';
import { formView, privacyLink, type SendForm } from '@/lib/forms/form-view';
import { registerHref } from '@/lib/forms/register-href';
import type { Locale } from '@/lib/i18n/locales';
import { StaticHtml } from '@/lib/next/static-html';
import { searchSummary } from '@/lib/search/search-card';
import styles from './keep-informed.module.css';
import { KeepInformedForm } from './keep-informed-form';

interface KeepInformedProps {
  criteria: Criteria;
  locale: Locale;
  data: Snapshot;
  send: SendForm;
}

/**
 * One line that keeps a visitor informed of what the list shows, and a link to the page that asks for more, filled in with the filters.
 * Without a script the line is posted to its list, where it asks a sum. Nothing for the references, or without such a page.
 */
export async function KeepInformed({ criteria, locale, data, send }: KeepInformedProps) {
  const [t, forms] = await Promise.all([getTranslations('alerts'), getTranslations('forms')]);
  const search = alertCriteria(criteria, data.catalogue);
  const registerPath = registerHref(criteria, locale, data);
  if (!search || !registerPath) return null;
  const text = toSearchText(search);
  const privacy = privacyLink(locale, forms, data);
  const view = formView('search-alert', { values: { search: text } }, locale, forms, data);
  return (
    <section className={styles.keepInformed} id="keep-informed" aria-labelledby="keep-informed-title">
      <div className={styles.columns}>
        <h2 id="keep-informed-title">
          <Icon name="bell" /> {t('keepInformed')}
        </h2>
        <StaticHtml name="kept-search">
          <p>
            <Parts text={await searchSummary(search, locale, data)} />
          </p>
        </StaticHtml>
        <KeepInformedForm view={view} send={send} address={listingHref(criteria, locale, data)} />
        <StaticHtml name="kept-search-note">
          <p className={styles.keepInformedNote}>
            {t('lineNote')}{' '}
            <a className="link" href={registerPath} rel="nofollow">
              {t('lineMore')}
            </a>
            {privacy && (
              <>
                {'. '}
                <a className="link" href={privacy.href} target="_blank" rel="noopener">
                  {privacy.text}
                </a>
                .
              </>
            )}
          </p>
        </StaticHtml>
      </div>
    </section>
  );
}
