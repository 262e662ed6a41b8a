'use client';

import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { LightboxShow } from './lightbox-show';
import { readSlide } from './slides';

type Show = ComponentProps<typeof LightboxShow>;

const pictureLinks = 'a[data-picture]';

/** Opens the pictures of the page large, one after the other. The show itself is fetched on the first click; without it the links still work. */
export function Lightbox({ words }: Pick<Show, 'words'>) {
  const [shown, setShown] = useState<(Omit<Show, 'words'> & { Show: ComponentType<Show> }) | null>(null);

  useEffect(() => {
    const open = async (event: MouseEvent) => {
      const opener =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>(`${pictureLinks}, a[data-pictures]`);
      if (!opener || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const links = [...document.querySelectorAll<HTMLAnchorElement>(pictureLinks)];
      const onClose = () => {
        setShown(null);
        opener.focus({ preventScroll: true });
      };
      try {
        const { LightboxShow: Show } = await import('./lightbox-show');
        setShown({ Show, slides: links.map(readSlide), index: Math.max(0, links.indexOf(opener)), onClose });
      } catch {
        // The connection failed since the page was loaded: the link itself is then the best that there is.
        location.assign(opener.href);
      }
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);

  return shown && <shown.Show slides={shown.slides} index={shown.index} onClose={shown.onClose} words={words} />;
}
