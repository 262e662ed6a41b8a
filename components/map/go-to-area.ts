/** Goes to the same list, limited to an area (a value of the filter parameter of that name) or, with an empty one, to none. */
export function goToArea(area: string): void {
  const address = new URL(location.href);
  address.searchParams.delete('page');
  if (area) address.searchParams.set('area', area);
  else address.searchParams.delete('area');
  location.assign(address);
}
