import { html, inside } from '@/components/ui/markup';
import { type CardView, listingCard } from './listing-card';

interface CardGridProps {
  cards: CardView[];
  /** The level of the cards' headings below that of the page or section. */
  heading: 'h2' | 'h3';
  /** Four in a row instead of three. */
  four?: boolean;
  /** The first picture is what the visitor sees first. */
  eager?: boolean;
}

/** Homes side by side; each can be swiped through where CardSwipe is on the page. */
export function CardGrid({ cards, heading, four = false, eager = false }: CardGridProps) {
  const markup = html`${cards.map((card, index) => listingCard(card, heading, eager && index === 0))}`;
  return <div className={four ? 'card-grid card-grid-four' : 'card-grid'} {...inside(markup)} />;
}
