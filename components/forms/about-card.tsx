import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import type { AboutView } from './form-view';

/** The home or project that a form is about. */
export const AboutCard = ({ about: { title, text, price, href, picture } }: { about: AboutView }) => (
  <SiteLink className="form-about" href={href}>
    {picture && <Picture picture={picture} sizes="box" />}
    <span className="form-about-text">
      <strong>{title}</strong>
      <span>{text}</span>
      {price && <span className="figures">{price}</span>}
    </span>
  </SiteLink>
);
