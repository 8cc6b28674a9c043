import { fileURLToPath } from 'node:url';

export default {
  output: 'export',
  images: { unoptimized: true },
  // The content that all peers share lies beside this project.
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
  serverExternalPackages: ['flexsearch'],
};
