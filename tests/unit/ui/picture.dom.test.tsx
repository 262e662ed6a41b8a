// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture, pictureUrl } from '@/components/ui/picture';
import { pictureSizes } from '@/components/ui/picture-sizes';
import type { PictureView } from '@/lib/catalogue/pictures/picture-views';

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
    expect(pictureUrl(villa, 400, 'avif')).toBe('/pictures/ext-villa-01-0a1b2c3d-400.avif');
    expect(source?.getAttribute('srcset')).toBe(
      villa.widths.map((width) => `${pictureUrl(villa, width, 'avif')} ${width}w`).join(', '),
    );
    expect(img?.getAttribute('srcset')).toContain('/pictures/ext-villa-01-0a1b2c3d-1360.webp 1360w');
    expect(img?.getAttribute('src')).toBe('/pictures/ext-villa-01-0a1b2c3d-600.webp');
    for (const element of [source, img]) expect(element?.getAttribute('sizes')).toBe(pictureSizes.card);
  });

  it('keeps its place while it loads, and waits until it comes near unless it is eager', () => {
    const attributes = () => ['width', 'height', 'loading', 'fetchpriority'].map((name) => image().getAttribute(name));
    const { rerender } = render(<Picture picture={villa} sizes="card" />);
    expect(attributes()).toEqual(['1360', '907', 'lazy', null]);
    rerender(<Picture picture={villa} sizes="hero" eager />);
    expect(attributes()).toEqual(['1360', '907', 'eager', 'high']);
  });

  it('writes no style, which the security policy forbids, and says in words which part must stay in view', () => {
    const attributes = () => ['style', 'class', 'data-focus'].map((name) => image().getAttribute(name));
    const { rerender } = render(<Picture picture={villa} sizes="thumb" />);
    expect(attributes()).toEqual([null, null, null]);
    rerender(<Picture picture={{ ...villa, focus: '25 75' }} sizes="card" />);
    expect(attributes()).toEqual([null, null, '25 75']);
  });

  it('falls back to the widest of a narrow picture', () => {
    render(<Picture picture={{ ...villa, width: 450, height: 300, widths: [100, 400, 450] }} sizes="card" />);
    expect(image().getAttribute('src')).toBe('/pictures/ext-villa-01-0a1b2c3d-450.webp');
  });
});
