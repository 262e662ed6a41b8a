import { Icon } from '@/components/ui/icon';
import { Picture, pictureUrl } from '@/components/ui/picture';
import type { PictureSize } from '@/components/ui/picture-sizes';
import { SiteLink } from '@/components/ui/site-link';
import type { PictureView } from '@/lib/catalogue/picture-views';
import type { PriceText } from '@/lib/catalogue/price';
import type { EnergyBadgeView } from '@/lib/energy/label';
import type { IconName } from '@/lib/icon-names';
import { EnergyBadge } from './energy-badge';
import { Price } from './price';

export interface CardView {
  id: number;
  href: string;
  title: string;
  /** "Penthouse in Hasselt" */
  place: string;
  /** The first is in the HTML, the others come when the visitor reaches for the card. */
  pictures: PictureView[];
  price: PriceText;
  ribbon: string | null;
  /** Sold or rented. */
  closed: boolean;
  /** The word for a home that only a preview shows; null for any other. */
  draft: string | null;
  facts: { icon: IconName; text: string; label: string }[];
  label: EnergyBadgeView | null;
  labelText: string | null;
}

const swipeWidth = 600;

interface ListingCardProps {
  card: CardView;
  heading: 'h2' | 'h3';
  sizes: PictureSize;
  eager: boolean;
}

/** A home in a list. */
export function ListingCard({ card, heading: Heading, sizes, eager }: ListingCardProps) {
  const [first, ...more] = card.pictures;
  return (
    <article className={card.closed ? 'card card-closed' : 'card'} data-home={card.id}>
      <SiteLink
        className="card-pictures"
        href={card.href}
        tabIndex={-1}
        aria-hidden="true"
        data-more={more.map((view) => pictureUrl(view, swipeWidth, 'avif')).join(' ')}
      >
        {first && <Picture picture={first} sizes={sizes} eager={eager} />}
      </SiteLink>
      {card.ribbon && <p className="ribbon">{card.ribbon}</p>}
      {card.draft && <p className="draft-mark">{card.draft}</p>}
      <Price className="card-price" price={card.price} />
      <Heading className="card-title">
        <SiteLink href={card.href}>{card.title}</SiteLink>
      </Heading>
      <p className="card-place">{card.place}</p>
      <ul className="facts">
        {card.facts.map(({ icon, text, label }) => (
          <li key={icon}>
            <Icon name={icon} />
            {text}
            <span className="sr-only"> {label}</span>
          </li>
        ))}
        {card.label && (
          <li>
            <EnergyBadge badge={card.label} text={card.labelText ?? ''} />
          </li>
        )}
      </ul>
    </article>
  );
}
