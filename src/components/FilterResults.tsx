import styled from '@emotion/styled';

/**
 * The items that a filter leaves. As high as the window while `data-filtered` is set, so that what follows stays below it;
 * with another `key` for each filter, so that none of its elements is one that has moved.
 */
export const FilterResults = styled.div({ '&[data-filtered]': { minHeight: '100vh' } });
