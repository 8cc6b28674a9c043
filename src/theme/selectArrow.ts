/** An arrow in the colour of the text, of two triangles, in place of the browser's; the field needs 48 px at its end. */
export const selectArrow = {
  appearance: 'none',
  backgroundImage:
    'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)',
  backgroundPosition: 'right 24px center, right 18px center',
  backgroundSize: '6px 6px',
  backgroundRepeat: 'no-repeat',
  '[dir="rtl"] &': { backgroundPosition: 'left 18px center, left 24px center' },
} as const;
