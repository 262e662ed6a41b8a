import { useState } from 'react';

interface Opened {
  /** Which item of a list is unfolded. */
  isOpen(key: string): boolean;
  open(key: string | null): void;
  /** Unfolds the item that is added now, once it is there. */
  openNext(): void;
}

/** One item of a list is unfolded at a time; it stays so while it is moved. */
export function useOpened(items: readonly { _key: string }[]): Opened {
  const [opened, setOpened] = useState<string | null>(null);
  const [expected, setExpected] = useState<number | null>(null);
  const added = expected === null ? undefined : items[expected];
  if (added) {
    setExpected(null);
    setOpened(added._key);
  }
  return { isOpen: (key) => opened === key, open: setOpened, openNext: () => setExpected(items.length) };
}
