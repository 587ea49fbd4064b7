/** A plain client of the service: the cost of the caller is the same as with `raw`. */
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

export function ask({ url, headers }, path) {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { agent, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (answer.statusCode === 200) resolve(text);
        else reject(new Error(`${path}: ${answer.statusCode} ${text.slice(0, 300)}`));
      });
    });
    sent.on('error', reject).end();
  });
}

/** The status alone. */
export function statusOf({ url, headers }, path) {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    sent.on('error', reject).end();
  });
}
