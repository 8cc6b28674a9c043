import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Container, containerSizes } from '../components/Container';
import { accentStyle, Kicker } from '../components/Kicker';
import { Picture, type PictureData } from '../components/Picture';
import { media } from '../theme/media';
import { color, size, space } from '../theme/tokens';
import { Breadcrumbs } from '../components/Breadcrumbs';

type PageHeroProps = {
  title: string;
  kicker?: string | null;
  introduction?: string | null;
  picture?: PictureData | null;
  alt?: string;
  accent?: string | null;
  breadcrumbs?: readonly { readonly title: string; readonly path: string }[];
  breadcrumbsLabel?: string;
  /** Below the introduction: metadata, filters, buttons. */
  children?: ReactNode;
};

/** The hero of a page: breadcrumbs, title, introduction, picture. */
export const PageHero = ({
  title,
  kicker,
  introduction,
  picture,
  alt = '',
  accent,
  breadcrumbs = [],
  breadcrumbsLabel = '',
  children,
}: PageHeroProps) => (
  <Container>
    <Head>
      <Breadcrumbs label={breadcrumbsLabel} items={breadcrumbs} />
      {kicker && <Kicker style={accent ? accentStyle(accent) : undefined}>{kicker}</Kicker>}
      <h1>{title}</h1>
      {(introduction || children) && (
        <Lower>
          {introduction && <Introduction>{introduction}</Introduction>}
          {children}
        </Lower>
      )}
    </Head>
    {picture && (
      <HeadPicture picture={picture} alt={alt} isEager aspectRatio={2.4} sizes={containerSizes} />
    )}
  </Container>
);

const Head = styled.header({
  marginBottom: space(5),
  [media.md]: { marginBottom: space(8) },
  '& h1': { maxWidth: '16em' },
});

const Lower = styled.div({
  marginTop: space(4),
  [media.md]: { marginTop: space(5), marginLeft: 'calc(25% + 6px)', maxWidth: '44rem' },
});

const Introduction = styled.p({ fontSize: size.lead, lineHeight: 1.4, color: color.inkSoft });

const HeadPicture = styled(Picture)({ marginBottom: space(4) });
