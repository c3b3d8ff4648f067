import type { Api } from '@instrutoria/contract/api.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problemasDaLista } from '@instrutoria/domain/relatorio/rules/disciplinas.ts';
import { CONTAGENS, type Contagem, type EntradaDeDisciplina } from '@instrutoria/domain/relatorio/types.ts';
import type { Executar } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { avisarDoCorrigido } from '../avisar-da-analise.ts';
import {
  disciplinasDoProjeto,
  lerDisciplinasRelatadas,
  salvarDisciplinas,
  versaoDasDisciplinas,
} from '../disciplinas-repository.ts';
import { exigirRelatorioAberto } from '../exigir-relatorio-aberto.ts';

function entrada(enviada: {
  readonly disciplina: number;
  readonly [contagem: string]: unknown;
}): EntradaDeDisciplina {
  const contagens = CONTAGENS.map((campo) => [campo, Number(enviada[campo] ?? 0)]);
  return {
    disciplina: enviada.disciplina,
    ...(Object.fromEntries(contagens) as Record<Contagem, number>),
  };
}

export const salvarRelatorioDisciplinas: Executar<Api['salvarRelatorioDisciplinas']> = async (
  ctx,
  pedido,
) => {
  const { id: projeto } = ctx.alvo;
  const qual = { especie: 'DISCIPLINAS', projeto, instrutor: null } as const;
  const analise = await exigirRelatorioAberto(ctx, qual);
  ctx.exigirVersao(await versaoDasDisciplinas(ctx.db, projeto));
  const enviadas = pedido.corpo();
  exigirSemProblemas(problemasDaLista(enviadas, await disciplinasDoProjeto(ctx.db, projeto)));
  const antes = await lerDisciplinasRelatadas(ctx.db, projeto);
  const autoria = { autorId: ctx.usuario.id, agora: ctx.agora };
  await salvarDisciplinas(ctx.db, projeto, enviadas.map(entrada), autoria);
  const depois = await lerDisciplinasRelatadas(ctx.db, projeto);
  const resumo = (linhas: typeof antes) =>
    linhas.map((linha) => ({
      disciplina: linha.disciplina.id,
      ...Object.fromEntries(CONTAGENS.map((campo) => [campo, linha[campo]])),
    }));
  await auditar(ctx, {
    acao: 'salvarRelatorioDisciplinas',
    registro: { tipo: 'projeto', id: projeto },
    antes: resumo(antes),
    depois: resumo(depois),
  });
  await avisarDoCorrigido(ctx, qual, analise);
  return { status: 200, dados: depois };
};
