import { memoizeByNode } from '~/gatsby/content/memoizeByNode';

it('reads a node once, and one that has replaced it again', () => {
  const read = jest.fn(({ title }: { title: string }) => title);
  const titleOf = memoizeByNode(read);
  const node = { title: '' };
  expect([titleOf(node), titleOf(node), titleOf({ title: 'new' })]).toEqual(['', '', 'new']);
  expect(read).toHaveBeenCalledTimes(2);
});
