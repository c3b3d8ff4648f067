import { createHash } from 'node:crypto';
import type { Reply, Sent } from '../client.ts';

/** One answer as it is kept: what was asked by whom, and all of it that may be compared. */
export interface Gravada {
  /** Method and path, and the act of a scene where there is one. */
  readonly pedido: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text with what chance made numbered; of other bodies their kind, length and hash. */
  readonly corpo: string;
}

/** What differs from run to run and means nothing: by name, so that nothing else is hidden. */
const ACASO: Readonly<Record<string, RegExp>> = {
  arquivo: /arq_[0-9a-f]{32}/g,
  token: /eyJ[\w-]+\.[\w-]+\.[\w-]+/g,
  pedido: /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
  dispositivo: /(?<="dispositivo":")[\w-]{32}(?=\.)/g,
  marca: /\b[0-9a-f]{64}\b/g,
  // A number that a transaction took which was tried again, and the people whom the tests number as they make them.
  prorrogacao: /(?<=prorrogacao-)\d+(?=@)/g,
  pessoa: /(?<=Pessoa )\d+/g,
  link: /(?<=token=)[\w-]{43}/g,
  declaracao: /\b(?:[0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{6}\b/g,
};

/** Headers that tell the hour, or the connection. */
const CALADOS = new Set(['date', 'connection', 'keep-alive', 'x-request-id']);

/** Keeps answers in the order in which they come; what chance made is numbered by its first appearance. */
export function gravador() {
  const numeros = new Map<string, string>();
  const gravadas: Gravada[] = [];
  const semAcaso = (texto: string): string =>
    Object.entries(ACASO).reduce(
      (limpo, [nome, padrao]) =>
        limpo.replace(padrao, (achado) => {
          const numero = numeros.get(achado) ?? `‹${nome} ${numeros.size + 1}›`;
          numeros.set(achado, numero);
          return numero;
        }),
      texto,
    );
  return {
    gravadas,
    guardar({ method, path }: Sent, { status, headers, text }: Reply, ato = ''): void {
      const tipo = headers.get('content-type') ?? '';
      const ehTexto = tipo === '' || /json|text/.test(tipo);
      // Packed text holds references of chance, and is as long as they pack: only its kind can be compared.
      const ehPacote = tipo === 'application/zip';
      const outro = ehPacote
        ? tipo
        : `${tipo}, ${text.length}, ${createHash('sha256').update(text).digest('hex')}`;
      gravadas.push({
        pedido: semAcaso(`${method} ${path}${ato === '' ? '' : ` (${ato})`}`),
        status,
        headers: Object.fromEntries(
          [...headers]
            .filter(([nome]) => !CALADOS.has(nome) && !(ehPacote && nome === 'content-length'))
            .map(([nome, valor]) => [nome, semAcaso(valor)]),
        ),
        corpo: ehTexto ? semAcaso(text) : outro,
      });
    },
  };
}

function porNome(json: string): string {
  return JSON.stringify(JSON.parse(json), (_, valor: unknown) =>
    typeof valor === 'object' && valor !== null && !Array.isArray(valor)
      ? Object.fromEntries(Object.entries(valor).sort(([a], [b]) => (a < b ? -1 : 1)))
      : valor,
  );
}

/** A body as it means: fields of JSON in the order of their names, which no caller may rely on. */
function porValor({ corpo, headers }: Gravada): string {
  if (!/^[[{]/.test(corpo)) return corpo;
  if (!/ndjson/.test(headers['content-type'] ?? '')) return porNome(corpo);
  return corpo.replaceAll(/[^\n]+/g, porNome);
}

const escrita = (uma: Gravada): string => JSON.stringify({ ...uma, corpo: porValor(uma) });

/** What two recordings do not have in common, a line or two each; no more than so many. */
export function diferencas(antes: readonly Gravada[], depois: readonly Gravada[], maximo: number): string[] {
  const achadas: string[] = [];
  if (antes.length !== depois.length) achadas.push(`${antes.length} answers, now ${depois.length}`);
  for (const [i, uma] of antes.entries()) {
    const outra = depois[i];
    if (outra === undefined || achadas.length >= maximo) break;
    const [a, b] = [escrita(uma), escrita(outra)];
    if (a === b) continue;
    const onde = [...a].findIndex((letra, lugar) => letra !== b[lugar]);
    const trecho = (texto: string) => texto.slice(Math.max(0, onde - 60), onde + 100);
    achadas.push(`${i} ${uma.pedido}\n  - …${trecho(a)}\n  + …${trecho(b)}`);
  }
  return achadas;
}
