import { PASSOS_MAXIMOS } from '@instrutoria/domain/sorteio/limits.ts';
import { medir } from '@instrutoria/domain/sorteio/rules/pares.ts';
import {
  fixadosPelosPrecos,
  limiteInferior,
  linhasDaRede,
  montarRede,
  type Rede,
} from '@instrutoria/domain/sorteio/rules/rede.ts';
import { impossibilidade, preencher } from '@instrutoria/domain/sorteio/rules/viabilidade.ts';
import type {
  Acaso,
  EntradaDoSorteio,
  Impossibilidade,
  Proposta,
} from '@instrutoria/domain/sorteio/types.ts';
import loadHighs, { type Highs, type Model } from 'highs';

export type Resolvido = { readonly proposta: Proposta } | { readonly impossivel: Impossibilidade };

export interface ComoResolver {
  readonly passosMaximos?: number;
  /** Called with the number of steps done so far. */
  readonly aoAndar?: (passos: number) => void;
}

/**
 * The types describe its CommonJS side, where the function is a member; imported here it is the function
 * itself.
 */
const carregar = loadHighs as unknown as () => Promise<Highs>;
let carregado: Promise<Highs> | undefined;
/** Compiles the solver once. */
function highsCarregado(): Promise<Highs> {
  carregado ??= carregar();
  return carregado;
}

interface Andamento {
  readonly limite: number;
  readonly aoAndar: (passos: number) => void;
  passos: number;
}

/** Runs the model; false when it stopped at the limit of steps. */
function correr(highs: Highs, modelo: Model, andamento: Andamento): boolean {
  const antes = andamento.passos;
  const restam = Math.max(0, andamento.limite - antes);
  modelo.options.set({ simplex_iteration_limit: restam });
  modelo.run({
    [highs.constants.callbackType.simplexInterrupt](event) {
      andamento.aoAndar(antes + (event.data.simplex_iteration_count ?? 0));
      return undefined;
    },
  });
  andamento.passos = antes + Number(modelo.info.get('simplex_iteration_count'));
  return modelo.getModelStatus() === highs.constants.modelStatus.optimal;
}

const inteiros = (valores: Iterable<number>): number[] => Array.from(valores, (valor) => Math.round(valor));

function custoNaRede({ custos }: Rede, valores: readonly number[]): number {
  return custos.reduce((soma, custo, n) => soma + custo * (valores[n] ?? 0), 0);
}

interface Solucao {
  /** null when the solver stopped before it found one. */
  readonly valores: readonly number[] | null;
  readonly limite: number;
  readonly empatesResolvidos: boolean;
}

/**
 * First minimises the wishes; then, where the optimal prices leave a choice, the random numbers. Both are
 * networks with integers. One thread and no time limit, so that every machine takes the same steps.
 */
function resolverRede(highs: Highs, rede: Rede, andamento: Andamento): Solucao {
  // Every pair was chosen by hand.
  if (rede.custos.length === 0) return { valores: [], limite: 0, empatesResolvidos: true };
  return highs.withModel(
    {
      numCols: rede.custos.length,
      numRows: rede.minimosDasLinhas.length,
      colCost: rede.custos,
      colLower: rede.custos.map(() => 0),
      colUpper: rede.maximos,
      rowLower: rede.minimosDasLinhas,
      rowUpper: rede.maximosDasLinhas,
      matrix: {
        format: 'csc',
        numCols: rede.custos.length,
        numRows: rede.minimosDasLinhas.length,
        starts: Int32Array.from(rede.inicios),
        indices: Int32Array.from(rede.linhas),
        values: rede.coeficientes,
      },
    },
    (modelo) => {
      modelo.options.set({ output_flag: false, solver: 'simplex', presolve: 'off', random_seed: 0 });
      const otimo = correr(highs, modelo, andamento);
      const { colValue, rowDual } = modelo.getSolution();
      const precos = Array.from(rowDual);
      const limite = limiteInferior(rede, rede.custos, precos);
      if (!otimo) return { valores: null, limite, empatesResolvidos: false };
      const primeira = inteiros(colValue);
      const provado = custoNaRede(rede, primeira) === limite;
      if (!provado) return { valores: primeira, limite, empatesResolvidos: false };
      const fixados = fixadosPelosPrecos(rede, precos);
      const colunas = { kind: 'range', from: 0, to: rede.custos.length - 1 } as const;
      modelo.changeColsCost(colunas, rede.empates);
      modelo.changeColsBounds(colunas, fixados.minimos, fixados.maximos);
      modelo.changeRowsBounds(
        { kind: 'range', from: 0, to: rede.minimosDasLinhas.length - 1 },
        fixados.minimosDasLinhas,
        rede.maximosDasLinhas,
      );
      const resolvidos = correr(highs, modelo, andamento);
      const valores = resolvidos ? inteiros(modelo.getSolution().colValue) : primeira;
      return { valores, limite, empatesResolvidos: resolvidos };
    },
  );
}

/** Makes a draw from its inputs. The same input, seed and version of the method give the same result. */
export async function resolverSorteio(
  entrada: EntradaDoSorteio,
  acaso: Acaso,
  { passosMaximos = PASSOS_MAXIMOS, aoAndar = () => undefined }: ComoResolver = {},
): Promise<Resolvido> {
  const qualquer = preencher(entrada);
  if (!Array.isArray(qualquer)) {
    const impossivel = impossibilidade(entrada);
    if (impossivel === null) throw new Error('a draw that cannot be filled and yet can');
    return { impossivel };
  }
  const rede = montarRede(entrada, acaso);
  const andamento: Andamento = { limite: passosMaximos, aoAndar, passos: 0 };
  const { valores, limite, empatesResolvidos } = resolverRede(await highsCarregado(), rede, andamento);
  const linhas = valores === null ? qualquer : linhasDaRede(entrada, rede, valores);
  const { custo } = medir(entrada, acaso, linhas);
  // The cost of pairs chosen by hand is added to the network's.
  const fora = valores === null ? custoDosFixos(entrada, acaso) : custo - custoNaRede(rede, valores);
  return {
    proposta: { linhas, custo, limiteInferior: fora + limite, empatesResolvidos, passos: andamento.passos },
  };
}

function custoDosFixos(entrada: EntradaDoSorteio, acaso: Acaso): number {
  const linhas = entrada.projetos.map(({ id, fixos }) => ({ projeto: id, avaliadores: fixos }));
  return medir(entrada, acaso, linhas).custo;
}
