import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import type { Balancer } from './balancer.ts';
import { freePort } from './free-port.ts';

const DEPLOY = fileURLToPath(new URL('../../../../../deploy', import.meta.url));

type Change = readonly [written: string, here: string];
interface Kind {
  /** Its file in deploy/. */
  readonly file: string;
  readonly command: (config: string, folder: string) => readonly string[];
  /** What must differ in tests: ports, and certificates, which tests do not have. */
  readonly changes: (port: number, aside: number) => readonly Change[];
  readonly whole: (block: string, folder: string) => string;
}

const KINDS = {
  nginx: {
    file: 'nginx.conf',
    command: (config, folder) => ['nginx', '-p', folder, '-e', 'stderr', '-c', config],
    changes: (port, aside) => [
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
      ['listen 80;', `listen 127.0.0.1:${aside};`],
      ['ssl_certificate     /etc/ssl/instrutoria.pem;', ''],
      ['ssl_certificate_key /etc/ssl/instrutoria.key;', ''],
    ],
    whole: (block, folder) =>
      `daemon off; worker_processes 1; pid ${folder}/pid; events { worker_connections 512; }
http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join(' ')}
${block} }\n`,
  },
  haproxy: {
    file: 'haproxy.cfg',
    command: (config) => ['haproxy', '-db', '-f', config],
    changes: (port) => [
      ['bind :443 ssl crt /etc/haproxy/instrutoria.pem alpn h2,http/1.1', `bind 127.0.0.1:${port}`],
    ],
    whole: (block) => block,
  },
} as const satisfies Record<string, Kind>;
export type DocumentedBalancer = keyof typeof KINDS;

/** The configuration in deploy/, unchanged except for ports and certificates. */
export async function documentedConfig(
  name: DocumentedBalancer,
  [port, aside]: readonly [number, number],
  [one, two]: readonly [number, number],
): Promise<string> {
  const { file, changes }: Kind = KINDS[name];
  const block = await readFile(join(DEPLOY, file), 'utf8');
  const servers: readonly Change[] = [
    ['127.0.0.1:3001', `127.0.0.1:${one}`],
    ['127.0.0.1:3002', `127.0.0.1:${two}`],
  ];
  return [...changes(port, aside), ...servers].reduce((text, [written, here]) => {
    if (text.split(written).length !== 2) throw new Error(`deploy/${file} no longer says "${written}" once`);
    return text.replace(written, here);
  }, block);
}

/** Starts Debian's nginx or HAProxy as a child of this process, before two processes of the product. */
export async function startDocumentedBalancer(
  name: DocumentedBalancer,
  servers: readonly [number, number],
): Promise<Balancer> {
  const kind: Kind = KINDS[name];
  const folder = await temporaryDataDir();
  const port = await freePort();
  const text = await documentedConfig(name, [port, await freePort()], servers);
  const config = join(folder, 'config');
  await writeFile(config, kind.whole(text, folder));
  const [command = '', ...args] = kind.command(config, folder);
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Debian installs both where only root's PATH finds them.
    env: { PATH: `${process.env.PATH}:/usr/sbin:/sbin` },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (words: string) => {
    said += words;
  });
  let failure: string | null = null;
  child.once('error', () => {
    failure = `${name} is not installed: apt-get install nginx-light haproxy`;
  });
  child.once('exit', (code) => {
    failure ??= `${name} ended with ${code}: ${said}`;
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/saude/viva`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (failure !== null) throw new Error(failure);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
