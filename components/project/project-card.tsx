import { Picture } from '@/components/ui/picture';
import type { PictureSize } from '@/components/ui/picture-sizes';
import { SiteLink } from '@/components/ui/site-link';
import type { PictureView } from '@/lib/catalogue/picture-views';

export interface ProjectCardView {
  id: number;
  href: string;
  name: string;
  title: string;
  city: string;
  picture: PictureView;
  ribbon: string | null;
  /** "12 units available", "Sold out", "To the project's website" */
  state: string;
  /** The lowest published price among the free units. */
  price: { before: string; amount: string } | null;
}

interface ProjectCardProps {
  card: ProjectCardView;
  level?: 'h2' | 'h3';
  sizes?: PictureSize;
}

/** A new-build project in a list. */
export function ProjectCard({ card, level: Heading = 'h3', sizes = 'card' }: ProjectCardProps) {
  return (
    <article className={card.ribbon ? 'card card-closed' : 'card'}>
      <div className="card-pictures">
        <Picture picture={card.picture} sizes={sizes} />
      </div>
      {card.ribbon && <p className="ribbon">{card.ribbon}</p>}
      <Heading className="card-name card-title">
        <SiteLink href={card.href}>{card.name}</SiteLink>
      </Heading>
      <p className="card-place">
        {card.city} · {card.title}
      </p>
      <p className="facts">
        {card.price && (
          <span>
            {card.price.before} <strong>{card.price.amount}</strong>
          </span>
        )}
        <span>{card.state}</span>
      </p>
    </article>
  );
}
