// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Player } from '@/components/property/player';

const show = (element: 'frame' | 'video', src: string) =>
  render(
    <Player player={{ element, src }} title="Drone" poster="/pictures/a.webp">
      <a href="https://www.youtube.com/watch?v=abcDEF-_123">Watch</a>
    </Player>,
  );

describe('Player', () => {
  it('is a link until it is clicked, then plays a platform’s video in its place, and takes the focus', async () => {
    const { container } = show('frame', 'https://www.youtube-nocookie.com/embed/abcDEF-_123');
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://www.youtube.com/watch?v=abcDEF-_123');
    expect(container.querySelector('iframe, video, img')).toBeNull();
    await userEvent.click(screen.getByRole('link'));
    const frame = screen.getByTitle('Drone');
    expect(frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/abcDEF-_123');
    expect(document.activeElement).toBe(frame);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('plays a file of ours with the browser’s own controls', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { container } = show('video', '/videos/walk.mp4');
    await userEvent.click(screen.getByRole('link'));
    expect(container.querySelector('video')).toMatchObject({ controls: true });
  });

  it('leaves a click with a key to the browser', async () => {
    show('frame', 'https://player.vimeo.com/video/1');
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link'));
    expect(screen.queryByTitle('Drone')).toBeNull();
  });
});
