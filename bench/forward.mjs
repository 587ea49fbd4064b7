/** A bare process that passes each request on to Elasticsearch and its response back: what a second process costs. */
import { Agent, createServer, request } from 'node:http';
import { elasticsearchUrl } from './support/settings.mjs';

const agent = new Agent({ keepAlive: true });
const options = { method: 'POST', agent, headers: { 'content-type': 'application/json' } };

createServer((asked, answer) => {
  const forwarded = request(elasticsearchUrl() + asked.url, options, (found) => found.pipe(answer));
  asked.pipe(forwarded);
}).listen(0, '127.0.0.1', function listening() {
  console.log(`http://127.0.0.1:${this.address().port}`);
});
