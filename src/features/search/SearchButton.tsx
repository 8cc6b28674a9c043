import { graphql } from 'gatsby';
import { startTransition, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/Icon';
import { siteActionEvent } from '../../components/siteActions';
import type { CurrentSite } from '../../i18n/SiteContext';
import { routeChangeEvent } from '../../runtime/routeChange';
import { lastQuery } from './searchSession';
import type { SearchFiles } from '~/search-index/format/searchTypes';
import type { SearchLabels } from './searchLabels';
import type { SearchLinks } from './searchLinks';
import { isSearchShortcut } from './searchShortcut';
import type * as overlayModule from './SearchOverlay';

type OverlayModule = typeof overlayModule;

type SearchButtonProps = {
  site: CurrentSite;
  files: SearchFiles;
  placeholder?: string | null;
  labels: SearchLabels;
  links: SearchLinks;
};

/** Milliseconds of hover before search preloads. */
const hoverDelay = 80;

const loadOverlay = (): Promise<OverlayModule> => import('./SearchOverlay');

/** The query of an address such as `/us/en/home?q=data`. */
const linkedQuery = (): string => new URLSearchParams(window.location.search).get('q') ?? '';

/** Opens search. Code and files load when it opens, or when the pointer hovers over the button. */
export const SearchButton = ({ site, files, placeholder, labels, links }: SearchButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const hoverTimer = useRef<number>();
  const shouldRestoreFocus = useRef(false);
  const [overlay, setOverlay] = useState<Pick<OverlayModule, 'SearchOverlay'>>();
  const [query, setQuery] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const isOpen = query !== undefined;
  // The overlay is rendered in slices, after the click has been answered; it closes at once.
  const initialQuery = useDeferredValue(query);

  const preload = useCallback(async () => {
    try {
      const { SearchOverlay, preloadSearch } = await loadOverlay();
      preloadSearch(files);
      startTransition(() => setOverlay({ SearchOverlay }));
      setHasFailed(false);
    } catch (error) {
      // Webpack forgets a chunk that failed, so the next `import()` fetches it again.
      console.error(error);
      setQuery(undefined);
      setHasFailed(true);
    }
  }, [files]);

  const open = useCallback(
    (text: string) => {
      setQuery(text);
      void preload();
    },
    [preload],
  );

  const close = useCallback(() => {
    shouldRestoreFocus.current = true;
    setQuery(undefined);
  }, []);

  // After the overlay has unmounted: nothing behind a modal dialog can take the focus.
  useEffect(() => {
    if (isOpen || !shouldRestoreFocus.current) return;
    shouldRestoreFocus.current = false;
    button.current?.focus();
  }, [isOpen]);

  useEffect(() => {
    const linked = linkedQuery();
    if (linked === '') return undefined;
    const frame = requestAnimationFrame(() => open(linked));
    return () => cancelAnimationFrame(frame);
  }, [open]);

  useEffect(() => {
    const handleAction = (event: Event) => {
      if ((event as CustomEvent<unknown>).detail === 'open-search') open(lastQuery());
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      open(lastQuery());
    };
    const handleRouteChange = () => setQuery(undefined);
    window.addEventListener(siteActionEvent, handleAction);
    window.addEventListener('keydown', handleKeyDown);
    window.addEventListener(routeChangeEvent, handleRouteChange);
    return () => {
      window.removeEventListener(siteActionEvent, handleAction);
      window.removeEventListener('keydown', handleKeyDown);
      window.removeEventListener(routeChangeEvent, handleRouteChange);
    };
  }, [open]);

  return (
    <>
      <button
        className="search-button"
        ref={button}
        type="button"
        aria-label={labels.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        aria-expanded={isOpen}
        onClick={() => open(lastQuery())}
        onPointerEnter={() => {
          hoverTimer.current = window.setTimeout(() => void preload(), hoverDelay);
        }}
        onPointerLeave={() => window.clearTimeout(hoverTimer.current)}
      >
        <Icon name="search" size={24} />
      </button>
      {hasFailed && (
        <p className="search-failure" role="alert">
          {labels.searchFailed}
        </p>
      )}
      {isOpen && initialQuery !== undefined && overlay && (
        <overlay.SearchOverlay
          site={site}
          files={files}
          placeholder={placeholder || labels.searchPlaceholder}
          labels={labels}
          links={links}
          initialQuery={initialQuery}
          onClose={close}
        />
      )}
    </>
  );
};

export const fragment = graphql`
  fragment SiteSearch on CountrySite {
    country
    language
    urlPrefix
    localCode
    searchFiles {
      services {
        index
        store
      }
      keyplays {
        index
        store
      }
      insights {
        index
        store
      }
      pages {
        index
        store
      }
      people {
        index
        store
      }
    }
    entry {
      searchPlaceholder
      header {
        searchSuggestionLinks {
          ...MenuLink
        }
      }
    }
    labels {
      search
      closeSearch
      clearSearch
      searching
      searchPlaceholder
      searchServices
      searchKeyPlays
      searchInsights
      searchPages
      searchPeople
      searchBestMatch
      searchSuggestions
      searchShortcut
      noResultsFound
      noResultsHint
      searchResultCount
      searchFailed
    }
  }
`;
