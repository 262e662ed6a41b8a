'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** In ms. */
const pollMs = 2_500;

/** Shows how far a run is: the page is asked again while it goes on and somebody looks. */
export function WatchRun() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') router.refresh();
    }, pollMs);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
