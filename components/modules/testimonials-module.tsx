import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { sizeInRow } from '@/components/ui/picture-sizes';
import { SiteLink } from '@/components/ui/site-link';
import type { PictureView } from '@/lib/catalogue/picture-views';
import moduleKindsStyles from './module-kinds.module.css';
import type { ModuleProps } from './module-view';
import styles from './modules.module.css';

export interface TestimonialsModuleView {
  view: 'testimonials';
  perRow: number;
  testimonials: {
    id: string;
    /** The word for one that only a preview shows; null for any other. */
    draft: string | null;
    comment: string;
    name: string;
    about: string;
    website: string | null;
    picture: PictureView | null;
    /** "12/03/2026, looked after by Tom Claes" */
    posted: string;
  }[];
}

/** What clients say. */
export const TestimonialsModule = ({ module: { perRow, testimonials } }: ModuleProps<TestimonialsModuleView>) => (
  <div className={`${styles.itemGrid} ${styles[`per-row-${perRow}`]} ${moduleKindsStyles.testimonialsModule}`}>
    {testimonials.map(({ id, draft, comment, name, about, website, picture, posted }) => (
      <figure key={id}>
        {draft && <p className="draft-mark">{draft}</p>}
        {picture && <Picture picture={picture} sizes={sizeInRow(perRow)} />}
        <Icon name="quote" />
        <blockquote>
          <p>{comment}</p>
        </blockquote>
        <figcaption>
          <strong>{website ? <SiteLink href={website}>{name}</SiteLink> : name}</strong>
          <span>{about}</span>
          <span className="figures">{posted}</span>
        </figcaption>
      </figure>
    ))}
  </div>
);
