import { html, inside } from '@/components/ui/markup';
import { sizeInRow } from '@/components/ui/picture-sizes';
import { type CardView, listingCard } from './listing-card';

interface CardGridProps {
  cards: CardView[];
  /** The level of the cards' headings below that of the page or section. */
  heading: 'h2' | 'h3';
  /** How many beside each other on a wide screen, one to four. */
  perRow?: number;
  /** The first picture is what the visitor sees first. */
  eager?: boolean;
}

/** Homes side by side; each can be swiped through where CardSwipe is on the page. */
export function CardGrid({ cards, heading, perRow = 3, eager = false }: CardGridProps) {
  const sizes = sizeInRow(perRow);
  const markup = html`${cards.map((card, index) => listingCard(card, heading, { sizes, eager: eager && index === 0 }))}`;
  return <div className={`card-grid cards-${perRow}`} {...inside(markup)} />;
}
