declare const owned: unique symbol;

/** The id of a home that the person who is logged in may see: only ownedHomes() makes one, so no query can be asked about another's. */
export type OwnedHome = number & { readonly [owned]: true };
