import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { exigirNaoParticipar } from '@instrutoria/domain/avaliacao/policies.ts';
import { leOsNumeros } from '@instrutoria/domain/banco/policies.ts';
import {
  arrumarConta,
  finalDaConta,
  mesmaConta,
  problemasDaConta,
  problemasDoMotivo,
} from '@instrutoria/domain/banco/rules/conta-bancaria.ts';
import { esperaDaContaAte, situacaoDaUltima } from '@instrutoria/domain/banco/rules/resposta-do-aluno.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { newLinkToken } from '../../../adapters/link-token.ts';
import { type Contexto, comVersao, type Executar } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import {
  instrutorNaoEncontrado,
  projetoDoInstrutor,
  relacaoComInstrutor,
} from '../../instrutor/relacao-queries.ts';
import { travarInstrutor } from '../../instrutor/repository.ts';
import { BANCOS, CODIGOS_DOS_BANCOS, nomeDoBancoDe } from '../bancos-queries.ts';
import {
  acharConta,
  devolucaoEmAberto,
  guardarConta,
  mudancasDaConta,
  ultimaEscrita,
} from '../repository.ts';
import { perguntarAoAluno } from './resposta-do-aluno.ts';

export const listarBancos: Executar<Api['listarBancos']> = () =>
  Promise.resolve({ status: 200, dados: BANCOS });

const quemLe = (ctx: Contexto, relacao: string | null) => ({
  id: ctx.usuario.id,
  coordena: relacao === 'dono',
});

/** Each answer with the account is a reading of it. */
async function contaLida(
  ctx: Contexto,
  id: number,
  relacao: string | null,
): Promise<AnswerOf<Api['lerContaBancaria']>> {
  const [guardada, ultima, mudancas, devolucao, { regrasDoPagador }] = await Promise.all([
    acharConta(ctx.db, id),
    ultimaEscrita(ctx.db, id),
    mudancasDaConta(ctx.db, id),
    devolucaoEmAberto(ctx.db, id),
    lerConfiguracao(ctx.db),
  ]);
  await registrarAcesso(ctx, {
    documento: 'conta_bancaria',
    registro: { tipo: 'instrutor', id },
    titularId: null,
  });
  const regras = { ...regrasDoPagador, poupanca: [...regrasDoPagador.poupanca] };
  const situacao = situacaoDaUltima(ultima, ctx.agora);
  const resposta = {
    situacao,
    ate: ultima !== null && situacao === 'espera' ? esperaDaContaAte(ultima).toISOString() : null,
  };
  const informadaPeloAlunoEm = ultima?.autorId === null ? ultima.em.toISOString() : null;
  const lida = { mudancas, resposta, regras, devolucao, informadaPeloAlunoEm };
  if (guardada === null) return { versao: 0, conta: null, resumo: null, ...lida };
  const { versao, conta } = guardada;
  const nomeDoBanco = nomeDoBancoDe(conta);
  const resumo = { nomeDoBanco, final: finalDaConta(conta) };
  const numeros = leOsNumeros(quemLe(ctx, relacao), ultima) ? { ...conta, nomeDoBanco } : null;
  return { versao, conta: numeros, resumo, ...lida };
}

/** An administrator reads no account of a project in which they take part, but as its coordinator. */
async function exigirQuemPode(ctx: Contexto, id: number, relacao: string | null): Promise<void> {
  if ((await projetoDoInstrutor(ctx.db, id)) === null) throw instrutorNaoEncontrado();
  if (relacao !== 'dono') exigirNaoParticipar(await relacaoComInstrutor(ctx.db, ctx.usuario, id));
}

export const lerContaBancaria: Executar<Api['lerContaBancaria']> = async (ctx, { params: { id } }) => {
  await exigirQuemPode(ctx, id, ctx.alvo.relacao);
  return comVersao(200, await contaLida(ctx, id, ctx.alvo.relacao));
};

/** Two writers at once: the lock on the vínculo, then the version of the account that each read. */
export const guardarContaBancaria: Executar<Api['guardarContaBancaria']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  await exigirQuemPode(ctx, id, ctx.alvo.relacao);
  const instrutor = await travarInstrutor(ctx.db, id);
  if (instrutor === null) throw instrutorNaoEncontrado();
  const antes = await acharConta(ctx.db, id);
  ctx.exigirVersao(antes?.versao ?? 0);
  const { motivo, ...escrita } = pedido.corpo();
  const conta = arrumarConta(escrita);
  const { regrasDoPagador } = await lerConfiguracao(ctx.db);
  const ultima = await ultimaEscrita(ctx.db, id);
  // The same numbers written again ask the student once more, where they had said no.
  const negada = ultima?.resposta === 'naoMinha';
  // Who does not read the numbers learns nothing of them by a guess: the answer is that of a change.
  const asCegas = !leOsNumeros(quemLe(ctx, ctx.alvo.relacao), ultima);
  const muda = antes !== null && (negada || asCegas || !mesmaConta(antes.conta, conta));
  exigirSemProblemas([
    ...problemasDaConta(conta, regrasDoPagador, { cpfDoAluno: instrutor.cpf, bancos: CODIGOS_DOS_BANCOS }),
    ...problemasDoMotivo(muda, motivo),
  ]);
  if (antes === null || muda) {
    const porque = antes === null ? null : (motivo ?? '').trim();
    const autorId = ctx.usuario.id;
    const token = newLinkToken();
    const quem = { em: ctx.agora, autorId, estudanteId: null, motivo: porque, token };
    await guardarConta(ctx.db, id, conta, quem);
    await perguntarAoAluno(ctx, instrutor, { conta, token, autorId });
    // No number reaches the trail: that there was a change, by whom, and why.
    await auditar(ctx, {
      acao: 'guardarContaBancaria',
      registro: { tipo: 'instrutor', id },
      depois: {
        dados: antes === null ? 'acrescentados' : 'alterados',
        ...(porque === null ? {} : { motivo: porque }),
      },
    });
  }
  return comVersao(200, await contaLida(ctx, id, ctx.alvo.relacao));
};
