import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isZip, unzip } from '@/lib/import/delivery';
import { type Packed, zipOf } from '@/tests/support/import/agency';

const maxBytes = 200e6;
const feed: Packed = { name: 'feed.xml', content: '<root/>' };
const picture = (name: string): Packed => ({ name, content: `picture ${name}` });

/** The content of the picture that the feed of this archive calls so; undefined if there is none. */
async function held(archive: Buffer, name: string): Promise<string | undefined> {
  const file = await (await unzip(archive, maxBytes)).find(name);
  return file && String(await file.read(1000));
}

describe('an archive', () => {
  it.each([
    ['feed.xml', 'a.jpg', 'a.jpg'],
    ['feed.xml', 'A.JPG', 'a.jpg'],
    ['feed.xml', 'bilder/1/a.jpg', String.raw`Bilder\1\A.jpg`],
    ['feed.xml', String.raw`bilder\a.jpg`, './bilder/a.jpg'],
    ['export/feed.json', 'export/a.jpg', 'a.jpg'],
    ['export/feed.XML', 'bilder/a.jpg', '../bilder/a.jpg'],
    ['feed.xml', 'ku\u0308che.jpg', 'K\u00dcCHE.jpg'],
  ])('has for %s and %s the file that the feed calls %s', async (name, own, called) => {
    expect(await held(zipOf({ ...feed, name }, picture(own)), called)).toBe(`picture ${own}`);
  });

  it('has each of two files that differ in capitals alone', async () => {
    const archive = zipOf(feed, picture('a.jpg'), picture('A.jpg'));
    expect(await held(archive, 'a.jpg')).toEqual('picture a.jpg');
    expect(await held(archive, 'A.jpg')).toEqual('picture A.jpg');
  });

  it.each(['b.jpg', '../a.jpg', '/etc/passwd', 'C:\\a.jpg', '', '.', '__proto__', 'folder/'])(
    'has no %j',
    async (name) => {
      expect(await held(zipOf(feed, picture('a.jpg'), { name: 'folder/', content: '' }), name)).toBeUndefined();
    },
  );

  it('made by macOS has one feed', async () => {
    expect(String((await unzip(zipOf(feed, { ...feed, name: '__MACOSX/._feed.xml' }), maxBytes)).feed)).toBe('<root/>');
  });

  it('is recognized by its content', () => {
    expect([zipOf(feed), Buffer.from('<root/>'), Buffer.from('[]'), Buffer.alloc(0)].map(isZip)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

const withContent = (says: Packed['says'], name = feed.name): Packed => ({ ...feed, name, says });

describe('an archive is refused', () => {
  it.each([
    ['cut short', zipOf(feed).subarray(0, 60), 'End of central directory'],
    ['empty', zipOf(), 'found none'],
    ['without a feed', zipOf(picture('a.jpg')), 'found none'],
    ['with two feeds', zipOf(feed, { ...feed, name: 'b/feed.json' }), 'found 2'],
    ['with a name that leads out of it', zipOf(feed, picture('../a.jpg')), 'invalid relative path'],
    ['with a name that leads out of it on Windows', zipOf(feed, picture('b\\..\\..\\a.jpg')), 'invalid relative path'],
    ['with a whole path', zipOf(feed, picture('/etc/a.jpg')), 'absolute path'],
    ['with the path of a drive', zipOf(feed, picture('C:\\a.jpg')), 'absolute path'],
    ['encrypted', zipOf(feed, { ...picture('a.jpg'), says: { flags: 1 } }), 'is encrypted'],
    ['packed in a way of its own', zipOf(withContent({ method: 12 })), 'unsupported compression method'],
    ['with another checksum', zipOf(withContent({ checksum: 1 })), 'another checksum'],
    ['whose feed is too large', zipOf(withContent({ bytes: maxBytes + 1 })), 'larger than 200 MB'],
    [
      'whose feed is larger than it says',
      zipOf({ ...feed, content: Buffer.alloc(5e6), says: { bytes: 100 } }),
      'damaged',
    ],
    ['whose feed is smaller than it says', zipOf(withContent({ bytes: 100 })), 'damaged'],
    [
      'too large as a whole',
      zipOf(feed, ...'abcdef'.split('').map((name) => withContent({ bytes: maxBytes }, name))),
      '1000 MB',
    ],
    ['with too many files', zipOf(...Array(20_001).fill(feed)), 'more than 20000 files'],
  ])('%s', async (_, archive, why) => {
    await expect(unzip(archive, maxBytes)).rejects.toThrow(why);
  });

  it('with changed bytes, or returns the packed contents', async () => {
    const files = [feed, picture('a.jpg'), picture('b.jpg')];
    const sound = zipOf(...files);
    const contents = files.map(({ content }) => content);
    const change = fc.record({ at: fc.nat(sound.length - 1), byte: fc.nat(255) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), fc.nat(2), async (changes, cut) => {
        const archive = Buffer.from(sound.subarray(0, sound.length - cut));
        for (const { at, byte } of changes) archive.writeUInt8(byte, Math.min(at, archive.length - 1));
        const had = await Promise.allSettled(['a.jpg', 'b.jpg'].map((name) => held(archive, name)));
        for (const one of had)
          if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Error);
          else if (one.value !== undefined) expect(contents).toContain(one.value);
      }),
    );
  });
});
