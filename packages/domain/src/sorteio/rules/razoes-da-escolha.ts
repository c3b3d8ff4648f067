import { contado } from '../../kernel/contagem.ts';
import { AFINIDADE_MAXIMA } from '../limits.ts';
import type {
  Acaso,
  AvaliadorNoSorteio,
  EntradaDoSorteio,
  LinhaDoSorteio,
  ProjetoNoSorteio,
} from '../types.ts';
import { coordenadoresQueAvaliam, faltasDoPar } from './pares.ts';

export interface RazoesDaEscolha {
  readonly avaliador: number;
  /** Projects of this call that they would have. */
  readonly carga: number;
  readonly fixo: boolean;
  /** The reasons for this evaluator, and the wishes that could not be met. */
  readonly tem: readonly string[];
  readonly falta: readonly string[];
}

function razoesDoPar(faltas: ReturnType<typeof faltasDoPar>, unidadeRepetida: boolean) {
  const pontos = AFINIDADE_MAXIMA - faltas.afinidade;
  return {
    tem: [
      pontos > 0 ? `afinidade ${pontos} de ${AFINIDADE_MAXIMA}` : null,
      faltas.unidades === 0 ? 'outra unidade' : null,
    ].filter((razao) => razao !== null),
    falta: [
      pontos === 0 ? 'nada em comum que se conheça' : null,
      faltas.unidades > 0 ? 'mesma unidade do coordenador' : null,
      unidadeRepetida ? 'mesma unidade de outro avaliador do projeto' : null,
      faltas.repeticao > 0 ? 'avaliou este coordenador num dos dois editais anteriores' : null,
      faltas.reciprocidade > 0 ? 'um poderia avaliar o outro' : null,
    ].filter((razao) => razao !== null),
  };
}

/** The reasons for each evaluator, by project. */
export function razoes(
  entrada: EntradaDoSorteio,
  acaso: Acaso,
  linhas: readonly LinhaDoSorteio[],
): ReadonlyMap<number, readonly RazoesDaEscolha[]> {
  const mutuos = coordenadoresQueAvaliam(entrada);
  const avaliadores = new Map<number, AvaliadorNoSorteio>(entrada.avaliadores.map((um) => [um.id, um]));
  const projetos = new Map<number, ProjetoNoSorteio>(entrada.projetos.map((um) => [um.id, um]));
  const cargas = new Map(entrada.avaliadores.map(({ id, carga }) => [id, carga]));
  for (const id of linhas.flatMap((linha) => linha.avaliadores)) cargas.set(id, (cargas.get(id) ?? 0) + 1);
  const daLinha = ({ projeto: qual, avaliadores: ids }: LinhaDoSorteio): RazoesDaEscolha[] => {
    const projeto = projetos.get(qual);
    const dele = ids.map((id) => avaliadores.get(id)).filter((um) => um !== undefined);
    if (projeto === undefined) return [];
    return dele.map((avaliador) => ({
      avaliador: avaliador.id,
      carga: cargas.get(avaliador.id) ?? 0,
      fixo: projeto.fixos.includes(avaliador.id),
      ...razoesDoPar(
        faltasDoPar(acaso, mutuos, projeto, avaliador),
        dele.some((outro) => outro.id !== avaliador.id && outro.unidade === avaliador.unidade),
      ),
    }));
  };
  return new Map(linhas.map((linha) => [linha.projeto, daLinha(linha)]));
}

/** The wishes that the whole proposal could not meet, in sentences. */
export function resumoDasFaltas(todas: ReadonlyMap<number, readonly RazoesDaEscolha[]>): string[] {
  const vezes = new Map<string, number>();
  for (const falta of [...todas.values()].flat().flatMap((razao) => razao.falta)) {
    vezes.set(falta, (vezes.get(falta) ?? 0) + 1);
  }
  return [...vezes]
    .toSorted(([um, a], [outro, b]) => b - a || um.localeCompare(outro, 'pt-BR'))
    .map(([falta, n]) => `${contado(n, 'designação', 'designações')}: ${falta}`);
}
