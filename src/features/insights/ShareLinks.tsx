import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useState } from 'react';
import { useClientValue } from '../../components/useClientValue';
import { fill } from '../../i18n/fill';
import { useSite } from '../../i18n/SiteContext';
import { withoutTag } from '../../i18n/sourceTag';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';

type ShareLinksProps = {
  title: string;
  /** The absolute URL of the page. */
  address: string;
  labels: Queries.ShareLabelsFragment;
};

const networks = [
  {
    name: 'LinkedIn',
    link: ({ address }: { address: string }) =>
      `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`,
  },
  {
    name: 'Bluesky',
    link: ({ title, address }: { title: string; address: string }) =>
      `https://bsky.app/intent/compose?text=${encodeURIComponent(`${title} ${address}`)}`,
  },
] as const;

/** Share links as plain links, without third-party scripts. */
export const ShareLinks = ({ title: shownTitle, address, labels }: ShareLinksProps) => {
  const title = withoutTag(shownTitle);
  const inNewWindow = useSite().labels?.opensInNewWindow;
  const [isCopied, setIsCopied] = useState(false);
  const canCopy = useClientValue(() => 'clipboard' in navigator, false);
  // Phones have a share sheet; on desktops the links are faster.
  const canShare = useClientValue(
    () => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches,
    false,
  );
  // Closing the sheet rejects.
  const handleShare = () => void navigator.share({ title, url: address }).catch(() => undefined);
  const handleCopy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <Row aria-label={labels.share}>
      <li>
        {canShare ? (
          <button type="button" onClick={handleShare}>
            {labels.share}
          </button>
        ) : (
          labels.share
        )}
      </li>
      {networks.map(({ name, link }) => (
        <li key={name}>
          <a
            href={link({ title, address })}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${fill(labels.shareOn, { network: name })} (${inNewWindow})`}
          >
            {name}
          </a>
        </li>
      ))}
      <li>
        <a
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
        >
          {labels.shareByEmail}
        </a>
      </li>
      {canCopy && (
        <li>
          <button type="button" onClick={handleCopy}>
            {labels.copyLink}
          </button>
          <span role="status">{isCopied && labels.linkCopied}</span>
        </li>
      )}
    </Row>
  );
};

const Row = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(3)}`,
  marginTop: space(6),
  paddingTop: space(1),
  borderTop: `1px solid ${color.lineStrong}`,
  listStyle: 'none',
  fontSize: size.control,
  '& li:first-of-type, & span': { color: color.inkSoft },
  '& a, & button': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: 0,
    border: 0,
    background: 'none',
    fontWeight: 600,
    textDecoration: 'underline',
    textDecorationColor: color.signal,
    textDecorationThickness: 2,
    textUnderlineOffset: '0.2em',
  },
  '& span:not(:empty)': { marginInlineStart: space(1.5) },
  [media.print]: { display: 'none' },
});

export const fragment = graphql`
  fragment ShareLabels on Labels {
    share
    shareOn
    shareByEmail
    copyLink
    linkCopied
  }
`;
