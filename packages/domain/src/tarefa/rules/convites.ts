import { TEXTOS_DA_TAREFA as T } from '../messages.ts';
import type { NovaTarefa } from '../types.ts';

/** An invitation to act for a project that waits for this person's answer (D61). */
export interface ConviteAberto {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly editalId: number | null;
  readonly especie: 'passagem' | 'vice';
}

export function tarefasDosConvites(convites: readonly ConviteAberto[]): NovaTarefa[] {
  return convites.map(({ projeto, editalId, especie }) => ({
    codigo: 'CONVITE_DA_COORDENACAO',
    titulo: especie === 'vice' ? T.conviteDaVice : T.passagem,
    sobre: `nº ${projeto.id}, ${projeto.titulo}`,
    projeto: null,
    edital: editalId,
    quantos: null,
    de: null,
    ate: null,
    senao: especie === 'vice' ? T.conviteDaViceSenao : T.passagemSenao,
    caminho: '/convites_da_coordenacao',
  }));
}
