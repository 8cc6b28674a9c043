import { ArrowLink } from '../../components/ArrowLink';
import { ButtonSection } from '../button/ButtonSection';
import { MediaSection } from '../media/MediaSection';
import { QuoteSection } from '../quote/QuoteSection';

type EmbeddedEntryProps = { entry: Queries.RichTextFragment['references'][number] };

/** An entry inside running text: a section shows, a page is a link to it; one that this site lacks is left out. */
export const EmbeddedEntry = ({ entry }: EmbeddedEntryProps) => {
  switch (entry.__typename) {
    case 'ContentfulMedia':
      return <MediaSection section={entry} />;
    case 'ContentfulButton':
      return <ButtonSection section={entry} />;
    case 'ContentfulQuote':
      return <QuoteSection section={entry} />;
    case 'ContentfulService':
      return entry.path ? <ArrowLink link={entry.path}>{entry.name}</ArrowLink> : null;
    case 'ContentfulInsight':
    case 'ContentfulKeyPlay':
    case 'ContentfulPage':
    case 'ContentfulLandingPage':
      return entry.path ? <ArrowLink link={entry.path}>{entry.title}</ArrowLink> : null;
    default:
      return null;
  }
};
