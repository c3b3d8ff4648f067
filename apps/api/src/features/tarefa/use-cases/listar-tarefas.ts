import type { Api } from '@instrutoria/contract/api.ts';
import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { TAREFAS_NA_RESPOSTA } from '@instrutoria/domain/tarefa/limits.ts';
import { tarefasDeAgora } from '@instrutoria/domain/tarefa/rules/ordem-das-tarefas.ts';
import type { Executar } from '../../../context.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { semCorreio } from '../../conta/link-de-confirmacao-repository.ts';
import { pendenciasDaInstalacao } from '../../instalacao/pendencias-queries.ts';
import { lerContagens } from '../coordenador-queries.ts';
import { tarefasDaPessoa } from './tarefas-da-pessoa.ts';

/** All queries use one connection, so that a home page takes no more of the pool. */
export const listarTarefas: Executar<Api['listarTarefas']> = (ctx) =>
  inTransaction(ctx.deps.database, async (db) => {
    const { hoje, tarefas, proxima } = await tarefasDaPessoa(ctx, db);
    const porConfigurar = podeAdministrar(ctx.usuario)
      ? (await pendenciasDaInstalacao(db, ctx.deps)).length
      : undefined;
    const { rascunhos, emailConfirmado } = await lerContagens(db, ctx.usuario.id);
    return {
      status: 200,
      dados: {
        hoje,
        total: tarefas.length,
        deAgora: tarefasDeAgora(tarefas),
        tarefas: tarefas.slice(0, TAREFAS_NA_RESPOSTA),
        proxima,
        rascunhos,
        emailConfirmado: emailConfirmado || semCorreio(ctx.deps),
        ...(porConfigurar !== undefined && { porConfigurar }),
      },
    };
  });
