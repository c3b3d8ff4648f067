import type { Deps } from '../../context.ts';

/** Past events of the demonstration send no mail. */
export function semMails(deps: Deps): Deps {
  return { ...deps, outbox: { ...deps.outbox, enfileirar: () => Promise.resolve() } };
}
