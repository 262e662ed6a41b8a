import 'server-only';
import { randomUUID } from 'node:crypto';
import { publishedData } from '../data/store.ts';
import { processState } from '../process-state.ts';
import { tellSome } from './tell.ts';

/** In ms: how often searches are looked at that fell due or came from another process. */
const poll = 30_000;

/** Tells the searches what is new, beside the pages: every half minute, and as soon as one is confirmed or changed here. */
export function startAlerts(): void {
  const worker = randomUUID();
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    again = running;
    if (running) return;
    running = true;
    try {
      while ((await tellSome(worker, publishedData())) > 0 || again) again = false;
    } catch (error) {
      console.error('The searches could not be told what is new:', error);
    }
    running = false;
  };
  processState.wakeAlerts = () => void run();
  setInterval(run, poll).unref();
  void run();
}
