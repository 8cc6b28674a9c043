import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture';
import { phoneLink } from '../../i18n/paths';
import { withoutTag } from '../../i18n/sourceTag';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';

type ContactPersonsProps = {
  title: string;
  persons: readonly Queries.ContactPersonFragment[];
};

/** Who answers: the contact persons of a region with their topics; renders nothing if there are none. */
export const ContactPersons = ({ title, persons }: ContactPersonsProps) =>
  persons.length === 0 ? null : (
    <Persons aria-labelledby="contact-persons" suppressHydrationWarning>
      <h2 id="contact-persons">{title}</h2>
      <List>
        {persons.map(({ contentful_id, name, jobTitle, topic, photo, email, phone }) => (
          <li key={contentful_id}>
            {photo?.picture && (
              <Picture
                picture={photo.picture}
                alt=""
                aspectRatio={1}
                sizes="(min-width: 960px) 128px, (min-width: 600px) 72px, 56px"
              />
            )}
            <div>
              {topic && <Topic>{topic}</Topic>}
              <h3>{name}</h3>
              <p>{jobTitle}</p>
              {email && (
                <a href={`mailto:${withoutTag(email)}`}>
                  {email.slice(0, email.indexOf('@'))}
                  <wbr />
                  {email.slice(email.indexOf('@'))}
                </a>
              )}
              {phone && <a href={phoneLink(phone)}>{phone}</a>}
            </div>
          </li>
        ))}
      </List>
    </Persons>
  );

const Persons = styled.section({
  marginBottom: space(5),
  '& h2': { marginBottom: space(2.5), fontSize: size.h4 },
  [media.md]: { alignSelf: 'end', marginBottom: space(4) },
});

const List = styled.ul({
  display: 'grid',
  gap: space(3),
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    alignItems: 'start',
    gap: space(2),
    fontSize: size.meta,
    [media.md]: { gridTemplateColumns: '128px minmax(0, 1fr)', gap: space(3) },
  },
  '& li > div:last-of-type': { gridColumn: 2 },
  // Most addresses fit one line.
  [media.belowSm]: {
    '& li': { gridTemplateColumns: '56px minmax(0, 1fr)' },
    '& a': { fontSize: size.small },
  },
  '& h3': { fontSize: size.h4 },
  '& h3 + p': { color: color.inkSoft },
  '& a': {
    display: 'block',
    width: 'fit-content',
    paddingBlock: 4,
    overflowWrap: 'anywhere',
    textDecorationColor: color.signal,
    textDecorationThickness: 2,
  },
});

const Topic = styled.p({ marginBottom: space(0.5), fontSize: size.small, fontWeight: 600 });

export const fragment = graphql`
  fragment ContactPerson on ContentfulContactPerson {
    contentful_id
    name
    jobTitle
    topic
    email
    phone
    photo {
      picture
    }
  }
`;
