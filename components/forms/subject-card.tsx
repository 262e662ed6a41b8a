import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import type { SubjectCardView } from '@/lib/forms/form-subject';
import styles from './form.module.css';

/** The home or project that a form is about. */
export const SubjectCard = ({ subject: { title, text, price, href, picture } }: { subject: SubjectCardView }) => (
  <SiteLink className={styles.formSubject} data-part="form-subject" href={href}>
    {picture && <Picture picture={picture} sizes="box" />}
    <span className={styles.formSubjectText}>
      <strong>{title}</strong>
      <span>{text}</span>
      {price && <span className="figures">{price}</span>}
    </span>
  </SiteLink>
);
