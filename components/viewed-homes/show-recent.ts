import type { ViewedHome, ViewedHomes } from './viewed-homes';

const maxShown = 8;

/** Fills the row of homes that were looked at last; without any it stays away. */
export function showRecent({ homes }: ViewedHomes): void {
  const section = document.querySelector<HTMLElement>('[data-part="recent"]');
  const row = section?.querySelector('ul');
  if (!section || !row) return;
  const shown = homes.slice(0, maxShown);
  const ids = shown.map(({ id }) => id).join();
  if (section.dataset.ids === ids) return;
  section.dataset.ids = ids;
  row.replaceChildren(...shown.map(createItem));
  section.hidden = shown.length === 0;
}

function createItem({ id, title, picture }: ViewedHome): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `/${document.documentElement.lang}/property/${id}/`;
  if (picture) {
    const image = new Image(600, 400);
    image.alt = '';
    image.loading = 'lazy';
    image.onerror = () => image.remove();
    image.src = picture;
    link.append(image);
  }
  link.append(title);
  item.append(link);
  return item;
}
