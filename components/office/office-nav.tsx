'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { LanguageSwitch } from '@/components/staff/language-switch';
import styles from '@/components/staff/nav.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/base/icon-names';
import type { Locale } from '@/lib/i18n/locales';
import type { ManualPart } from '@/lib/office/manual-parts';

interface NavLink {
  text: string;
  href: string;
  /** Other addresses of it, by their beginning. */
  also?: readonly string[];
  /** The part of the manual about it. */
  help?: ManualPart;
}

export interface NavSection {
  text: string;
  icon?: IconName | undefined;
  /** It leads to the first of its pages; the others are below it. */
  links: readonly NavLink[];
  /** The label of the row of its pages. */
  inside: string;
}

interface NavProps {
  brand: string;
  /** The first four are always in view. */
  sections: readonly NavSection[];
  /** The name and the links of the person who is logged in. */
  own: { name: string; links: readonly NavLink[]; help: NavLink; site: NavLink };
  locale: Locale;
  /** The languages of the site. */
  languages: readonly Locale[];
}

/**
 * The menu of the office: its sections, and in a second row the pages of the one that is open. On a phone the first four sections are at the
 * foot, and a button opens everything.
 */
export function OfficeNav({ brand, sections, own, locale, languages }: NavProps) {
  const t = useTranslations('office.nav');
  const path = usePathname();
  const open = openLink(sections, path);
  const part = (open ?? own.links.find(({ href }) => href === path))?.help;
  const help = { ...own.help, href: own.help.href + (part ? `#${part}` : '') };
  const section = sections.find(({ links }) => open && links.includes(open));
  const item = (link: NavLink) => (
    <li key={link.href}>
      <Link href={link.href} prefetch={false} className={styles.link} aria-current={link === open ? 'page' : undefined}>
        {link.text}
      </Link>
    </li>
  );
  const several = sections.filter(({ links }) => links.length > 1);
  const menu = { popoverTarget: 'office-menu', type: 'button' } as const;
  return (
    <>
      <header className={styles.bar}>
        <a className="skip-link" href="#content">
          {t('skip')}
        </a>
        <span className={styles.brand}>{brand}</span>
        <nav aria-label={t('label')} className={styles.nav}>
          <ul className={styles.sections}>
            {sections.map(({ text, icon, links: [first, ...others] }, i) => (
              <li key={text} className={i < onPhone ? undefined : styles.later}>
                <Link
                  href={first?.href ?? ''}
                  prefetch={false}
                  className={styles.link}
                  aria-current={sections[i] === section ? (others.length > 0 ? 'true' : 'page') : undefined}
                >
                  {icon && <Icon name={icon} className={styles.icon} />}
                  {text}
                </Link>
              </li>
            ))}
          </ul>
          <button
            {...menu}
            className={`${styles.link} ${styles.more}`}
            aria-current={section && sections.indexOf(section) < onPhone ? undefined : 'true'}
          >
            <Icon name="menu" className={styles.icon} />
            {t('more')}
          </button>
          {/* A new page begins with the menu closed. */}
          <div key={path} id="office-menu" className={styles.menu} popover="auto">
            <ul className={styles.group}>
              {sections.flatMap(({ links }, i) => (links.length > 1 || i < onPhone ? [] : links.map(item)))}
            </ul>
            {several.map(({ text, links }, i) => (
              <div key={text} className={styles.group}>
                <p id={`office-menu-${i}`} className={styles.name}>
                  {text}
                </p>
                <ul aria-labelledby={`office-menu-${i}`}>{links.map(item)}</ul>
              </div>
            ))}
            <div>
              <p id="office-menu-own" className={styles.name}>
                {own.name}
              </p>
              <ul aria-labelledby="office-menu-own">
                {own.links.map(item)}
                {item(help)}
                <li>
                  <a className={styles.link} href={own.site.href}>
                    {own.site.text}
                  </a>
                </li>
                <li>
                  <OfficeForm action="log-out">
                    <button type="submit" className={styles.link}>
                      {t('logOut')}
                    </button>
                  </OfficeForm>
                </li>
              </ul>
            </div>
          </div>
        </nav>
        <a className={`${styles.link} ${styles.help}`} href={help.href}>
          {help.text}
        </a>
        {languages.length > 1 && <LanguageSwitch locale={locale} languages={languages} label={t('language')} />}
        <button {...menu} className={`${styles.link} ${styles.own}`} title={t('ownMenu')}>
          <Icon name="user" />
          <span>{own.name}</span>
          <Icon name="chevron-down" />
        </button>
      </header>
      {section && section.links.length > 1 && (
        <nav aria-label={section.inside} className={styles.inside}>
          <ul>{section.links.map(item)}</ul>
        </nav>
      )}
    </>
  );
}

/** Sections in the bar at the foot of a phone. */
const onPhone = 4;

/** The link that the open page is at or below: the one with the longest address. The start has none below it. */
function openLink(sections: readonly NavSection[], path: string): NavLink | undefined {
  const start = sections[0]?.links[0]?.href;
  const found = sections
    .flatMap(({ links }) => links)
    .flatMap((link) => [link.href, ...(link.also ?? [])].map((href) => ({ link, href })))
    .filter(({ href }) => (href === start ? path === href : path.startsWith(href)));
  return found.sort((a, b) => b.href.length - a.href.length)[0]?.link;
}
