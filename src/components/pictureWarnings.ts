import {
  GatsbyImage,
  getImage,
  StaticImage,
  type GatsbyImageProps,
  type ImageDataLike,
} from 'gatsby-plugin-image';
import { createElement, type FunctionComponent } from 'react';

/** For development only; production builds drop this module and its imports. */
type Validator = (props: Props, ...rest: [string, string, string, string]) => Error | null;
type Props = { picture?: ImageDataLike | null; layout?: string };
type Validators = Readonly<Record<string, Validator | undefined>>;

// The server build of the package has only the propTypes of StaticImage.
const ofGatsbyImage = (GatsbyImage.propTypes ?? {}) as Validators;
const ofStaticImage = (StaticImage.propTypes ?? {}) as Validators;

/** Validates the layout of the image data where the component has no `layout`. */
const withUsedLayout =
  (check: Validator | undefined): Validator =>
  (props, ...rest) =>
    check?.(
      { ...props, layout: props.layout ?? getImage(props.picture ?? null)?.layout },
      ...rest,
    ) ?? null;

/** The propTypes of gatsby-plugin-image, for a component with a `picture` prop. */
export const pictureChecks = {
  picture: ofGatsbyImage.image,
  alt: ofStaticImage.alt,
  layout: withUsedLayout(ofStaticImage.layout),
  width: withUsedLayout(ofStaticImage.width),
  height: withUsedLayout(ofStaticImage.height),
};

/** Renders nothing and logs the plugin's "Missing image prop". */
export const MissingPicture = (): JSX.Element =>
  createElement(GatsbyImage as FunctionComponent<Partial<GatsbyImageProps>>, { alt: '' });

/** Renders nothing and logs the plugin's "Image not loaded" with the URL of the picture. */
export const UnloadedPicture = ({ src }: { src: string }): JSX.Element =>
  // Not as JSX: the plugin's Babel transform would process it as a StaticImage. `__error` replaces the plugin's advice.
  createElement(StaticImage, { src, alt: '', __error: `The browser could not load ${src}` });
