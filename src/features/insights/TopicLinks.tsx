import { graphql } from 'gatsby';
import { Chips } from '../../components/FilterBar';
import { LinkTo } from '../../components/LinkTo';

type TopicLinksProps = {
  topics: readonly Queries.TopicLinkFragment[];
  labels: Queries.TopicLinksLabelsFragment;
};

/** Links to all insights and to the page of each topic; the current page is marked. */
export const TopicLinks = ({ topics, labels }: TopicLinksProps) => (
  <Chips as="nav" aria-label={labels.topics}>
    <LinkTo link="insights">{labels.allInsights}</LinkTo>
    {topics.map(
      ({ slug, name, path }) =>
        path && (
          <LinkTo key={slug} link={path}>
            {name}
          </LinkTo>
        ),
    )}
  </Chips>
);

export const fragment = graphql`
  fragment TopicLinksLabels on Labels {
    allInsights
    topics
  }
`;
