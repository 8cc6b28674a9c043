import { all, attribute, has, isHidden, textOf, type StaticRule } from './page';

const fileName =
  /\.(?:jpe?g|png|gif|svg|webp|avif|bmp|tiff?)$|^(?:img|dsc|dscn|pict|screenshot)[-_ ]?\d+/i;
/** Words joined by hyphens or underscores, as slugs and names of files are. */
const slug = /^[a-z0-9]+(?:[-_][a-z0-9]+){2,}$/;
const placeholder =
  /^(?:image|images|photo|picture|graphic|icon|logo|spacer|untitled|placeholder|alt|todo|foto|imagem|imagen|sans titre|illustration)$/i;

const pictures = 'img, area, input[type="image"]';

/** Rules of text alternatives. */
export const imageRules: readonly StaticRule[] = [
  {
    id: 'image-alternative',
    criterion: '1.1.1',
    find: (page) => [
      ...all(page, pictures).filter(
        (image) => !has(image, 'alt') && attribute(image, 'role') !== 'presentation',
      ),
      ...all(page, '[role="img"], object').filter((image) => {
        // The text of a drawing is not its name.
        const labels = ['aria-label', 'aria-labelledby', 'title'].map((name) =>
          attribute(image, name),
        );
        return !labels.some(Boolean) && image.querySelector('title') === null;
      }),
    ],
  },
  {
    id: 'image-file-name',
    criterion: '1.1.1',
    find: (page) =>
      all(page, `${pictures}, [role="img"]`).filter((image) => {
        const text = attribute(image, 'alt') || attribute(image, 'aria-label');
        return fileName.test(text) || slug.test(text);
      }),
  },
  {
    id: 'image-placeholder',
    criterion: '1.1.1',
    find: (page) =>
      all(page, `${pictures}, [role="img"]`).filter((image) =>
        placeholder.test(attribute(image, 'alt') || attribute(image, 'aria-label')),
      ),
  },
  {
    id: 'image-repeats-text',
    criterion: '1.1.1',
    find: (page) =>
      all(page, 'a img[alt], figure img[alt]').filter((image) => {
        const alt = attribute(image, 'alt');
        const around = image.closest('a') ?? image.closest('figure');
        const caption = around?.querySelector('figcaption') ?? around;
        return alt !== '' && caption !== null && caption !== undefined && textOf(caption) === alt;
      }),
  },
  {
    id: 'image-in-caption-without-alternative',
    criterion: '1.1.1',
    find: (page) =>
      page
        .querySelectorAll('figure')
        // The poster of a film is a picture without words: the film has them.
        .filter((figure) => figure.querySelector('figcaption') && !figure.querySelector('video'))
        .filter((figure) => !isHidden(figure))
        .flatMap((figure) => figure.querySelectorAll('img'))
        .filter(
          (image) =>
            attribute(image, 'alt') === '' &&
            !isHidden(image) &&
            image.closest('noscript') === null,
        ),
  },
];
