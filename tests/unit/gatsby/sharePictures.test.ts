import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openCardDrawing } from '../../../gatsby/share-pictures/drawCard';
import { pictureFonts } from '../../../gatsby/share-pictures/fonts';
import { cardSchemes, contrast } from '../../../gatsby/share-pictures/schemes';
import { setTitle } from '../../../gatsby/share-pictures/setTitle';
import { cardFileName, cardFolder } from '../../../gatsby/share-pictures/shareCard';
import { writeSharePictures } from '../../../gatsby/share-pictures/writeSharePictures';

const card = { title: 'Données & décisions', kicker: 'Article', site: 'Belgique' };

describe('a title', () => {
  /** Ten pixels a letter at size 20, and so on. */
  const measure = (text: string, size: number) => (text.length * size) / 2;
  const box = {
    width: 200,
    sizes: [
      { size: 40, lines: 2 },
      { size: 20, lines: 3 },
    ],
  };

  it.each([
    ['large where it fits', 'One two', { lines: ['One two'], size: 40 }],
    ['in lines of a length', 'One two three four', { lines: ['One two', 'three four'], size: 40 }],
    [
      'smaller rather than with a broken word',
      'Responsibility',
      { lines: ['Responsibility'], size: 20 },
    ],
    [
      'broken only where a word is wider than the smallest line',
      'Donaudampfschifffahrtsgesellschaft',
      { lines: ['Donaudampfschifffahr', 'tsgesellschaft'], size: 20 },
    ],
    ['empty', '', { lines: [], size: 40 }],
  ])('is set %s', (_how, title, expected) => {
    expect(setTitle(title, box, measure)).toEqual(expected);
  });

  it('that is too long ends in an ellipsis within its box', () => {
    const { lines, size } = setTitle('word '.repeat(40), box, measure);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/…$/);
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(box.width);
  });
});

describe('the brand fonts', () => {
  it('write the letters of every language of the site', () => {
    const text = 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜ àâæçéèêëîïôœùûüÿ ãõáíóú ñ¿¡ — “” ’ … €';
    expect(pictureFonts().display.writable(text)).toBe(text);
    expect(pictureFonts().text.writable(text)).toBe(text);
  });

  it('lose accents that they do not have, and leave out what they cannot write', () => {
    expect(pictureFonts().display.writable('Dvořák 🎻 数据 trio')).toBe('Dvorák trio');
  });
});

describe('a share picture', () => {
  it('is drawn in its size, the same each time', async () => {
    const { draw } = openCardDrawing();
    const [first, again] = [await draw(card), await openCardDrawing().draw(card)];
    const { format, width, height } = await sharp(first).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(first.equals(again)).toBe(true);
  });

  it('has what it says in its name', () => {
    const names = [
      card,
      { ...card, title: 'b' },
      { ...card, kicker: 'b' },
      { ...card, site: 'b' },
      { ...card, accent: '#123456' },
    ].map(cardFileName);
    expect(new Set(names).size).toBe(names.length);
    expect(cardFileName({ ...card })).toBe(names[0]);
  });

  it('shows words that can be read on every ground', () => {
    for (const { ground, title, kicker, quiet } of cardSchemes) {
      for (const words of [title, kicker, quiet]) {
        expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

describe('the share pictures of a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'share-pictures-'));
  const file = join(folder, cardFolder, cardFileName(card));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are drawn once for all pages that say the same, and not again', async () => {
    expect(await writeSharePictures(folder, [card, { ...card }])).toEqual({
      drawn: 1,
      unchanged: 0,
    });
    const { mtimeMs } = statSync(file);
    expect(await writeSharePictures(folder, [card])).toEqual({ drawn: 0, unchanged: 1 });
    expect(statSync(file).mtimeMs).toBe(mtimeMs);
  });

  it('go when no page names them', async () => {
    writeFileSync(join(folder, cardFolder, 'old.jpg'), '');
    const other = { ...card, title: 'Autre' };
    await writeSharePictures(folder, [other]);
    expect(readdirSync(join(folder, cardFolder))).toEqual([cardFileName(other)]);
    expect(readFileSync(join(folder, cardFolder, cardFileName(other))).length).toBeGreaterThan(0);
  });
});
