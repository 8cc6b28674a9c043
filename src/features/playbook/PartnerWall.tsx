import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { LinkTo } from '../../components/LinkTo';
import { Logo } from '../../components/Logo';
import { useNumber } from '../../i18n/useNumber';
import { writePartnerHash } from './partnerHash';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';

type PartnerWallProps = {
  partners: readonly Queries.PartnerTileFragment[];
  keyPlays: readonly { readonly partners: readonly { readonly slug: string }[] }[];
  /** The label of the number below each name. */
  countLabel: string;
  /** The page that the tiles lead to; without it they lead to the key plays of the partner. */
  partnersPath?: string | null;
};

/** The logos of all partners, each linked to its key plays if there are any, or to its entry on the page of the partners. */
export const PartnerWall = ({ partners, keyPlays, countLabel, partnersPath }: PartnerWallProps) => {
  const write = useNumber();
  return (
    <Wall>
      {partners.map(({ name, slug, logo }) => {
        const count = keyPlays.filter((keyPlay) =>
          keyPlay.partners.some((used) => used.slug === slug),
        ).length;
        const filtered = `playbook${writePartnerHash({ isAll: false, partners: [slug] })}`;
        const link = partnersPath ? `${partnersPath}#partner-${slug}` : count > 0 && filtered;
        const content = (
          <>
            <Logo image={logo} size={56} />
            <strong>{name}</strong>
            {count > 0 && <small>{`${countLabel}: ${write(count)}`}</small>}
          </>
        );
        return (
          <li key={slug}>{link ? <LinkTo link={link}>{content}</LinkTo> : <div>{content}</div>}</li>
        );
      })}
    </Wall>
  );
};

const Wall = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  listStyle: 'none',
  borderTop: `1px solid ${color.lineStrong}`,
  borderInlineStart: `1px solid ${color.line}`,
  [media.md]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '& > li': { borderInlineEnd: `1px solid ${color.line}`, borderBottom: `1px solid ${color.line}` },
  '& > li > *': {
    display: 'flex',
    flexDirection: 'column',
    gap: space(0.5),
    height: '100%',
    padding: space(2.5),
    textDecoration: 'none',
  },
  '& > li > * > div': { marginBottom: space(4) },
  '& strong': { fontWeight: 600, lineHeight: 1.25 },
  '& small': { color: color.inkSoft, fontSize: size.small },
  [media.hover]: { '& > li > a:hover': { background: color.mist } },
});

export const fragment = graphql`
  fragment PartnerTile on ContentfulPartner {
    name
    slug
    logo {
      ...AssetFile
    }
  }
`;
