const longest = 200;
const campaign = /^utm_(?:source|medium|campaign|term|content|id)$/;

/** Where a visitor came from: the campaign that the page's own address names, else the one that the browser kept since the visit began. */
export function sourceOf(data: FormData, referer: string | null): Record<string, string> {
  const page = referer !== null && URL.canParse(referer) ? new URL(referer) : null;
  const kept = new URLSearchParams(String(data.get('source') ?? ''));
  const named = [...kept, ...(page?.searchParams ?? [])].filter(([name]) => campaign.test(name));
  return Object.fromEntries(
    [...(page ? [['page', page.pathname] as const] : []), ...named].map(([name, value]) => [
      name,
      value.slice(0, longest),
    ]),
  );
}
