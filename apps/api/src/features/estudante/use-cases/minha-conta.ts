import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import {
  arrumarConta,
  mesmaConta,
  problemasDaConta,
} from '@instrutoria/domain/banco/rules/conta-bancaria.ts';
import { MENSAGENS_ESTUDANTE as M } from '@instrutoria/domain/estudante/messages.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { newLinkToken } from '../../../adapters/link-token.ts';
import { emailDaContaInformada } from '../../../adapters/mail/templates/conta-da-bolsa.ts';
import { comVersao, type Executar } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { CODIGOS_DOS_BANCOS, nomeDoBancoDe } from '../../banco/bancos-queries.ts';
import { acharConta, devolucaoDoEstudante, guardarConta, ultimaEscrita } from '../../banco/repository.ts';
import { avisarDaEscrita } from '../../banco/resposta-repository.ts';
import { exigirVinculoDoEstudante, instrutorNaoEncontrado } from '../../instrutor/relacao-queries.ts';
import { travarInstrutor } from '../../instrutor/repository.ts';
import { type ContextoDoEstudante, vinculosLidos } from './ler-vinculos.ts';

/** Throws 404 for another student's vínculo, as for an unknown one. */
async function exigirMeuVinculo(ctx: ContextoDoEstudante, id: number): Promise<void> {
  await exigirVinculoDoEstudante(ctx.db, ctx.estudante.id, id);
}

async function contaLida(ctx: ContextoDoEstudante, id: number): Promise<AnswerOf<Api['lerMinhaConta']>> {
  const [guardada, devolucao, { regrasDoPagador }] = await Promise.all([
    acharConta(ctx.db, id),
    devolucaoDoEstudante(ctx.db, id),
    lerConfiguracao(ctx.db),
  ]);
  const regras = { ...regrasDoPagador, poupanca: [...regrasDoPagador.poupanca] };
  if (guardada === null) return { versao: 0, conta: null, regras, devolucao };
  const { versao, conta } = guardada;
  if (guardada.deixada) return { versao, conta: null, regras, devolucao };
  return { versao, conta: { ...conta, nomeDoBanco: nomeDoBancoDe(conta) }, regras, devolucao };
}

/** The student's reading of their own account is nobody's access. */
export const lerMinhaConta: Executar<Api['lerMinhaConta']> = async (ctx, { params: { id } }) => {
  await exigirMeuVinculo(ctx, id);
  return comVersao(200, await contaLida(ctx, id));
};

/** Throws 409 where the vínculo has nothing to be paid. */
async function exigirQueInforma(ctx: ContextoDoEstudante, id: number): Promise<void> {
  const [vinculo] = await vinculosLidos(ctx, id);
  if (vinculo === undefined) throw instrutorNaoEncontrado();
  if (vinculo.informaConta) return;
  throw vinculo.fim === null
    ? new DomainError('conflito', 'SEM_BOLSA', M.semBolsa)
    : new DomainError('conflito', 'NADA_A_RECEBER', M.nadaAReceber);
}

/** As `guardarContaBancaria`, but the student's own word waits for no answer; a mail says that it was written. */
export const guardarMinhaConta: Executar<Api['guardarMinhaConta']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  await exigirMeuVinculo(ctx, id);
  const instrutor = await travarInstrutor(ctx.db, id);
  if (instrutor === null) throw instrutorNaoEncontrado();
  // Read with the lock: a corrected CPF takes the vínculo out of the account.
  await exigirQueInforma(ctx, id);
  const antes = await acharConta(ctx.db, id);
  ctx.exigirVersao(antes?.versao ?? 0);
  const conta = arrumarConta(pedido.corpo());
  const { regrasDoPagador } = await lerConfiguracao(ctx.db);
  const contexto = { cpfDoAluno: instrutor.cpf, bancos: CODIGOS_DOS_BANCOS };
  exigirSemProblemas(problemasDaConta(conta, regrasDoPagador, contexto));
  const ultima = await ultimaEscrita(ctx.db, id);
  // The same numbers say that what somebody else wrote is theirs, or that the bank takes them again.
  const repetida =
    antes !== null &&
    !antes.deixada &&
    mesmaConta(antes.conta, conta) &&
    ultima?.autorId === null &&
    ultima.resposta !== 'naoMinha' &&
    (await devolucaoDoEstudante(ctx.db, id)) === null;
  if (!repetida) {
    const quem = { em: ctx.agora, autorId: null, estudanteId: ctx.estudante.id };
    const token = newLinkToken();
    await guardarConta(ctx.db, id, conta, { ...quem, motivo: null, token });
    await avisarDaEscrita(ctx, instrutor, { conta, token }, emailDaContaInformada);
    // No number reaches the trail.
    await auditar(ctx, {
      acao: 'guardarMinhaConta',
      registro: { tipo: 'instrutor', id },
      depois: { dados: antes === null ? 'acrescentados' : 'alterados', estudante: ctx.estudante.id },
    });
  }
  return comVersao(200, await contaLida(ctx, id));
};
