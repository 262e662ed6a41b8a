import { SiteLink } from '@/components/ui/site-link';
import styles from './module-kinds.module.css';
import { innerHeading, type ModuleProps } from './module-view';
import modulesStyles from './modules.module.css';

export interface TeamModuleView {
  view: 'team';
  perRow: number;
  /** By category; a label of null is that of the module itself. */
  groups: { id: string; label: string | null; members: TeamMemberView[] }[];
}

export interface TeamMemberView {
  id: string;
  name: string;
  initials: string;
  role: string;
  phone: { text: string; href: string };
  email: string;
}

/** The people of the agency, in a tile with their initials each. */
export function TeamModule({ module: { frame, perRow, groups } }: ModuleProps<TeamModuleView>) {
  const Heading = innerHeading(frame);
  return groups.map(({ id, label, members }) => (
    <div key={id} className={styles.teamGroup}>
      {label && <Heading className={styles.teamLabel}>{label}</Heading>}
      <ul className={`${modulesStyles.itemGrid} ${modulesStyles[`per-row-${perRow}`]}`}>
        {members.map((member) => (
          <li key={member.id} className={styles.teamMember}>
            <span className={styles.teamInitials} aria-hidden="true">
              {member.initials}
            </span>
            <p className={styles.teamName}>{member.name}</p>
            <p className={styles.teamRole}>{member.role}</p>
            <p>
              <SiteLink className="figures" href={member.phone.href}>
                {member.phone.text}
              </SiteLink>
            </p>
            <p>
              <SiteLink href={`mailto:${member.email}`}>{member.email}</SiteLink>
            </p>
          </li>
        ))}
      </ul>
    </div>
  ));
}
