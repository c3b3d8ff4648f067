import type { Api } from '@instrutoria/contract/api.ts';
import { MAQUINA_DA_AVALIACAO } from '@instrutoria/domain/avaliacao/maquina.ts';
import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { transitar } from '@instrutoria/domain/kernel/maquina.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { recombinar } from '../combinacao-repository.ts';
import { notasAuditadas, salvarAprovacao } from '../repository.ts';
import { naoEhAvaliador, travarParaAvaliar } from '../travas-repository.ts';

export const avaliar: Executar<Api['avaliar']> = async (ctx, { params }) => {
  const travada = await travarParaAvaliar(ctx, params.id);
  if (travada === null) throw naoEhAvaliador();
  const { aprovacao, edital, projeto } = travada;
  const quem = papelDe(ctx);
  const { parecerMinimo } = await regrasEmVigor(ctx.db, edital.id);
  const { tipoProjeto, proprio } = projeto;
  const fatos = { edital, tipoProjeto, proprio, parecerMinimo };
  const depois = transitar(MAQUINA_DA_AVALIACAO, aprovacao, 'avaliar', { quem, fatos });
  if (depois !== aprovacao) {
    ctx.exigirVersao(aprovacao.versao);
    const salva = await salvarAprovacao(ctx.db, depois, { avaliadoEm: ctx.agora });
    if (aprovacao.designacaoId !== undefined) await recombinar(ctx, travada);
    await auditar(ctx, {
      acao: 'avaliar',
      registro: { tipo: 'projeto_aprovacao', id: aprovacao.id },
      antes: notasAuditadas(aprovacao),
      depois: notasAuditadas(salva),
    });
  }
  return { status: 200, dados: { message: M.concluida } };
};
