import type { GatsbyNode } from 'gatsby';
import { defineProblems } from '../problems/reportProblems';

export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) => defineProblems(reporter);
