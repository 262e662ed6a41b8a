const closings: (() => Promise<void>)[] = [];

/** Registers work to finish on SIGTERM or SIGINT before Next closes and ends the process; all registered work runs in parallel. */
export function beforeShutdown(close: () => Promise<void>): void {
  if (closings.push(close) > 1) return;
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const others = process.listeners(signal);
    process.removeAllListeners(signal);
    process.on(signal, async () => {
      // A terminal and npm both send the signal: the second must not interrupt the shutdown.
      if (stopping) return;
      stopping = true;
      await Promise.all(closings.map((finish) => finish()));
      for (const other of others) other(signal);
    });
  }
}
