import { useRef } from 'react';

/** Runs one request after the other. */
export function useTurns(): <Answer>(act: () => Promise<Answer>) => Promise<Answer> {
  const turns = useRef<Promise<unknown>>(Promise.resolve());
  return (act) => {
    const turn = turns.current.then(() => act());
    turns.current = turn.catch(() => undefined);
    return turn;
  };
}
