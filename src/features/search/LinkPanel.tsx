import styled from '@emotion/styled';
import { Icon } from '../../components/Icon';
import { LinkTo } from '../../components/LinkTo';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';
import type { SearchLink } from './searchLinks';

type LinkPanelProps = { title: string; links: readonly SearchLink[]; onFollow: () => void };

/** A titled list of links, shown where there are no results. */
export const LinkPanel = ({ title, links, onFollow }: LinkPanelProps) =>
  links.length === 0 ? null : (
    <Panel aria-label={title}>
      <Title>{title}</Title>
      <ul>
        {links.map(({ title: name, href, isExternalLink, isOpenInNewWindow }) => {
          const isExternal = isExternalLink || isOpenInNewWindow;
          return (
            <li key={href}>
              <LinkTo link={href ?? ''} isInNewWindow={isExternal} onClick={onFollow}>
                {name}
                <Icon name={isExternal ? 'arrowOut' : 'arrow'} />
              </LinkTo>
            </li>
          );
        })}
      </ul>
    </Panel>
  );

const Panel = styled.nav({
  paddingBottom: space(2),
  '& ul': { display: 'grid', columnGap: space(4), listStyle: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(2),
    minHeight: 48,
    height: '100%',
    paddingBlock: space(1),
    borderTop: `1px solid ${color.line}`,
    fontWeight: 600,
    lineHeight: 1.3,
    textDecoration: 'none',
  },
  '& svg': { color: color.inkSoft },
  '& a:hover': { background: color.mist },
  [media.sm]: { '& ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const Title = styled.p({
  padding: `${space(2)} 0 ${space(1.5)}`,
  color: color.inkSoft,
  fontSize: size.meta,
});
