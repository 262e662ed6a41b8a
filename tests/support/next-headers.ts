import { AsyncLocalStorage } from 'node:async_hooks';

interface Cookie {
  value: string;
  options: Record<string, unknown>;
}

/** The cookies of a browser, by name. */
export type Jar = Map<string, Cookie>;

const current = new AsyncLocalStorage<Jar>();

/** Runs `work` as a request of a browser with these cookies; new ones are added. */
export const withJar = <T>(jar: Jar, work: () => Promise<T>): Promise<T> => current.run(jar, work);

/** Replaces Next's: outside `withJar` each call is a new browser. */
export async function cookies() {
  const jar = current.getStore() ?? new Map<string, Cookie>();
  return {
    get: (name: string) => jar.get(name),
    set: (name: string, value: string, options: Cookie['options']) => void jar.set(name, { value, options }),
    delete: (name: string) => void jar.delete(name),
  };
}

const draftCookie = 'draft';

/** Replaces Next's: a cookie of the browser. */
export async function draftMode() {
  const jar = current.getStore() ?? new Map<string, Cookie>();
  return {
    isEnabled: jar.has(draftCookie),
    enable: () => void jar.set(draftCookie, { value: '1', options: {} }),
    disable: () => void jar.delete(draftCookie),
  };
}
