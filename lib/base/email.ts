/** Returns an email address without surrounding spaces and in lower case, the form that identifies a person. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();
