'use client';

import Show from 'yet-another-react-lightbox';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { keepFocus } from './keep-focus';
import styles from './lightbox.module.css';
import { moveTime, showDelay } from './show-timing';
import type { Slide } from './slides';

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
}

interface LightboxShowProps {
  slides: Slide[];
  /** The slide to begin with, from 0. */
  index: number;
  onClose(): void;
  words: LightboxWords;
}

const slideshow = { delay: showDelay };
const animation = { swipe: moveTime, navigation: moveTime };
const portal = { container: { onKeyDownCapture: keepFocus } };

/** The pictures over the whole screen, with a slideshow. */
export const LightboxShow = ({ slides, index, onClose, words }: LightboxShowProps) => (
  <Show
    open
    close={onClose}
    slides={slides}
    index={index}
    plugins={[Slideshow, Zoom]}
    slideshow={slideshow}
    animation={animation}
    portal={portal}
    controller={{ closeOnPullDown: true }}
    className={styles.lightbox}
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
    }}
  />
);
