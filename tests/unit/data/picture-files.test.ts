import { truncateSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Folder } from './folder';

it('a picture as large as no camera makes it', () => {
  const folder = new Folder().remove('pictures').write('pictures/ext-villa-01.jpg', '');
  truncateSync(path.join(folder.dir, 'pictures/ext-villa-01.jpg'), 21e6);
  expect(folder.issues()).toContainEqual({
    file: 'pictures/ext-villa-01.jpg',
    path: '',
    expected: 'a picture of at most 20 MB',
    found: '"21 MB"',
  });
});

it('two pictures of one name with other endings', () => {
  const folder = new Folder().remove('pictures').write('pictures/ext-villa-01.png', '');
  folder.repeatFirst('pictures.json', { id: 'front', file: 'ext-villa-01.png' });
  expect(folder.issues().filter(({ path }) => path === 'front.file')).toEqual([
    {
      file: 'pictures.json',
      path: 'front.file',
      expected: 'a name that no other has, whatever its ending (ext-villa-01.jpg)',
      found: '"ext-villa-01.png"',
    },
  ]);
});

it.each(['Mijn foto.jpg', 'foto.JPG', '../foto.jpg'])('a picture with a name that is no address: %s', (file) =>
  expect(new Folder().repeatFirst('pictures.json', { id: 'front', file }).places()).toEqual([
    expect.stringMatching(/^pictures\.json items\.\d+\.file$/),
  ]),
);
