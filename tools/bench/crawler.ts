import { type Latency, latenciesOf, latencyOf } from '../support/latency.ts';
import { callAtRate } from '../support/processes.ts';

/** The waiting times for a cached page, alone and while a crawler walks through filtered lists. */
export interface CrawlerResult {
  alone: Latency;
  underLoad: Latency;
  /** Lists answered a second. */
  lists: number;
}

const perSecond = 50;

/** Requests a cached page alone and during fifty filtered lists a second, each with a different address (a pattern with %d), alternately. */
export async function measureCrawler(
  { site, page, pattern, from }: { site: string; page: string; pattern: string; from: number },
  seconds: number,
): Promise<CrawlerResult> {
  const [alone, underLoad]: [number[], number[]] = [[], []];
  let [sent, answered] = [0, 0];
  const crawl = async () => {
    const address = pattern.replace('%d', String(from + sent++));
    const answer = await fetch(site + address);
    await answer.arrayBuffer();
    if (answer.status !== 200 || answer.redirected) throw new Error(`${address}: ${answer.status} from ${answer.url}`);
    answered++;
  };
  for (let round = 0; round < 3; round++) {
    alone.push(...(await latenciesOf(site + page, seconds)));
    const end = new AbortController();
    const crawling = callAtRate(perSecond, crawl, end.signal);
    underLoad.push(...(await latenciesOf(site + page, seconds)));
    end.abort();
    await crawling;
  }
  return { alone: latencyOf(alone), underLoad: latencyOf(underLoad), lists: answered / (3 * seconds) };
}
