'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/icon-names';
import styles from './nav.module.css';
import { OfficeForm } from './office-form';

interface NavLink {
  text: string;
  href: string;
  icon?: IconName;
}

interface NavProps {
  brand: string;
  /** Always in view. */
  first: readonly NavLink[];
  /** The last is the page of the person who is logged in. */
  groups: readonly { name: string; links: readonly NavLink[] }[];
  site: NavLink;
  words: { label: string; skip: string; more: string; logOut: string };
}

/**
 * The menu of the office, with the open page marked, also on the pages below it. On a narrow screen the entries that are not used all day
 * open by a button (popover); on a wide one they are in the row.
 */
export function OfficeNav({ brand, first, groups, site, words }: NavProps) {
  const path = usePathname();
  const [start] = first;
  const isOpen = ({ href }: NavLink) => (href === start?.href ? path === href : path.startsWith(href));
  const item = (link: NavLink) => (
    <li key={link.href}>
      <Link href={link.href} prefetch={false} className={styles.link} aria-current={isOpen(link) ? 'page' : undefined}>
        {link.icon && <Icon name={link.icon} className={styles.icon} />}
        {link.text}
      </Link>
    </li>
  );
  const own = groups.at(-1);
  return (
    <header className={styles.bar}>
      <a className="skip-link" href="#content">
        {words.skip}
      </a>
      <span className={styles.brand}>{brand}</span>
      <nav aria-label={words.label} className={styles.nav}>
        <ul className={styles.first}>{first.map(item)}</ul>
        <button
          type="button"
          className={`${styles.link} ${styles.more}`}
          popoverTarget="office-menu"
          aria-current={groups.some(({ links }) => links.some(isOpen)) ? 'true' : undefined}
        >
          <Icon name="menu" className={styles.icon} />
          {words.more}
        </button>
        {/* A new page begins with the menu closed. */}
        <div key={path} id="office-menu" className={styles.rest} popover="auto">
          {groups.map(
            (group, i) =>
              (group.links.length > 0 || group === own) && (
                <div key={group.name}>
                  <p id={`office-menu-${i}`} className={styles.name}>
                    {group.name}
                  </p>
                  <ul aria-labelledby={`office-menu-${i}`} className={styles.group}>
                    {group.links.map(item)}
                    {group === own && (
                      <>
                        <li>
                          <a className={styles.link} href={site.href}>
                            {site.text}
                          </a>
                        </li>
                        <li>
                          <OfficeForm action="log-out">
                            <button type="submit" className={styles.link}>
                              {words.logOut}
                            </button>
                          </OfficeForm>
                        </li>
                      </>
                    )}
                  </ul>
                </div>
              ),
          )}
        </div>
      </nav>
    </header>
  );
}
