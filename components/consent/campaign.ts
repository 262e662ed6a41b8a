/** Session storage (product.md); lib/forms/receive-form.ts reads it when a form is sent. */
const key = 'utm_parameters';
const longest = 200;
const campaign = /^utm_(?:source|medium|campaign|term|content|id)$/;

/** Keeps the campaign that the page's address names for the length of the visit, as a query. */
export function keepCampaign(): void {
  const named = [...new URLSearchParams(location.search)].filter(([name]) => campaign.test(name));
  if (named.length > 0)
    remember((memory) =>
      memory.setItem(key, String(new URLSearchParams(named.map(([name, value]) => [name, value.slice(0, longest)])))),
    );
}

export const forgetCampaign = (): void => remember((memory) => memory.removeItem(key));

function remember(change: (memory: Storage) => void): void {
  try {
    change(sessionStorage);
  } catch {
    // Full or switched off: a form is then sent without its campaign, which is harmless.
  }
}
