import styled from '@emotion/styled';
import { useRef, type FormEvent } from 'react';
import { Icon } from '../../components/Icon';
import { runSiteAction } from '../../components/siteActions';
import { media } from '../../theme/media';
import { color, space } from '../../theme/tokens';
import { rememberQuery } from '../search/searchSession';
import { wordsOfPath } from './wordsOfPath';

type PathSearchProps = { pathname: string; placeholder: string; label: string };

/** A search field with the words of a URL that has no page; it opens the search of the header. */
export const PathSearch = ({ pathname, placeholder, label }: PathSearchProps) => {
  const input = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    rememberQuery(input.current?.value ?? '');
    runSiteAction('open-search');
  };
  return (
    <Form role="search" onSubmit={handleSubmit}>
      <input
        ref={input}
        type="search"
        aria-label={placeholder}
        placeholder={placeholder}
        defaultValue={wordsOfPath(pathname)}
        autoComplete="off"
      />
      <button type="submit">
        <Icon name="search" size={24} />
        {label}
      </button>
    </Form>
  );
};

const Form = styled.form({
  display: 'flex',
  maxWidth: '34rem',
  marginTop: space(4),
  border: `2px solid ${color.ink}`,
  background: color.white,
  '&:focus-within': { borderColor: color.signal },
  '& input': {
    flex: 1,
    minWidth: 0,
    minHeight: 56,
    paddingInline: space(2),
    border: 0,
    background: 'transparent',
    outlineOffset: -3,
    // Of a placeholder that is longer than the field.
    textOverflow: 'ellipsis',
  },
  '& button': {
    display: 'flex',
    alignItems: 'center',
    gap: space(1),
    paddingInline: space(2),
    border: 0,
    background: color.ink,
    color: color.paper,
    fontWeight: 600,
    [media.belowSm]: { paddingInline: space(1.5) },
  },
});
