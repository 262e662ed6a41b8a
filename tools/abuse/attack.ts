import type { Places } from './places.ts';
import type { Message, Outcome, Target } from './send.ts';

/** The means of an attack in one round. */
export interface Round {
  target: Target;
  places: Places;
  /** Aborted when the round is over: an attack starts nothing new. */
  over: AbortSignal;
  /** Aborted later: requests that are still open are cut off. */
  signal: AbortSignal;
  /** Counts an outcome of something that was sent. */
  count(outcome: string): void;
  /** Sends a request and counts its answer. */
  send(message: Message): Promise<Outcome>;
  /** A unique number, for values that must differ. */
  fresh(): number;
}

export interface Attack {
  name: string;
  /** Description of what is sent, for the table. */
  sent: string;
  /** Runs once in a round; other attacks repeat until the round is over. */
  once?: true;
  /** Further limits: how much memory may grow, and that visitors do not wait behind nginx either. */
  aims?: { peakMb?: number; quiet?: true };
  run(round: Round): Promise<void>;
}

/** Runs `act` `times` times in parallel and waits for all. */
export const repeatInParallel = async (times: number, act: (index: number) => Promise<unknown>): Promise<void> => {
  await Promise.all(Array.from({ length: times }, (_, index) => act(index)));
};

/** Repeats `act` in `times` parallel loops until the round ends. */
export const untilEnd = (times: number, { over }: Round, act: () => Promise<unknown>): Promise<void> =>
  repeatInParallel(times, async () => {
    while (!over.aborted) await act();
  });
