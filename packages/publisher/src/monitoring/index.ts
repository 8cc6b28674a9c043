/** What the servers of a site share: logs, metrics and the routes of monitors. */
export { countAnswers } from './countAnswers';
export { addDiskGauges } from './diskGauges';
export { isJsonLog, jsonLog, textLog, type Log, type LogFields, type LogLevel } from '../log';
export { addOperationsRoutes, operationsPaths } from './operationsRoutes';
export { Counter, Gauge, Histogram, Registry } from 'prom-client';
