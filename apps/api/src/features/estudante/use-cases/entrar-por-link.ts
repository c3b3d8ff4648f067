import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { problemasDaSenha } from '@instrutoria/domain/conta/rules/senha.ts';
import { LINKS_POR_HORA } from '@instrutoria/domain/estudante/limits.ts';
import { MENSAGENS_ESTUDANTE as M } from '@instrutoria/domain/estudante/messages.ts';
import { normalizarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { HORA_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDoLinkDoEstudante } from '../../../adapters/mail/templates/estudante.ts';
import type { ComPreparo, Executar } from '../../../context.ts';
import { contar } from '../../../db/attempt-counts.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { contaDoLink, criarLinkDeEntrada, gastarLink } from '../link-repository.ts';
import { acharConta, contaPorCpf, travarConta } from '../queries.ts';
import { guardarSenha } from '../repository.ts';
import { abrirSessaoDoEstudante, encerrarSessoesDe } from '../sessao-repository.ts';
import { avisarSenhaDoEstudante } from './senha.ts';

/** The answer does not reveal whether an account exists (T-A4). */
export const pedirLinkDoEstudante: Executar<Api['pedirLinkDoEstudante']> = async (ctx, pedido) => {
  const cpf = normalizarCpf(pedido.corpo().cpf ?? '');
  if (cpf === null) exigirSemProblemas([problema('cpf', 'CPF_INVALIDO', MENSAGENS_CONTA.cpfInvalido)]);
  const achada = await contaPorCpf(ctx.db, cpf ?? '');
  // Read again with the lock: the account may be closed at the same time.
  const conta = achada === null ? null : await travarConta(ctx.db, achada.id);
  const agora = ctx.deps.clock.real();
  if (conta !== null) {
    const { contagem } = await contar(ctx.db, `link-do-estudante:${conta.id}`, agora, HORA_MS);
    if (contagem <= LINKS_POR_HORA) {
      const token = await criarLinkDeEntrada(ctx.db, conta.id, agora);
      const remessa = remessaPara(conta, ctx.deps, await lerConfiguracao(ctx.db));
      await ctx.deps.outbox.enfileirar(ctx.db, emailDoLinkDoEstudante({ ...remessa, token }));
      await auditar(ctx, { acao: 'pedirLinkDoEstudante', registro: { tipo: 'estudante', id: conta.id } });
    }
  }
  return { status: 200, dados: { message: M.linkEnviado } };
};

function linkInvalido(): DomainError {
  return new DomainError('invalido', 'LINK_INVALIDO', M.linkInvalido, [
    problema('token', 'LINK_INVALIDO', M.linkInvalido),
  ]);
}

/** A new password ends the other sessions (T-A6). */
export const entrarPorLink: ComPreparo<Api['entrarPorLink'], string | null> = {
  async preparar(ctx, pedido) {
    const { token = '', senha = '' } = pedido.corpo();
    const id = await contaDoLink(ctx.db, token, ctx.deps.clock.real());
    const conta = id === null ? null : await acharConta(ctx.db, id);
    if (conta === null) throw linkInvalido();
    if (senha === '') return null;
    exigirSemProblemas(problemasDaSenha(senha, conta));
    return ctx.deps.passwords.hash(senha);
  },
  async executar(ctx, pedido, senha) {
    const { token = '' } = pedido.corpo();
    const agora = ctx.deps.clock.real();
    const id = await contaDoLink(ctx.db, token, agora);
    // Locks the account first, like every act that uses links.
    const conta = id === null ? null : await travarConta(ctx.db, id);
    if (conta === null) throw linkInvalido();
    if (senha !== null && conta.professorId !== null) {
      throw new DomainError('conflito', 'SENHA_DE_PROFESSOR', M.senhaDeProfessor);
    }
    if (!(await gastarLink(ctx.db, token, agora))) throw linkInvalido();
    if (senha !== null) {
      await guardarSenha(ctx.db, conta.id, senha);
      await encerrarSessoesDe(ctx.db, conta.id, agora);
      await avisarSenhaDoEstudante(ctx, conta);
    }
    const registro = { tipo: 'estudante', id: conta.id };
    await auditar(ctx, { acao: 'entrarPorLink', registro, depois: { senhaNova: senha !== null } });
    return { status: 200, dados: { token: await abrirSessaoDoEstudante(ctx, conta.id) } };
  },
};
