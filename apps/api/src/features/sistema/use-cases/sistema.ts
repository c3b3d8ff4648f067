import type { Api } from '@instrutoria/contract/api.ts';
import { dataHoraNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { within } from '../../../adapters/time-limit.ts';
import type { Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';

export const dataAtual: Executar<Api['dataAtual']> = async (ctx) => ({
  status: 200,
  dados: dataHoraNoFuso(ctx.agora, await lerFuso(ctx.db)),
});

/** Answers also while the database is unreachable (T-H8). */
export const saudeViva: Executar<Api['saudeViva']> = () =>
  Promise.resolve({ status: 200, dados: { status: 'ok' } });

/** Health calls must answer before their caller gives up. */
const ESPERA_MS = 3_000;

/**
 * 503 when the database does not answer in three seconds (T-H8). A failing storage is only reported: a 503
 * would take every process out of the balancer.
 */
export const saudePronta: Executar<Api['saudePronta']> = async (ctx) => {
  const banco = within(ESPERA_MS, ctx.deps.database.answers()).then(
    () => true,
    (erro: unknown) => {
      ctx.deps.log.warn({ erro: String(erro) }, 'o banco não respondeu a /saude/pronta');
      return false;
    },
  );
  const [bancoPronto, arquivos] = await Promise.all([banco, ctx.deps.storage.examinar()]);
  if (!bancoPronto) {
    throw new DomainError('indisponivel', 'NAO_PRONTO', 'O sistema não está pronto. Tente em instantes.');
  }
  const degradado = arquivos.situacao === 'ok' ? {} : { degradado: ['arquivos' as const] };
  return { status: 200, dados: { status: 'ok', ...degradado } };
};
