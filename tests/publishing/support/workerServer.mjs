// Runs the module Worker of a folder as a server: `workerServer.mjs <folder> <store>`. Prints its port.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, STORE] = process.argv.slice(2);
const { default: worker } = await import(pathToFileURL(join(folder, 'worker.mjs')).href);

// Without a timeout of idle connections: a client whose event loop is busy for longer would reuse a closed one.
createServer({ keepAliveTimeout: 0 }, (request, response) => {
  const { method, url, headers } = request;
  const asked = new Request(`http://edge.test${url}`, { method, headers });
  void worker.fetch(asked, { STORE, POINTER_MILLISECONDS: 200 }).then(async (answer) => {
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
}).listen(0, '127.0.0.1', function () {
  console.log(this.address().port);
});
