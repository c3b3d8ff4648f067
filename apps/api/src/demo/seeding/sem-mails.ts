import type { Deps } from '../../context.ts';

/** Dependencies that discard mails, for past events of the demonstration. */
export function semMails(deps: Deps): Deps {
  return { ...deps, outbox: { ...deps.outbox, enfileirar: () => Promise.resolve() } };
}
