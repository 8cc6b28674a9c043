import styled from '@emotion/styled';
import { Icon, type IconName } from '../../components/Icon';
import { formatNumber } from '../../i18n/format';
import { useSite } from '../../i18n/SiteContext';
import { truncate } from '../../i18n/truncate';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';
import { HighlightedText } from './HighlightedText';
import { ResultLink } from './ResultLink';
import type { Result, ResultGroup } from './resultGroups';

type SearchResultsProps = {
  listId: string;
  label: string;
  groups: readonly ResultGroup[];
  titles: Readonly<Record<ResultGroup['id'], string>>;
  /** The position, among all groups, of the result selected by keyboard. */
  active: number;
  onFollow: () => void;
};

/** Shown where a result has no image. */
const iconOf = {
  services: 'arrow',
  keyplays: 'arrow',
  insights: 'arrow',
  pages: 'arrow',
  people: 'globe',
  file: 'download',
} as const satisfies Record<Result['kind'], IconName>;

/** The id of a result in the list, by its position among all groups. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The results by kind, as the listbox of the combobox above. */
export const SearchResults = ({
  listId,
  label,
  groups,
  titles,
  active,
  onFollow,
}: SearchResultsProps) => {
  const { localCode } = useSite();
  /** Number of results in the groups before each. */
  const before = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { results }) => sum + results.length, 0),
  );
  return (
    <div id={listId} role="listbox" aria-label={label}>
      {groups.map(({ id, results, terms, language }, groupAt) => (
        <Group key={id} role="group" aria-labelledby={`${listId}-${id}`} data-type={id}>
          <GroupTitle id={`${listId}-${id}`} role="presentation">
            {titles[id]} {id !== 'best' && <Count>{formatNumber(results.length, localCode)}</Count>}
          </GroupTitle>
          {results.map(
            ({ href, isExternal, title, description, image, metadata, kind }: Result, at) => {
              const index = (before[groupAt] ?? 0) + at;
              const isActive = index === active;
              return (
                <Option
                  // A page and a document on request may have one address.
                  key={`${href} ${title}`}
                  id={optionId(listId, index)}
                  role="option"
                  aria-selected={isActive}
                  data-active={isActive || undefined}
                  tabIndex={-1}
                  href={href}
                  isExternal={isExternal}
                  onClick={onFollow}
                >
                  <Thumb aria-hidden data-kind={kind}>
                    {image ? (
                      <img src={image} alt="" loading="lazy" />
                    ) : (
                      <Icon name={iconOf[kind]} size={24} />
                    )}
                  </Thumb>
                  <span>
                    {metadata.length > 0 && <Metadata>{metadata.join(' · ')}</Metadata>}
                    <Title>
                      <HighlightedText text={title} terms={terms} language={language} />
                      {isExternal && <Icon name="arrowOut" />}
                    </Title>
                    {description && (
                      <Description>
                        <HighlightedText
                          text={truncate(description)}
                          terms={terms}
                          language={language}
                        />
                      </Description>
                    )}
                  </span>
                </Option>
              );
            },
          )}
        </Group>
      ))}
    </div>
  );
};

const Group = styled.div({
  paddingBottom: space(3),
  '& + &': { borderTop: `1px solid ${color.ink}` },
});

const GroupTitle = styled.div({
  display: 'flex',
  alignItems: 'baseline',
  gap: space(1),
  padding: `${space(2)} 0 ${space(1)}`,
  fontSize: size.meta,
  fontWeight: 600,
});

const Count = styled.span({ color: color.inkSoft, fontWeight: 400 });

const Option = styled(ResultLink)({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: space(2),
  paddingBlock: space(1.5),
  borderTop: `1px solid ${color.line}`,
  textDecoration: 'none',
  scrollMarginBlock: space(6),
  '&:hover': { background: color.mist },
  '&[data-active]': {
    background: color.mist,
    boxShadow: `calc(-3px * var(--direction, 1)) 0 ${color.signal}`,
  },
  [media.sm]: { gridTemplateColumns: '96px minmax(0, 1fr)' },
});

const Thumb = styled.span({
  aspectRatio: '3 / 2',
  background: color.mist,
  color: color.inkSoft,
  '& > *': { display: 'block', height: '100%', marginInline: 'auto' },
  '& img': { width: '100%', objectFit: 'cover' },
  // Services have icons: whole, and lighter on a dark ground.
  '&[data-kind=services] img': { objectFit: 'contain', filter: 'var(--icon-filter)' },
});

const Metadata = styled.span({ display: 'block', color: color.inkSoft, fontSize: size.small });

const Title = styled.span({ display: 'block', fontWeight: 600, lineHeight: 1.3 });

const Description = styled.span({
  display: 'block',
  marginTop: 4,
  color: color.inkSoft,
  fontSize: size.meta,
  lineHeight: 1.45,
});
