import type { Api } from '@instrutoria/contract/api.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { PROVA_DAS_DUAS_ENTRADAS_MS } from '@instrutoria/domain/porta/limits.ts';
import { MENSAGENS_PORTA as M } from '@instrutoria/domain/porta/messages.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { auditar } from '../../auditoria/repository.ts';
import { salvarEntradaLocal, travarEntradaLocal } from '../porta-repository.ts';
import { entrouDosDoisModos, lerEntradaLocalGuardada } from '../queries.ts';

async function lida(ctx: Contexto) {
  const desde = new Date(ctx.deps.clock.real().getTime() - PROVA_DAS_DUAS_ENTRADAS_MS);
  const podeDesligar = await entrouDosDoisModos(ctx.db, ctx.usuario.id, desde);
  return { ...(await lerEntradaLocalGuardada(ctx.db)), podeDesligar };
}

export const lerEntradaLocal: Executar<Api['lerEntradaLocal']> = async (ctx) =>
  comVersao(200, await lida(ctx));

/** Only an administrator who has just logged in both ways may switch it off, so that a broken door locks nobody out. */
export const alterarEntradaLocal: Executar<Api['alterarEntradaLocal']> = async (ctx, { corpo }) => {
  await travarEntradaLocal(ctx.db);
  const antes = await lida(ctx);
  const { desligada, excecoes } = corpo();
  if (desligada && !antes.podeDesligar) {
    throw new DomainError('conflito', 'SEM_DUAS_ENTRADAS', M.semDuasEntradas);
  }
  ctx.exigirVersao(antes.versao);
  const administradores = new Set(antes.administradores.map(({ id }) => id));
  exigirSemProblemas([
    ...(excecoes.some((id) => !administradores.has(id))
      ? [problema('excecoes', 'NAO_ADMINISTRADOR', M.excecaoNaoAdministrador)]
      : []),
    ...(desligada && excecoes.length === 0 ? [problema('excecoes', 'CAMPOS_VAZIOS', M.semExcecao)] : []),
  ]);
  await salvarEntradaLocal(ctx.db, { desligada, excecoes: [...new Set(excecoes)] });
  await auditar(ctx, {
    acao: 'alterarEntradaLocal',
    antes: { desligada: antes.desligada },
    depois: { desligada, excecoes },
  });
  return comVersao(200, await lida(ctx));
};
