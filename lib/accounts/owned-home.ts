declare const owned: unique symbol;

/** The id of a home that the person who is logged in may see: only lib/owners/homes.ts makes one of a number, so no query can be asked about another's. */
export type OwnedHome = number & { readonly [owned]: true };
