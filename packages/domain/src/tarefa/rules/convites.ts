import { prazoNoDia } from '../../kernel/fuso.ts';
import { TEXTOS_DA_TAREFA as T } from '../messages.ts';
import type { NovaTarefa } from '../types.ts';

/**
 * Questions that await this person's answer: to be vice, to take a coordination, or to agree to leave it
 * (D61).
 */
export interface ConviteAberto {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly editalId: number | null;
  readonly especie: 'assumir' | 'deixar' | 'vice';
  /**
   * The last day for the leaving coordinator to answer: afterwards silence counts as agreement. null: no day.
   */
  readonly ate: string | null;
}

const TITULOS = { assumir: T.assumir, deixar: T.deixar, vice: T.conviteDaVice } as const;

function senao({ especie, ate }: ConviteAberto): string {
  if (especie === 'vice') return T.conviteDaViceSenao;
  return ate === null ? T.assumirSenao : T.deixarSenao(prazoNoDia(ate));
}

export function tarefasDosConvites(convites: readonly ConviteAberto[]): NovaTarefa[] {
  return convites.map((convite) => ({
    codigo: 'CONVITE_DA_COORDENACAO',
    titulo: TITULOS[convite.especie],
    sobre: `nº ${convite.projeto.id}, ${convite.projeto.titulo}`,
    projeto: null,
    edital: convite.editalId,
    quantos: null,
    de: null,
    ate: convite.ate,
    senao: senao(convite),
    caminho: '/convites_da_coordenacao',
  }));
}
