'use client';

import { useEffect } from 'react';

/** Says that the components of the page listen: its effect is the last one. lib/next/first-touch.ts waits for it. */
export function Hydrated() {
  useEffect(() => void dispatchEvent(new Event('hydrated')), []);
  return null;
}
