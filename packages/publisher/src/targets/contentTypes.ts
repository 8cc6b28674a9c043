const types: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.rss': 'application/rss+xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
  '.zip': 'application/zip',
};

/** The content type and encoding of an object, by the endings of its key. */
export const contentOf = (
  key: string,
): { contentType: string; contentEncoding?: 'br' | 'gzip' } => {
  const [, name = key, variant] = /^(.*?\.[a-z0-9]+)(\.br|\.gz)?$/.exec(key) ?? [];
  const ending = /\.[a-z0-9]+$/.exec(name)?.[0] ?? '';
  return {
    contentType: types[ending] ?? 'application/octet-stream',
    ...(variant !== undefined && { contentEncoding: variant === '.br' ? 'br' : 'gzip' }),
  };
};
