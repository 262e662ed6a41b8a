import { AsyncLocalStorage } from 'node:async_hooks';
import { type Kysely, PostgresAdapter } from 'kysely';
import { processState } from '../process-state.ts';

processState.urgentQueries ??= new AsyncLocalStorage();
const urgent = processState.urgentQueries;

/** Runs a query before all that wait for a connection; it still waits for the transaction that has it. */
export const runUrgently = <T>(query: () => Promise<T>): Promise<T> => urgent.run(true, query);

export const isUrgent = (): boolean => urgent.getStore() === true;

/** Hands a connection from one to the next: first come, first served, but for what is urgent. */
export class ConnectionQueue {
  readonly #urgent: (() => void)[] = [];
  readonly #others: (() => void)[] = [];
  #taken = false;

  /** Resolves when it is the caller's turn. */
  async enter(): Promise<void> {
    if (this.#taken) return new Promise((resolve) => (isUrgent() ? this.#urgent : this.#others).push(resolve));
    this.#taken = true;
  }

  leave(): void {
    const next = this.#urgent.shift() ?? this.#others.shift();
    if (next) next();
    else this.#taken = false;
  }
}

/** The few types of columns that the engines name differently. */
export const isPostgres = <Tables>(db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
