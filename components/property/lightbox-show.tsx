'use client';

import { useState } from 'react';
import Show from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import { keepFocus } from './keep-focus';
import styles from './lightbox.module.css';
import { moveTimeMs, showDelayMs } from './show-timing';
import type { MediaGroup, Slide } from './slides';

export interface LightboxWords {
  title: string;
  picture: string;
  /** With {index} and {total} in it. */
  position: string;
  close: string;
  previous: string;
  next: string;
  play: string;
  pause: string;
  zoomIn: string;
  zoomOut: string;
  /** The tabs. */
  pictures: string;
  plans: string;
  videos: string;
}

interface LightboxShowProps {
  slides: Slide[];
  /** The slide to begin with, from 0. */
  index: number;
  onClose(): void;
  words: LightboxWords;
}

const slideshow = { delay: showDelayMs };
const animation = { swipe: moveTimeMs, navigation: moveTimeMs };
const portal = { container: { onKeyDownCapture: keepFocus } };

const captions = { descriptionTextAlign: 'center' } as const;
const thumbnails = { width: 96, height: 64, padding: 0, gap: 6, border: 0, imageFit: 'cover' } as const;

/** The pictures and plans over the whole screen, with captions, thumbnails and a slideshow. */
export function LightboxShow({ slides, index: first, onClose, words }: LightboxShowProps) {
  const [index, setIndex] = useState(first);
  return (
    <Show
      open
      close={onClose}
      slides={slides}
      index={index}
      on={{ view: ({ index: shown }) => setIndex(shown) }}
      plugins={[Captions, Counter, Slideshow, Thumbnails, Zoom]}
      captions={captions}
      thumbnails={thumbnails}
      slideshow={slideshow}
      animation={animation}
      portal={portal}
      controller={{ closeOnPullDown: true }}
      className={styles.lightbox}
      toolbar={{
        buttons: [
          <Tabs key="tabs" slides={slides} index={index} words={words} onOpen={setIndex} onClose={onClose} />,
          'close',
        ],
      }}
      labels={{
        Lightbox: words.title,
        Carousel: words.title,
        'Photo gallery': words.title,
        Slide: words.picture,
        '{index} of {total}': words.position,
        Close: words.close,
        Previous: words.previous,
        Next: words.next,
        Play: words.play,
        Pause: words.pause,
        'Zoom in': words.zoomIn,
        'Zoom out': words.zoomOut,
        Thumbnails: words.title,
      }}
    />
  );
}

interface TabsProps {
  slides: readonly Slide[];
  index: number;
  words: LightboxWords;
  onOpen(index: number): void;
  onClose(): void;
}

/** Leads to the first picture or plan, or to the videos of the page; nothing where there are only pictures. */
function Tabs({ slides, index, words, onOpen, onClose }: TabsProps) {
  const groups: readonly MediaGroup[] = ['pictures', 'plans'];
  const shown = groups.filter((group) => slides.some((slide) => slide.group === group));
  const hasVideos = document.getElementById('videos') !== null;
  if (shown.length < 2 && !hasVideos) return null;
  return (
    <div className={styles.tabs}>
      {shown.map((group) => (
        <button
          key={group}
          type="button"
          aria-pressed={slides[index]?.group === group}
          onClick={() => onOpen(slides.findIndex((slide) => slide.group === group))}
        >
          {words[group]}
        </button>
      ))}
      {hasVideos && (
        <button
          type="button"
          onClick={() => {
            onClose();
            location.hash = 'videos';
          }}
        >
          {words.videos}
        </button>
      )}
    </div>
  );
}
