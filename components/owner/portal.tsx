import type { ReactNode } from 'react';
import { HomeChooser } from './home-chooser';
import { LogOutForm } from './log-out-form';
import styles from './portal.module.css';
import type { PortalView } from './portal-view';

interface PortalProps {
  view: PortalView;
  children: ReactNode;
}

/** A section of the portal with its menu, and the homes that it can speak of. */
export const Portal = ({ view, children }: PortalProps) => (
  <div className={`wrap ${styles.portal}`} data-part="portal">
    <div className={styles.portalHead}>
      <p>{view.welcome}</p>
      <LogOutForm locale={view.locale} text={view.words.logOut} className="link" />
    </div>
    <nav className={styles.portalMenu} data-part="portal-menu" aria-label={view.words.sections}>
      <ul>
        {view.sections.map(({ label, href, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <div className={styles.portalSection}>
      <h1>{view.title}</h1>
      {view.note && <p className={styles.portalNote}>{view.note}</p>}
      {view.nothing && <p className="lead">{view.nothing}</p>}
      {view.chooser && <HomeChooser chooser={view.chooser} />}
      {children}
    </div>
  </div>
);
