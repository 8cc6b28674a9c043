import styled from '@emotion/styled';
import type { CSSProperties, ReactNode } from 'react';
import { Container } from '../components/Container';
import { accentStyle, Kicker } from '../components/Kicker';
import { Picture, type PictureData } from '../components/Picture';
import { color, size } from '../theme/tokens';
import { Breadcrumbs } from '../components/Breadcrumbs';

/**
 * The layout of title and picture: stacked, with an indented introduction; the same with a low picture; side by side; or a large title above
 * an introduction in the text column. The styles
 * are in theme/layout.css.
 */
export type HeroLayout = 'band' | 'band-low' | 'split' | 'article';

type PageHeroProps = {
  layout?: HeroLayout;
  title: string;
  kicker?: string | null;
  introduction?: string | null;
  picture?: PictureData | null;
  alt?: string;
  /** A drawing, where there is no picture. */
  drawing?: ReactNode;
  accent?: string | null;
  breadcrumbs?: readonly { readonly title: string; readonly path: string }[];
  breadcrumbsLabel?: string;
  /** Below the introduction: metadata, filters, buttons. */
  children?: ReactNode;
};

/** The hero of a page: breadcrumbs, title, introduction, picture. */
export const PageHero = ({
  layout = 'band',
  title,
  kicker,
  introduction,
  picture,
  alt = '',
  drawing,
  accent,
  breadcrumbs = [],
  breadcrumbsLabel = '',
  children,
}: PageHeroProps) => (
  <Container data-hero={layout}>
    <header>
      <Breadcrumbs label={breadcrumbsLabel} items={breadcrumbs} />
      {kicker && <Kicker style={accentStyle(accent)}>{kicker}</Kicker>}
      <h1 style={layout === 'article' ? lengthStyle(title) : undefined}>{title}</h1>
      {(introduction || children) && (
        <div>
          {introduction && <Introduction>{introduction}</Introduction>}
          {children}
        </div>
      )}
    </header>
    {picture ? (
      <Picture
        picture={picture}
        alt={alt}
        isEager
        sizes={layout === 'split' ? '(min-width: 960px) 50vw, 100vw' : '100vw'}
      />
    ) : (
      drawing
    )}
  </Container>
);

/** Long titles of articles are smaller. */
const lengthStyle = (title: string) => ({ '--length': title.length }) as CSSProperties;

const Introduction = styled.p({ fontSize: size.lead, lineHeight: 1.4, color: color.inkSoft });
