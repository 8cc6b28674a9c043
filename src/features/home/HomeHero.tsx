import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Container } from '../../components/Container';
import { Kicker } from '../../components/Kicker';
import { ButtonSection } from '../../sections/button/ButtonSection';
import { Picture, type PictureData } from '../../components/Picture';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';

type HomeHeroProps = {
  title: string;
  kicker: string | null;
  introduction: string | null;
  picture?: PictureData | null;
  alt?: string;
  callToAction?: Queries.ButtonSectionFragment | null;
  /** Below a picture, on wide windows beside it at the foot of the text. */
  children?: ReactNode;
};

/** The hero of a home page: full-width title, introduction, and a picture that extends to the end edge of the window. */
export const HomeHero = ({
  title,
  kicker,
  introduction,
  picture,
  alt = '',
  callToAction,
  children,
}: HomeHeroProps) => (
  <Container data-hero="home">
    {kicker && <Kicker>{kicker}</Kicker>}
    <Title>{title}</Title>
    <Lower data-picture={Boolean(picture)}>
      <Words>
        {introduction && <Introduction>{introduction}</Introduction>}
        {callToAction && <ButtonSection section={callToAction} />}
      </Words>
      {picture && (
        <HeadPicture
          picture={picture}
          alt={alt}
          isEager
          aspectRatio={1.5}
          sizes="(min-width: 960px) 50vw, 100vw"
        />
      )}
      {picture && children}
    </Lower>
  </Container>
);

const Title = styled.h1({
  fontSize: size.display,
  lineHeight: 0.92,
  letterSpacing: '-0.045em',
  // The side bearing of so large a letter.
  marginInlineStart: '-0.05em',
  // On wide windows it runs on beyond the column, as the picture below it does, instead of into a second line.
  [media.md]: { marginInlineEnd: `calc(var(--bleed) + ${space(5)})` },
});

const Lower = styled.div({
  display: 'grid',
  gap: space(4),
  marginTop: space(4),
  marginBottom: space(6),
  [media.md]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: space(3),
    marginTop: space(7),
  },
});

const Words = styled.div({
  display: 'grid',
  gap: space(3),
  justifyItems: 'start',
  [media.md]: { gridColumn: '1 / 6', alignContent: 'start' },
});

const Introduction = styled.p({ color: color.inkSoft, fontSize: size.lead, lineHeight: 1.4 });

const HeadPicture = styled(Picture)({
  justifySelf: 'stretch',
  maxWidth: 'none',
  maxHeight: '46rem',
  marginInline: 'var(--bleed)',
  [media.md]: { gridArea: '1 / 7 / 3 / 13', marginInlineStart: 0 },
});
