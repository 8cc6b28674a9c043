import type { Scheme } from './palette';
import { box, ground, hair, outline, road, segment } from './scenePen';
import { passingTrucks } from './sceneVehicles';
import { circle, strokes } from './svg';
import { textOutline, textWidth } from './textOutline';

/** Its lower end is below the picture: nothing is on it there. */
const phone = { left: 880, top: 120, width: 600, height: 1100 };
/** Of the lines of the message, in pixels. */
const lineHeight = 116;
const largestText = 72;
/** The trucks and their counter are larger than on other pictures, and lower. */
const nearer = { scale: 1.34, x: -298, y: -90 };
const post = [700, 420] as const;

const rounded = (x: number, y: number, width: number, height: number, radius: number, fill: string, stroke = 'none') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="6"/>`;

/** Trucks that pass a counter, and the message that comes of it on a phone; what follows two spaces in a line ends at its end. */
export const message = (lines: readonly string[], scheme: Scheme): string => {
  const { line, accent, soft } = scheme;
  const room = phone.width - 150;
  const size = Math.min(largestText, ...lines.map((text) => room / textWidth(text, 1)));
  const bubble = { top: phone.top + 170, height: lines.length * lineHeight + 56 };
  const middle = bubble.top + bubble.height / 2;
  const counter = [nearer.x + nearer.scale * post[0], nearer.y + nearer.scale * post[1]] as const;
  const texts = lines.map((text, at) => {
    const [name = '', figure = ''] = text.split('  ');
    const y = bubble.top + 28 + (at + 0.68) * lineHeight;
    const end = phone.left + phone.width - 60 - textWidth(figure, size);
    return textOutline(name, [phone.left + 60, y], size, line) + (figure && textOutline(figure, [end, y], size, line));
  });
  const path = `M${counter[0]} ${counter[1]}C${counter[0] + 60} ${counter[1] - 210} ${phone.left - 170} ${middle - 150} ${phone.left + 30} ${middle}`;
  return (
    `<g transform="translate(${nearer.x} ${nearer.y})scale(${nearer.scale})">` +
    strokes([segment([0, ground], [phone.left, ground])], soft, hair) +
    box(post[0] - 7, post[1], 14, road - post[1], line) +
    passingTrucks({ ...scheme, share: 1 }) +
    '</g>' +
    rounded(phone.left, phone.top, phone.width, phone.height, 62, scheme.ground, line) +
    strokes([segment([phone.left + 170, phone.top + 52], [phone.left + phone.width - 170, phone.top + 52])], line, outline * 3) +
    rounded(phone.left + 30, bubble.top, phone.width - 60, bubble.height, 34, scheme.tones[0]) +
    texts.join('') +
    strokes([path], accent, 8) +
    circle(counter, 24, accent) +
    circle([phone.left + 30, middle], 14, accent)
  );
};
