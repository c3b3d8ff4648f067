import type { EscolhaDeVinculo, EstornoDecidido, Lancamento } from '@instrutoria/domain/pagamento/types.ts';
import { and, eq, or } from 'drizzle-orm';
import { escolhaDeVinculo, estornoDecidido, folhaDePagamento, pagamento } from '../../db/schema.ts';
import { send } from '../../db/send.ts';
import type { Executor } from '../../db/transaction.ts';

/** Any fixed number: sheets are closed one at a time, whatever their months, since one decides what the next makes up for. */
const LOCK = 5_190_422_874;

/** Waits for whoever closes a sheet or decides about one now, until the transaction ends. */
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
    cpf: instrutor.cpf,
    projetoId: projeto.id,
    titulo: projeto.titulo,
  }));
  for (let i = 0; i < linhas.length; i += 1000) await db.insert(pagamento).values(linhas.slice(i, i + 1000));
  // What was decided stands on the sheet now; what was decided of an estorno that is none any more decides nothing.
  await db.delete(estornoDecidido);
  return linha.id;
}

interface Quando {
  readonly agora: Date;
  readonly quem: number;
}

/** Keeps the decision about an estorno until its sheet is closed; a later one takes its place. */
export async function salvarDecisao(
  db: Executor,
  decisao: EstornoDecidido,
  { agora, quem }: Quando,
): Promise<void> {
  const quando = { decididoEm: agora, decididoPorId: quem };
  await db
    .insert(estornoDecidido)
    .values({ ...decisao, ...quando })
    .onConflictDoUpdate({
      target: [estornoDecidido.instrutorId, estornoDecidido.competencia],
      set: { decisao: decisao.decisao, justificativa: decisao.justificativa, ...quando },
    });
}

/** Keeps which of two ties is paid for a month; what was chosen of these two before goes. */
export async function salvarEscolha(
  db: Executor,
  escolha: EscolhaDeVinculo,
  motivo: string,
  { agora, quem }: Quando,
): Promise<void> {
  const { competencia, instrutorId, preteridoId } = escolha;
  await db
    .delete(escolhaDeVinculo)
    .where(
      and(
        eq(escolhaDeVinculo.competencia, competencia),
        or(
          eq(escolhaDeVinculo.preteridoId, instrutorId),
          eq(escolhaDeVinculo.preteridoId, preteridoId),
          eq(escolhaDeVinculo.instrutorId, preteridoId),
        ),
      ),
    );
  await db.insert(escolhaDeVinculo).values({ ...escolha, motivo, escolhidaEm: agora, escolhidaPorId: quem });
}
