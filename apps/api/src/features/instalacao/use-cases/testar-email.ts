import { randomUUID } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { emailValido, normalizarEmail } from '@instrutoria/domain/conta/rules/campos-da-conta.ts';
import { MENSAGENS_INSTALACAO as M } from '@instrutoria/domain/instalacao/messages.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { LIMITE_DA_LIGACAO_MS } from '../../../adapters/connection-checks.ts';
import { emailDeTeste } from '../../../adapters/mail/templates/teste-de-email.ts';
import { createTransport } from '../../../adapters/mail/transport.ts';
import type { ComPreparo } from '../../../context.ts';
import { comCodigo } from './com-codigo.ts';

/**
 * Sends directly instead of by the outbox, because the person wants to see immediately whether it was sent.
 */
export const testarEmailDaInstalacao: ComPreparo<Api['testarEmailDaInstalacao'], string | null> = {
  async preparar(ctx, pedido) {
    const { para } = await comCodigo(ctx, pedido.corpo());
    if (!emailValido(normalizarEmail(para))) {
      exigirSemProblemas([problema('para', 'EMAIL_INVALIDO', MENSAGENS_CONTA.emailInvalido)]);
    }
    const { config, log } = ctx.deps;
    const transporte = createTransport({
      smtpUrl: config.smtpUrl,
      remetente: config.emailRemetente,
      dataDir: config.dataDir,
      log,
      limiteMs: LIMITE_DA_LIGACAO_MS,
    });
    try {
      await transporte.enviar(emailDeTeste(normalizarEmail(para), config.publicUrl), randomUUID());
    } catch (erro) {
      const causa = erro instanceof Error ? erro.message : 'falha desconhecida';
      return causa;
    } finally {
      transporte.fechar();
    }
    return null;
  },
  async executar({ deps }, _pedido, causa) {
    const saiu = deps.config.smtpUrl === undefined ? M.testeGravado : M.testeEnviado;
    return {
      status: 200,
      dados: {
        enviada: causa === null && deps.config.smtpUrl !== undefined,
        message: causa === null ? saiu : `A mensagem não saiu (${causa}).`,
      },
    };
  },
};
