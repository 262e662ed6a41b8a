import { loadScript } from './load-script';

/** The queue that Meta's script takes over: https://developers.facebook.com/docs/meta-pixel/get-started. */
interface Pixel {
  (...command: unknown[]): void;
  queue: unknown[][];
  callMethod?: (...command: unknown[]) => void;
  push: Pixel;
  loaded: boolean;
  version: string;
  /** Otherwise it counts a changed address again. */
  disablePushState: boolean;
}

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

/** Loads the pixel; it reports nothing but what is tracked here: without `autoConfig` it would report every button. */
export function loadPixel(id: string): void {
  const send = (...command: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...command);
    else pixel.queue.push(command);
  };
  const pixel: Pixel = Object.assign(send, {
    queue: [],
    loaded: true,
    version: '2.0',
    disablePushState: true,
  }) as never;
  pixel.push = pixel;
  window.fbq = pixel;
  window._fbq = pixel;
  loadScript('https://connect.facebook.net/en_US/fbevents.js');
  pixel('set', 'autoConfig', false, id);
  pixel('init', id);
}

export const trackPageView = (): void => window.fbq?.('track', 'PageView');

export const setPixelConsent = (isAgreed: boolean): void => window.fbq?.('consent', isAgreed ? 'grant' : 'revoke');
