import styled from '@emotion/styled';
import { Picture, type PictureData } from '../../components/Picture';
import { media } from '../../theme/media';

/** The portrait in the hero of an author, whose name is the title beside it. */
export const AuthorPortrait = ({ picture }: { picture: PictureData }) => (
  <Portrait
    picture={picture}
    alt=""
    isEager
    aspectRatio={1}
    sizes="(min-width: 960px) 50vw, 100vw"
  />
);

// Outweighs the styles of pictures in theme/layout.css: in the flat shape of a band a portrait would lose its head.
const Portrait = styled(Picture)({
  '&&&': { [media.belowMd]: { aspectRatio: '1.25 !important' } },
  '& img': { objectPosition: '50% 40%' },
});
