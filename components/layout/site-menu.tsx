import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { MenuItemView, MenuLink } from '@/lib/content/frame/views';
import styles from './header.module.css';
import siteMenuStyles from './site-menu.module.css';

interface SiteMenuProps {
  items: MenuItemView[];
  label: string;
}

const ItemLink = ({ link: { label, href, isCurrent } }: { link: MenuLink }) => (
  <SiteLink href={href} aria-current={isCurrent ? 'page' : undefined}>
    {label}
  </SiteLink>
);

/**
 * The menu of a wide screen; pages below a page open under it, by the browser itself (popover). What does not fit in one line is moved under
 * `more` by the script of the page.
 */
export const SiteMenu = ({ items, label, more }: SiteMenuProps & { more: string }) => (
  <nav className={styles.siteMenu} aria-label={label}>
    {items.map((item) =>
      item.children.length === 0 ? <ItemLink key={item.id} link={item} /> : <SubMenu key={item.id} item={item} />,
    )}
    <div className={siteMenuStyles.submenu} data-menu-more="" hidden>
      <SubMenuButton list="menu-more" label={more} />
      <ul id="menu-more" className={siteMenuStyles.submenuList} popover="auto" />
    </div>
  </nav>
);

const SubMenu = ({ item }: { item: MenuItemView }) => (
  <div className={siteMenuStyles.submenu}>
    <SubMenuButton list={`submenu-${item.id}`} label={item.label} />
    <ul id={`submenu-${item.id}`} className={siteMenuStyles.submenuList} popover="auto">
      {[item, ...item.children].map((link) => (
        <li key={link.id}>
          <ItemLink link={link} />
        </li>
      ))}
    </ul>
  </div>
);

const SubMenuButton = ({ list, label }: { list: string; label: string }) => (
  <button type="button" className={siteMenuStyles.submenuButton} data-part="submenu-button" popoverTarget={list}>
    {label}
    <Icon name="chevron-down" />
  </button>
);

/** The menu of the drawer, where all pages are in view. */
export const DrawerMenu = ({ items, label }: SiteMenuProps) => (
  <nav className={styles.drawerMenu} aria-label={label}>
    {items.map((item) => (
      <div key={item.id}>
        <ItemLink link={item} />
        {item.children.length > 0 && (
          <ul>
            {item.children.map((child) => (
              <li key={child.id}>
                <ItemLink link={child} />
              </li>
            ))}
          </ul>
        )}
      </div>
    ))}
  </nav>
);
