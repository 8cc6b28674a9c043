import { graphql } from 'gatsby';
import { useClientValue } from '../../components/useClientValue';
import { hasEnded } from '../../i18n/hasEnded';
import { firstDate } from './calendar';

type NextDateProps = {
  calendar: { readonly anchor: string | null } & Queries.CalendarFragment;
  label: string;
};

/**
 * The next date of the financial calendar, with a link to it. The HTML has the one that was next in the build; the browser
 * compares again, because the page may be older than that date. Renders nothing after the last one.
 */
export const NextDate = ({ calendar: { anchor, figures }, label }: NextDateProps) => {
  const next = useClientValue(
    () => firstDate(figures, ({ date }) => hasEnded(date, Date.now())),
    firstDate(figures, ({ isPast }) => isPast),
  );
  if (!next) return null;
  return (
    <p className="next-date">
      <span>{label}</span> <a href={`#${anchor ?? ''}`}>{next.displayDate}</a>{' '}
      <span>{next.description}</span>
    </p>
  );
};

export const fragment = graphql`
  fragment Calendar on ContentfulKeyFigures {
    figures {
      date
      displayDate
      isPast
      description
    }
  }
`;
