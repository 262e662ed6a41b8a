/** The tabs of the lightbox. */
export type MediaGroup = 'pictures' | 'plans';

export interface Slide {
  src: string;
  alt: string;
  /** Its caption. */
  description: string;
  group: MediaGroup;
  /** px */
  width: number;
  height: number;
  srcSet: { src: string; width: number; height: number }[];
}

/** Reads a slide from a picture link: in AVIF where the browser chose that for a picture of the page, else in WebP. */
export function readSlide(link: HTMLAnchorElement): Slide {
  const image = link.querySelector('img');
  if (!image) throw new Error(`no picture in the link to ${link.href}`);
  const width = Number(image.getAttribute('width'));
  const height = Number(image.getAttribute('height'));
  const prefersAvif = [...document.images].some(({ currentSrc }) => currentSrc.endsWith('.avif'));
  const avif = prefersAvif ? link.querySelector('source')?.srcset : undefined;
  const srcSet = (avif ?? image.srcset).split(', ').map((candidate) => {
    const [src = '', size = ''] = candidate.split(' ');
    const wide = Number.parseInt(size, 10);
    return { src, width: wide, height: Math.round((wide * height) / width) };
  });
  const group = link.closest('#plans') ? 'plans' : 'pictures';
  const label = link.querySelector('[data-part="picture-label"]')?.textContent;
  const description = [image.alt, label].filter(Boolean).join(' · ');
  return { src: link.href, alt: image.alt, description, group, width, height, srcSet };
}
