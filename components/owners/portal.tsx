import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LogOutForm } from '@/components/accounts/log-out-form';
import type { Snapshot } from '@/lib/content/snapshot';
import { findEmptyReason, isAboutHomes, maxHomesInSection, type PortalState, sectionsFor } from '@/lib/owners/portal';
import { portalHref } from '@/lib/requests/portal-href';
import { officeHref } from '@/lib/routes/office-paths';
import { sectionNames } from '@/lib/routes/routes';
import { HomeChooser } from './home-chooser';
import styles from './portal.module.css';

interface PortalProps {
  state: PortalState;
  data: Snapshot;
  /** The section, where it has something to show. */
  children: ReactNode;
}

/** A section of the portal with its menu, and the homes that it can be about. */
export async function Portal({ state, data, children }: PortalProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('account.portal')]);
  const { account, section, owned, chosen, wanted } = state;
  const nothing = findEmptyReason(state);
  // The other sections keep a choice.
  const choice = wanted.words || chosen.length < owned.length ? wanted : { as: wanted.as };
  return (
    <div className={`wrap ${styles.portal}`} data-part="portal" data-scripts-at-load="">
      {wanted.as && (
        <p className={styles.portalNote} data-part="portal-viewed-owner">
          {t('seen', { name: account.name })}{' '}
          <a className="link" href={officeHref(`owners/${wanted.as}`, locale)}>
            {t('seenBack')}
          </a>
        </p>
      )}
      <div className={styles.portalHead}>
        <p>{t('welcome', { name: account.name })}</p>
        {!wanted.as && <LogOutForm text={t('logOut')} className="link" />}
      </div>
      <nav className={styles.portalMenu} data-part="portal-menu" aria-label={t('sections')}>
        <ul>
          {sectionsFor(state).map((name) => (
            <li key={name ?? 'statistics'}>
              <a
                href={portalHref({ ...choice, section: name }, locale, data)}
                aria-current={name === section ? 'page' : undefined}
              >
                {sectionNames[name ?? 'statistics'][locale]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.portalSection}>
        <h1>{sectionNames[section ?? 'statistics'][locale]}</h1>
        {account.role !== 'client' && <p className={styles.portalNote}>{t('manager')}</p>}
        {nothing && <p className="lead">{t(nothing, { most: maxHomesInSection, words: wanted.words ?? '' })}</p>}
        {owned.length > 1 && isAboutHomes(section) && <HomeChooser state={state} open={nothing !== null} data={data} />}
        {children}
      </div>
    </div>
  );
}
