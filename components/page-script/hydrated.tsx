'use client';

import { useEffect } from 'react';

/** Announces that the components of the page listen, since its effect runs last: lib/next/first-touch.ts waits for it. */
export function Hydrated() {
  useEffect(() => void dispatchEvent(new Event('hydrated')), []);
  return null;
}
