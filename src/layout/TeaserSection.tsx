import type { TeaserProps } from '../components/Teaser';
import { Teasers } from '../components/TeaserGrid';
import { TitledSection } from '../sections/TitledSection';

type TeaserSectionProps = {
  title: string;
  teasers: readonly TeaserProps[];
  more?: { label: string; link: string };
};

/** A titled section of teasers with an optional link to all; renders nothing if there are none. */
export const TeaserSection = ({ title, teasers, more }: TeaserSectionProps) =>
  teasers.length === 0 ? null : (
    <TitledSection title={title} more={more}>
      <Teasers teasers={teasers} />
    </TitledSection>
  );
