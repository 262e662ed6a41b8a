const closings: (() => Promise<void>)[] = [];

/** Lets something be finished when the process is asked to stop, before Next closes and ends it; all such things at the same time. */
export function beforeShutdown(close: () => Promise<void>): void {
  if (closings.push(close) > 1) return;
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const others = process.listeners(signal);
    process.removeAllListeners(signal);
    process.on(signal, async () => {
      // A terminal and npm both send it: the second must not end what the first began.
      if (stopping) return;
      stopping = true;
      await Promise.all(closings.map((finish) => finish()));
      for (const other of others) other(signal);
    });
  }
}
