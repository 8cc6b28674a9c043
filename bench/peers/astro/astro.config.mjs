import { defineConfig } from 'astro/config';
import { fileURLToPath } from 'node:url';
import { writeSearchFiles } from '../shared/searchFiles.mjs';

export default defineConfig({
  site: 'https://www.talvane.example',
  publicDir: 'static',
  build: { inlineStylesheets: 'never', concurrency: 4 },
  integrations: [
    {
      name: 'search',
      hooks: { 'astro:build:done': ({ dir }) => writeSearchFiles(fileURLToPath(dir)) },
    },
  ],
});
