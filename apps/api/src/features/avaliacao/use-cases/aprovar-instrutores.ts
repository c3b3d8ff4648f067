import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { exigirNaoParticipar } from '@instrutoria/domain/avaliacao/policies.ts';
import { aprovarVagas } from '@instrutoria/domain/avaliacao/transitions.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { editaisDeAgora } from '../../edital/queries.ts';
import { travarEdital } from '../../edital/repository.ts';
import { editalDoProjeto, relacaoComProjeto } from '../../projeto/relacao-queries.ts';
import { bolsasDosOutros } from '../decisao-queries.ts';
import { salvarAprovacao, travarAprovacaoDoProjeto } from '../repository.ts';
import { erroForaDaDecisao } from './listar-para-decidir.ts';

/** 404 for a project unknown to the caller, 409 for one of his own (D30). */
async function exigirAlheio(ctx: Contexto, projetoId: number): Promise<void> {
  const relacao = await relacaoComProjeto(ctx.db, ctx.usuario, projetoId);
  if (relacao === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Projeto não encontrado.');
  exigirNaoParticipar(relacao);
}

/** Locks the call, so that its limit of scholarships holds and nothing is granted after it was sent. */
export const aprovarInstrutores: Executar<Api['aprovarInstrutores']> = async (ctx, pedido) => {
  const projetoId = pedido.legivel('id').id ?? pedido.corpo().id;
  await exigirAlheio(ctx, projetoId);
  const editalId = await editalDoProjeto(ctx.db, projetoId);
  const edital = editalId === null ? null : await travarEdital(ctx.db, editalId);
  const aprovacao = await travarAprovacaoDoProjeto(ctx.db, projetoId);
  if (edital?.fase !== 'decisao' || aprovacao === null) throw erroForaDaDecisao(await editaisDeAgora(ctx));
  ctx.exigirVersao(aprovacao.versao);
  const { remunerados_aprovados, voluntarios_aprovados } = pedido.corpo();
  const depois = aprovarVagas(
    aprovacao,
    {
      ...(typeof remunerados_aprovados === 'number' ? { remunerados_aprovados } : {}),
      ...(typeof voluntarios_aprovados === 'number' ? { voluntarios_aprovados } : {}),
    },
    {
      limiteBolsas: edital.limiteBolsas,
      bolsasDosOutros: await bolsasDosOutros(ctx.db, edital.id, aprovacao.id),
    },
  );
  await salvarAprovacao(ctx.db, depois);
  await auditar(ctx, {
    acao: 'aprovarInstrutores',
    registro: { tipo: 'projeto_aprovacao', id: aprovacao.id },
    antes: vagasDe(aprovacao),
    depois: vagasDe(depois),
  });
  return { status: 200, dados: { message: M.instrutoresSalvos } };
};

function vagasDe(a: { readonly remunerados_aprovados: number; readonly voluntarios_aprovados: number }) {
  const { remunerados_aprovados, voluntarios_aprovados } = a;
  return { remunerados_aprovados, voluntarios_aprovados };
}
