import type { Sharp } from 'sharp';
import { cropTo, type Size } from './cropTo';
import type { ImageRequest } from './imageQuery';

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** The size of a picture shrunk into a box. It never grows: only `fill`, `scale` and `thumb` enlarge. */
const inside = (whole: Size, box: Partial<Size>): Size => {
  const scale = Math.min(
    1,
    (box.width ?? Infinity) / whole.width,
    (box.height ?? Infinity) / whole.height,
  );
  return {
    width: Math.max(1, Math.round(whole.width * scale)),
    height: Math.max(1, Math.round(whole.height * scale)),
  };
};

/** Resizes as `fit` says and returns the size that comes of it. */
export const resize = (image: Sharp, whole: Size, request: ImageRequest): [Sharp, Size] => {
  const { width, height, fit, focus } = request;
  if (width === undefined && height === undefined) return [image, whole];
  if (width === undefined || height === undefined || fit === undefined) {
    const size = inside(whole, { width, height });
    return [image.resize({ ...size, fit: 'fill' }), size];
  }
  const box = { width, height };
  switch (fit) {
    case 'scale':
      return [image.resize({ ...box, fit: 'fill' }), box];
    case 'crop': {
      const region = cropTo(whole, box, focus);
      return [image.extract(region), { width: region.width, height: region.height }];
    }
    case 'fill':
    case 'thumb': {
      const scale = Math.max(width / whole.width, height / whole.height);
      const cover = {
        width: Math.max(width, Math.round(whole.width * scale)),
        height: Math.max(height, Math.round(whole.height * scale)),
      };
      return [image.resize({ ...cover, fit: 'fill' }).extract(cropTo(cover, box, focus)), box];
    }
    case 'pad': {
      const size = inside(whole, box);
      const left = Math.floor((width - size.width) / 2);
      const top = Math.floor((height - size.height) / 2);
      const edges = {
        left,
        top,
        right: width - size.width - left,
        bottom: height - size.height - top,
      };
      const background = request.background ?? transparent;
      return [image.resize({ ...size, fit: 'fill' }).extend({ ...edges, background }), box];
    }
  }
};
