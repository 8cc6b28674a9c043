import styled from '@emotion/styled';
import { ArrowLink } from '~/src/components/ArrowLink';
import { Container } from '~/src/components/Container';
import { PageSection } from '~/src/sections/SectionList';
import { color, size, space } from '~/src/theme/tokens';

type ContactCallProps = {
  question: string;
  /** The link of the contact page. */
  contact?: Queries.MenuLinkFragment | null;
};

/** A question at the end of a key play and a link to the contact page; renders nothing without such a page. */
export const ContactCall = ({ question, contact }: ContactCallProps) =>
  contact?.href && (
    <PageSection>
      <Container>
        <Row>
          <h2>{question}</h2>
          <ArrowLink link={contact.href}>{contact.title}</ArrowLink>
        </Row>
      </Container>
    </PageSection>
  );

const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  paddingTop: space(5),
  borderTop: `1px solid ${color.lineStrong}`,
  '& h2': { maxWidth: '18em', fontSize: size.h3 },
});
