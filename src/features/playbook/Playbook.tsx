import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { FilterBar } from '../../components/FilterBar';
import { FilterResults } from '../../components/FilterResults';
import { useQueryFilter } from '../../components/useQueryFilter';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useNumber } from '../../i18n/useNumber';
import { allPartners, chooseAllPartners, isChosen, togglePartner } from './partnerHash';
import { usePartnerChoice } from './usePartnerChoice';
import { hasIndustry, industryOptions } from './industryOptions';
import { PageSection } from '../../sections/SectionList';
import { media } from '../../theme/media';
import { size, space } from '../../theme/tokens';
import { KeyPlayRow } from './KeyPlayRow';
import { PartnerWall } from './PartnerWall';

type PlaybookProps = {
  keyPlays: readonly Queries.KeyPlayRowFragment[];
  partners: readonly Queries.PartnerTileFragment[];
  /** The page that tells more about each partner. */
  partnersPath: string | null;
  labels: Queries.PlaybookLabelsFragment;
};

/**
 * The key plays of a site, filtered by the partners in the URL fragment and an industry in the query string, and the wall of
 * partners. Without script all are shown.
 */
export const Playbook = ({ keyPlays, partners, partnersPath, labels }: PlaybookProps) => {
  const [choice, choose] = usePartnerChoice(partners.map(({ slug }) => slug));
  const [params, chooseInQuery] = useQueryFilter();
  const write = useNumber();
  const industries = industryOptions(keyPlays);
  const industry = industries.find(({ value }) => value === params.get('industry'))?.value;
  const shown = keyPlays.filter(
    (keyPlay) =>
      isChosen(
        choice,
        keyPlay.partners.map(({ slug }) => slug),
      ) &&
      (industry === undefined || hasIndustry(keyPlay, industry)),
  );
  const options = partners
    .map(({ name, slug }) => ({
      name,
      value: slug,
      count: keyPlays.filter((keyPlay) => keyPlay.partners.some((used) => used.slug === slug))
        .length,
    }))
    .filter(({ count }) => count > 0);

  const hasLead = shown.length === keyPlays.length;
  const handlePress = (partner?: string) =>
    choose(partner === undefined ? chooseAllPartners() : togglePartner(choice, partner));

  return (
    <>
      <PageSection suppressHydrationWarning>
        <Container>
          <h2 className="visually-hidden" id="key-plays">
            {labels.featuredKeyPlays} <small>{write(shown.length)}</small>
          </h2>
          {industries.length > 1 && (
            <FilterBar
              label={labels.filterByIndustry}
              allLabel={labels.all}
              options={industries}
              selected={industry === undefined ? [] : [industry]}
              onPress={(value) => chooseInQuery({ industry: value })}
            />
          )}
          {options.length > 1 && (
            <FilterBar
              label={labels.filterByPartner}
              allLabel={labels.allPartners}
              options={options}
              selected={choice.partners}
              onPress={handlePress}
            />
          )}
          <VisuallyHidden role="status">{`${labels.featuredKeyPlays}: ${write(shown.length)}`}</VisuallyHidden>
          <FilterResults key={industry} data-filtered={industry && ''}>
            {shown.length === 0 && (
              <p>{keyPlays.length > 0 ? labels.noMatches : labels.nothingHereYet}</p>
            )}
            <List data-lead={hasLead || undefined}>
              {shown.map((keyPlay, index) => (
                <KeyPlayRow
                  key={keyPlay.contentful_id}
                  keyPlay={keyPlay}
                  isLarge={hasLead && index === 0}
                />
              ))}
            </List>
          </FilterResults>
        </Container>
      </PageSection>
      {partners.length > 0 && (
        <PageSection suppressHydrationWarning id={allPartners} aria-labelledby="partners-title">
          <Container>
            <Title id="partners-title">{labels.partnersTitle}</Title>
            <PartnerWall
              partners={partners}
              keyPlays={keyPlays}
              countLabel={labels.featuredKeyPlays}
              partnersPath={partnersPath}
            />
          </Container>
        </PageSection>
      )}
    </>
  );
};

const Title = styled.h2({ marginBottom: space(4) });

const lead = '&[data-lead] > li:first-of-type';

/** Of all key plays the first is larger, and its picture extends to the start edge of the window. */
const List = styled.ul({
  marginTop: space(2),
  listStyle: 'none',
  [media.md]: {
    [lead]: { gridTemplateRows: '1fr auto', paddingBlock: `${space(2)} ${space(6)}`, borderTop: 0 },
    [`${lead} > :first-child`]: {
      gridArea: '1 / 1 / 3 / 8',
      maxWidth: 'none',
      marginInlineStart: 'var(--bleed)',
    },
    [`${lead} > :first-child + div`]: { gridArea: '1 / 8 / 2 / 13' },
    [`${lead} > p`]: { gridArea: '2 / 8 / 3 / 13' },
    [`${lead} h3`]: { fontSize: size.h2 },
  },
});

export const fragment = graphql`
  fragment PlaybookLabels on Labels {
    featuredKeyPlays
    filterByPartner
    filterByIndustry
    all
    noMatches
    allPartners
    nothingHereYet
    partnersTitle
  }
`;
