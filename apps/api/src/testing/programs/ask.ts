// Sends one HTTP request from this process's network namespace, and prints the answer as JSON.
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';

const [url = '', method = 'GET', headers = '{}', text = '', file = ''] = process.argv.slice(2);
let body: FormData | string = text;
if (file !== '') {
  body = new FormData();
  body.set('file', await openAsBlob(file), basename(file));
}
const answer = await fetch(url, {
  method,
  headers: JSON.parse(headers),
  ...(body === '' ? {} : { body }),
});
const bytes = Buffer.from(await answer.arrayBuffer());
process.stdout.write(JSON.stringify({ status: answer.status, base64: bytes.toString('base64') }));
