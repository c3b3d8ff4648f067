import type { Api } from '@instrutoria/contract/api.ts';
import { RECUPERACOES_POR_HORA } from '@instrutoria/domain/conta/limits.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { normalizarEmail, problemasDaRecuperacao } from '@instrutoria/domain/conta/rules/campos-da-conta.ts';
import {
  esperaAte,
  type RetencaoDaRedefinicao,
  retencaoDaRedefinicao,
} from '@instrutoria/domain/conta/rules/mudanca-de-contato.ts';
import { problemasDaSenha } from '@instrutoria/domain/conta/rules/senha.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { HORA_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { lerDispositivo, novoDispositivo } from '../../../adapters/device-token.ts';
import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDeRedefinicaoRetida } from '../../../adapters/mail/templates/contato-alterado.ts';
import { emailDeRedefinicaoDeSenha } from '../../../adapters/mail/templates/redefinicao-de-senha.ts';
import type { ComPreparo, Contexto, Executar, Pedido, Usuario } from '../../../context.ts';
import { contar, liberarContagens } from '../../../db/attempt-counts.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { esquecerDispositivos, lembrarDispositivo } from '../dispositivo-repository.ts';
import { encerrarAcessos } from '../encerrar-acessos.ts';
import { enviarConfirmacao, semCorreio } from '../link-de-confirmacao-repository.ts';
import { mudancasAbertas } from '../mudanca-de-contato-repository.ts';
import { criarTokenDeSenha, donoDoToken, gastarToken } from '../redefinicao-repository.ts';
import type { ProfessorGuardado } from '../repository.ts';
import { acharPorEmail, acharProfessor, salvarProfessor, travarProfessor } from '../repository.ts';
import { avisarSenhaAlterada } from './senha-alterada.ts';
import { chaveDaSenhaAtual } from './tentativas.ts';

/** An open address that somebody else set gets no link, but a mail about what is missing (D59). */
async function enviarLinkOuOQueOSegura(
  ctx: Contexto<Usuario | null>,
  pessoa: ProfessorGuardado,
  agora: Date,
): Promise<RetencaoDaRedefinicao | null> {
  const { db, deps } = ctx;
  const quando = { correio: !semCorreio(deps), agora };
  const retencao = retencaoDaRedefinicao(await mudancasAbertas(db, pessoa.id), quando);
  if (retencao?.porque === 'confirmar') {
    await enviarConfirmacao(ctx, pessoa);
    return retencao.porque;
  }
  const remessa = remessaPara(pessoa, deps, await lerConfiguracao(db));
  if (retencao !== null) {
    const ate = retencao.porque === 'esperar' ? esperaAte(retencao.mudanca, quando) : null;
    await deps.outbox.enfileirar(db, emailDeRedefinicaoRetida({ ...remessa, ate }));
    return retencao.porque;
  }
  const token = await criarTokenDeSenha(db, pessoa.id, agora);
  await deps.outbox.enfileirar(db, emailDeRedefinicaoDeSenha({ ...remessa, token }));
  return null;
}

/** The answer does not reveal whether an account exists (T-A4). */
export const pedirRedefinicaoDeSenha: Executar<Api['pedirRedefinicaoDeSenha']> = async (ctx, pedido) => {
  const { email } = pedido.corpo();
  exigirSemProblemas(problemasDaRecuperacao(email));
  const agora = ctx.deps.clock.real();
  const endereco = normalizarEmail(email ?? '');
  const achada = await acharPorEmail(ctx.db, endereco);
  // Read again with the lock: no link is sent to an address that is changed at the same time.
  const pessoa = achada === null ? null : await travarProfessor(ctx.db, achada.id);
  if (pessoa !== null && normalizarEmail(pessoa.email) === endereco) {
    const { contagem } = await contar(ctx.db, `recuperacao:${pessoa.id}`, agora, HORA_MS);
    if (contagem <= RECUPERACOES_POR_HORA) {
      const semLink = await enviarLinkOuOQueOSegura(ctx, pessoa, agora);
      await auditar(ctx, {
        acao: 'pedirRedefinicaoDeSenha',
        registro: { tipo: 'professor', id: pessoa.id },
        ...(semLink === null ? {} : { depois: { semLink } }),
      });
    }
  }
  return { status: 200, dados: { message: MENSAGENS_CONTA.recuperacaoEnviada } };
};

function exigirLink(professorId: number | null): asserts professorId is number {
  if (professorId === null) throw linkInvalido();
}

function linkInvalido(): DomainError {
  const mensagem = MENSAGENS_CONTA.linkInvalido;
  return new DomainError('invalido', 'LINK_INVALIDO', mensagem, [
    problema('token', 'LINK_INVALIDO', mensagem),
  ]);
}

/** The token from the body, as the page sends it, or from the query, as in the spec. */
function tokenDe(pedido: Pedido<Api['redefinirSenha']>): string {
  return pedido.corpo().token ?? pedido.query.token ?? '';
}

/**
 * Ends every session and sends a notice (T-A6). This browser becomes the account's only known device, so that
 * others' guesses cannot lock the person out (D51).
 */
export const redefinirSenha: ComPreparo<Api['redefinirSenha'], string> = {
  async preparar(ctx, pedido) {
    const { senha = '' } = pedido.corpo();
    if (senha === '') {
      exigirSemProblemas([problema('senha', 'CAMPOS_VAZIOS', MENSAGENS_CONTA.preenchaTodosOsCampos)]);
    }
    const professorId = await donoDoToken(ctx.db, tokenDe(pedido), ctx.deps.clock.real());
    exigirLink(professorId);
    const pessoa = await acharProfessor(ctx.db, professorId);
    if (pessoa === null) throw linkInvalido();
    exigirSemProblemas(problemasDaSenha(senha, { ...pessoa, cpf: pessoa.cpfDigitos }));
    return ctx.deps.passwords.hash(senha);
  },
  async executar(ctx, pedido, senha) {
    const agora = ctx.deps.clock.real();
    const token = tokenDe(pedido);
    const dono = await donoDoToken(ctx.db, token, agora);
    // Locks the person first, like every act that uses links: another order could deadlock.
    if (dono !== null) await travarProfessor(ctx.db, dono);
    const professorId = await gastarToken(ctx.db, token, agora);
    exigirLink(professorId);
    await salvarProfessor(ctx.db, professorId, { senha }, ctx.agora);
    await encerrarAcessos(ctx.db, professorId, agora);
    await liberarContagens(ctx.db, professorId, [
      `recuperacao:${professorId}`,
      chaveDaSenhaAtual(professorId),
    ]);
    const { keyedHash } = ctx.deps;
    const dispositivo = lerDispositivo(keyedHash, pedido.corpo().dispositivo) ?? novoDispositivo(keyedHash);
    await lembrarDispositivo(ctx.db, professorId, dispositivo.marca, agora);
    await esquecerDispositivos(ctx.db, professorId, dispositivo.marca);
    await avisarSenhaAlterada(ctx, professorId);
    await auditar(ctx, {
      acao: 'redefinirSenha',
      registro: { tipo: 'professor', id: professorId },
      pessoa: professorId,
    });
    return {
      status: 200,
      dados: { message: MENSAGENS_CONTA.senhaAlterada, dispositivo: dispositivo.token },
    };
  },
};
