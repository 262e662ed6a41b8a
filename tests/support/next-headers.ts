import { AsyncLocalStorage } from 'node:async_hooks';

interface Cookie {
  value: string;
  options: Record<string, unknown>;
}

/** The cookies of a browser, by name. */
export type Jar = Map<string, Cookie>;

const current = new AsyncLocalStorage<Jar>();

/** Does what a request of a browser with these cookies leads to; new ones are put beside them. */
export const withJar = <T>(jar: Jar, work: () => Promise<T>): Promise<T> => current.run(jar, work);

/** Stands for Next's: outside of withJar each call is another browser. */
export async function cookies() {
  const jar = current.getStore() ?? new Map<string, Cookie>();
  return {
    get: (name: string) => jar.get(name),
    set: (name: string, value: string, options: Cookie['options']) => void jar.set(name, { value, options }),
  };
}
