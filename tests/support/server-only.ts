// Replaces the package that keeps server modules out of the browser: tests import them directly.
export {};
