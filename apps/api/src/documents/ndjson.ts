import type { Pedacos } from './corrente.ts';

interface Lidas<Registro> {
  readonly quantas: number;
  proximas(): Promise<readonly Registro[]>;
  fechar(): Promise<void>;
}

/**
 * One record per line, and a last line with their number: without it the text was cut off. `escrever` returns
 * one JSON value.
 */
export function ndjson<Registro>(
  { quantas, proximas, fechar }: Lidas<Registro>,
  escrever: (registro: Registro) => string,
): Pedacos {
  let escritas = 0;
  let acabou = false;
  return {
    async proximo() {
      if (acabou) return null;
      const registros = await proximas();
      if (registros.length > 0) {
        escritas += registros.length;
        // PostgreSQL puts line breaks between the elements of a list in JSON; within a text a line break is
        // escaped.
        return registros.map((registro) => `${escrever(registro).replaceAll('\n', ' ')}\n`).join('');
      }
      if (escritas !== quantas) throw new Error(`${escritas} of ${quantas} records were written`);
      acabou = true;
      return `${JSON.stringify({ fim: true, registros: escritas })}\n`;
    },
    fechar,
  };
}
