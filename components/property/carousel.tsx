'use client';

import { type ReactNode, useRef, useState } from 'react';
import type { Show } from './carousel-show';
import styles from './pictures.module.css';

interface CarouselProps {
  words: { play: string; pause: string };
  icons: { play: ReactNode; pause: ReactNode };
}

/**
 * Plays the pictures of the mosaic around it, one after the other, and pauses them. The show is fetched on the first press; swiping
 * needs no script. The style sheet hides it beside a mosaic, without script, and from those who want less motion.
 */
export function Carousel({ words, icons }: CarouselProps) {
  const button = useRef<HTMLButtonElement>(null);
  const show = useRef<Show>(null);
  const [playing, setPlaying] = useState(false);

  const press = async () => {
    const mosaic = button.current?.closest<HTMLElement>('#pictures');
    const strip = mosaic?.querySelector<HTMLElement>('[data-strip]');
    if (!mosaic || !strip || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (show.current) return playing ? show.current.stop() : show.current.play();
    const onEnd = () => {
      show.current = null;
      setPlaying(false);
    };
    const { startShow } = await import('./carousel-show');
    show.current ??= startShow(mosaic, strip, { onChange: setPlaying, onEnd });
    setPlaying(true);
  };

  return (
    <button
      ref={button}
      type="button"
      className={styles.mosaicPlay}
      data-part="mosaic-play"
      data-needs-script=""
      onClick={press}
    >
      {playing ? icons.pause : icons.play}
      <span>{playing ? words.pause : words.play}</span>
    </button>
  );
}
