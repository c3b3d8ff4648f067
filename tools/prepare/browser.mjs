import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { nodeOf } from './packages.mjs';
import { step } from './step.mjs';

const aptGet = '/usr/bin/apt-get';

const noBrowser =
  'The browser tests need a Chromium: install one, or name it with CHROMIUM=/path/to/chromium';

/**
 * Provides a Chromium: Playwright's own where its server can be reached, else Debian's or Ubuntu's where we
 * may install packages.
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
  step('fetching Chromium for the browser tests (playwright install, a minute or two)', nodeOf(root), [
    cli,
    'install',
    '--no-shell',
    'chromium',
  ]);
  // Runs only once the browser is there: these are many Debian packages, useless without it.
  if (asRoot() === null || !existsSync(aptGet)) return;
  step('installing the libraries that it needs (playwright install-deps)', nodeOf(root), [
    cli,
    'install-deps',
    'chromium',
  ]);
}

function installFromDebian() {
  const prefix = asRoot();
  if (prefix === null || !existsSync(aptGet)) return;
  const [command, ...before] = [...prefix, 'apt-get'];
  if (command === undefined) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  step('fetching the list of Debian packages (apt-get update)', command, [...before, 'update', '-q'], {
    env,
  });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const install = [...before, 'install', '-y', '-q', '--no-install-recommends', name];
    try {
      step(`installing Chromium for the browser tests (apt-get install ${name})`, command, install, { env });
      return;
    } catch (error) {
      if (name === 'chromium') throw error; // older releases have no separate package for the shell
    }
  }
}

/** The command prefix for root: nothing, sudo without a password, or null if neither is possible. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : null;
}
