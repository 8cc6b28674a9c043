import { withPrefix } from 'gatsby';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { SiteLink } from '../SiteLink';
import { Icon } from '~/src/components/Icon';
import { VisuallyHidden } from '~/src/components/VisuallyHidden';
import { fill } from '~/src/i18n/fill';
import { alternateIn, fetchAlternates } from './alternates';

type Region = {
  readonly id: string;
  readonly country: string;
  readonly language: string;
  readonly urlPrefix: string;
  readonly countryName: string;
  readonly languageName: string;
  readonly localCode: string;
  readonly homePath: string;
  readonly allowsTags: boolean;
};

type RegionSwitcherProps = {
  code: string;
  currentId: string;
  regions: readonly Region[];
  labels: {
    readonly currentRegion: string;
    readonly chooseRegion: string;
    readonly closeRegions: string;
    readonly samePageThere: string;
    readonly homeThere: string;
  };
};

/**
 * A button with the country code that opens a list of all sites. Each links to the alternate of this page, or to the home
 * page if there is none or as long as it is not known. Without script it is a link to the region chooser.
 */
export const RegionSwitcher = ({ code, currentId, regions, labels }: RegionSwitcherProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  // Undefined before the first opening, null while they are not known.
  const [alternates, setAlternates] = useState<readonly string[] | null>();
  const current = regions.find(({ id }) => id === currentId);

  const handleOpen = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setAlternates(null);
    void fetchAlternates().then(setAlternates);
    dialog.current?.showModal();
  };
  const handleClose = () => dialog.current?.close();

  // A click on the backdrop has the dialog itself as its target. By keyboard Escape closes, as in every dialog.
  useEffect(() => {
    const element = dialog.current;
    const handleClick = (event: Event) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', handleClick);
    return () => element?.removeEventListener('click', handleClick);
  }, []);

  return (
    <>
      <a
        className="region-opener"
        href={withPrefix('/')}
        onClick={handleOpen}
        aria-haspopup="dialog"
      >
        <Icon name="globe" />
        <span>{code}</span>
        <VisuallyHidden>
          {fill(labels.currentRegion, {
            country: current?.countryName ?? code,
            language: current?.languageName ?? '',
          })}
        </VisuallyHidden>
      </a>
      <dialog className="region-dialog" ref={dialog} aria-labelledby="region-switcher-title">
        {alternates !== undefined && (
          <div>
            <div className="region-head">
              <h2 id="region-switcher-title">{labels.chooseRegion}</h2>
              <button type="button" onClick={handleClose} aria-label={labels.closeRegions}>
                <Icon name="close" size={24} />
              </button>
            </div>
            <ul>
              {regions.map((region) => {
                const same = alternates && alternateIn(region, alternates);
                const names = { country: region.countryName, language: region.languageName };
                return (
                  <li key={region.id}>
                    <SiteLink
                      keepsDocument={region.allowsTags === current?.allowsTags}
                      to={same ?? region.homePath}
                      hrefLang={region.localCode}
                      onClick={handleClose}
                      aria-current={region.id === currentId ? 'true' : undefined}
                    >
                      <bdi lang={region.localCode}>
                        <strong>{region.countryName}</strong> <span>{region.languageName}</span>
                      </bdi>
                      {alternates && (
                        <small>{fill(same ? labels.samePageThere : labels.homeThere, names)}</small>
                      )}
                    </SiteLink>
                  </li>
                );
              })}
            </ul>
          </div>
        )}
      </dialog>
    </>
  );
};
