import styled from '@emotion/styled';
import { Container } from '../../components/Container';
import { Kicker } from '../../components/Kicker';
import { Picture, type PictureData } from '../../components/Picture';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';
import { Breadcrumbs } from '../../components/Breadcrumbs';

type StatementProps = {
  title: string;
  kicker: string | null;
  statement: string | null;
  picture?: PictureData | null;
  alt?: string;
  breadcrumbs: readonly { readonly title: string; readonly path: string }[];
  breadcrumbsLabel: string;
};

/** A hero with a statement in the largest type beside a tall picture. */
export const Statement = ({
  title,
  kicker,
  statement,
  picture,
  alt = '',
  breadcrumbs,
  breadcrumbsLabel,
}: StatementProps) => (
  <Container>
    <Columns data-picture={Boolean(picture)}>
      <div>
        <Breadcrumbs label={breadcrumbsLabel} items={breadcrumbs} />
        {kicker && <Kicker>{kicker}</Kicker>}
        <h1>{title}</h1>
        {statement && <Words>{statement}</Words>}
      </div>
      {picture && (
        <Picture
          picture={picture}
          alt={alt}
          isEager
          aspectRatio={0.75}
          sizes="(min-width: 1240px) 370px, (min-width: 960px) 32vw, 92vw"
        />
      )}
    </Columns>
  </Container>
);

const Columns = styled.header({
  display: 'grid',
  gap: space(5),
  marginBottom: space(5),
  [media.md]: {
    marginBottom: space(8),
    '&[data-picture="true"]': {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: space(3),
      '& > :first-of-type': { gridColumn: '1 / 9' },
      '& > :last-of-type': { gridColumn: '9 / 13', alignSelf: 'end' },
    },
  },
});

const Words = styled.p({
  marginTop: space(5),
  paddingTop: space(3),
  borderTop: `2px solid ${color.signal}`,
  maxWidth: '22em',
  fontFamily: font.display,
  fontWeight: 600,
  fontSize: 'clamp(1.625rem, 1.2rem + 1.8vw, 2.75rem)',
  lineHeight: 1.16,
  letterSpacing: '-0.025em',
});
