import type { IconName } from '@/components/ui/icon-names';
import { html, type Markup } from '@/components/ui/markup';
import { type PictureView, pictureContent, pictureUrl } from '@/components/ui/picture';
import type { PictureSize } from '@/components/ui/picture-sizes';
import { leavesSite } from '@/components/ui/site-link';
import type { PriceText } from '@/lib/catalogue/price';
import type { EnergyBadgeView } from './energy-badge';

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

/** A home in a list, as markup: eighteen of these are rendered for every list that is not cached. */
export function listingCard(
  card: CardView,
  heading: 'h2' | 'h3',
  shown: { sizes: PictureSize; eager: boolean },
): Markup {
  const [first, ...more] = card.pictures;
  const outside = leavesSite(card.href) && html` target="_blank" rel="noopener"`;
  return html`<article class="${card.closed ? 'card card-closed' : 'card'}" data-home="${card.id}">
    <a class="card-pictures" href="${card.href}" tabindex="-1" aria-hidden="true" data-more="${more.map((view) => pictureUrl(view, swipeWidth, 'avif')).join(' ')}"${outside}>
      <picture>${first && pictureContent({ picture: first, ...shown })}</picture>
    </a>
    ${card.ribbon && html`<p class="ribbon">${card.ribbon}</p>`}
    ${card.draft && html`<p class="draft-mark">${card.draft}</p>`}
    ${price(card.price)}
    <${heading} class="card-title"><a href="${card.href}"${outside}>${card.title}</a></${heading}>
    <p class="card-place">${card.place}</p>
    <ul class="facts">
      ${card.facts.map(({ icon, text, label }) => html`<li><svg class="icon" aria-hidden="true"><use href="/icons.svg#${icon}"></use></svg>${text}<span class="sr-only"> ${label}</span></li>`)}
      ${card.label && html`<li><span class="epc epc-${card.label.step}" role="img" aria-label="${card.labelText}">${card.label.letter}</span></li>`}
    </ul>
  </article>`;
}

function price(text: PriceText): Markup {
  if (text.kind === 'words') return html`<p class="card-price">${text.text}</p>`;
  return html`<p class="card-price">${text.before && html`<small>${text.before} </small>`}${text.amount}${text.after && html`<small> ${text.after}</small>`}</p>`;
}
