import type { BrowserContext, Page } from '@playwright/test';

/** The violations of the pages' policy, and every request that left this machine. */
interface Vigia {
  readonly violacoes: string[];
  readonly fora: string[];
}

/** Records, from now on, what a page or every page of a context tries. */
export async function watchPolicy(onde: Page | BrowserContext): Promise<Vigia> {
  const vigia: Vigia = { violacoes: [], fora: [] };
  await onde.exposeFunction('tellViolation', (what: string) => vigia.violacoes.push(what));
  await onde.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const tell: unknown = Reflect.get(globalThis, 'tellViolation');
      if (typeof tell === 'function') tell(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  const note = (endereco: string): void => {
    const { hostname, protocol } = new URL(endereco);
    // Compares only the host: a journey may start further servers on other ports.
    const here = ['127.0.0.1', 'localhost'].includes(hostname) || ['blob:', 'data:'].includes(protocol);
    if (!here) vigia.fora.push(endereco);
  };
  // Narrows to one type, since the union has no common listener.
  if ('context' in onde) onde.on('request', (request) => note(request.url()));
  else onde.on('request', (request) => note(request.url()));
  return vigia;
}
