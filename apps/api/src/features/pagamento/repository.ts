import type { MesParcial } from '@instrutoria/domain/configuracao/types.ts';
import type { EscolhaDeVinculo, EstornoDecidido, Lancamento } from '@instrutoria/domain/pagamento/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { run, single } from '../../db/query.ts';
import { assignments, sql, values } from '../../db/sql.ts';
import { nomesParaOPagamento } from '../instrutor/nome-civil-repository.ts';

/** An arbitrary fixed number: sheets are closed one at a time, since each corrects earlier ones. */
const LOCK = 5_190_422_874;

export async function travarFolhas(db: Executor): Promise<void> {
  await run(db, sql`select pg_advisory_xact_lock(${LOCK})`);
}

/** Immutable: a trigger refuses changes. */
export async function inserirFolha(
  db: Executor,
  folha: {
    readonly mes: string;
    readonly fechadaEm: Date;
    readonly fechadaPorId: number;
    readonly mesParcial: MesParcial;
    readonly conferenciaId: number;
    readonly motivoSemSegundaPessoa: string | null;
  },
  lancamentos: readonly Lancamento[],
): Promise<number> {
  const { id } = await single<{ id: number }>(
    db,
    sql`insert into folha_de_pagamento ${values(folha)} returning id`,
  );
  const paraPagar = await nomesParaOPagamento(
    db,
    lancamentos.map(({ instrutor }) => instrutor.id),
  );
  const linhas = lancamentos.map(({ instrutor, projeto, vaga, ...resto }) => ({
    ...resto,
    vagaDeId: vaga?.instrutor.id ?? null,
    vagaEspera: vaga?.espera ?? null,
    folhaId: id,
    instrutorId: instrutor.id,
    nome: paraPagar.get(instrutor.id) ?? instrutor.nome,
    email: instrutor.email,
    cpf: instrutor.cpf,
    projetoId: projeto.id,
    titulo: projeto.titulo,
  }));
  for (let i = 0; i < linhas.length; i += 1000) {
    await run(db, sql`insert into pagamento ${values(...linhas.slice(i, i + 1000))}`);
  }
  // The sheet now has its decisions; the others no longer apply.
  await run(db, sql`delete from estorno_decidido`);
  return id;
}

interface Quando {
  readonly agora: Date;
  readonly quem: number;
}

/** Until its sheet is closed; replaces an earlier decision. */
export async function salvarDecisao(
  db: Executor,
  decisao: EstornoDecidido,
  { agora, quem }: Quando,
): Promise<void> {
  const { instrutorId, competencia, ...dita } = decisao;
  const guardada = { ...dita, decididoEm: agora, decididoPorId: quem };
  await run(
    db,
    sql`
      insert into estorno_decidido ${values({ instrutorId, competencia, ...guardada })}
      on conflict (instrutor_id, competencia) do update set ${assignments(guardada)}
    `,
  );
}

export async function salvarEscolha(
  db: Executor,
  escolha: EscolhaDeVinculo,
  motivo: string,
  { agora, quem }: Quando,
): Promise<void> {
  const { competencia, instrutorId, preteridoId } = escolha;
  await run(
    db,
    sql`
      delete from escolha_de_vinculo
      where competencia = ${competencia}
        and (preterido_id in (${instrutorId}, ${preteridoId}) or instrutor_id = ${preteridoId})
    `,
  );
  const guardada = { ...escolha, motivo, escolhidaEm: agora, escolhidaPorId: quem };
  await run(db, sql`insert into escolha_de_vinculo ${values(guardada)}`);
}
