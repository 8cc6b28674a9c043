import styled from '@emotion/styled';
import { Button } from '../../components/Button';
import { Container } from '../../components/Container';
import { PageSection } from '../../sections/SectionList';
import { space } from '../../theme/tokens';

type ContactCallProps = {
  question: string;
  site: Queries.ContactLinkFragment;
};

/** A question at the end of a page and a link to the contact page, on a tint; renders nothing without such a page. */
export const ContactCall = ({ question, site }: ContactCallProps) => {
  const contact = site.entry.header?.contactUs?.menuLink;
  if (!contact?.href) return null;
  return (
    <Band data-section="ContentfulKeyFigures">
      <Container>
        <Row>
          <h2>{question}</h2>
          <Button kind="link" link={contact.href}>
            {contact.title}
          </Button>
        </Row>
      </Container>
    </Band>
  );
};

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
  // The button stays beside it where both fit.
  '& h2': { flex: '1 1 9em', maxWidth: '16em' },
});
