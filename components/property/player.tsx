'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import styles from './media.module.css';

interface PlayerProps {
  player: { element: 'frame' | 'video'; src: string };
  title: string;
  /** The address of the poster of a video file. */
  poster?: string;
  /** The link that leads to the video without a script. */
  children: ReactNode;
}

/** Puts the player in the place of the link that it takes, once that is clicked: nothing of the video is fetched before. */
export function Player({ player: { element, src }, title, poster, children }: PlayerProps) {
  const [open, setOpen] = useState(false);
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const takeFocus = (played: HTMLElement | null) => played?.focus();
  if (!open)
    return (
      // biome-ignore lint/a11y: the link within takes mouse and keyboard; this only hears of it
      <div className={styles.player} data-player={src} data-player-element={element} onClick={play}>
        {children}
      </div>
    );
  return (
    <div className={styles.player}>
      {element === 'video' ? (
        // biome-ignore lint/a11y/useMediaCaption: a walk through a home has no words
        <video ref={takeFocus} src={src} poster={poster} title={title} controls autoPlay playsInline />
      ) : (
        <iframe
          ref={takeFocus}
          src={src}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture; xr-spatial-tracking"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </div>
  );
}
