import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_PORTA } from '@instrutoria/domain/porta/messages.ts';
import type { ConfiguracaoDaPorta, TipoDePorta } from '@instrutoria/domain/porta/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { run, type Sender, single } from '../../db/query.ts';
import { json, sql } from '../../db/sql.ts';

interface PortaNova {
  readonly tipo: TipoDePorta;
  readonly nome: string;
  readonly configuracao: ConfiguracaoDaPorta;
  readonly segredo: string | null;
}

/** Two doors with one name would be two equal buttons. */
async function exigirNomeLivre(db: Executor, nome: string, menos: number): Promise<void> {
  const outra = sql`select from porta where lower(nome) = lower(${nome}) and id <> ${menos} limit 1`;
  if ((await run(db, outra)) === 0) return;
  const { nomeDaPorta: mensagem } = MENSAGENS_PORTA;
  throw new DomainError('conflito', 'NOME_DUPLICADO', mensagem, [
    { campo: 'nome', codigo: 'NOME_DUPLICADO', mensagem },
  ]);
}

export async function inserirPorta(db: Executor, nova: PortaNova, agora: Date): Promise<number> {
  // One at a time, so that of two equal names the second is refused.
  await run(db, sql`lock table porta in share row exclusive mode`);
  await exigirNomeLivre(db, nova.nome, 0);
  const { id } = await single<{ id: number }>(
    db,
    sql`
      insert into porta (tipo, nome, configuracao, segredo, ligada, criada_em, atualizada_em)
      values (${nova.tipo}, ${nova.nome}, ${json(nova.configuracao)}, ${nova.segredo}, false, ${agora}, ${agora})
      returning id
    `,
  );
  return id;
}

export async function salvarPorta(
  db: Executor,
  id: number,
  { nome, configuracao, segredo }: Omit<PortaNova, 'tipo'>,
  agora: Date,
): Promise<void> {
  await run(db, sql`lock table porta in share row exclusive mode`);
  await exigirNomeLivre(db, nome, id);
  await run(
    db,
    sql`
      update porta set nome = ${nome}, configuracao = ${json(configuracao)}, segredo = ${segredo},
        lido = null, lido_em = null, atualizada_em = ${agora}, versao = versao + 1
      where id = ${id}
    `,
  );
}

export async function ligarOuDesligar(
  db: Executor,
  id: number,
  ligada: boolean,
  agora: Date,
): Promise<boolean> {
  const feito = sql`update porta set ligada = ${ligada}, atualizada_em = ${agora}, versao = versao + 1 where id = ${id}`;
  return (await run(db, feito)) > 0;
}

/** Two writers of one version wait for each other. */
export async function travarEntradaLocal(db: Executor): Promise<void> {
  await run(db, sql`select from entrada_local for update`);
}

export async function salvarEntradaLocal(
  db: Executor,
  { desligada, excecoes }: { readonly desligada: boolean; readonly excecoes: readonly number[] },
): Promise<void> {
  await run(
    db,
    sql`update entrada_local set desligada = ${desligada}, excecoes = ${[...excecoes]}::int[], versao = versao + 1`,
  );
}

export async function guardarDoProvedor(
  db: Sender,
  { id, texto }: { readonly id: number; readonly texto: string },
  agora: Date,
): Promise<void> {
  await run(db, sql`update porta set lido = ${texto}, lido_em = ${agora} where id = ${id}`);
}
