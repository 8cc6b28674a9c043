import {
  GatsbyImage,
  getImage,
  StaticImage,
  type GatsbyImageProps,
  type ImageDataLike,
} from 'gatsby-plugin-image';
import { createElement, type FunctionComponent } from 'react';

/** In development alone; a production build leaves this module and all that it imports out. */
type Validator = (props: Props, ...rest: [string, string, string, string]) => Error | null;
type Props = { picture?: ImageDataLike | null; layout?: string };
type Validators = Readonly<Record<string, Validator | undefined>>;

// The build of the package that renders on servers has those of StaticImage alone.
const ofGatsbyImage = (GatsbyImage.propTypes ?? {}) as Validators;
const ofStaticImage = (StaticImage.propTypes ?? {}) as Validators;

/** Where a component names no layout, that of its data is used, and so is the one to check. */
const withUsedLayout =
  (check: Validator | undefined): Validator =>
  (props, ...rest) =>
    check?.(
      { ...props, layout: props.layout ?? getImage(props.picture ?? null)?.layout },
      ...rest,
    ) ?? null;

/** The plugin's own checks, as the `propTypes` of a component that shows `picture`. */
export const pictureChecks = {
  picture: ofGatsbyImage.image,
  alt: ofStaticImage.alt,
  layout: withUsedLayout(ofStaticImage.layout),
  width: withUsedLayout(ofStaticImage.width),
  height: withUsedLayout(ofStaticImage.height),
};

/** Shows nothing, and logs the plugin's "Missing image prop". */
export const MissingPicture = (): JSX.Element =>
  createElement(GatsbyImage as FunctionComponent<Partial<GatsbyImageProps>>, { alt: '' });

/** Shows nothing, and logs the plugin's "Image not loaded" with the address of the picture. */
export const UnloadedPicture = ({ src }: { src: string }): JSX.Element =>
  // Not as JSX, in which the plugin's compiler looks for pictures among the sources. In place of its own advice, which is
  // about its settings, it logs what `__error` says.
  createElement(StaticImage, { src, alt: '', __error: `The browser could not load ${src}` });
