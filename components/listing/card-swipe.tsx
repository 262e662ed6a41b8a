'use client';

import { useEffect } from 'react';

const reach = ['pointerover', 'touchstart', 'focusin'] as const;

/** Adds a card's other pictures when a visitor reaches for it, so that they can be swiped through; nothing is fetched before. */
export function CardSwipe() {
  useEffect(() => {
    const fill = (event: Event) => {
      const strip = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-more]') : null;
      const more = strip?.dataset.more;
      strip?.removeAttribute('data-more');
      for (const src of more?.split(' ').filter(Boolean) ?? []) {
        const image = new Image(600, 400);
        image.loading = 'lazy';
        image.alt = '';
        image.onerror = () => image.remove();
        image.src = src;
        strip?.append(image);
      }
    };
    for (const name of reach) document.addEventListener(name, fill, { passive: true });
    return () => {
      for (const name of reach) document.removeEventListener(name, fill);
    };
  }, []);
  return null;
}
