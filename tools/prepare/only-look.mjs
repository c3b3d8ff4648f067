import { isWithoutDev, missingToRun } from './packages.mjs';
import { isBuilt } from './web-build.mjs';

/**
 * Whether a program may only check what is there: in production, or where only the runtime packages were
 * installed. An installation under a running server empties its node_modules.
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 */
export function mayOnlyLook(root, env) {
  return env.NODE_ENV === 'production' || isWithoutDev(root);
}

/**
 * Throws with the name of everything that is missing; installs, builds and writes nothing.
 * @param {string} root
 * @param {boolean} pages whether the built pages are needed too
 */
export function onlyLook(root, pages) {
  const missing = missingToRun(root);
  const [first] = missing;
  if (first !== undefined) {
    const more = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
    throw new Error(
      `${first}${more} missing, and a program in production installs nothing: stop it, run \`npm ci\`, start again`,
    );
  }
  if (pages && !isBuilt(root)) {
    throw new Error(
      'the pages are not built from these sources, and a program in production builds nothing: run `npm run build`',
    );
  }
}
