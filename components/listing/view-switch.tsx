import { Icon } from '@/components/ui/icon';
import type { View } from '@/lib/catalogue/search/criteria';
import type { IconName } from '@/lib/icon-names';

export interface ViewChoice {
  view: View;
  icon: IconName;
  text: string;
  href: string;
  current: boolean;
}

/** List, map, or both, as links: each is an address of its own. */
export const ViewSwitch = ({ label, choices }: { label: string; choices: ViewChoice[] }) => (
  <nav className="views-nav" aria-label={label}>
    <ul className="views">
      {choices.map(({ view, icon, text, href, current }) => (
        <li key={view} className={`views-${view}`}>
          <a href={href} aria-current={current ? 'true' : undefined}>
            <Icon name={icon} />
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
