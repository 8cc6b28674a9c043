import type { Sharp } from 'sharp';
import { cropRegion, type Size } from './cropRegion';
import type { ImageRequest } from './imageQuery';

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** Size of an image scaled down to fit into a box. Does not scale up: only `fill`, `scale` and `thumb` do. */
const fitInside = (whole: Size, box: Partial<Size>): Size => {
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

/** Resizes an image by the parameter `fit`. Returns it with its new size. */
export const resize = (image: Sharp, whole: Size, request: ImageRequest): [Sharp, Size] => {
  const { width, height, fit, focus } = request;
  if (width === undefined && height === undefined) return [image, whole];
  if (width === undefined || height === undefined || fit === undefined) {
    const size = fitInside(whole, { width, height });
    return [image.resize({ ...size, fit: 'fill' }), size];
  }
  const box = { width, height };
  switch (fit) {
    case 'scale':
      return [image.resize({ ...box, fit: 'fill' }), box];
    case 'crop': {
      const region = cropRegion(whole, box, focus);
      return [image.extract(region), { width: region.width, height: region.height }];
    }
    case 'fill':
    case 'thumb': {
      const scale = Math.max(width / whole.width, height / whole.height);
      const cover = {
        width: Math.max(width, Math.round(whole.width * scale)),
        height: Math.max(height, Math.round(whole.height * scale)),
      };
      return [image.resize({ ...cover, fit: 'fill' }).extract(cropRegion(cover, box, focus)), box];
    }
    case 'pad': {
      const size = fitInside(whole, box);
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
