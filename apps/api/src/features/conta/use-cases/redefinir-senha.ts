import type { Api } from '@instrutoria/contract/api.ts';
import { RECUPERACOES_POR_HORA } from '@instrutoria/domain/conta/limits.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { problemasDaSenha } from '@instrutoria/domain/conta/rules/senha.ts';
import { normalizarEmail, problemasDaRecuperacao } from '@instrutoria/domain/conta/rules.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { lerDispositivo, novoDispositivo } from '../../../adapters/device-token.ts';
import { emailDeRedefinicaoDeSenha } from '../../../adapters/mail/templates/redefinicao-de-senha.ts';
import type { ComPreparo, Executar } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/configuracao.ts';
import { contar, liberarContagens } from '../../../db/limites.ts';
import { auditar } from '../../auditoria/repository.ts';
import { esquecerDispositivos, lembrarDispositivo } from '../dispositivo-repository.ts';
import { criarTokenDeSenha, donoDoToken, gastarToken } from '../redefinicao-repository.ts';
import { acharPorEmail, acharProfessor, salvarProfessor } from '../repository.ts';
import { encerrarSessoes } from '../sessao-repository.ts';
import { avisarSenhaAlterada } from './senha-alterada.ts';
import { chaveDaSenhaAtual } from './tentativas.ts';

const HORA_MS = 3_600_000;

/** The answer does not reveal whether there is an account (T-A4). */
export const pedirRedefinicaoDeSenha: Executar<Api['pedirRedefinicaoDeSenha']> = async (ctx, pedido) => {
  const { email } = pedido.corpo();
  exigirSemProblemas(problemasDaRecuperacao(email));
  const agora = ctx.deps.clock.real();
  const pessoa = await acharPorEmail(ctx.db, normalizarEmail(email ?? ''));
  if (pessoa !== null) {
    const { contagem } = await contar(ctx.db, `recuperacao:${pessoa.id}`, agora, HORA_MS);
    if (contagem <= RECUPERACOES_POR_HORA) {
      const token = await criarTokenDeSenha(ctx.db, pessoa.id, agora);
      const { instituicao } = await lerConfiguracao(ctx.db);
      const { publicUrl } = ctx.deps.config;
      const remessa = { para: pessoa.email, nome: pessoa.nome, publicUrl, instituicao: instituicao.nome };
      await ctx.deps.outbox.enfileirar(ctx.db, emailDeRedefinicaoDeSenha({ ...remessa, token }));
      await auditar(ctx, {
        acao: 'pedirRedefinicaoDeSenha',
        registro: { tipo: 'professor', id: pessoa.id },
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

/**
 * Ends every session and sends a notice (T-A6). This browser becomes the account's only known device, so that
 * others' guesses cannot lock the person out (D51).
 */
export const redefinirSenha: ComPreparo<Api['redefinirSenha'], string> = {
  async preparar(ctx, pedido) {
    const { token = '' } = pedido.query;
    const { senha = '' } = pedido.corpo();
    if (senha === '') {
      exigirSemProblemas([problema('senha', 'CAMPOS_VAZIOS', MENSAGENS_CONTA.preenchaTodosOsCampos)]);
    }
    const professorId = await donoDoToken(ctx.db, token, ctx.deps.clock.real());
    exigirLink(professorId);
    const pessoa = await acharProfessor(ctx.db, professorId);
    if (pessoa === null) throw linkInvalido();
    exigirSemProblemas(problemasDaSenha(senha, { ...pessoa, cpf: pessoa.cpfDigitos }));
    return ctx.deps.passwords.hash(senha);
  },
  async executar(ctx, pedido, senha) {
    const agora = ctx.deps.clock.real();
    const professorId = await gastarToken(ctx.db, pedido.query.token ?? '', agora);
    exigirLink(professorId);
    await salvarProfessor(ctx.db, professorId, { senha }, ctx.agora);
    await encerrarSessoes(ctx.db, professorId, agora);
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
