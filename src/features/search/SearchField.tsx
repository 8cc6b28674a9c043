import styled from '@emotion/styled';
import type { KeyboardEvent, RefObject } from 'react';
import { Icon } from '../../components/Icon';
import { color, size, space } from '../../theme/tokens';

type SearchFieldProps = {
  input: RefObject<HTMLInputElement>;
  query: string;
  placeholder: string;
  listId: string;
  hasResults: boolean;
  /** The id of the result selected by keyboard. */
  activeId?: string;
  labels: { readonly search: string; readonly clearSearch: string; readonly closeSearch: string };
  onChange: (query: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onClose: () => void;
};

/** The search input with its clear button and the button that closes the overlay. */
export const SearchField = ({
  input,
  query,
  placeholder,
  listId,
  hasResults,
  activeId,
  labels,
  onChange,
  onKeyDown,
  onClose,
}: SearchFieldProps) => {
  const handleClear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Form role="search" aria-label={labels.search} onSubmit={(event) => event.preventDefault()}>
      <Icon name="search" size={24} />
      {/* `type="text"`: in a search field Escape clears the text, but here it closes the overlay. */}
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-label={placeholder}
        aria-autocomplete="list"
        aria-expanded={hasResults}
        aria-controls={hasResults ? listId : undefined}
        aria-activedescendant={activeId}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={query}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <TextButton type="button" onClick={handleClear}>
          {labels.clearSearch}
        </TextButton>
      )}
      <IconButton type="button" onClick={onClose} aria-label={labels.closeSearch}>
        <Icon name="close" size={24} />
      </IconButton>
    </Form>
  );
};

const Form = styled.form({
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: 72,
  borderBottom: `2px solid ${color.ink}`,
  '&:focus-within': { borderBottomColor: color.signal },
  '& input': {
    flex: 1,
    minWidth: 0,
    minHeight: 56,
    padding: 0,
    border: 0,
    outline: 0,
    background: 'transparent',
    fontSize: size.lead,
    textOverflow: 'ellipsis',
  },
  '& input::placeholder': { color: color.inkSoft, opacity: 1 },
});

const TextButton = styled.button({
  flex: 'none',
  minHeight: 44,
  padding: `0 ${space(0.5)}`,
  border: 0,
  background: 'transparent',
  color: color.inkSoft,
  fontSize: size.small,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

const IconButton = styled.button({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  marginInlineEnd: -10,
  border: 0,
  background: 'transparent',
});
