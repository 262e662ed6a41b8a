import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { IconName } from '@/lib/icon-names';
import styles from './broker.module.css';

export interface ActionView {
  key: 'question' | 'documents' | 'offer' | 'rent' | 'friend' | 'poster';
  icon: IconName;
  text: string;
  path: string;
}

/** What else a visitor can do with a home. */
export function ActionList({ actions }: { actions: ActionView[] }) {
  if (actions.length === 0) return null;
  return (
    <ul className={styles.brokerLinks} data-part="broker-links">
      {actions.map(({ key, icon, text, path }) => (
        <li key={key}>
          <SiteLink href={path}>
            <Icon name={icon} />
            {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
