import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { moveTimeMs, showDelayMs } from './show-timing';

export interface Show {
  play(): void;
  stop(): void;
}

interface ShowEvents {
  onChange(playing: boolean): void;
  /** The screen became wide: the mosaic stands again. */
  onEnd(): void;
}

/** The width below which the pictures are a strip; pictures.module.css has the same one. */
const narrow = '(width < 60.0625rem)';

/** Turns the strip of a mosaic into a carousel that plays, from the picture in view on. */
export function startShow(mosaic: HTMLElement, strip: HTMLElement, { onChange, onEnd }: ShowEvents): Show {
  const links = [...strip.children];
  const listening = new AbortController();
  const { signal } = listening;
  const initialSlide = Math.round(strip.scrollLeft / strip.clientWidth);
  strip.scrollTo({ left: 0, behavior: 'instant' });
  mosaic.toggleAttribute('data-playing', true);
  const swiper = new Swiper(mosaic, {
    modules: [Autoplay],
    wrapperClass: strip.className,
    slideClass: strip.firstElementChild?.className,
    initialSlide,
    speed: moveTimeMs,
    rewind: true,
    autoplay: { delay: showDelayMs, disableOnInteraction: false, pauseOnMouseEnter: true },
  });
  let playing = true;
  const change = (wanted: boolean) => {
    playing = wanted;
    if (wanted) swiper.autoplay.start();
    else swiper.autoplay.stop();
    onChange(wanted);
  };

  // A picture that has the focus stays, and one that gets it comes into view.
  const onFocus = ({ target }: FocusEvent) => {
    swiper.autoplay.stop();
    const index = links.indexOf(target as Element);
    if (index >= 0) swiper.slideTo(index);
  };
  strip.addEventListener('focusin', onFocus, { signal });
  strip.addEventListener('focusout', () => playing && swiper.autoplay.start(), { signal });
  // The lightbox opens over it.
  strip.addEventListener('click', () => change(false), { signal });
  const widen = () => {
    listening.abort();
    swiper.destroy();
    mosaic.toggleAttribute('data-playing', false);
    onEnd();
  };
  matchMedia(narrow).addEventListener('change', widen, { signal });
  return { play: () => change(true), stop: () => change(false) };
}
