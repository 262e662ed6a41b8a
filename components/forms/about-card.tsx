import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import type { AboutView } from '@/lib/forms/about';
import styles from './form.module.css';

/** The home or project that a form is about. */
export const AboutCard = ({ about: { title, text, price, href, picture } }: { about: AboutView }) => (
  <SiteLink className={styles.formAbout} data-part="form-about" href={href}>
    {picture && <Picture picture={picture} sizes="box" />}
    <span className={styles.formAboutText}>
      <strong>{title}</strong>
      <span>{text}</span>
      {price && <span className="figures">{price}</span>}
    </span>
  </SiteLink>
);
