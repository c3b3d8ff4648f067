import type { Log } from '../log.ts';

/** A log that stores its lines as pino would write them. */
export function createLogLines(): Log & { readonly linhas: string[] } {
  const linhas: string[] = [];
  const anotar = (nivel: string) => (dados: object, mensagem: string) => {
    linhas.push(JSON.stringify({ nivel, ...dados, mensagem }));
  };
  return { linhas, info: anotar('info'), warn: anotar('warn'), error: anotar('error') };
}
