import styled from '@emotion/styled';
import { Button } from '../components/Button';
import { Container } from '../components/Container';
import { PageSection } from '../sections/SectionList';
import { color, size, space } from '../theme/tokens';

type ClosingCallProps = {
  question: string;
  /** The link of the contact page. */
  contact?: { readonly title: string; readonly href: string | null } | null;
};

/** A question at the end of a page and a button to the contact page; renders nothing without such a page. */
export const ClosingCall = ({ question, contact }: ClosingCallProps) =>
  contact?.href && (
    <PageSection>
      <Container>
        <Row>
          <h2>{question}</h2>
          <Button kind="link" link={contact.href}>
            {contact.title}
          </Button>
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
