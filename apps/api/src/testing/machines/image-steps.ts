import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DOCKERFILE = fileURLToPath(new URL('../../../../../deploy/Dockerfile', import.meta.url));

/** What deploy/Dockerfile does, for whoever does it without a container. */
export interface ImageSteps {
  /** Shell commands and archives to unpack, in their order. */
  readonly steps: readonly ({ readonly run: string } | { readonly add: string; readonly to: string })[];
  readonly env: Readonly<Record<string, string>>;
  readonly user: { readonly uid: number; readonly gid: number };
  readonly command: readonly string[];
  readonly health: readonly string[];
}

/** Reads it with these arguments; throws on an instruction that it does not know, which would be left out else. */
export function readImageSteps(args: Readonly<Record<string, string>>): ImageSteps {
  const values: Record<string, string> = { ...args };
  const fill = (text: string) =>
    text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`the Dockerfile has no ${name}`);
      return value;
    });
  const steps: ({ run: string } | { add: string; to: string })[] = [];
  let env: Record<string, string> = {};
  let user = { uid: 0, gid: 0 };
  const exec: Record<string, string[]> = {};
  const lines = readFileSync(DOCKERFILE, 'utf8').split('\n');
  for (const line of lines.filter((one) => one !== '' && !one.startsWith('#'))) {
    const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (word === 'ARG') {
      const [name = '', standard] = rest.split('=');
      if (standard !== undefined) values[name] ??= standard;
    } else if (word === 'ENV') {
      env = { ...env, ...Object.fromEntries(rest.split(' ').map((pair) => pair.split('=', 2))) };
    } else if (word === 'RUN') {
      steps.push({ run: fill(rest) });
    } else if (word === 'ADD') {
      const [add = '', to = ''] = fill(rest).split(' ');
      steps.push({ add, to });
    } else if (word === 'USER') {
      const [uid, gid] = rest.split(':').map(Number);
      user = { uid: uid ?? 0, gid: gid ?? 0 };
    } else if (['HEALTHCHECK', 'ENTRYPOINT', 'CMD'].includes(word)) {
      exec[word] = JSON.parse(rest.slice(rest.indexOf('[')));
    } else if (!['FROM', 'VOLUME', 'EXPOSE'].includes(word)) {
      throw new Error(`the Dockerfile's "${line}" is not known here`);
    }
  }
  const command = [...(exec['ENTRYPOINT'] ?? []), ...(exec['CMD'] ?? [])];
  return { steps, env, user, command, health: exec['HEALTHCHECK'] ?? [] };
}
