import type { Api } from '@instrutoria/contract/api.ts';
import type { Executar } from '../../../context.ts';
import { papelDaDeclaracao } from '../papel-da-declaracao.ts';
import { declaracaoDoEstudante } from '../queries.ts';
import { declaracaoDesconhecida } from './declaracao-na-resposta.ts';

export const baixarMinhaDeclaracao: Executar<Api['baixarMinhaDeclaracao']> = async (ctx, { params }) => {
  const declaracao = await declaracaoDoEstudante(ctx.db, ctx.estudante.id, params.id);
  if (declaracao === null) throw declaracaoDesconhecida();
  return { status: 200, arquivo: await papelDaDeclaracao(ctx, declaracao) };
};
