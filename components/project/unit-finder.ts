import type { Availability } from '@/lib/catalogue/availability';
import { fillWords } from '@/lib/i18n/fill-words';

export interface UnitFinderWords {
  /** "{shown} of {count} shown" */
  shown: string;
  none: string;
}

/** The number of units that the table shows before a visitor asks for more. */
export const unitsAtOnce = 10;

const ranks: Record<string, number> = { free: 0, option: 1, sold: 2 } satisfies Record<Availability, number>;

/** The visitor's choices, by the names of the fields (unit-filters.tsx); "" is no choice. */
type Choice = Record<string, string>;

/** Whether the unit of a row matches, sold or not. A unit without a published price is below no highest one. */
const matches = ({ dataset }: HTMLElement, { amount, sold: _, ...exact }: Choice): boolean =>
  Object.entries(exact).every(([name, value]) => value === '' || dataset[name] === value) &&
  (!amount || Number(dataset.amount ?? Number.POSITIVE_INFINITY) <= Number(amount));

/** Rows without a value come last; equal rows keep the order of the building. */
function compare(a: HTMLElement, b: HTMLElement, by: string): number {
  const key = ({ dataset }: HTMLElement) => [
    ranks[dataset.state ?? ''] ?? 0,
    by === 'building' ? 0 : Number(dataset[by === 'price' ? 'amount' : by] ?? Number.MAX_VALUE),
    Number(dataset.place),
  ];
  const other = key(b);
  return key(a).reduce((result, value, i) => result || value - (other[i] ?? 0), 0);
}

/** Narrows and sorts the table of units, ten at a time; units of the drawings that do not match are dimmed. */
export function findUnits(section: HTMLElement, words: UnitFinderWords, signal: AbortSignal): void {
  const rows = [...section.querySelectorAll<HTMLElement>('tr[data-unit]')];
  const fields = [
    ...section.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-part="unit-filters"] [name]'),
  ];
  const status = section.querySelector<HTMLElement>('[data-part="units-shown"]');
  const more = section.querySelector<HTMLElement>('[data-part="more-units"]');
  const allSold = rows.every(({ dataset }) => dataset.state === 'sold');
  let limit = unitsAtOnce;

  const show = () => {
    const choice: Choice = Object.fromEntries(
      fields.map((field) => [
        field.name,
        field.type === 'checkbox' && !(field as HTMLInputElement).checked ? '' : field.value,
      ]),
    );
    const fitting = new Set(rows.filter((row) => matches(row, choice)));
    const found = rows.filter((row) => fitting.has(row) && (allSold || choice.sold || row.dataset.state !== 'sold'));
    const shown = new Set(found.slice(0, limit));
    for (const row of rows) {
      row.removeAttribute('data-later');
      row.hidden = !shown.has(row);
      for (const drawn of document.querySelectorAll(`svg [data-unit="${row.dataset.unit}"]`))
        drawn.toggleAttribute('data-out', !fitting.has(row));
    }
    if (more) more.hidden = shown.size === found.length;
    if (status)
      status.textContent =
        found.length > 0 ? fillWords(words.shown, { shown: shown.size, count: found.length }) : words.none;
    return found;
  };

  const sort = (link: HTMLAnchorElement) => {
    rows.sort((a, b) => compare(a, b, link.dataset.sort ?? ''));
    rows[0]?.parentElement?.append(...rows);
    for (const head of section.querySelectorAll('[aria-sort]')) head.removeAttribute('aria-sort');
    link.closest('th')?.setAttribute('aria-sort', 'other');
    history.replaceState(history.state, '', link.href);
    show();
  };

  section.addEventListener(
    'change',
    () => {
      limit = unitsAtOnce;
      show();
    },
    { signal },
  );
  section.addEventListener(
    'click',
    (event) => {
      const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (!(target instanceof Element) || button || ctrlKey || metaKey || shiftKey || altKey) return;
      const link = target.closest<HTMLAnchorElement>('a[data-sort]');
      if (link) {
        event.preventDefault();
        sort(link);
      } else if (more?.contains(target)) {
        limit += unitsAtOnce;
        // The button may go: the focus continues with what is new.
        show()[limit - unitsAtOnce]?.querySelector('a')?.focus({ preventScroll: true });
      }
    },
    { signal },
  );
  // A browser that comes back to the page still holds what was chosen.
  if (fields.some(({ value, type }) => type !== 'checkbox' && value !== '')) show();
}
