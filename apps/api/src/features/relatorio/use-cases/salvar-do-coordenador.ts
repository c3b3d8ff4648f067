import type { Api } from '@instrutoria/contract/api.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import {
  problemasDasAvaliacoes,
  problemasDoCoordenador,
} from '@instrutoria/domain/relatorio/rules/textos.ts';
import type { Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { avisarDoCorrigido } from '../avisar-da-analise.ts';
import {
  alunosAAvaliar,
  lerDoCoordenador,
  salvarDoCoordenador,
  versaoDoCoordenador,
} from '../coordenador-repository.ts';
import { exigirRelatorioAberto } from '../exigir-relatorio-aberto.ts';
import { exigirDisciplinas } from './exigir-disciplinas.ts';

export const salvarRelatorioCoordenador: Executar<Api['salvarRelatorioCoordenador']> = async (
  ctx,
  pedido,
) => {
  const { id: projeto } = ctx.alvo;
  const qual = { especie: 'COORDENADOR', projeto, instrutor: null } as const;
  const analise = await exigirRelatorioAberto(ctx, qual);
  await exigirDisciplinas(ctx, projeto, 'salvarRelatorioCoordenador');
  const versao = await versaoDoCoordenador(ctx.db, projeto);
  ctx.exigirVersao(versao);
  const dados = pedido.corpo();
  const enviadas = dados.avaliacoesDeDesempenho ?? [];
  exigirSemProblemas([
    ...problemasDoCoordenador(dados),
    ...problemasDasAvaliacoes(enviadas, await alunosAAvaliar(ctx.db, projeto)),
  ]);
  const textos = {
    relatorio: dados.relatorio ?? '',
    fundamentacao: dados.fundamentacao ?? '',
    conclusao: dados.conclusao ?? '',
  };
  const avaliacoes = enviadas.map(({ aluno, avaliacao }) => ({ aluno, avaliacao: avaliacao ?? '' }));
  const autoria = { autorId: ctx.usuario.id, agora: ctx.agora };
  await salvarDoCoordenador(ctx.db, projeto, { textos, avaliacoes }, autoria);
  await auditar(ctx, {
    acao: 'salvarRelatorioCoordenador',
    registro: { tipo: 'projeto', id: projeto },
    antes: { versao },
    depois: { versao: versao + 1, alunos: avaliacoes.map(({ aluno }) => aluno) },
  });
  await avisarDoCorrigido(ctx, qual, analise);
  const gravado = await lerDoCoordenador(ctx.db, projeto);
  if (gravado === null) throw new Error('the written report is gone');
  return comVersao(200, gravado);
};
