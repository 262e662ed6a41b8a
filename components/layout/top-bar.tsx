import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { BarItem } from '@/lib/content/frame/views';
import styles from './header.module.css';

/** A thin line over the header, with items at both ends. */
export const TopBar = ({ bar }: { bar: { left: BarItem[]; right: BarItem[] } }) => (
  <div className={styles.topBar} data-part="top-bar">
    <div className={`wrap ${styles.topBarRow}`}>
      <BarItems items={bar.left} />
      <BarItems items={bar.right} />
    </div>
  </div>
);

/** The links of the top bar, which a narrow screen shows in its drawer. */
export const DrawerLinks = ({ items }: { items: BarItem[] }) => (
  <div className={styles.drawerLinks}>
    <BarItems items={items.filter(({ href }) => href !== null).map((item) => ({ ...item, color: 'paper' }))} />
  </div>
);

const BarItems = ({ items }: { items: BarItem[] }) =>
  items.length > 0 && (
    <ul>
      {items.map(({ label, href, icon, color }) => (
        <li key={label} className={styles[`in-${color}`]}>
          {href ? (
            <SiteLink href={href}>
              {icon && <Icon name={icon} />}
              {label}
            </SiteLink>
          ) : (
            <span>
              {icon && <Icon name={icon} />}
              {label}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
