import styled from '@emotion/styled';
import { navigate } from 'gatsby';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import type { SearchFiles } from '~/search-index/format/searchTypes';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { formatNumber } from '../../i18n/format';
import { fill } from '../../i18n/fill';
import { siteRoot } from '../../i18n/paths';
import type { CurrentSite } from '../../i18n/SiteContext';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';
import { afterPaint } from '../../runtime/afterPaint';
import { resultGroups } from './resultGroups';
import { searchClient } from './searchClient';
import { LinkPanel } from './LinkPanel';
import type { SearchLabels } from './searchLabels';
import { mainLinks, suggestedLinks, type SearchLinks } from './searchLinks';
import { SearchField } from './SearchField';
import { optionId, SearchResults } from './SearchResults';
import { rememberQuery } from './searchSession';
import { useListKeys } from './useListKeys';
import { ShortcutSetting } from './ShortcutSetting';
import { useMissReport } from './useMissReport';
import { useSearch } from './useSearch';

type SearchOverlayProps = {
  site: CurrentSite;
  files: SearchFiles;
  placeholder: string;
  labels: SearchLabels;
  links: SearchLinks;
  initialQuery: string;
  onClose: () => void;
};

/** Preloads the search files of a site, before the visitor has typed. */
export const preloadSearch = (files: SearchFiles): void => void searchClient(files).load();

/** The search dialog, open while it is mounted. `onClose` asks the parent to unmount it. */
export const SearchOverlay = ({
  site,
  files,
  placeholder,
  labels,
  links,
  initialQuery,
  onClose: onUnmount,
}: SearchOverlayProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  // Hidden at once, unmounted after a paint: the end of a modal dialog changes the style of the whole page.
  const onClose = () => {
    dialog.current?.setAttribute('data-closing', '');
    // A followed result may have closed it by then.
    afterPaint(() => dialog.current && onUnmount());
  };
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [query, setQuery] = useState(initialQuery);
  const client = searchClient(files);
  const found = useSearch(client, query);
  const groups = useMemo(() => (found ? resultGroups(found.results, site) : []), [found, site]);
  const results = groups.flatMap((group) => group.results);
  const addresses = results.map(({ href }) => href);
  const { active, handleKeyDown } = useListKeys(addresses, found?.query ?? '', (index, event) => {
    const result = results[index];
    if (result === undefined) return;
    const { href, isExternal } = result;
    if (isExternal) window.open(href, '_blank', 'noopener,noreferrer');
    else if (event.metaKey || event.ctrlKey) window.open(href);
    else void navigate(href);
    onClose();
  });

  useEffect(() => {
    void client.load();
    dialog.current?.showModal();
    input.current?.focus();
    input.current?.select();
  }, [client]);

  useEffect(() => {
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const handleChange = (text: string) => {
    setQuery(text);
    rememberQuery(text);
  };
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const handlePointerDown = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  const isEmpty = query.trim() === '';
  const isWaiting = !isEmpty && found?.query !== query;
  const isMiss =
    !isEmpty && !isWaiting && found?.isComplete && !found.hasFailed && results.length === 0;
  useMissReport(siteRoot(site), isMiss ? query : undefined);
  const status = (() => {
    if (isEmpty) return '';
    // Results of the record stores are shown at once; the count waits for the indexes.
    if (!found?.isComplete) return labels.searching;
    if (results.length > 0) {
      const count = formatNumber(results.length, site.localCode);
      return fill(labels.searchResultCount, { count });
    }
    if (found.hasFailed) return '';
    return isWaiting ? labels.searching : labels.noResultsFound;
  })();

  return (
    // The backdrop closes by pointer; by keyboard Escape does, as in every dialog.
    <Dialog
      ref={dialog}
      aria-label={labels.search}
      onCancel={handleCancel}
      onClose={onUnmount}
      onMouseDown={handlePointerDown}
    >
      <Head>
        <SearchField
          input={input}
          query={query}
          placeholder={placeholder}
          listId={listId}
          hasResults={results.length > 0}
          activeId={active >= 0 ? optionId(listId, active) : undefined}
          labels={labels}
          onChange={handleChange}
          onKeyDown={handleKeyDown}
          onClose={onClose}
        />
      </Head>
      <Body>
        {/* One live region, so that each change is announced. Each group shows its count visibly. */}
        <Status role="status">
          {results.length > 0 ? (
            <VisuallyHidden>{status}</VisuallyHidden>
          ) : (
            status && <p>{status}</p>
          )}
        </Status>
        {found?.hasFailed && !isEmpty && <Failure role="alert">{labels.searchFailed}</Failure>}
        {isEmpty && (
          <>
            <LinkPanel
              title={labels.searchSuggestions}
              links={suggestedLinks(links)}
              onFollow={onClose}
            />
            <ShortcutSetting label={labels.searchShortcut} />
          </>
        )}
        {status === labels.noResultsFound && (
          <LinkPanel title={labels.noResultsHint} links={mainLinks(links)} onFollow={onClose} />
        )}
        {results.length > 0 && (
          <SearchResults
            listId={listId}
            label={labels.search}
            groups={groups}
            titles={{
              services: labels.searchServices,
              keyplays: labels.searchKeyPlays,
              insights: labels.searchInsights,
              pages: labels.searchPages,
              people: labels.searchPeople,
              best: labels.searchBestMatch,
            }}
            active={active}
            onFollow={onClose}
          />
        )}
      </Body>
    </Dialog>
  );
};

const Dialog = styled.dialog({
  flexDirection: 'column',
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  border: `0 solid ${color.line}`,
  background: color.paper,
  color: color.ink,
  '&[open]': { display: 'flex' },
  '&[data-closing], &[data-closing]::backdrop': { visibility: 'hidden' },
  '&::backdrop': { background: '#14211d8c' },
  [media.md]: {
    width: 'min(100% - 64px, 880px)',
    height: 'auto',
    maxHeight: 'calc(100dvh - 100px)',
    margin: '24px auto auto',
    // In the dark scheme its ground is that of the page.
    borderWidth: 1,
  },
});

const Head = styled.div({
  padding: '0 20px',
  [media.md]: { padding: `${space(1)} ${space(5)} 0` },
});

const Body = styled.div({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `0 20px ${space(3)}`,
  [media.md]: { padding: `0 ${space(5)} ${space(2)}` },
});

const Status = styled.div({
  position: 'relative',
  color: color.inkSoft,
  fontSize: size.body,
  '& p': { paddingBlock: space(3) },
});

const Failure = styled.p({
  marginBlock: space(2),
  padding: `${space(1.5)} ${space(2)}`,
  borderInlineStart: `3px solid ${color.signal}`,
  background: color.mist,
});
