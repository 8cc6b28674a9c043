import { graphql } from 'gatsby';
import { ContactCall } from '../contact/ContactCall';
import { SiblingPages } from './SiblingPages';

type AboutEndProps = {
  site: Queries.AboutEndFragment & Queries.PageSiteFragment;
  currentPath: string;
};

/** The end of a page: links to the others about the group, if it is one of them, and an invitation to talk. */
export const AboutEnd = ({ site, currentPath }: AboutEndProps) => (
  <>
    {site.subPages.some(({ path }) => path === currentPath) && (
      <SiblingPages
        title={site.labels.moreAboutUs}
        pages={site.subPages}
        currentPath={currentPath}
      />
    )}
    <ContactCall question={site.labels.shallWeTalk} site={site} />
  </>
);

export const fragment = graphql`
  fragment AboutEnd on CountrySite {
    ...ContactLink
    subPages(of: "about-us") {
      ...SubPage
    }
    labels {
      moreAboutUs
      shallWeTalk
    }
  }
`;
