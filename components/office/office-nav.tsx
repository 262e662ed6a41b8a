'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import styles from './nav.module.css';
import { OfficeForm } from './office-form';

export interface NavLink {
  text: string;
  href: string;
}

interface NavProps {
  brand: string;
  links: readonly NavLink[];
  site: NavLink;
  words: { label: string; skip: string; logOut: string };
}

/** The menu of the office; the page that is open is marked, its own pages below it too. */
export function OfficeNav({ brand, links, site, words }: NavProps) {
  const path = usePathname();
  const [start] = links;
  const isOpen = (href: string) => (href === start?.href ? path === href : path.startsWith(href));
  return (
    <header className={styles.bar}>
      <a className="skip-link" href="#content">
        {words.skip}
      </a>
      <span className={styles.brand}>{brand}</span>
      <nav aria-label={words.label} className={styles.links}>
        {links.map(({ text, href }) => (
          <Link
            key={href}
            href={href}
            prefetch={false}
            className={styles.link}
            aria-current={isOpen(href) ? 'page' : undefined}
          >
            {text}
          </Link>
        ))}
      </nav>
      <div className={styles.end}>
        <a className={styles.link} href={site.href}>
          {site.text}
        </a>
        <OfficeForm action="log-out">
          <button type="submit" className={styles.link}>
            {words.logOut}
          </button>
        </OfficeForm>
      </div>
    </header>
  );
}
