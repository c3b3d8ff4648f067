import { ROTULOS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { menuDe, podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { Rota } from './route-table.ts';
import { podeVer } from './who.ts';

export interface EntradaVisivel {
  readonly rotulo: string;
  readonly caminho: string;
}

function extras(tipo: TipoDeUsuario): readonly EntradaVisivel[] {
  if (podeAdministrar({ tipo })) return [{ rotulo: 'administração', caminho: '/administracao' }];
  const propor = ['coordenador', 'avaliador'].includes(tipo)
    ? [{ rotulo: 'rascunhos salvos', caminho: '/rascunhos_salvos' }]
    : [];
  return [
    ...propor,
    { rotulo: ROTULOS_CONTA.gerarRanque, caminho: '/ranque_tipo1' },
    { rotulo: 'painel do edital', caminho: '/painel' },
    { rotulo: 'declarações', caminho: '/declaracoes' },
  ];
}

/** The domain's entries (E-GERAL-5) whose page exists and may be seen, then ours. */
export function menuVisivel(tipo: TipoDeUsuario, rotas: readonly Rota[]): readonly EntradaVisivel[] {
  const visivel = ({ caminho }: EntradaVisivel) =>
    rotas.some((rota) => rota.path === caminho && podeVer(rota.who, tipo));
  return [...menuDe(tipo), ...extras(tipo)].filter(visivel);
}
