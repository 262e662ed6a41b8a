import { Picture } from '@/components/ui/picture';
import type { PictureView } from '@/lib/catalogue/picture-views';
import styles from './page-head.module.css';

export interface PageHeadView {
  /** The word for a page that only a preview shows; null for any other. */
  draft: string | null;
  title: string;
  lead: string | null;
  picture: PictureView | null;
  /** The pages below it, where the editor wants them listed. */
  subMenu: { label: string; links: { href: string; label: string }[] } | null;
}

/** What a page that editors build begins with. */
export const PageHead = ({ head: { draft, title, lead, picture, subMenu } }: { head: PageHeadView }) => (
  <div
    className={picture ? `wrap ${styles.pageHead} ${styles.pageHeadPictured}` : `wrap ${styles.pageHead}`}
    data-part="page-head"
  >
    <div>
      {draft && <p className="draft-mark">{draft}</p>}
      <h1>{title}</h1>
      {lead && <p className="lead page-lead">{lead}</p>}
      {subMenu && (
        <nav className={styles.pageMenu} aria-label={subMenu.label}>
          {subMenu.links.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
      )}
    </div>
    {picture && <Picture picture={picture} sizes="mosaicLarge" eager />}
  </div>
);
