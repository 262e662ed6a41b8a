/** The words of a part of `owner` in the messages, such as `owner.statistics`. */
export type OwnerWords = (key: string, values?: Record<string, string | number>) => string;
