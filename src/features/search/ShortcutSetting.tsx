import styled from '@emotion/styled';
import { useState } from 'react';
import { color, size, space } from '../../theme/tokens';
import { hasShortcut, setShortcut } from './searchShortcut';

/** Switches the `/` key on and off. Hidden on devices whose primary pointer is coarse, which rarely have a keyboard. */
export const ShortcutSetting = ({ label }: { label: string }) => {
  const [isOn, setIsOn] = useState(hasShortcut);
  const handleChange = () => {
    setShortcut(!isOn);
    setIsOn(!isOn);
  };
  return (
    <Setting>
      <input type="checkbox" checked={isOn} onChange={handleChange} />
      {label}
    </Setting>
  );
};

const Setting = styled.label({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: 44,
  color: color.inkSoft,
  fontSize: size.meta,
  '& input': { width: 18, height: 18, margin: 0, accentColor: color.ink },
  '@media (hover: none) and (pointer: coarse)': { display: 'none' },
});
