import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { nodeOf } from './packages.mjs';
import { step } from './step.mjs';

const noBrowser =
  'The browser tests need a Chromium: install one, or name it with CHROMIUM=/path/to/chromium';

/**
 * Makes sure that a Chromium is there: a Debian or Ubuntu whose packages we may install gets the distribution's
 * own, everything else Playwright's.
 * @param {string} root
 */
export function ensureBrowser(root) {
  if (findChromium() !== null) return;
  const failures = [];
  for (const install of [() => installFromPlaywright(root), installFromDebian]) {
    try {
      install();
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
    if (findChromium() !== null) return;
  }
  throw new Error([...failures, noBrowser].join('\n'));
}

/** @param {string} root */
function installFromPlaywright(root) {
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  step('installing Chromium for the browser tests (playwright install, one to three minutes)', nodeOf(root), [
    cli,
    'install',
    ...(asRoot() === null ? [] : ['--with-deps']),
    '--no-shell',
    'chromium',
  ]);
}

function installFromDebian() {
  const prefix = asRoot();
  if (prefix === null || !existsSync('/usr/bin/apt-get')) return;
  const [command, ...before] = [...prefix, 'apt-get'];
  if (command === undefined) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  step('fetching the list of Debian packages (apt-get update)', command, [...before, 'update', '-q'], {
    env,
  });
  const install = [...before, 'install', '-y', '-q', '--no-install-recommends', 'chromium'];
  step('installing Chromium for the browser tests (apt-get install chromium)', command, install, { env });
}

/** What to put before a command that needs root: nothing as root, sudo where it asks nothing, else null. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : null;
}
