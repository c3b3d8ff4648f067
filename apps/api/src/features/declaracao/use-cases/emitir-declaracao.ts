import { randomBytes } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import { BYTES_DO_CODIGO } from '@instrutoria/domain/declaracao/limits.ts';
import { formarCodigo } from '@instrutoria/domain/declaracao/rules/codigo.ts';
import {
  acharParticipacao,
  chaveDaDeclaracao,
  problemasDoPedido,
} from '@instrutoria/domain/declaracao/rules/declaracao.ts';
import { declarar } from '@instrutoria/domain/declaracao/transitions.ts';
import type { DeclaracaoGuardada } from '@instrutoria/domain/declaracao/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { participacoesDe } from '../participacoes-queries.ts';
import { acharValida, inserirDeclaracao, type NovaDeclaracao } from '../repository.ts';
import { declaracaoNaResposta } from './declaracao-na-resposta.ts';

async function inserirUma(ctx: Contexto, nova: NovaDeclaracao): Promise<DeclaracaoGuardada> {
  const inserida = await inserirDeclaracao(ctx.db, nova);
  if (inserida === null) {
    const outra = await acharValida(ctx.db, nova.chave);
    if (outra === null) throw new Error('neither a new declaration nor a valid one');
    return outra;
  }
  const { papel, projeto, edital } = nova.conteudo;
  await auditar(ctx, {
    acao: 'emitirDeclaracao',
    registro: { tipo: 'declaracao', id: inserida.id },
    depois: { papel, projeto: projeto?.id ?? null, edital: edital.id, instrutor: nova.instrutorId },
  });
  return inserida;
}

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
  const codigo = formarCodigo(randomBytes(BYTES_DO_CODIGO));
  const { instrutorId } = participacao;
  const nova = { codigo, chave, conteudo, instrutorId, professorId: ctx.usuario.id, emitidaEm: ctx.agora };
  const declaracao = (await acharValida(ctx.db, chave)) ?? (await inserirUma(ctx, nova));
  return { status: 201, dados: declaracaoNaResposta(declaracao) };
};
