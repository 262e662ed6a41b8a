interface FairQueueSettings {
  /** The number of requests that run at the same time. */
  parallel: number;
  /** The number of requests that may wait, of all networks and of one; further ones are rejected. */
  maxWaiting: number;
  maxOfNetwork: number;
  /** The longest time for which a request counts as running, in ms: while it reads or sends slowly, it costs nothing. */
  maxTurnMs: number;
  /** The requests outside any queue: a waiting request begins when none of them is being answered. */
  unqueued?: RequestCount;
}

/** The longest time for which requests outside the queue delay a waiting one, so that many of them do not stop the queue. */
const maxPauseMs = 50;

/** Counts the requests that are being answered. */
export class RequestCount {
  #count = 0;
  #waiting: (() => void)[] = [];

  async during(answer: () => Promise<void>): Promise<void> {
    this.#count += 1;
    try {
      await answer();
    } finally {
      this.#count -= 1;
      if (this.#count === 0) for (const go of this.#waiting.splice(0)) go();
    }
  }

  /** Resolves when no request is being answered, or after `maxPauseMs`. */
  async none(): Promise<void> {
    if (this.#count === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, maxPauseMs);
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}

/** Runs a few expensive requests at a time, one network after the other, so that a network with many requests delays only itself. */
export class FairQueue {
  readonly #settings: FairQueueSettings;
  /** The waiting requests by network, in the order in which the networks are served. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;
  #count = 0;

  constructor(settings: FairQueueSettings) {
    this.#settings = settings;
  }

  /** Resolves when a request of the network may begin, to a function that ends it; to null at once if too many requests wait. */
  async enter(network: string): Promise<(() => void) | null> {
    if (this.#running < this.#settings.parallel) this.#running += 1;
    else if (this.#isFull(network)) return null;
    else await this.#wait(network);
    const end = () => {
      clearTimeout(timer);
      if (isOver) return;
      isOver = true;
      this.#next();
    };
    let isOver = false;
    const timer = setTimeout(end, this.#settings.maxTurnMs);
    return end;
  }

  #isFull(network: string): boolean {
    const { maxWaiting, maxOfNetwork } = this.#settings;
    return this.#count >= maxWaiting || (this.#waiting.get(network)?.length ?? 0) >= maxOfNetwork;
  }

  #wait(network: string): Promise<void> {
    this.#count += 1;
    return new Promise((begin) => {
      const own = this.#waiting.get(network);
      if (own) own.push(begin);
      else this.#waiting.set(network, [begin]);
    });
  }

  /** Starts the first request of the next network, which then goes behind all others. */
  #next(): void {
    const [first] = this.#waiting;
    if (!first) {
      this.#running -= 1;
      return;
    }
    const [network, [begin, ...rest]] = first;
    this.#waiting.delete(network);
    if (rest.length > 0) this.#waiting.set(network, rest);
    this.#count -= 1;
    // Yield to other events, so that requests outside the queue are answered in between.
    setImmediate(async () => {
      await this.#settings.unqueued?.none();
      begin?.();
    });
  }
}
