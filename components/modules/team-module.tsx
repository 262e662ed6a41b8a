import { SiteLink } from '@/components/ui/site-link';
import { innerHeading, type ModuleProps } from './module-view';

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
    <div key={id} className="team-group">
      {label && <Heading className="team-label">{label}</Heading>}
      <ul className={`item-grid per-row-${perRow}`}>
        {members.map((member) => (
          <li key={member.id} className="team-member">
            <span className="team-initials" aria-hidden="true">
              {member.initials}
            </span>
            <p className="team-name">{member.name}</p>
            <p className="team-role">{member.role}</p>
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
