import { diaNoFuso, inicioDoDia } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { TAREFAS_NO_RESUMO } from '@instrutoria/domain/tarefa/limits.ts';
import { semanaDoResumo, tarefasDoResumo } from '@instrutoria/domain/tarefa/rules/resumo.ts';
import { remessaPara } from '../../adapters/mail/remessa.ts';
import { emailDoResumo } from '../../adapters/mail/templates/resumo-semanal.ts';
import type { Deps } from '../../context.ts';
import { atTheEdge } from '../../db/connection/edge-error.ts';
import { type Executor, inTransaction } from '../../db/connection/transaction.ts';
import { type ConfiguracaoLida, lerConfiguracao } from '../../db/settings.ts';
import { semCorreio } from '../conta/link-de-confirmacao-repository.ts';
import {
  avancarSemana,
  type Destinatario,
  jaDitasDesde,
  proximoDestinatario,
  segurarSemana,
  terminarSemana,
} from './resumo-repository.ts';
import { tarefasDaPessoa } from './use-cases/tarefas-da-pessoa.ts';

type Precisa = Pick<Deps, 'clock' | 'config' | 'database' | 'log' | 'outbox'>;

interface Semana {
  readonly semana: string;
  readonly hoje: string;
  readonly agora: Date;
  readonly configuracao: ConfiguracaoLida;
}

/** Queues a mail with this person's tasks; false when another mail of the day already named all of them. */
async function escrever(deps: Precisa, db: Executor, quem: Destinatario, momento: Semana): Promise<boolean> {
  const { semana, hoje, agora, configuracao } = momento;
  const { tarefas } = await tarefasDaPessoa({ usuario: quem, agora, deps }, db);
  const ditas = await jaDitasDesde(db, quem.id, { hoje, desde: inicioDoDia(hoje, configuracao.fuso) });
  const dizer = tarefasDoResumo(tarefas, semana, ditas);
  if (dizer.length === 0) return false;
  const remessa = remessaPara(quem, deps, configuracao);
  await deps.outbox.enfileirar(
    db,
    emailDoResumo({ ...remessa, tarefas: dizer.slice(0, TAREFAS_NO_RESUMO), total: dizer.length }),
  );
  return true;
}

/**
 * The weekly digest: one mail per person and week, none without open tasks. Each person is a separate
 * transaction that stores the progress: several processes share the work, a stop or a crash repeats and loses
 * nothing, and no other work waits. A person whose mail fails is skipped, and the round fails at its end.
 */
export async function enviarResumos(deps: Precisa, parar?: AbortSignal): Promise<number> {
  const agora = deps.clock.agora();
  const configuracao = await lerConfiguracao(deps.database.db);
  const { fuso } = configuracao;
  const semana = semanaDoResumo(agora, fuso);
  if (semana === null) return 0;
  const hoje = diaNoFuso(agora, fuso);
  const momento = { semana, hoje, agora, configuracao };
  const soConfirmados = !semCorreio(deps);
  let enviados = 0;
  let falhas = 0;
  while (parar?.aborted !== true) {
    let quem: Destinatario | null = null;
    try {
      const escrito = await inTransaction(deps.database, async (tx) => {
        const ate = await segurarSemana(tx, semana, momento);
        if (ate === null) return null;
        quem = await proximoDestinatario(tx, ate, { soConfirmados });
        if (quem === null) {
          await terminarSemana(tx, semana, agora);
          return null;
        }
        await avancarSemana(tx, semana, quem.id);
        return await escrever(deps, tx, quem, momento);
      });
      if (escrito === null) break;
      if (escrito) enviados += 1;
    } catch (error) {
      const pessoa = (quem as Destinatario | null)?.id;
      // Without the database nobody is skipped: the next round continues from here.
      if (pessoa === undefined || (error instanceof DomainError && error.kind === 'indisponivel'))
        throw error;
      deps.log.error({ pessoa, semana, erro: String(atTheEdge(error)) }, 'resumo não escrito');
      await inTransaction(deps.database, (tx) => avancarSemana(tx, semana, pessoa));
      falhas += 1;
    }
  }
  if (falhas > 0) throw new Error(`${falhas} resumos não foram escritos`);
  return enviados;
}
