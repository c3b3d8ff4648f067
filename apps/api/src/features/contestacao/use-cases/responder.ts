import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_DA_CONTESTACAO as M } from '@instrutoria/domain/contestacao/messages.ts';
import { exigirAberta, problemasDaResposta } from '@instrutoria/domain/contestacao/rules/contestacao.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import type { Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { abrirGuardado } from '../../arquivo/retencao-repository.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import * as queries from '../queries.ts';
import * as repo from '../repository.ts';
import { avisarDaContestacao } from './avisar.ts';
import { contestacaoNaoEncontrada } from './contestar.ts';

export const listarContestacoes: Executar<Api['listarContestacoes']> = async (ctx, { query }) => {
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  const { linhas, total } = await queries.listarContestacoes(ctx.db, {
    ...{ lista: query, leitor: ctx.usuario.id, hoje },
  });
  return { status: 200, dados: linhas, total };
};

export const lerAnexoDoMes: Executar<Api['lerAnexoDoMes']> = async (ctx, { params }) => {
  const { id, contestacao } = params;
  const achada = await repo.acharContestacao(ctx.db, { instrutorId: id, id: contestacao }, { trava: false });
  if (achada === null) throw contestacaoNaoEncontrada();
  if (achada.arquivo === null) throw new DomainError('naoEncontrado', 'SEM_ARQUIVO', M.naoHaArquivo);
  const bytes = await abrirGuardado(ctx.db, ctx.deps.storage, achada.arquivo);
  await registrarAcesso(ctx, {
    ...{ documento: 'anexo_da_contestacao', registro: { tipo: 'instrutor', id }, titularId: null },
  });
  return {
    status: 200,
    arquivo: { tipo: 'application/pdf', bytes, nome: `contestacao_${contestacao}.pdf` },
  };
};

export const responderContestacao: Executar<Api['responderContestacao']> = async (ctx, pedido) => {
  const { id, contestacao: qual } = pedido.params;
  const contestacao = await repo.acharContestacao(ctx.db, { instrutorId: id, id: qual }, { trava: true });
  if (contestacao === null) throw contestacaoNaoEncontrada();
  exigirAberta(contestacao.situacao);
  const { resultado = null, razoes: escritas } = pedido.corpo();
  exigirSemProblemas(problemasDaResposta({ resultado, razoes: escritas ?? '' }));
  if (resultado === null) throw new Error('judged before');
  const resposta = { resultado, razoes: normalizarTexto(escritas ?? '') };
  await repo.marcarRespondida(ctx.db, qual, { ...resposta, agora: ctx.agora, autorId: ctx.usuario.id });
  const { mes, texto, ate, estudanteId, saiu } = contestacao;
  await auditar(ctx, {
    acao: 'responderContestacao',
    registro: { tipo: 'instrutor', id },
    depois: { contestacao: qual, mes, ...resposta },
  });
  const vinculo = await repo.acharVinculo(ctx.db, id);
  // Without an account: theirs was closed, or nobody has accepted the invitation since a corrected CPF.
  const dele = !saiu && (vinculo.estudanteId === null || vinculo.estudanteId === estudanteId);
  await avisarDaContestacao(ctx, { ...vinculo, dele }, { mes, texto, ate, resposta });
  return { status: 200, dados: { message: M.respondida } };
};
