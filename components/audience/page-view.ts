import { count } from './count';

const changes = ['visibilitychange', 'prerenderingchange'];
const campaign = ['utm_source', 'utm_medium', 'utm_campaign'];

/** On the page of a home, counts a view as soon as the page is visible. */
export function countView(): void {
  const home = Number(document.querySelector<HTMLElement>('main [data-home][data-title]')?.dataset.home);
  if (!home) return;
  const watch = new AbortController();
  const look = () => {
    if (document.visibilityState === 'hidden' || ('prerendering' in document && document.prerendering)) return;
    watch.abort();
    const query = new URLSearchParams(location.search);
    count({
      what: 'view',
      homes: [home],
      referrer: document.referrer && new URL(document.referrer).host,
      campaign: campaign.map((name) => query.get(name)?.slice(0, 80) ?? ''),
    });
  };
  for (const change of changes) document.addEventListener(change, look, watch);
  look();
}
