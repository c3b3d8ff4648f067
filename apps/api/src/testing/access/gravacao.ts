import { createHash } from 'node:crypto';
import type { Reply, Sent } from '../client.ts';

/** A recorded answer: the request, its caller, and all comparable parts. */
export interface Gravada {
  /** Method and path, and the act of a scene if there is one. */
  readonly pedido: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A text with numbered random values; for other bodies their kind, length and hash. */
  readonly corpo: string;
}

/** Random values without meaning, each by name, so that no other difference is hidden. */
const ACASO: Readonly<Record<string, RegExp>> = {
  arquivo: /arq_[0-9a-f]{32}/g,
  token: /eyJ[\w-]+\.[\w-]+\.[\w-]+/g,
  pedido: /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
  dispositivo: /(?<="dispositivo":")[\w-]{32}(?=\.)/g,
  marca: /\b[0-9a-f]{64}\b/g,
  // Numbers used up by retried transactions, and the counter in the names of test people.
  prorrogacao: /(?<=prorrogacao-)\d+(?=@)/g,
  pessoa: /(?<=Pessoa )\d+/g,
  link: /(?<=token=)[\w-]{43}/g,
  declaracao: /\b(?:[0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{6}\b/g,
};

/** Headers that depend on time or connection. */
const CALADOS = new Set(['date', 'connection', 'keep-alive', 'x-request-id']);

/** Records answers in order; random values are numbered by their first appearance. */
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
      // The length of compressed text with random references varies, so only its kind is compared.
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

/** A body by its value: JSON fields sorted by name, on whose order no caller may rely. */
function porValor({ corpo, headers }: Gravada): string {
  if (!/^[[{]/.test(corpo)) return corpo;
  if (!/ndjson/.test(headers['content-type'] ?? '')) return porNome(corpo);
  return corpo.replaceAll(/[^\n]+/g, porNome);
}

const escrita = (uma: Gravada): string => JSON.stringify({ ...uma, corpo: porValor(uma) });

/** The differences of two recordings, a line or two each, up to a limit. */
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
