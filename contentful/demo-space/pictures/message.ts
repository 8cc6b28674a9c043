import type { Scheme } from './palette';
import { box, ground, hair, outline, road, segment } from './scenePen';
import { passingTrucks } from './sceneVehicles';
import { circle, strokes } from './svg';
import { textOutline, textWidth } from './textOutline';

const phone = { left: 1010, top: 110, width: 440, height: 780 };
/** Of the lines of the message, in pixels. */
const lineHeight = 84;
const largestText = 52;

const rounded = (x: number, y: number, width: number, height: number, radius: number, fill: string, stroke = 'none') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="6"/>`;

/** Trucks that pass a counter, and the message that comes of it on a phone. */
export const message = (lines: readonly string[], scheme: Scheme): string => {
  const { line, accent, soft } = scheme;
  const room = phone.width - 120;
  const size = Math.min(largestText, ...lines.map((text) => room / textWidth(text, 1)));
  const bubble = { top: phone.top + 170, height: lines.length * lineHeight + 56 };
  const middle = bubble.top + bubble.height / 2;
  const counter = [700, 420] as const;
  const texts = lines.map((text, at) =>
    textOutline(text, [phone.left + 60, bubble.top + 28 + (at + 0.68) * lineHeight], size, line),
  );
  const path = `M${counter[0]} ${counter[1]}C${counter[0] + 60} ${counter[1] - 210} ${phone.left - 170} ${middle - 150} ${phone.left + 30} ${middle}`;
  return (
    strokes([segment([0, ground], [phone.left - 60, ground])], soft, hair) +
    box(counter[0] - 7, counter[1], 14, road - counter[1], line) +
    passingTrucks({ ...scheme, share: 1 }) +
    rounded(phone.left, phone.top, phone.width, phone.height, 62, scheme.ground, line) +
    strokes([segment([phone.left + 170, phone.top + 52], [phone.left + phone.width - 170, phone.top + 52])], line, outline * 3) +
    rounded(phone.left + 30, bubble.top, phone.width - 60, bubble.height, 34, scheme.tones[0]) +
    texts.join('') +
    strokes([path], accent, 8) +
    circle(counter, 24, accent) +
    circle([phone.left + 30, middle], 14, accent)
  );
};
