/** Represents everybody's agenda in forms, commands and the log. */
export const allBrokers = 'all';
