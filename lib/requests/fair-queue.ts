interface FairQueueSettings {
  /** How many run at the same time. */
  parallel: number;
  /** How many may wait; more are turned away. */
  maxWaiting: number;
  /** How long (ms) one counts as running at most: one who reads or sends slowly costs nothing while nothing moves. */
  maxTurn: number;
}

/** Lets costly requests through a few at a time, one of each network in turns: who asks for much waits for themselves, not the others for them. */
export class FairQueue {
  readonly #settings: FairQueueSettings;
  /** Those who wait, by network; the network whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;
  #count = 0;

  constructor(settings: FairQueueSettings) {
    this.#settings = settings;
  }

  /** Resolves when a request of that network may begin, to what ends its turn; to null at once where too many wait. */
  async enter(network: string): Promise<(() => void) | null> {
    if (this.#running < this.#settings.parallel) this.#running += 1;
    else if (this.#count < this.#settings.maxWaiting) await this.#wait(network);
    else return null;
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

  #wait(network: string): Promise<void> {
    this.#count += 1;
    return new Promise((begin) => {
      const own = this.#waiting.get(network);
      if (own) own.push(begin);
      else this.#waiting.set(network, [begin]);
    });
  }

  /** The turn goes to the first of the next network, which then waits behind all others. */
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
    begin?.();
  }
}
