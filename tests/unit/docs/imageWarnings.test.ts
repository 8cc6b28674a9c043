import { readFileSync } from 'node:fs';

/** The plugin that writes the warnings; nothing of it ships, since pictures are shown by our own component. */
const plugin = readFileSync('node_modules/gatsby-plugin-image/dist/gatsby-image.module.js', 'utf8');

test.each([
  'Image not loaded',
  'Missing image prop',
  'The "alt" prop is required in ',
  'may not be passed when layout is fullWidth.',
  'provided for prop "layout". Defaulting to "constrained"',
])('developers are still told: %s', (text) => {
  expect(plugin.includes(text)).toBe(true);
});
