import styled from '@emotion/styled';
import { ArrowLink } from '~/src/components/ArrowLink';
import { Container } from '~/src/components/Container';
import { PageSection } from '~/src/sections/SectionList';
import { media } from '~/src/theme/media';
import { color, duration, size, space } from '~/src/theme/tokens';

type ContactCallProps = {
  question: string;
  /** The link of the contact page. */
  contact?: Queries.MenuLinkFragment | null;
};

/** A question at the end of a key play and a link to the contact page, on a tint; renders nothing without such a page. */
export const ContactCall = ({ question, contact }: ContactCallProps) =>
  contact?.href && (
    <Band data-section="ContentfulKeyFigures">
      <Container>
        <Row>
          <h2>{question}</h2>
          <ArrowLink link={contact.href}>{contact.title}</ArrowLink>
        </Row>
      </Container>
    </Band>
  );

/** Ends where the footer begins: the margin takes back the room that pages leave below their last section. */
const Band = styled(PageSection)({
  '&[data-section]': { marginBottom: `calc(-1 * ${space(12)})` },
});

const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  '& h2': { maxWidth: '16em' },
  // As a button looks.
  '& a': {
    minHeight: 52,
    paddingInline: space(3),
    borderRadius: 2,
    // Forced colours drop the background.
    border: '1px solid transparent',
    background: color.ink,
    color: color.paper,
    fontSize: size.control,
    transition: `background ${duration.quick}ms`,
    [media.hover]: { '&:hover': { background: color.signalText } },
  },
  '& a > span': { paddingBottom: 0, backgroundImage: 'none' },
});
