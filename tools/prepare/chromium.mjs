import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The shell comes first: without a screen it needs a third less time for all journeys. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

const macApps = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];

const playwrightFolders = ['.cache/ms-playwright', 'Library/Caches/ms-playwright'];
const playwrightExecutables = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

/**
 * The Chromium that CHROMIUM names, else one on PATH, an application of macOS, or one that Playwright
 * installed; null if there is none.
 * @param {Record<string, string | undefined>} [env]
 * @param {string[]} [systemFolders] program folders that PATH does not name
 * @returns {string | null}
 */
export function findChromium(env = process.env, systemFolders = ['/usr/bin', '/usr/local/bin', '/snap/bin']) {
  const named = env.CHROMIUM;
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROMIUM names ${named}, which cannot be run`);
    return named;
  }
  const home = env.HOME ?? homedir();
  const folders = [...(env.PATH ?? '').split(delimiter), ...systemFolders];
  const candidates = [
    ...names.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name))),
    ...['/Applications', join(home, 'Applications')].flatMap((folder) =>
      macApps.map((app) => join(folder, app)),
    ),
    ...fromPlaywright(env.PLAYWRIGHT_BROWSERS_PATH, home),
  ];
  return candidates.find(isExecutable) ?? null;
}

/**
 * @param {string | undefined} configured
 * @param {string} home
 */
function fromPlaywright(configured, home) {
  const folders = configured ? [configured] : playwrightFolders.map((folder) => join(home, folder));
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.startsWith('chromium-'))
      .sort()
      .reverse()
      .flatMap((name) => playwrightExecutables.map((executable) => join(folder, name, executable))),
  );
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
