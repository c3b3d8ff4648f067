import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { problemasDaSenha } from '@instrutoria/domain/conta/rules/senha.ts';
import { MENSAGENS_ESTUDANTE as M } from '@instrutoria/domain/estudante/messages.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDaSenhaDoEstudante } from '../../../adapters/mail/templates/estudante.ts';
import type { ComPreparo, Contexto, Deps, Usuario } from '../../../context.ts';
import { zerar } from '../../../db/attempt-counts.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { anularLinks } from '../link-repository.ts';
import { acharConta, type Conta } from '../queries.ts';
import { guardarSenha } from '../repository.ts';
import { encerrarSessoesDe } from '../sessao-repository.ts';
import { contarTentativa } from '../tentativas-repository.ts';
import { contaNaoEncontrada, contaTravada } from './conta-travada.ts';

export async function avisarSenhaDoEstudante(ctx: Contexto<Usuario | null>, conta: Conta): Promise<void> {
  const remessa = remessaPara(conta, ctx.deps, await lerConfiguracao(ctx.db));
  await ctx.deps.outbox.enfileirar(
    ctx.db,
    emailDaSenhaDoEstudante({ ...remessa, quando: ctx.deps.clock.real() }),
  );
}

const chaveDaSenha = (id: number) => `senha-do-estudante:${id}`;

/** Guesses in an open session are counted like logins. */
export async function exigirSenhaAtual(deps: Deps, conta: Conta, senhaAtual: string): Promise<void> {
  if (conta.senha === null) {
    const doProfessor = conta.professorId !== null;
    throw doProfessor
      ? new DomainError('conflito', 'SENHA_DE_PROFESSOR', M.senhaDeProfessor)
      : new DomainError('conflito', 'SEM_SENHA', M.semSenha);
  }
  if (senhaAtual === '') {
    exigirSemProblemas([problema('senhaAtual', 'CAMPOS_VAZIOS', MENSAGENS_CONTA.preenchaTodosOsCampos)]);
  }
  await contarTentativa(deps, chaveDaSenha(conta.id));
  if (!(await deps.passwords.confere(senhaAtual, conta.senha))) {
    exigirSemProblemas([
      problema('senhaAtual', 'SENHA_ATUAL_INCORRETA', MENSAGENS_CONTA.senhaAtualIncorreta),
    ]);
  }
  await zerar(deps.database.db, chaveDaSenha(conta.id));
}

interface Trocada {
  readonly antes: string | null;
  readonly nova: string;
}

export const alterarSenhaDoEstudante: ComPreparo<Api['alterarSenhaDoEstudante'], Trocada> = {
  async preparar(ctx, pedido) {
    const { senhaAtual = '', senha = '' } = pedido.corpo();
    const conta = await acharConta(ctx.db, ctx.estudante.id);
    if (conta === null) throw contaNaoEncontrada();
    await exigirSenhaAtual(ctx.deps, conta, senhaAtual);
    if (senha === '') {
      exigirSemProblemas([problema('senha', 'CAMPOS_VAZIOS', MENSAGENS_CONTA.preenchaTodosOsCampos)]);
    }
    exigirSemProblemas(problemasDaSenha(senha, conta));
    return { antes: conta.senha, nova: await ctx.deps.passwords.hash(senha) };
  },
  async executar(ctx, _pedido, { antes, nova }) {
    const conta = await contaTravada(ctx);
    // Changed meanwhile, by another session or a link.
    if (conta.senha !== antes) {
      exigirSemProblemas([
        problema('senhaAtual', 'SENHA_ATUAL_INCORRETA', MENSAGENS_CONTA.senhaAtualIncorreta),
      ]);
    }
    const agora = ctx.deps.clock.real();
    await guardarSenha(ctx.db, conta.id, nova);
    await anularLinks(ctx.db, conta.id, agora);
    await encerrarSessoesDe(ctx.db, conta.id, agora, { menos: ctx.estudante.sessao ?? 0 });
    await avisarSenhaDoEstudante(ctx, conta);
    await auditar(ctx, { acao: 'alterarSenhaDoEstudante', registro: { tipo: 'estudante', id: conta.id } });
    return { status: 200, dados: { message: M.senhaAlterada } };
  },
};
