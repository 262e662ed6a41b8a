import { SiteLink } from './site-link';

export interface Fact {
  label: string;
  value: string;
  /** The address that the value links to. */
  href?: string;
}

/** Facts as a list of names and values. */
export const FactList = ({ facts, className }: { facts: readonly Fact[]; className?: string }) => (
  <dl className={className}>
    {facts.map(({ label, value, href }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{href ? <SiteLink href={href}>{value}</SiteLink> : value}</dd>
      </div>
    ))}
  </dl>
);
