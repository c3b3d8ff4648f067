import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkWorkspaces } from '../prepare/packages.mjs';
import { root } from '../prepare/step.mjs';
import type { Part } from './parts.ts';
import { type Runner, vitest } from './runners.ts';

/** The parts that read the sources without running them; new workspaces are linked first. */
export function staticParts(): Part[] {
  linkWorkspaces(root);
  return [
    ...workspaces().map(types),
    { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings'] },
    { name: 'unused code', command: ['knip'] },
    { name: 'exports that only tests use', command: ['knip', '--config', 'knip.producao.json'] },
    ...ownChecks(),
  ];
}

export function testRunner(): Runner {
  return vitest('unit, page and api tests', ['unit', 'web', 'api']);
}

function workspaces(): string[] {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    references: readonly { readonly path: string }[];
  };
  return references.map(({ path }) => path);
}

/**
 * Unchanged workspaces are not checked again. Several checkers for one workspace would repeat each other's
 * work.
 */
function types(workspace: string): Part {
  const memory = `.tmp/types/${workspace.replaceAll('/', '-')}.tsbuildinfo`;
  return {
    name: `types of ${workspace}`,
    command: ['tsc', '-p', workspace, '--checkers', '1', '--incremental', '--tsBuildInfoFile', memory],
  };
}

/** One part for every tools/check-*.ts. */
function ownChecks(): Part[] {
  return readdirSync(join(root, 'tools'))
    .filter((name) => /^check-.*\.ts$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => ({
      name: name.slice('check-'.length, -'.ts'.length),
      command: ['node', `tools/${name}`],
    }));
}
