import styled from '@emotion/styled';
import { color, size, space } from '../../theme/tokens';
import { describedBy } from './describedBy';
import { Help } from './Help';
import { Problem } from './problemStyles';
import type { ShownField } from './shownField';
import { TermsText } from './TermsText';

type FormBoxProps = { field: ShownField; id: string; problem: string | undefined };

/** A box to tick, such as a consent, with its problem below. */
export const FormBox = ({ field, id, problem }: FormBoxProps) => {
  const { name, isRequired, label, help, href = null } = field;
  return (
    <Box>
      <input
        id={id}
        name={name}
        type="checkbox"
        required={isRequired}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(id, problem, help)}
      />
      <label htmlFor={id}>
        <TermsText text={label} href={href} />
      </label>
      {help && <Help id={`${id}-help`}>{help}</Help>}
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </Box>
  );
};

const Box = styled.div({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: `${space(1)} ${space(1.5)}`,
  fontSize: size.meta,
  '& input': { width: 24, height: 24, margin: 0, accentColor: color.ink },
  '& p': { gridColumn: 2 },
});
