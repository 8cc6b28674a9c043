import styled from '@emotion/styled';
import { space } from '../theme/tokens';

/** The title above the rows or columns of a section. */
export const SectionTitle = styled.h2({ marginBottom: space(5) });
