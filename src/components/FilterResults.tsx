import styled from '@emotion/styled';

/**
 * The container of filtered items. With `data-filtered` it is at least as high as the window, so that a short list does
 * not move the content below into view. Set `key` to the filter: React then mounts the list again instead of moving items.
 */
export const FilterResults = styled.div({ '&[data-filtered]': { minHeight: '100vh' } });
