import type { Api } from '@instrutoria/contract/api.ts';
import {
  acharParticipacao,
  chaveDaDeclaracao,
  problemasDoPedido,
} from '@instrutoria/domain/declaracao/rules/declaracao.ts';
import { declarar } from '@instrutoria/domain/declaracao/transitions.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { participacoesDe } from '../participacoes-queries.ts';
import { registrarDeclaracao } from '../registrar-declaracao.ts';
import { declaracaoNaResposta } from './declaracao-na-resposta.ts';

/** While one is valid, answers that one. */
export const emitirDeclaracao: Executar<Api['emitirDeclaracao']> = async (ctx, pedido) => {
  const corpo = pedido.corpo();
  exigirSemProblemas(problemasDoPedido(corpo));
  const participacao = acharParticipacao(await participacoesDe(ctx.db, ctx.usuario.id), corpo);
  if (participacao === null) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Participação não encontrada.');
  }
  const hoje = diaNoFuso(ctx.agora, await lerFuso(ctx.db));
  const { comNomeCivil } = corpo;
  const conteudo = declarar(participacao, hoje, comNomeCivil);
  const chave = chaveDaDeclaracao(participacao, ctx.usuario.id, hoje, comNomeCivil);
  const { instrutorId } = participacao;
  const nova = { chave, conteudo, instrutorId, professorId: ctx.usuario.id };
  const { declaracao } = await registrarDeclaracao(ctx, nova);
  return { status: 201, dados: declaracaoNaResposta(declaracao) };
};
