/** Takes a person's name; returns the first letters of its first two words: "Lies Vandeput" → "LV". */
export const initials = (name: string): string => name.replace(/(\p{L})\S*\s*/gu, '$1').slice(0, 2);
