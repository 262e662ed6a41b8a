import { SiteLink } from './site-link';

export interface Fact {
  label: string;
  value: string;
  /** Where the value leads. */
  href?: string;
}

/** What is known of something, each with its name before it. */
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
