/**
 * Limits the list to an area (a value of the filter parameter of that name) or, with an empty one, to none. Where a map is open its filters do
 * it, so that the map stays; without one the list is loaded as a page.
 */
export function goToArea(area: string): void {
  const form = document.querySelector<HTMLFormElement>('form[data-part="filters"][data-live]');
  const line = form?.querySelector('[data-part="filters-line"]');
  if (form && line && document.querySelector('[data-part="map-host"]')) {
    const field = form.querySelector<HTMLInputElement>('input[name="area"]') ?? document.createElement('input');
    Object.assign(field, { type: 'hidden', name: 'area', value: area });
    if (!field.isConnected) line.append(field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const address = new URL(location.href);
  address.searchParams.delete('page');
  if (area) address.searchParams.set('area', area);
  else address.searchParams.delete('area');
  location.assign(address);
}
