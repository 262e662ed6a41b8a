/** Returns the form of an email address by which people are told apart: without blanks around it and in lower case. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();
