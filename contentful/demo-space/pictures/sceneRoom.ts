import { box, hair, outline, segment, type Pen } from './scenePen';
import { strokes, type Size } from './svg';

/** The outside moves up behind the window, so that what is on the water or road is seen above the sill. */
export const viewRise = 130;

/** Of the window. */
const [left, top, right, sill] = [130, 84, 1470, 596];
/** Where wall and floor meet. */
const skirting = 776;

/** The floor: boards that run towards one point. */
const boards = (pen: Pen, { width, height }: Size): string => {
  const lines = Array.from({ length: 33 }, (_, at) => (at - 16) * 92).map((along) =>
    segment([800 + along, skirting], [800 + along * 2.3, height]),
  );
  return (
    box(0, skirting, width, height - skirting, pen.tones[0]) +
    strokes(lines, pen.soft, hair) +
    box(0, skirting - 16, width, 16, pen.front, pen.line)
  );
};

/** The wall and the floor of a room with a wide window. What is outside is drawn before. */
export const room = (pen: Pen, size: Size): string => {
  const bars = [1, 2, 3].map((at) => left + ((right - left) * at) / 4);
  return (
    `<path d="M0 0H${size.width}V${size.height}H0ZM${left} ${top}V${sill}H${right}V${top}Z" fill="${pen.ground}" fill-rule="evenodd"/>` +
    strokes(bars.map((x) => segment([x, top], [x, sill])), pen.ground, 20) +
    strokes(bars.flatMap((x) => [segment([x - 10, top], [x - 10, sill]), segment([x + 10, top], [x + 10, sill])]), pen.line, outline) +
    box(left, top, right - left, sill - top, 'none', pen.line) +
    box(left - 14, top - 14, right - left + 28, sill - top + 28, 'none', pen.line) +
    box(left - 44, sill + 14, right - left + 88, 20, pen.front, pen.line) +
    boards(pen, size)
  );
};

/** The same without a window. */
export const wall = (pen: Pen, size: Size): string =>
  box(0, 0, size.width, size.height, pen.ground) + boards(pen, size);
