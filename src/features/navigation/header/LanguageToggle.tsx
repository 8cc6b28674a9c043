import { useState } from 'react';
import { VisuallyHidden } from '~/src/components/VisuallyHidden';
import { SiteLink } from '../SiteLink';
import { alternateIn, findLanguageVersions } from './alternates';

type LanguageToggleProps = {
  currentId: string;
  country: string;
  regions: NonNullable<Queries.HeaderSliceQuery['countrySite']>['regions'];
};

/**
 * The languages of a country that has several. Each links to the alternate of this page, or to the home page if there is
 * none. The alternates are read on hover, touch or focus, because the header slice is the same for all pages of a site.
 */
export const LanguageToggle = ({ currentId, country, regions }: LanguageToggleProps) => {
  const [alternates, setAlternates] = useState<readonly string[]>([]);
  const languages = regions.filter((region) => region.country === country);
  const current = regions.find(({ id }) => id === currentId);
  if (languages.length < 2) return null;
  const handleApproach = () => setAlternates(findLanguageVersions());
  return (
    <ul className="language-toggle" onPointerEnter={handleApproach} onFocus={handleApproach}>
      {languages.map((region) => {
        const name = (
          <>
            {region.language.toUpperCase()} <VisuallyHidden>{region.languageName}</VisuallyHidden>
          </>
        );
        return (
          <li key={region.id} lang={region.localCode}>
            {region === current ? (
              <span>{name}</span>
            ) : (
              <SiteLink
                keepsDocument={region.allowsTags === current?.allowsTags}
                to={alternateIn(region, alternates) ?? region.homePath}
                hrefLang={region.localCode}
              >
                {name}
              </SiteLink>
            )}
          </li>
        );
      })}
    </ul>
  );
};
