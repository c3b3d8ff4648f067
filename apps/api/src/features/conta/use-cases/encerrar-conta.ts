import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { ehOUltimoAdministrador } from '@instrutoria/domain/conta/policies.ts';
import { exigirSemPendencias } from '@instrutoria/domain/conta/rules/encerramento.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { varrerEmailsEmDisco } from '../../../adapters/mail/transport.ts';
import type { ComPreparo } from '../../../context.ts';
import type { Executor } from '../../../db/connection/transaction.ts';
import { auditar } from '../../auditoria/repository.ts';
import { anonimizar, esquecerRespostas, pendenciasDe } from '../encerramento-repository.ts';
import { fecharIdentidades } from '../identidade-encerrada-repository.ts';
import { acharProfessor, contarAdministradores, travarProfessor } from '../repository.ts';
import { encerrarSessoes } from '../sessao-repository.ts';
import { apagarTokens } from '../token-repository.ts';
import { confereSenhaAtual } from './tentativas.ts';

type Apagar = (db: Executor, pessoaId: number, agora: Date) => Promise<void>;

/**
 * Needs the current password; records that the law requires stay (T-M7). `apagarRascunhos` comes from
 * projeto, which may import conta but not the other way round.
 */
export const encerrarConta = (
  apagarRascunhos: Apagar,
): ComPreparo<Api['encerrarConta'], { readonly senhaConfere: boolean }> => ({
  async preparar(ctx, pedido) {
    const { senhaAtual } = pedido.legivel('senhaAtual');
    const pessoa = await acharProfessor(ctx.db, ctx.usuario.id);
    if (pessoa === null || senhaAtual === undefined || senhaAtual === '') return { senhaConfere: false };
    return { senhaConfere: await confereSenhaAtual(ctx, pessoa, senhaAtual) };
  },
  async executar(ctx, pedido, { senhaConfere }) {
    const { id } = ctx.usuario;
    const administradores = await contarAdministradores(ctx.db);
    const antes = await travarProfessor(ctx.db, id);
    if (antes === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', 'Pessoa não encontrada.');
    // Waits for this person's other writes and prevents new ones, so that the checks below stay true.
    await encerrarSessoes(ctx.db, id, ctx.deps.clock.real());
    await apagarTokens(ctx.db, id);
    exigirSemPendencias({
      ...(await pendenciasDe(ctx.db, id)),
      ultimoAdministrador: ehOUltimoAdministrador(antes, administradores),
    });
    const { senhaAtual = '' } = pedido.corpo();
    if (senhaAtual === '') {
      exigirSemProblemas([problema('senhaAtual', 'CAMPOS_VAZIOS', MENSAGENS_CONTA.preenchaTodosOsCampos)]);
    }
    if (!senhaConfere) {
      exigirSemProblemas([
        problema('senhaAtual', 'SENHA_ATUAL_INCORRETA', MENSAGENS_CONTA.senhaAtualIncorreta),
      ]);
    }
    await esquecerRespostas(ctx.db, id);
    await apagarRascunhos(ctx.db, id, ctx.agora);
    await anonimizar(ctx.db, id, ctx.agora);
    await fecharIdentidades(ctx.db, ctx.deps.keyedHash, id);
    // Deletes mails on disk about the person, too.
    await varrerEmailsEmDisco(ctx.deps.config.dataDir, { agora: ctx.deps.clock.real(), para: [antes.email] });
    const registro = { tipo: 'professor', id };
    await auditar(ctx, { acao: 'encerrarConta', registro, antes: { tipo: antes.tipo } });
    return { status: 204, dados: undefined };
  },
});
