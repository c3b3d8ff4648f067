import type { Api } from '@instrutoria/contract/api.ts';
import { ENTROU_HA_POUCO_MS } from '@instrutoria/domain/estudante/limits.ts';
import { MENSAGENS_ESTUDANTE as M } from '@instrutoria/domain/estudante/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { varrerEmailsEmDisco } from '../../../adapters/mail/transport.ts';
import type { ComPreparo } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { acharConta } from '../queries.ts';
import { encerrarConta } from '../repository.ts';
import { entrouEm } from '../sessao-repository.ts';
import { contaNaoEncontrada, contaTravada } from './conta-travada.ts';
import { exigirSenhaAtual } from './senha.ts';

/**
 * Confirmed by the password; without one by the mailed link, through which the session was opened a little while ago.
 * Records of the projects stay, without this account.
 */
export const encerrarContaDoEstudante: ComPreparo<Api['encerrarContaDoEstudante'], string | null> = {
  async preparar(ctx, pedido) {
    const conta = await acharConta(ctx.db, ctx.estudante.id);
    if (conta === null) throw contaNaoEncontrada();
    if (conta.senha !== null) await exigirSenhaAtual(ctx.deps, conta, pedido.corpo().senhaAtual ?? '');
    return conta.senha;
  },
  async executar(ctx, _pedido, senha) {
    const conta = await contaTravada(ctx);
    const agora = ctx.deps.clock.real();
    const { sessao } = ctx.estudante;
    if (conta.senha !== senha) throw new DomainError('conflito', 'ENTRE_PELO_LINK', M.entrePeloLink);
    if (senha === null) {
      const desde = sessao === null ? null : await entrouEm(ctx.db, sessao);
      if (desde === null || agora.getTime() - desde.getTime() > ENTROU_HA_POUCO_MS) {
        throw new DomainError('conflito', 'ENTRE_PELO_LINK', M.entrePeloLink);
      }
    }
    const vinculos = await encerrarConta(ctx.db, conta.id, agora);
    await varrerEmailsEmDisco(ctx.deps.config.dataDir, { agora, para: [conta.email] });
    const registro = { tipo: 'estudante', id: conta.id };
    await auditar(ctx, { acao: 'encerrarContaDoEstudante', registro, depois: { vinculos } });
    return { status: 204, dados: undefined };
  },
};
