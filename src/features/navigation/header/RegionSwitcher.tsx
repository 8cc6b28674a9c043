import styled from '@emotion/styled';
import { withPrefix } from 'gatsby';
import { useRef, useState, type MouseEvent } from 'react';
import { SiteLink } from '../SiteLink';
import { Icon } from '~/src/components/Icon';
import { VisuallyHidden } from '~/src/components/VisuallyHidden';
import { fill } from '~/src/i18n/labels';
import { siteRoot } from '~/src/i18n/paths';
import { media } from '~/src/theme/media';
import { color, size, space } from '~/src/theme/tokens';
import { findAlternates } from './findAlternates';

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
    readonly closeMenu: string;
    readonly samePageThere: string;
    readonly homeThere: string;
  };
};

/**
 * A button with the country code that opens a list of all sites. Each links to the alternate of this page, or to the home
 * page if there is none. Without script it is a link to the region chooser.
 */
export const RegionSwitcher = ({ code, currentId, regions, labels }: RegionSwitcherProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [alternates, setAlternates] = useState<readonly string[]>();
  const current = regions.find(({ id }) => id === currentId);

  const handleOpen = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setAlternates(findAlternates());
    dialog.current?.showModal();
  };
  const handleClose = () => dialog.current?.close();
  const handleBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) handleClose();
  };

  return (
    <>
      <Opener href={withPrefix('/')} onClick={handleOpen} aria-haspopup="dialog">
        <Icon name="globe" />
        <span>{code}</span>
        <VisuallyHidden>
          {fill(labels.currentRegion, {
            country: current?.countryName ?? code,
            language: current?.languageName ?? '',
          })}
        </VisuallyHidden>
      </Opener>
      {/* The backdrop closes by click; by keyboard Escape does, as in every dialog. */}
      {}
      <Dialog ref={dialog} aria-labelledby="region-switcher-title" onClick={handleBackdrop}>
        {alternates && (
          <div>
            <Head>
              <h2 id="region-switcher-title">{labels.chooseRegion}</h2>
              <button type="button" onClick={handleClose} aria-label={labels.closeMenu}>
                <Icon name="close" size={24} />
              </button>
            </Head>
            <List>
              {regions.map((region) => {
                const root = siteRoot(region);
                const same = alternates.find((path) => path.startsWith(`${root}/`));
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
                      <strong>{region.countryName}</strong> <span>{region.languageName}</span>
                      <small>{fill(same ? labels.samePageThere : labels.homeThere, names)}</small>
                    </SiteLink>
                  </li>
                );
              })}
            </List>
          </div>
        )}
      </Dialog>
    </>
  );
};

const Opener = styled.a({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  paddingInline: space(0.5),
  fontSize: size.small,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  [media.narrow]: { '& svg': { display: 'none' } },
  [media.sm]: { paddingInline: space(1) },
});

const Dialog = styled.dialog({
  width: 'min(100% - 32px, 880px)',
  maxHeight: 'min(100dvh - 32px, 860px)',
  padding: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  background: color.paper,
  color: color.ink,
  '&::backdrop': { background: 'rgba(20, 33, 29, 0.55)' },
  '& > div': { padding: space(3), [media.md]: { padding: space(5) } },
});

const Head = styled.div({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space(2),
  marginBottom: space(3),
  '& h2': { fontSize: size.h3 },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    margin: -8,
    border: 0,
    background: 'transparent',
  },
});

const List = styled.ul({
  display: 'grid',
  columnGap: space(4),
  listStyle: 'none',
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& a': {
    display: 'block',
    paddingBlock: space(1.5),
    borderTop: `1px solid ${color.line}`,
    textDecoration: 'none',
  },
  '& a:hover strong': { textDecoration: 'underline', textDecorationColor: color.signal },
  '& a[aria-current]': { boxShadow: `inset 3px 0 ${color.signal}`, paddingLeft: space(1.5) },
  '& span': { color: color.inkSoft },
  '& small': { display: 'block', color: color.inkSoft, fontSize: size.small },
});
