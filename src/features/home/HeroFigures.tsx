import styled from '@emotion/styled';
import { Figures } from '../../components/Figures';
import type { SectionData } from '../../sections/sectionRegistry';
import { size, space } from '../../theme/tokens';

type KeyFigures = Extract<SectionData, { __typename: 'ContentfulKeyFigures' }>;

/** Whether a section is a row of figures, which a hero has room for. */
export const isRowOfFigures = (section: SectionData): section is KeyFigures =>
  section.__typename === 'ContentfulKeyFigures' && section.layout !== 'Story';

/** Figures in small type, two and two. */
export const HeroFigures = ({ section: { anchor, figures } }: { section: KeyFigures }) => (
  <Small id={anchor ?? undefined}>
    <Figures figures={figures} />
  </Small>
);

const Small = styled.div({
  '& > dl': { gap: `${space(1.5)} ${space(3)}` },
  '& > dl > div': { flexBasis: '40%', paddingTop: space(1.5) },
  '& > dl dt': { fontSize: size.small },
  '& > dl dd': { fontSize: size.h3, lineHeight: 'inherit', letterSpacing: 'normal' },
  '@media (min-width: 1240px)': { gridArea: '2 / 1 / 3 / 6', alignSelf: 'end' },
});
