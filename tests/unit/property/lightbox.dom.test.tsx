// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Lightbox } from '@/components/property/lightbox';
import { PictureLink } from '@/components/property/picture-link';
import { readSlide } from '@/components/property/slides';

const picture = (stem: string) => ({
  stem,
  hash: '0a1b2c3d',
  alt: `The ${stem}`,
  width: 1360,
  height: 907,
  widths: [100, 1360],
});
const words = {
  title: 'Photos, enlarged',
  picture: 'Photo',
  position: 'Photo {index} of {total}',
  pictures: 'Photos',
  plans: 'Plans',
  videos: 'Videos',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  play: 'Start',
  pause: 'Pause',
  zoomIn: 'In',
  zoomOut: 'Out',
};

const show = () =>
  render(
    <>
      {['kitchen', 'garden'].map((stem) => (
        <PictureLink key={stem} picture={picture(stem)} sizes="card" />
      ))}
      <a href="#pictures" data-pictures="">
        All photos
      </a>
      <Lightbox words={words} />
    </>,
  );
const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'The garden' });

describe('Lightbox', () => {
  it('opens over them, and gives the focus back', async () => {
    show();
    await userEvent.click(link());
    expect(await screen.findByRole('dialog', { name: words.title })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(link());
  });

  it('leaves links that open a picture by themselves, and offers each slide at all its widths', () => {
    show();
    expect(link().getAttribute('href')).toBe('/pictures/garden-0a1b2c3d-1360.webp');
    expect(readSlide(link())).toMatchObject({
      alt: 'The garden',
      width: 1360,
      height: 907,
      srcSet: [
        { src: '/pictures/garden-0a1b2c3d-100.webp', width: 100, height: 67 },
        { src: '/pictures/garden-0a1b2c3d-1360.webp', width: 1360, height: 907 },
      ],
    });
  });

  it('leads to the plans and back by its tabs, with the caption of each', async () => {
    render(
      <>
        <PictureLink picture={picture('garden')} sizes="card" />
        <section id="plans">
          <PictureLink picture={picture('floor')} sizes="hero" />
        </section>
        <Lightbox words={words} />
      </>,
    );
    await userEvent.click(link());
    const tab = (name: string) => screen.findByRole('button', { name });
    expect((await tab('Photos')).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(await tab('Plans'));
    await waitFor(async () => expect((await tab('Plans')).getAttribute('aria-pressed')).toBe('true'));
    expect(screen.queryByRole('button', { name: 'Videos' })).toBeNull();
  });
});
