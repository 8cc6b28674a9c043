process.env.QUEUE_ENGINE = 'PostgreSQL';
// eslint-disable-next-line @typescript-eslint/no-require-imports -- after the engine is set
require('./publish.test');
