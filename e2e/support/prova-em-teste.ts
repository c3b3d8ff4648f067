const COMENTARIO = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const DECLARA = /^(?:export )?(?:async )?(?:function|const) (\w+)/;

/** A text of a catalogue, and the test that is said to hold it. */
export interface Prova {
  readonly titulo: string;
  readonly catalogo: string;
  readonly chave: string;
  /** Its words, where they are no other message's: then the test may quote them. */
  readonly texto: unknown;
}

/** Whether that test of a file says the text, as it reads or by its name in the catalogue; false when there is no such test. */
export function provaOTexto(fonte: string, { titulo, catalogo, chave, texto }: Prova): boolean {
  const dito = ditoNoTeste(fonte.replaceAll(COMENTARIO, '').split('\n'), titulo);
  const [, nome = catalogo] = new RegExp(`\\b${catalogo} as (\\w+)`).exec(fonte) ?? [];
  return (
    new RegExp(`(?<![\\w.])${nome}\\.${chave}\\b`).test(dito) ||
    (typeof texto === 'string' && dito.includes(texto))
  );
}

/** What the tests of that title say, the title apart, and what they use of their own file. */
function ditoNoTeste(linhas: readonly string[], titulo: string): string {
  const proprias = linhas.flatMap((linha, doTitulo) => {
    if (!["'", '"', '`'].some((aspas) => linha.includes(aspas + titulo + aspas))) return [];
    const inicio = linhas.findLastIndex((cada, i) => i <= doTitulo && /^\s*(?:it|test)\b/.test(cada));
    const recuo = /^ */.exec(linhas[inicio] ?? '')?.[0] ?? '';
    const fim = linhas.findIndex((cada, i) => i > doTitulo && new RegExp(`^${recuo}[)\\]}].*;$`).test(cada));
    return linhas.slice(inicio, fim + 1);
  });
  const dito = proprias.join('\n').replaceAll(titulo, '');
  return [dito, ...usadas(dito, declaracoes(linhas))].join('\n');
}

/** The functions and constants of a file, by name. */
function declaracoes(linhas: readonly string[]): ReadonlyMap<string, string> {
  const inicios = linhas.flatMap((linha, i) => (/^\w/.test(linha) ? [i] : []));
  return new Map(
    inicios.flatMap((inicio, n) => {
      const nome = DECLARA.exec(linhas[inicio] ?? '')?.[1];
      return nome === undefined ? [] : [[nome, linhas.slice(inicio, inicios[n + 1]).join('\n')] as const];
    }),
  );
}

/** Those that a text uses, directly or by one another. */
function usadas(texto: string, todas: ReadonlyMap<string, string>): readonly string[] {
  const achadas = new Map<string, string>();
  const procurar = (onde: string): void => {
    for (const [nome, declaracao] of todas) {
      if (achadas.has(nome) || !new RegExp(`(?<![\\w.])${nome}\\b`).test(onde)) continue;
      achadas.set(nome, declaracao);
      procurar(declaracao);
    }
  };
  procurar(texto);
  return [...achadas.values()];
}
