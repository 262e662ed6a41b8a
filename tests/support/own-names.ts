/** Words each of which is its own name, but for those that are given. */
export const ownNames = <Words>(given: object = {}): Words =>
  new Proxy(given, { get: (own, name) => Reflect.get(own, name) ?? String(name) }) as Words;
