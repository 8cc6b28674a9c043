import styled from '@emotion/styled';
import { Thumbnail } from './Thumbnail';

/** A logo beside a name; in the dark theme a vector graphic has the opposite lightness. */
export const Logo = styled(Thumbnail)({ '& > img': { filter: 'var(--logo-filter)' } });
