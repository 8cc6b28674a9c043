import { menuMinWidth } from '../../../src/features/navigation/header/menuMinWidth';

const entry = (title: string, more: { href?: string; children?: number } = {}) => ({
  title,
  href: more.href ?? null,
  isExternalLink: false,
  isOpenInNewWindow: false,
  children: Array.from({ length: more.children ?? 0 }, (_, index) => ({
    title: `Child ${index}`,
    href: '/child',
    isExternalLink: false,
    isOpenInNewWindow: false,
  })),
});

describe('the width that a menu needs', () => {
  it('grows with each label, and with the marks beside it', () => {
    const one = menuMinWidth([entry('Insights')], undefined, 'US');
    expect(menuMinWidth([entry('Insights'), entry('Investors')], undefined, 'US')).toBeGreaterThan(
      one,
    );
    expect(menuMinWidth([entry('Perspectivas y publicaciones')], undefined, 'US')).toBeGreaterThan(
      one,
    );
    expect(menuMinWidth([entry('Insights')], 'Contact our team', 'US')).toBeGreaterThan(one);
  });

  it('counts ideographs as wide as they are', () => {
    const latin = menuMinWidth([entry('aaaaaaaaaaaa')], undefined, 'CN');
    expect(menuMinWidth([entry('数字化咨询服务与解决方案')], undefined, 'CN')).toBeGreaterThan(
      latin,
    );
  });

  it('comes in steps of two em', () => {
    for (const title of ['a', 'ab', 'abc', 'abcd', 'abcde']) {
      expect(menuMinWidth([entry(title)], undefined, 'US') % 2).toBe(0);
    }
  });

  it('needs no more than the logo and the tools without a menu', () => {
    expect(menuMinWidth([], undefined, '')).toBeLessThan(24);
  });
});
