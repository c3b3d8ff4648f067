import type { Designacao, ProjetoDoEdital } from '../api.ts';
import { designadosDe, faltamDesignar } from './designados.ts';

/** The progress of one evaluator. */
export interface ProgressoDoAvaliador {
  readonly id: number;
  readonly nome: string;
  readonly designados: number;
  readonly aceitos: number;
  readonly concluidos: number;
  readonly atrasados: number;
}

type ComAvaliacao = {
  readonly avaliacao: Pick<
    NonNullable<Designacao['avaliacao']>,
    'aceito' | 'atraso' | 'avaliador' | 'avaliadores' | 'exigidos' | 'ja_foi_avaliado'
  > | null;
};

/** Sorted by name. */
export function porAvaliador(designacoes: readonly ComAvaliacao[]): ProgressoDoAvaliador[] {
  const progressos = new Map<number, ProgressoDoAvaliador>();
  for (const um of designacoes.flatMap(({ avaliacao }) => designadosDe(avaliacao))) {
    const { avaliador, aceito, atraso, ja_foi_avaliado } = um;
    if (avaliador === null) continue;
    const antes = progressos.get(avaliador.id) ?? {
      ...avaliador,
      designados: 0,
      aceitos: 0,
      concluidos: 0,
      atrasados: 0,
    };
    progressos.set(avaliador.id, {
      ...antes,
      designados: antes.designados + 1,
      aceitos: antes.aceitos + (aceito ? 1 : 0),
      concluidos: antes.concluidos + (ja_foi_avaliado ? 1 : 0),
      atrasados: antes.atrasados + (atraso === null ? 0 : 1),
    });
  }
  return [...progressos.values()].toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}

/** The progress of one unit's projects. */
export interface ProgressoDaUnidade {
  readonly unidade: string;
  readonly projetos: number;
  readonly semAvaliador: number;
  readonly concluidos: number;
  readonly atrasados: number;
}

/** Sorted by name; the unit is the coordinator's. */
export function porUnidade(projetos: readonly ProjetoDoEdital[]): ProgressoDaUnidade[] {
  const progressos = new Map<string, ProgressoDaUnidade>();
  for (const { avaliacao, coordenador } of projetos) {
    const { unidade } = coordenador;
    const antes = progressos.get(unidade) ?? {
      unidade,
      projetos: 0,
      semAvaliador: 0,
      concluidos: 0,
      atrasados: 0,
    };
    progressos.set(unidade, {
      unidade,
      projetos: antes.projetos + 1,
      semAvaliador: antes.semAvaliador + (faltamDesignar(avaliacao) > 0 ? 1 : 0),
      concluidos: antes.concluidos + (avaliacao?.ja_foi_avaliado ? 1 : 0),
      atrasados: antes.atrasados + (avaliacao?.atraso ? 1 : 0),
    });
  }
  return [...progressos.values()].toSorted((a, b) => a.unidade.localeCompare(b.unidade, 'pt-BR'));
}
