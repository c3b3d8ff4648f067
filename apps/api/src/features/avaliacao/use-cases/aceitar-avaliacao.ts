import type { Api } from '@instrutoria/contract/api.ts';
import { MAQUINA_DA_AVALIACAO } from '@instrutoria/domain/avaliacao/maquina.ts';
import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { transitar } from '@instrutoria/domain/kernel/maquina.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { recombinar } from '../combinacao-repository.ts';
import { recusadaPor } from '../relacao-queries.ts';
import { salvarAprovacao } from '../repository.ts';
import { avaliacaoNaoEncontrada, travarParaAvaliar } from '../travas-repository.ts';

/** Repeating changes nothing; 409 after a refusal (T-G14). */
export const aceitarAvaliacao: Executar<Api['aceitarAvaliacao']> = async (ctx, { params }) => {
  const travada = await travarParaAvaliar(ctx, params.id);
  if (travada === null) {
    const recusou = await recusadaPor(ctx.db, params.id, ctx.usuario.id);
    throw recusou ? new DomainError('conflito', 'JA_RECUSOU', M.jaRecusou) : avaliacaoNaoEncontrada();
  }
  const { aprovacao, edital } = travada;
  const quem = papelDe(ctx);
  const depois = transitar(MAQUINA_DA_AVALIACAO, aprovacao, 'aceitarAvaliacao', { quem, fatos: { edital } });
  if (depois !== aprovacao) {
    ctx.exigirVersao(aprovacao.versao);
    await salvarAprovacao(ctx.db, depois);
    if (aprovacao.designacaoId !== undefined) await recombinar(ctx, travada);
    await auditar(ctx, {
      acao: 'aceitarAvaliacao',
      registro: { tipo: 'projeto_aprovacao', id: aprovacao.id },
      depois: { aceito: true },
    });
  }
  return { status: 200, dados: { message: M.aceito } };
};
