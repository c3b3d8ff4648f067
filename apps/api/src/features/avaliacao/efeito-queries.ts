import { notasDe, totalDasNotas } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import { situacaoDaSecretaria } from '@instrutoria/domain/avaliacao/rules/situacao.ts';
import type { AprovacaoGuardada, Vagas } from '@instrutoria/domain/avaliacao/types.ts';
import type { corrigir } from '@instrutoria/domain/recurso/transitions.ts';
import type { LimitesDaDecisao } from '@instrutoria/domain/recurso/types.ts';
import type { Executor } from '../../db/transaction.ts';
import { consultarMudancas } from './ranque-queries.ts';

type Aprovadas = Pick<Vagas, 'remunerados_aprovados' | 'voluntarios_aprovados'>;

export interface Mudanca {
  readonly editalId: number;
  readonly projetoId: number;
  readonly aprovacao: AprovacaoGuardada & { readonly id: number };
  readonly limites: LimitesDaDecisao;
  readonly depois: Pick<ReturnType<typeof corrigir>, 'corrigido' | 'total' | 'exibida'>;
}

export async function consultarEfeito(db: Executor, mudanca: Mudanca) {
  const { aprovacao, limites, depois, projetoId } = mudanca;
  const linhas = await consultarMudancas(
    db,
    { editalId: mudanca.editalId, tipo: limites.tipo },
    { aprovacaoId: aprovacao.id, ...notasDe(depois.corrigido) },
  );
  const propria = linhas.find(({ projeto_id }) => projeto_id === projetoId);
  if (propria === undefined) throw new Error('a changed project outside its ranking');
  const total = totalDasNotas(aprovacao);
  return {
    posicao: { de: propria.de, para: propria.para },
    total: { de: total, para: depois.total },
    vagas: { de: vagasDe(aprovacao), para: vagasDe(depois.corrigido) },
    situacaoExibida: {
      de: situacaoDaSecretaria({ ...limites.pedidas, ...aprovacao }, total),
      para: depois.exibida,
    },
    movidos: linhas.filter(({ projeto_id }) => projeto_id !== projetoId),
  };
}

function vagasDe({ remunerados_aprovados, voluntarios_aprovados }: Aprovadas): Aprovadas {
  return { remunerados_aprovados, voluntarios_aprovados };
}
