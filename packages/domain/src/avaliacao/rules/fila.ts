interface Designado {
  readonly projeto: {
    readonly id: number;
    readonly titulo: string;
    readonly edital: { readonly id: number };
  };
  readonly foiAvaliador: boolean;
  readonly ja_foi_avaliado: boolean;
  readonly aceito: boolean;
  /** The last day; absent if there is none. */
  readonly ate?: string | undefined;
}

type ProjetoNaFila = Pick<Designado['projeto'], 'id' | 'titulo'>;

/** An evaluator's projects of one call, seen from one of them. */
export interface Fila {
  readonly posicao: number;
  readonly de: number;
  readonly anterior: ProjetoNaFila | null;
  readonly proximo: ProjetoNaFila | null;
  /**
   * The next unfinished project: an accepted one of this call, wrapping around; then an accepted one of another call, by
   * deadline; then one not yet accepted.
   */
  readonly aEspera: ProjetoNaFila | null;
}

/** Pending assessments in the order of work: those accepted, then by deadline, else as they came. */
export function naOrdemDoTrabalho<L extends Pick<Designado, 'aceito' | 'ate' | 'ja_foi_avaliado'>>(
  linhas: readonly L[],
): L[] {
  const vez = ({ aceito, ja_foi_avaliado, ate = '9999' }: L) => [+ja_foi_avaliado, +!aceito, ate].join(' ');
  return linhas.toSorted((a, b) => {
    const [x, y] = [vez(a), vez(b)];
    return x < y ? -1 : x > y ? 1 : 0;
  });
}

const espera = ({ aceito, ja_foi_avaliado }: Designado) => aceito && !ja_foi_avaliado;

/** null when the project is not assigned to this evaluator. */
export function filaDoAvaliador(linhas: readonly Designado[], projeto: number): Fila | null {
  const minhas = linhas.filter(({ foiAvaliador }) => foiAvaliador);
  const edital = minhas.find((linha) => linha.projeto.id === projeto)?.projeto.edital.id;
  if (edital === undefined) return null;
  const daqui = minhas.filter((linha) => linha.projeto.edital.id === edital);
  const aqui = daqui.findIndex((linha) => linha.projeto.id === projeto);
  const outras = [
    ...daqui.slice(aqui + 1),
    ...daqui.slice(0, aqui),
    ...minhas.filter((linha) => linha.projeto.edital.id !== edital),
  ];
  return {
    posicao: aqui + 1,
    de: daqui.length,
    anterior: daqui[aqui - 1]?.projeto ?? null,
    proximo: daqui[aqui + 1]?.projeto ?? null,
    aEspera:
      (
        outras.find((linha) => daqui.includes(linha) && espera(linha)) ??
        naOrdemDoTrabalho(outras).find(({ ja_foi_avaliado }) => !ja_foi_avaliado)
      )?.projeto ?? null,
  };
}
