import { short } from './svg';

/** The middle of a portrait. */
export const cx = 320;

const shortPath = (d: string) => d.replace(/\d+\.\d+/g, (value) => short(Number(value)));

export const path = (d: string, fill: string) => `<path d="${shortPath(d)}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width: number) =>
  `<path d="${shortPath(d)}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"/>`;
