/** What a build command may print for the publisher to read, one JSON object a line. Loads no server. */
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
