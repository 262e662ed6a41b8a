interface FairQueueSettings {
  /** How many run at the same time. */
  parallel: number;
  /** How many may wait, of all networks and of one; further ones are rejected. */
  maxWaiting: number;
  maxOfNetwork: number;
  /** The longest time (ms) for which a request counts as running: one that reads or sends slowly costs nothing while it waits. */
  maxTurn: number;
  /** The requests that no queue holds back: a waiting one begins when none of them is being answered. */
  unqueued?: RequestCount;
}

/** The longest time (ms) for which a request that no queue holds back keeps a waiting one waiting, so that many of them stop no queue. */
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

  /** Resolves when none is being answered, or after `maxPauseMs`. */
  async none(): Promise<void> {
    if (this.#count === 0) return;
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, maxPauseMs);
      this.#waiting.push(() => {
        clearTimeout(late);
        resolve();
      });
    });
  }
}

/** Runs a few expensive requests at a time, one per network in turn: a network with many requests waits for its own, the others do not. */
export class FairQueue {
  readonly #settings: FairQueueSettings;
  /** Waiting requests by network; the next network comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;
  #count = 0;

  constructor(settings: FairQueueSettings) {
    this.#settings = settings;
  }

  /** Resolves when a request of the network may begin, to a function that ends it; to null at once if too many requests wait, in total or of this network. */
  async enter(network: string): Promise<(() => void) | null> {
    if (this.#running < this.#settings.parallel) this.#running += 1;
    else if (this.#isFull(network)) return null;
    else await this.#wait(network);
    const end = () => {
      clearTimeout(late);
      if (isOver) return;
      isOver = true;
      this.#next();
    };
    let isOver = false;
    const late = setTimeout(end, this.#settings.maxTurn);
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
    // After other events: requests that need no queue are answered between two turns.
    setImmediate(async () => {
      await this.#settings.unqueued?.none();
      begin?.();
    });
  }
}
