import type { Places } from './places.ts';
import type { Message, Outcome, Target } from './send.ts';

/** What an attack works with in one round. */
export interface Round {
  target: Target;
  places: Places;
  /** The seconds of the round are over: an attack begins nothing more. */
  over: AbortSignal;
  /** What still goes on then is cut off. */
  signal: AbortSignal;
  /** Counts what became of something that was sent. */
  count(outcome: string): void;
  /** Sends a request and counts its answer. */
  send(message: Message): Promise<Outcome>;
  /** A number that no other call gets, for what must differ. */
  fresh(): number;
}

export interface Attack {
  name: string;
  /** What is sent, for the table. */
  sent: string;
  /** Once in a round; other attacks begin again until its seconds are over. */
  once?: true;
  /** What it has to keep to besides what all have to: so much more memory at most, and nobody waits, behind nginx neither. */
  aims?: { peakMb?: number; quiet?: true };
  run(round: Round): Promise<void>;
}

/** Does something so many times at once, and waits for all. */
export const atOnce = async (times: number, act: (index: number) => Promise<unknown>): Promise<void> => {
  await Promise.all(Array.from({ length: times }, (_, index) => act(index)));
};

/** So many at once act again and again, until the round ends. */
export const untilEnd = (times: number, { over }: Round, act: () => Promise<unknown>): Promise<void> =>
  atOnce(times, async () => {
    while (!over.aborted) await act();
  });
