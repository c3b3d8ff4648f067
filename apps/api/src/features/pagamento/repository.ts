import type { Lancamento } from '@instrutoria/domain/pagamento/types.ts';
import { folhaDePagamento, pagamento } from '../../db/schema.ts';
import { send } from '../../db/send.ts';
import type { Executor } from '../../db/transaction.ts';

/** Any fixed number: sheets are closed one at a time, whatever their months, since one decides what the next makes up for. */
const LOCK = 5_190_422_874;

/** Waits for whoever closes a sheet now, until the transaction ends. */
export async function travarFolhas(db: Executor): Promise<void> {
  await send(db, 'select pg_advisory_xact_lock($1)', [LOCK]);
}

/** Stores a closed sheet with its lines, for ever (a trigger refuses changes), and answers its id. */
export async function inserirFolha(
  db: Executor,
  folha: { readonly mes: string; readonly fechadaEm: Date; readonly fechadaPorId: number },
  lancamentos: readonly Lancamento[],
): Promise<number> {
  const [linha] = await db.insert(folhaDePagamento).values(folha).returning({ id: folhaDePagamento.id });
  if (linha === undefined) throw new Error('insert returned no row');
  const linhas = lancamentos.map(({ instrutor, projeto, ...resto }) => ({
    ...resto,
    folhaId: linha.id,
    instrutorId: instrutor.id,
    nome: instrutor.nome,
    email: instrutor.email,
    projetoId: projeto.id,
    titulo: projeto.titulo,
  }));
  for (let i = 0; i < linhas.length; i += 1000) await db.insert(pagamento).values(linhas.slice(i, i + 1000));
  return linha.id;
}
