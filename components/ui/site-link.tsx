import type { AnchorHTMLAttributes } from 'react';

/** Links that leave the site open in a new tab (specification, section 2); all others are plain links. */
export const leavesSite = (href: string): boolean => /\/\/|http|tel:|mailto:/.test(href);

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** THE link: a page of this site, or another site, telephone or mail in a new tab. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  return leavesSite(href) ? <a href={href} rel="noopener" {...rest} target="_blank" /> : <a href={href} {...rest} />;
}
