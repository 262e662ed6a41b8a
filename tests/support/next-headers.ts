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
    delete: (name: string) => void jar.delete(name),
  };
}

const draftCookie = 'draft';

/** Stands for Next's: a cookie of the browser. */
export async function draftMode() {
  const jar = current.getStore() ?? new Map<string, Cookie>();
  return {
    isEnabled: jar.has(draftCookie),
    enable: () => void jar.set(draftCookie, { value: '1', options: {} }),
    disable: () => void jar.delete(draftCookie),
  };
}
