/** Session storage (product.md). */
const key = 'utm_parameters';
const maxCampaignLength = 200;
const campaign = /^utm_(?:source|medium|campaign|term|content|id)$/;

/** Keeps the campaign that the page's address names for the length of the visit, as a query. */
export function storeCampaign(): void {
  const named = [...new URLSearchParams(location.search)].filter(([name]) => campaign.test(name));
  if (named.length > 0)
    withMemory((memory) =>
      memory.setItem(
        key,
        String(new URLSearchParams(named.map(([name, value]) => [name, value.slice(0, maxCampaignLength)]))),
      ),
    );
}

export const forgetCampaign = (): void => void withMemory((memory) => memory.removeItem(key));

/** The campaign that was kept, which forms send. */
export const storedCampaign = (): string | null => withMemory((memory) => memory.getItem(key));

/** Full or switched off: a form is then sent without its campaign, which is harmless. */
function withMemory<Value>(act: (memory: Storage) => Value): Value | null {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
}
