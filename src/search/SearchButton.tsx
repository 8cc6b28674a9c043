import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { Icon } from '../components/Icon';
import { siteActionEvent } from '../components/siteActions';
import type { CurrentSite } from '../i18n/SiteContext';
import { routeChangeEvent } from '../runtime/routeChange';
import { lastQuery } from './searchSession';
import type { SearchFiles } from '../../search-index/format/searchTypes';
import type { SearchLabels } from './searchLabels';

type OverlayModule = typeof import('./SearchOverlay');
type Overlay =
  OverlayModule['SearchOverlay'] extends ComponentType<infer Props> ? ComponentType<Props> : never;

type SearchButtonProps = {
  site: CurrentSite;
  files: SearchFiles;
  placeholder?: string | null;
  labels: SearchLabels;
};

/** Milliseconds a pointer rests on the button before search starts to load. */
const restTime = 80;

const loadOverlay = (): Promise<OverlayModule> => import('./SearchOverlay');

/** The query of an address such as `/us/en/home?q=data`. */
const linkedQuery = (): string => new URLSearchParams(window.location.search).get('q') ?? '';

/** Opens search. Its code and files are loaded when it is opened, or when a pointer rests on the button. */
export const SearchButton = ({ site, files, placeholder, labels }: SearchButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const resting = useRef<number>();
  const isLeft = useRef(false);
  const [overlay, setOverlay] = useState<{ Overlay: Overlay }>();
  const [query, setQuery] = useState<string>();
  const isOpen = query !== undefined;

  const preload = useCallback(async () => {
    try {
      const { SearchOverlay, preloadSearch } = await loadOverlay();
      preloadSearch(files);
      setOverlay({ Overlay: SearchOverlay });
    } catch (error) {
      console.error(error);
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
    isLeft.current = true;
    setQuery(undefined);
  }, []);

  // Only once the overlay is gone: while it is there, nothing behind it takes the focus.
  useEffect(() => {
    if (isOpen || !isLeft.current) return;
    isLeft.current = false;
    button.current?.focus();
  }, [isOpen]);

  useEffect(() => {
    const linked = linkedQuery();
    if (linked !== '') open(linked);
    // Once, for the page that the visit begins with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    const handleAction = (event: Event) => {
      if ((event as CustomEvent<unknown>).detail === 'open-search') open(lastQuery());
    };
    const handleRouteChange = () => setQuery(undefined);
    window.addEventListener(siteActionEvent, handleAction);
    window.addEventListener(routeChangeEvent, handleRouteChange);
    return () => {
      window.removeEventListener(siteActionEvent, handleAction);
      window.removeEventListener(routeChangeEvent, handleRouteChange);
    };
  }, [open]);

  return (
    <>
      <Button
        ref={button}
        type="button"
        aria-label={labels.search}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => open(lastQuery())}
        onPointerEnter={() => {
          resting.current = window.setTimeout(() => void preload(), restTime);
        }}
        onPointerLeave={() => window.clearTimeout(resting.current)}
      >
        <Icon name="search" size={24} />
      </Button>
      {isOpen && overlay && (
        <overlay.Overlay
          site={site}
          files={files}
          placeholder={placeholder || labels.searchPlaceholder}
          labels={labels}
          initialQuery={query}
          onClose={close}
        />
      )}
    </>
  );
};

const Button = styled.button({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  border: 0,
  background: 'transparent',
  // Without script there is nothing to open.
  '@media (scripting: none)': { display: 'none' },
});

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
    }
    entry {
      searchPlaceholder
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
      noResultsFound
      searchResultCount
      searchFailed
    }
  }
`;
