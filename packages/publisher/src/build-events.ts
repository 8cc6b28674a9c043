/** The events that a build command may print, one JSON object per line. Imports no server code. */
export {
  buildCommand,
  buildEvent,
  buildSteps,
  eventLine,
  parseLine,
  readLine,
  startLine,
  type BuildEvent,
  type BuildEventOf,
  type BuildStepName,
  type ReadLine,
} from './build/buildEvents';
export {
  buildProblem,
  problemCategories,
  problemLine,
  type BuildProblem,
} from './build/buildProblem';
