import { useRef } from 'react';

/** Runs one request after the other. */
export function useQueue(): <Answer>(task: () => Promise<Answer>) => Promise<Answer> {
  const tail = useRef<Promise<unknown>>(Promise.resolve());
  return (task) => {
    const result = tail.current.then(() => task());
    tail.current = result.catch(() => undefined);
    return result;
  };
}
