import { ArrowLink } from '../../components/ArrowLink';
import { ButtonSection } from '../button/ButtonSection';
import { ChartSection } from '../chart/ChartSection';
import { MediaSection } from '../media/MediaSection';
import { QuoteSection } from '../quote/QuoteSection';

type EmbeddedEntryProps = { entry: Queries.RichTextFragment['references'][number] };

/** An entry embedded in rich text: a section, or a link to a page; entries without a page in this site are omitted. */
export const EmbeddedEntry = ({ entry }: EmbeddedEntryProps) => {
  switch (entry.__typename) {
    case 'ContentfulMedia':
      return <MediaSection section={entry} />;
    case 'ContentfulButton':
      return <ButtonSection section={entry} />;
    case 'ContentfulChart':
      return <ChartSection section={entry} isEmbedded />;
    case 'ContentfulQuote':
      return <QuoteSection section={entry} />;
    default:
      // The types with pages of their own have a path.
      return 'path' in entry && entry.path ? (
        <ArrowLink link={entry.path}>{'title' in entry ? entry.title : entry.name}</ArrowLink>
      ) : null;
  }
};
