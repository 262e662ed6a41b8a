// Stands in for the package that keeps server modules out of the browser: tests run them on purpose.
export {};
