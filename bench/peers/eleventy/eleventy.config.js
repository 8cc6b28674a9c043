import { articles, bodyHtml, footer, header, latest } from '../shared/content.mjs';
import { writeSearchFiles } from '../shared/searchFiles.mjs';

export default function (config) {
  config.addGlobalData('articles', articles);
  config.addGlobalData('header', header);
  config.addGlobalData('footer', footer);
  config.addFilter('latest', latest);
  config.addFilter('bodyHtml', bodyHtml);
  config.addPassthroughCopy({ static: '/' });
  config.on('eleventy.after', ({ directories }) => writeSearchFiles(directories.output));
  return { dir: { input: 'content', includes: '../_includes', output: 'dist' } };
}
