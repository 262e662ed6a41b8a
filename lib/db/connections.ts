import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import { processState } from '../base/process-state.ts';

processState.urgentQueries ??= new AsyncLocalStorage();
const urgent = processState.urgentQueries;

/** Runs a query before all others that wait for a connection; a transaction that has begun is finished first. */
export const withPriority = <T>(query: () => Promise<T>): Promise<T> => urgent.run(true, query);

export const hasPriority = (): boolean => urgent.getStore() === true;

/** Passes one connection from query to query: urgent ones first, then in order of arrival. */
export class ConnectionQueue {
  readonly #urgent: (() => void)[] = [];
  readonly #others: (() => void)[] = [];
  #taken = false;

  /** Resolves when it is the caller's turn. */
  async enter(): Promise<void> {
    if (this.#taken) return new Promise((resolve) => (hasPriority() ? this.#urgent : this.#others).push(resolve));
    this.#taken = true;
  }

  leave(): void {
    const next = this.#urgent.shift() ?? this.#others.shift();
    if (next) next();
    else this.#taken = false;
  }
}

/**
 * For the few differences in SQL. `instanceof` does not work: the built site bundles Kysely more than once, and all bundles share one
 * database.
 */
export const isPostgres = <Tables>(db: Kysely<Tables>): boolean => !('isSqlite' in db.getExecutor().adapter);
