import { describe, expect, it } from 'vitest';
import { pastedLink, tourLink, videoLink } from '@/lib/media/links';
import { frameSource, isUnder } from '@/lib/security/embed-hosts';

const youtubePage = 'https://www.youtube.com/watch?v=abcDEF-_123';

describe('a video link', () => {
  it.each([
    youtubePage,
    'https://youtube.com/watch?list=x&v=abcDEF-_123',
    'https://m.youtube.com/watch?v=abcDEF-_123&t=5',
    'https://youtu.be/abcDEF-_123?si=x',
    'https://www.youtube.com/embed/abcDEF-_123',
    'https://www.youtube.com/shorts/abcDEF-_123/',
    'https://www.youtube.com/live/abcDEF-_123?feature=share',
    'https://music.youtube.com/watch?v=abcDEF-_123',
    'https://www.youtube-nocookie.com/embed/abcDEF-_123?start=3',
  ])('is YouTube: %s', (link) =>
    expect(videoLink(link)).toEqual({
      kind: 'youtube',
      page: youtubePage,
      player: { element: 'frame', src: 'https://www.youtube-nocookie.com/embed/abcDEF-_123?autoplay=1&rel=0' },
    }),
  );

  it.each([
    ['https://vimeo.com/123', 'https://player.vimeo.com/video/123?autoplay=1&dnt=1'],
    ['https://player.vimeo.com/video/123', 'https://player.vimeo.com/video/123?autoplay=1&dnt=1'],
    ['https://vimeo.com/channels/staffpicks/123', 'https://player.vimeo.com/video/123?autoplay=1&dnt=1'],
    ['https://vimeo.com/groups/homes/videos/123', 'https://player.vimeo.com/video/123?autoplay=1&dnt=1'],
    ['https://vimeo.com/showcase/9/video/123?share=copy', 'https://player.vimeo.com/video/123?autoplay=1&dnt=1'],
    ['https://vimeo.com/manage/videos/123/0a1b2c', 'https://player.vimeo.com/video/123?autoplay=1&dnt=1&h=0a1b2c'],
    ['https://player.vimeo.com/video/123?h=0a1b2c&x=1', 'https://player.vimeo.com/video/123?autoplay=1&dnt=1&h=0a1b2c'],
    ['https://vimeo.com/123/0a1b2c', 'https://player.vimeo.com/video/123?autoplay=1&dnt=1&h=0a1b2c'],
  ])('is Vimeo: %s', (link, src) => expect(videoLink(link)).toMatchObject({ kind: 'vimeo', player: { src } }));

  it.each(['https://www.facebook.com/heem/videos/123456/', 'https://www.facebook.com/watch/?v=123456'])(
    'is Facebook: %s',
    (link) => {
      const src = `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(link)}`;
      expect(videoLink(link)).toEqual({ kind: 'facebook', page: link, player: { element: 'frame', src } });
    },
  );

  it.each(['mp4', 'mov', 'webm'])('is a file that browsers play: %s', (type) =>
    expect(videoLink(`walk.${type}`)).toEqual({
      kind: 'file',
      page: `/videos/walk.${type}`,
      player: { element: 'video', src: `/videos/walk.${type}` },
    }),
  );

  it.each(['wmv', 'avi', 'flv'])('is a file to download: %s', (type) => {
    const page = `https://files.example/a/Walk.${type.toUpperCase()}`;
    expect(videoLink(page)).toEqual({ kind: 'file', page, player: null });
  });

  it('is TVL, by the end of the host', () => expect(videoLink('https://www.tvl.be/a/b')?.kind).toBe('tvl'));

  it.each([
    'https://www.youtube.com/watch?v=abcDEF-_12',
    'https://www.youtube.com/watch?v=abcDEF-_1234',
    'https://youtube.com.evil.example/watch?v=abcDEF-_123',
    'https://notyoutube.com/watch?v=abcDEF-_123',
    'http://www.youtube.com/watch?v=abcDEF-_123',
    'https://www.youtube.com/playlist?list=PLabc',
    'https://www.youtube.com/@heem',
    'https://vimeo.com/channels/abc',
    'https://vimeo.com/12a',
    'https://www.facebook.com/heem/photos/123/',
    'https://www.facebook.com/watch/?v=abc',
    'https://tvl.be.example/a',
    'https://files.example/walk.exe',
    'https://user@files.example/walk.mp4',
    'walk.exe',
    '../walk.mp4',
    'javascript:alert(1)//.mp4',
    '',
  ])('is none of these: %j', (link) => expect(videoLink(link)).toBeNull());
});

describe('a tour link', () => {
  it.each([
    ['https://my.matterport.com/show/?m=a', 'tour3d'],
    ['https://yisual.com/t/1', 'yisual'],
  ])('%s', (link, kind) => expect(tourLink(link)).toMatchObject({ kind, page: link, player: { src: link } }));

  it.each(['https://mymatterport.com/x', 'https://matterport.com.example/', 'https://vimeo.com/1', 'walk.mp4'])(
    'is none of these: %s',
    (link) => expect(tourLink(link)).toBeNull(),
  );
});

it.each([
  'https://my.matterport.com/models/abcDEF12345?section=media',
  'https://discover.matterport.com/space/abcDEF12345',
])('a page about a tour is the tour: %s', (link) =>
  expect(tourLink(link)).toMatchObject({ kind: 'tour3d', page: 'https://my.matterport.com/show/?m=abcDEF12345' }),
);

it.each([
  [' https://youtu.be/abcDEF-_123 ', 'https://youtu.be/abcDEF-_123'],
  ['http://vimeo.com/123', 'https://vimeo.com/123'],
  ['www.youtube.com/watch?v=abcDEF-_123', 'https://www.youtube.com/watch?v=abcDEF-_123'],
  [
    '<iframe width="560" src="https://www.youtube.com/embed/abcDEF-_123?si=x&amp;start=3" allowfullscreen></iframe>',
    'https://www.youtube.com/embed/abcDEF-_123?si=x&start=3',
  ],
  ["<div><iframe src='//player.vimeo.com/video/1?h=2'></iframe></div>", 'https://player.vimeo.com/video/1?h=2'],
  ['walk.mp4', 'walk.mp4'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('the address in what was pasted: %j', (text, address) => expect(pastedLink(text)).toBe(address));

describe('hosts', () => {
  it('end in a suffix, which is not any part of them', () => {
    expect(isUnder('my.matterport.com', 'matterport.com')).toBe(true);
    expect(isUnder('matterport.com', 'matterport.com')).toBe(true);
    expect(isUnder('matterport.com.evil.example', 'matterport.com')).toBe(false);
    expect(isUnder('evilmatterport.com', 'matterport.com')).toBe(false);
  });

  it('may be in a frame only if they are known, over https', () => {
    expect(frameSource('https://player.vimeo.com/video/1?h=2')).toBe('https://player.vimeo.com');
    expect(frameSource('https://my.matterport.com/show/?m=1')).toBe('https://my.matterport.com');
    for (const address of ['http://player.vimeo.com/', 'https://vimeo.com/1', 'https://evil.example/', '/videos/a.mp4'])
      expect(frameSource(address)).toBeNull();
  });
});
