import styled from '@emotion/styled';
import { color, size } from '../../theme/tokens';

/** What a field is for, below its label; also the privacy notice of a form. */
export const Help = styled.p({ color: color.inkSoft, fontSize: size.small });
