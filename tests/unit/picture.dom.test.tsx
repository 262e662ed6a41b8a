// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture, pictureUrl } from '@/components/ui/picture';
import { pictureSizes } from '@/components/ui/picture-sizes';
import type { PictureView } from '@/lib/catalogue/picture-views';

const villa: PictureView = {
  stem: 'ext-villa-01',
  hash: '0a1b2c3d',
  width: 1360,
  height: 907,
  widths: [100, 400, 600, 1360],
  alt: 'Vrijstaande villa met geschoren hagen',
};

const image = () => screen.getByRole<HTMLImageElement>('img', { name: villa.alt });

describe('Picture', () => {
  it('offers AVIF first and WebP to the rest, at every width, in two elements', () => {
    const { container } = render(<Picture picture={villa} sizes="card" />);
    const [source, img, ...others] = container.querySelectorAll('picture > *');
    expect(others).toEqual([]);
    expect(source?.getAttribute('type')).toBe('image/avif');
    expect(source?.getAttribute('srcset')).toBe(
      villa.widths.map((width) => `/pictures/ext-villa-01-0a1b2c3d-${width}.avif ${width}w`).join(', '),
    );
    expect(img?.getAttribute('srcset')).toContain('/pictures/ext-villa-01-0a1b2c3d-1360.webp 1360w');
    expect(img?.getAttribute('src')).toBe('/pictures/ext-villa-01-0a1b2c3d-600.webp');
    expect([source, img].map((element) => element?.getAttribute('sizes'))).toEqual([
      pictureSizes.card,
      pictureSizes.card,
    ]);
  });

  it('keeps its place while it loads, and waits until it comes near', () => {
    render(<Picture picture={villa} sizes="card" />);
    expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['1360', '907']);
    expect(image().getAttribute('loading')).toBe('lazy');
    expect(image().hasAttribute('fetchpriority')).toBe(false);
  });

  it('comes first when it is eager', () => {
    render(<Picture picture={villa} sizes="hero" eager />);
    expect([image().getAttribute('loading'), image().getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
  });

  it('writes no style, which the security policy forbids, and no empty class', () => {
    render(<Picture picture={villa} sizes="thumb" />);
    expect(image().hasAttribute('style')).toBe(false);
    expect(image().hasAttribute('class')).toBe(false);
  });

  it('says which part must stay in view, in words of the style sheet', () => {
    render(<Picture picture={{ ...villa, focus: '25 75' }} sizes="card" />);
    expect([image().dataset.focus, image().hasAttribute('style')]).toEqual(['25 75', false]);
  });

  it('falls back to the widest of a narrow picture', () => {
    render(<Picture picture={{ ...villa, width: 450, height: 300, widths: [100, 400, 450] }} sizes="card" />);
    expect(image().getAttribute('src')).toBe('/pictures/ext-villa-01-0a1b2c3d-450.webp');
  });

  it('knows the address of its files', () => {
    expect(pictureUrl(villa, 400, 'avif')).toBe('/pictures/ext-villa-01-0a1b2c3d-400.avif');
  });
});
