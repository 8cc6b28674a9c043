import './src/theme/fonts/fonts.css';
import type { GatsbyBrowser } from 'gatsby';
import { wrapPage } from './src/layout/wrapPage';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = (args) => wrapPage(args);
