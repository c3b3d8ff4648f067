/**
 * Makes a checkout ready to run: packages, and on request the built pages, a browser and the oldest
 * PostgreSQL.
 *
 * node tools/prepare.mjs [--program] [--web] [--browser] [--server]
 *
 * Before the product itself starts (--program), in production it only checks and installs nothing:
 * only-look.mjs.
 *
 * Plain JavaScript: it must run before anything is installed, on any Node from 18 on. Takes some 50 ms when
 * nothing is missing.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './prepare/browser.mjs';
import { withLock } from './prepare/lock.mjs';
import { mayOnlyLook, onlyLook } from './prepare/only-look.mjs';
import { ensurePackages } from './prepare/packages.mjs';
import { ensureOldestServer } from './prepare/postgres.mjs';
import { root } from './prepare/step.mjs';
import { ensureWebBuild } from './prepare/web-build.mjs';

const wanted = new Set(process.argv.slice(2));

try {
  if (wanted.has('--program') && mayOnlyLook(root, process.env)) onlyLook(root, wanted.has('--web'));
  else await ensure();
} catch (error) {
  process.stderr.write(`prepare: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function ensure() {
  const folder = join(root, '.tmp');
  mkdirSync(folder, { recursive: true });
  await withLock(join(folder, 'prepare.lock'), () => {
    ensurePackages(root);
    if (wanted.has('--web')) ensureWebBuild(root);
    if (wanted.has('--browser')) ensureBrowser(root);
    if (wanted.has('--server')) ensureOldestServer(root);
  });
}
