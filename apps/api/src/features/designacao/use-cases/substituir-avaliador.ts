import type { Api } from '@instrutoria/contract/api.ts';
import { MAQUINA_DA_AVALIACAO } from '@instrutoria/domain/avaliacao/maquina.ts';
import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { MENSAGENS_DESIGNACAO as M } from '@instrutoria/domain/designacao/messages.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { transitar } from '@instrutoria/domain/kernel/maquina.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { sql } from '../../../db/sql.ts';
import { auditar } from '../../auditoria/repository.ts';
import { avisarDesignado, avisarDispensado } from '../../avaliacao/cartas-repository.ts';
import { recombinar } from '../../avaliacao/combinacao-repository.ts';
import { notasAuditadas, salvarAprovacao } from '../../avaliacao/repository.ts';
import { avaliacaoNaoEncontrada, exigirUm, travarDoAvaliador } from '../../avaliacao/travas-repository.ts';
import { exigir } from '../../avaliacao/varios-repository.ts';
import { estadoNaHomologacao } from '../../edital/homologacao-queries.ts';
import { avaliadorDeclarou } from '../../impedimento/queries.ts';
import { registrarEvento } from '../../webhook/evento-repository.ts';
import { exigirAvaliador } from '../exigir-avaliador.ts';
import { avaliaOProjeto } from '../varios-queries.ts';

export const substituirAvaliador: Executar<Api['substituirAvaliador']> = async (ctx, pedido) => {
  const { avaliador, de } = pedido.legivel('avaliador', 'de');
  if (!avaliador) exigirSemProblemas([problema('avaliador', 'NENHUM_PROFESSOR', M.nenhumProfessor)]);
  if (!avaliador) throw new Error('a missing reference passed the rules');
  await substituirUm(ctx, { aprovacao: pedido.params.id, avaliador, de });
  return { status: 200, dados: { message: M.avaliadorSubstituido } };
};

interface Troca {
  readonly aprovacao: number;
  readonly avaliador: number;
  /** The evaluator to replace, in a project with several. */
  readonly de?: number | null | undefined;
}

/** Replaces in one assessment, alone or in an act on many: the caller has checked participation (D58). */
export async function substituirUm(ctx: Contexto, { aprovacao: id, avaliador, de }: Troca): Promise<void> {
  const travada = await travarDoAvaliador(ctx, id, de ?? null);
  if (travada === null) throw avaliacaoNaoEncontrada();
  exigirUm(travada, 'de');
  const { aprovacao, edital, projeto } = travada;
  const quem = papelDe(ctx);
  const impedido = await avaliadorDeclarou(ctx.db, id, aprovacao.avaliadorId);
  const homologacao = await estadoNaHomologacao(ctx.db, projeto.id);
  const fatos = { edital, avaliadorId: avaliador, impedido, homologacao };
  const depois = transitar(MAQUINA_DA_AVALIACAO, aprovacao, 'substituirAvaliador', { quem, fatos });
  await exigirAvaliador(ctx, projeto.id, avaliador);
  if (aprovacao.designacaoId !== undefined && (await avaliaOProjeto(ctx.db, projeto.id, avaliador))) {
    throw new DomainError('conflito', 'MESMO_AVALIADOR', M.mesmoAvaliador);
  }
  ctx.exigirVersao(aprovacao.versao);
  const instantes = { substituidoEm: ctx.agora, avaliadoEm: null, reabertoEm: null };
  const salva = await salvarAprovacao(ctx.db, depois, instantes);
  if (aprovacao.designacaoId !== undefined) {
    await exigir(ctx.db, aprovacao.id, sql`combinacao_mantida = null`);
    await recombinar(ctx, travada);
  }
  await avisarDispensado(ctx, { aprovacao, edital, projeto });
  await avisarDesignado(ctx, { aprovacao: salva, edital, projeto });
  await auditar(ctx, {
    acao: 'substituirAvaliador',
    registro: { tipo: 'projeto_aprovacao', id: aprovacao.id },
    antes: { avaliador: aprovacao.avaliadorId, ...notasAuditadas(aprovacao) },
    depois: { avaliador },
  });
  await registrarEvento(ctx, 'projeto.designado', `api/projeto/projeto/${projeto.id}`);
}
