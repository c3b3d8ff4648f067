import { ApiError } from '../../lib/server/api-error.ts';
import { FalhaDeCodigo } from '../../lib/server/failure.ts';
import { notify } from '../../ui/status/toast-store.ts';

// The linter refuses a promise that is neither awaited nor caught. A failure that a screen awaits without
// catching ends here and is shown as a toast, so that no act fails silently (T-K13).
globalThis.addEventListener?.('unhandledrejection', ({ reason }) => {
  if (reason instanceof ApiError || reason instanceof FalhaDeCodigo) notify.failure(reason);
});
