import type { Api } from '@instrutoria/contract/api.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problemasDaAtividade, problemasDasEntradas } from '@instrutoria/domain/relatorio/rules/textos.ts';
import { TEXTOS_DA_ATIVIDADE, type TextoDaAtividade } from '@instrutoria/domain/relatorio/types.ts';
import type { Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { projetoDoInstrutor } from '../../instrutor/relacao-queries.ts';
import { lerAtividade, salvarAtividade, versaoDaAtividade } from '../atividade-repository.ts';
import { avisarDoCorrigido } from '../avisar-da-analise.ts';
import { lerDisciplinasRelatadas } from '../disciplinas-repository.ts';
import { exigirRelatorioAberto } from '../exigir-relatorio-aberto.ts';
import { exigirDisciplinas } from './exigir-disciplinas.ts';

export const salvarRelatorioAtividade: Executar<Api['salvarRelatorioAtividade']> = async (ctx, pedido) => {
  const { id: instrutor } = ctx.alvo;
  const projeto = await projetoDoInstrutor(ctx.db, instrutor);
  if (projeto === null) throw new Error('the named instructor is gone');
  const qual = { especie: 'ATIVIDADES', projeto, instrutor: instrutor } as const;
  const analise = await exigirRelatorioAberto(ctx, qual);
  await exigirDisciplinas(ctx, projeto, 'salvarRelatorioAtividade');
  const versao = await versaoDaAtividade(ctx.db, instrutor);
  ctx.exigirVersao(versao);
  const dados = pedido.corpo();
  const escolhidas = dados.relatorioDisciplinas ?? [];
  const relatadas = await lerDisciplinasRelatadas(ctx.db, projeto);
  exigirSemProblemas([
    ...problemasDaAtividade(dados),
    ...problemasDasEntradas(
      escolhidas,
      relatadas.map(({ id }) => id),
    ),
  ]);
  const textos = Object.fromEntries(
    TEXTOS_DA_ATIVIDADE.map((campo) => [campo, dados[campo] ?? '']),
  ) as Record<TextoDaAtividade, string>;
  const autoria = { autorId: ctx.usuario.id, agora: ctx.agora };
  await salvarAtividade(ctx.db, instrutor, { textos, escolhidas }, autoria);
  await auditar(ctx, {
    acao: 'salvarRelatorioAtividade',
    registro: { tipo: 'instrutor', id: instrutor },
    antes: { versao },
    depois: { versao: versao + 1, relatorioDisciplinas: escolhidas },
  });
  await avisarDoCorrigido(ctx, qual, analise);
  const gravado = await lerAtividade(ctx.db, instrutor);
  if (gravado === null) throw new Error('the written report is gone');
  return comVersao(200, gravado);
};
