import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { LinkTo } from '~/src/components/LinkTo';
import { writePartnerHash } from '../partnerHash';
import { maximumTags } from '~/src/sections/teaser-list/entryTeaser';
import { media } from '~/src/theme/media';
import { color, size, space } from '~/src/theme/tokens';

type KeyPlayTagsProps = {
  keyPlay: Queries.KeyPlayTagsFragment;
  labels: Queries.KeyPlayTagsLabelsFragment & { readonly relatedServices: string };
  services: readonly { readonly name: string; readonly path: string | null }[];
};

type Tag = { readonly name: string; readonly link?: string };

/** The tags of a key play, at most three of each kind; partners link to their other key plays, services to their pages. */
export const KeyPlayTags = ({ keyPlay, labels, services }: KeyPlayTagsProps) => {
  const groups: { title: string; tags: readonly Tag[] }[] = [
    { title: labels.industries, tags: keyPlay.industries },
    { title: labels.departments, tags: keyPlay.departments },
    {
      title: labels.partners,
      tags: keyPlay.partners.map(({ name, slug }) => ({
        name,
        link: `playbook${writePartnerHash({ isAll: false, partners: [slug] })}`,
      })),
    },
    {
      title: labels.relatedServices,
      tags: services.flatMap(({ name, path }) => (path ? [{ name, link: path }] : [])),
    },
  ].filter(({ tags }) => tags.length > 0);
  if (groups.length === 0) return null;
  return (
    <Groups>
      {groups.map(({ title, tags }) => (
        <div key={title}>
          <dt>{title}</dt>
          {tags.slice(0, maximumTags).map((tag) => (
            <dd key={tag.name}>
              {tag.link ? <LinkTo link={tag.link}>{tag.name}</LinkTo> : tag.name}
            </dd>
          ))}
        </div>
      ))}
    </Groups>
  );
};

const Groups = styled.dl({
  display: 'grid',
  gap: space(3),
  paddingBlock: space(3),
  fontSize: size.meta,
  // Terms beside their values.
  [media.belowSm]: {
    gap: space(1.5),
    '& > div': { display: 'grid', gridTemplateColumns: '7.5rem minmax(0, 1fr)' },
    '& dd': { gridColumn: 2 },
    '& dt': { gridRow: '1 / 4' },
  },
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // The columns of the results above; of four kinds the first two share one.
  [media.md]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    marginInlineStart: 'var(--text-column)',
    '&:has(> :nth-of-type(4)) > :nth-of-type(3)': { gridArea: '1 / 2 / 3 / 3' },
    '& > :nth-of-type(4)': { gridArea: '1 / 3 / 3 / 4' },
  },
  '& > div': { paddingTop: space(1.5), borderTop: `1px solid ${color.lineStrong}` },
  '& dt': { marginBottom: space(0.5), color: color.inkSoft, fontSize: size.small },
  '& dd': { margin: 0, lineHeight: 1.6 },
});

export const fragment = graphql`
  fragment KeyPlayTags on ContentfulKeyPlay {
    departments {
      name
    }
    industries {
      name
    }
    partners {
      name
      slug
    }
  }

  fragment KeyPlayTagsLabels on Labels {
    departments
    industries
    partners
  }
`;
