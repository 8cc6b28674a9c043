import { LinkTo } from '../LinkTo';

type TermsTextProps = { text: string; href: string | null };

/** The consent to the terms: what stands in square brackets links to them, in a window of its own so that the form stays. */
export const TermsText = ({ text, href }: TermsTextProps) => {
  const [before = '', linked, after] = text.split(/\[([^\]]+)\]/);
  return (
    <>
      {before}
      {href && linked ? (
        <LinkTo link={href} isInNewWindow>
          {linked}
        </LinkTo>
      ) : (
        linked
      )}
      {after}
    </>
  );
};
