import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { applyEdits, stripTags } from './applyEdits';
import { editStore } from './editStore';

const isFramed = (): boolean => typeof window !== 'undefined' && window.parent !== window;

const useEditedData = <Data>(data: Data): Data => {
  const edits = useSyncExternalStore(editStore.subscribe, editStore.read, editStore.read);
  useEffect(() => {
    // Written out here, so that webpack makes no chunk of the connection in other builds.
    if (process.env.GATSBY_PREVIEW === 'true' && isFramed()) {
      let end: (() => void) | undefined;
      let isEnded = false;
      void import('./connection').then(({ watchEntries }) => {
        if (!isEnded) end = watchEntries(data);
      });
      return () => {
        isEnded = true;
        end?.();
      };
    }
  }, [data]);
  return useMemo(() => (isFramed() ? applyEdits(data, edits) : stripTags(data)), [data, edits]);
};

const useDataAsItIs = <Data>(data: Data): Data => data;

/**
 * The data of a page or slice. In the preview inside an editor's frame: with source tags and with what the editor types;
 * in the preview elsewhere: without source tags; in other builds: unchanged, and bundles do not contain the code for it.
 */
export const useLiveData: <Data>(data: Data) => Data =
  process.env.GATSBY_PREVIEW === 'true' ? useEditedData : useDataAsItIs;
