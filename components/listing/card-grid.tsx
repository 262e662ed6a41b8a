import { sizeInRow } from '@/components/ui/picture-sizes';
import { StaticHtml } from '@/lib/next/static-html';
import { type CardView, ListingCard } from './listing-card';

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
export const CardGrid = ({ cards, heading, perRow = 3, eager = false }: CardGridProps) => (
  <StaticHtml>
    <div className={`card-grid cards-${perRow}`}>
      {cards.map((card, index) => (
        <ListingCard
          key={card.id}
          card={card}
          heading={heading}
          sizes={sizeInRow(perRow)}
          eager={eager && index === 0}
        />
      ))}
    </div>
  </StaticHtml>
);
