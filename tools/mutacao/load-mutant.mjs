/**
 * For Node's `--import`: loads the module named by MUTANTE with one change, so that no file is ever written.
 */
import { registerHooks } from 'node:module';

const { url, start, end, by } = JSON.parse(process.env.MUTANTE ?? '{}');

registerHooks({
  load(asked, context, next) {
    const loaded = next(asked, context);
    if (asked.split('?')[0] !== url) return loaded;
    const text = Buffer.from(/** @type {string} */ (loaded.source)).toString();
    return { ...loaded, source: text.slice(0, start) + by + text.slice(end) };
  },
});
