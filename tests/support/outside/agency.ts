// An agency that uses features the sample does not: embedded players, a map of another host, and tags that need consent.

/** No home of the sample has this number, so the build has no page of it. */
export const outsideHome = { id: 990_001, path: '/te-koop/hasselt/appartement/990001/' };
export const mapStyle = 'https://tiles.example/styles/calm.json';

export const measurement = {
  campaigns: true,
  tagManager: 'GTM-HEEM42',
  pixel: '1234567890123',
  hosts: ['https://*.google-analytics.com'],
  consentMonths: 6,
  consentVersion: 2,
};

export const videos = [
  { link: 'https://youtu.be/abcDEF-_123', title: 'Film on YouTube', host: 'www.youtube-nocookie.com' },
  { link: 'https://vimeo.com/123456789', title: 'Film on Vimeo', host: 'player.vimeo.com' },
  { link: 'https://www.facebook.com/heem/videos/123456/', title: 'Film on Facebook', host: 'www.facebook.com' },
  { link: 'https://www.tvl.be/wonen/123', title: 'Item of TVL', host: 'www.tvl.be' },
];
export const tours = [
  { link: 'https://my.matterport.com/show/?m=abc', title: 'Tour in 3D', host: 'my.matterport.com' },
  { link: 'https://tours.yisual.com/123', title: 'Tour of Yisual', host: 'tours.yisual.com' },
];
