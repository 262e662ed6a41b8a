import { dayMs } from '@/lib/base/day';
import type { ViewedHomes } from './viewed-homes';

/** Marks each card of a home that was looked at, and of one that came since the visit before; takes marks away that no longer hold. */
export function addMarks({ homes, before }: ViewedHomes, words: { seen: string; fresh: string }): void {
  // Homes published on the day of that visit count as new: only the day is known.
  const since = before - (before % dayMs);
  const viewedIds = new Set(homes.map(({ id }) => id));
  for (const card of document.querySelectorAll<HTMLElement>('[data-part="card"]')) {
    const published = Date.parse(card.dataset.published ?? '');
    const state = viewedIds.has(Number(card.dataset.home))
      ? 'seen'
      : before > 0 && published >= since
        ? 'fresh'
        : undefined;
    if (card.dataset.mark === state) continue;
    card.querySelector('[data-part="card-mark"]')?.remove();
    delete card.dataset.mark;
    if (!state) continue;
    card.dataset.mark = state;
    const mark = document.createElement('p');
    mark.dataset.part = 'card-mark';
    mark.textContent = words[state];
    card.querySelector('[data-part="card-media"]')?.append(mark);
  }
}
