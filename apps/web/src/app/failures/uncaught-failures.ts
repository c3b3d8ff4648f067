import { ApiError } from '../../lib/server/api-error.ts';
import { FalhaDeCodigo } from '../../lib/server/failure.ts';
import { notify } from '../../ui/status/toast-store.ts';

// The linter refuses a promise that nobody awaits or catches. A failure that a screen awaits and does not catch ends
// here and is shown as a toast, so that no act fails in silence (T-K13).
globalThis.addEventListener?.('unhandledrejection', ({ reason }) => {
  if (reason instanceof ApiError || reason instanceof FalhaDeCodigo) notify.failure(reason);
});
