/** The part of a picture that a drawing fills. */
export type Frame = { x: number; y: number; width: number; height: number };

/** The whole numbers from 0 on. */
export const count = (length: number): number[] => Array.from({ length }, (_, at) => at);
