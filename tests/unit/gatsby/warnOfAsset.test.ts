import type { ContentNode } from '~/gatsby/content/contentNode';
import { warnOfAsset } from '~/gatsby/images/downloadAsset';

test('a broken file is named once, in one line, whatever says what is wrong with it', () => {
  const lines: string[] = [];
  const reporter = { warn: (line: string) => void lines.push(line) };
  const asset = { title: 'Map', contentful_id: 'map', url: 'https://x/map.png' } as unknown;
  const tools = { reporter } as unknown as Parameters<typeof warnOfAsset>[2];
  const dump = new Error(`unsupported image format:\n${'00 '.repeat(500)}`);
  for (let page = 0; page < 3; page += 1) warnOfAsset(asset as ContentNode, dump, tools);
  expect(lines).toEqual([
    'The file of the asset "Map" (map) is left out: unsupported image format. Upload it again, or another one in its place.',
  ]);
});
