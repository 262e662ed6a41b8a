import { count } from './count';

const changes = ['visibilitychange', 'prerenderingchange'];
const campaign = ['utm_source', 'utm_medium', 'utm_campaign'];

/** On the page of a home, counts a view as soon as the page is visible. */
export function countView(): void {
  const home = Number(document.querySelector<HTMLElement>('main [data-home][data-title]')?.dataset.home);
  if (!home) return;
  whenSeen(() => {
    const query = new URLSearchParams(location.search);
    count({
      what: 'view',
      homes: [home],
      referrer: document.referrer && new URL(document.referrer).host,
      campaign: campaign.map((name) => query.get(name)?.slice(0, 80) ?? ''),
    });
  });
}

let counted = '';

/** Reports a list with fewer than three homes, and one that was asked for in words, once for each of its addresses. */
export function countSearch(): void {
  const address = location.pathname + location.search;
  if (address === counted) return;
  counted = address;
  const list = document.getElementById('list');
  // Homes that nearly match are in sections of their own.
  const isFew = list && !list.querySelector(':scope > [data-part="card-grid"] > :nth-child(3)');
  if (isFew || /[?&]q=/.test(location.search)) whenSeen(() => count({ what: 'search', address }));
}

/** Does something as soon as the page is visible. */
function whenSeen(work: () => void): void {
  const watch = new AbortController();
  const look = () => {
    if (document.visibilityState === 'hidden' || ('prerendering' in document && document.prerendering)) return;
    watch.abort();
    work();
  };
  for (const change of changes) document.addEventListener(change, look, watch);
  look();
}
