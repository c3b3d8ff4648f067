import { randomUUID } from 'node:crypto';
import type { EspecieDeCarta } from '@instrutoria/domain/carta/types.ts';
import type { Email } from '../../adapters/mail/email.ts';
import { remessaPara } from '../../adapters/mail/remessa.ts';
import {
  type AvaliacaoDispensada,
  type DesignacaoRetirada,
  emailDeAvaliacaoDispensada,
  emailDeDesignacaoRetirada,
} from '../../adapters/mail/templates/avaliacao-dispensada.ts';
import {
  type CertificadosDoProjeto,
  emailDosCertificados,
} from '../../adapters/mail/templates/certificados.ts';
import {
  type DecisaoAlterada,
  emailDeDecisaoAlterada,
} from '../../adapters/mail/templates/decisao-alterada.ts';
import { type Designacao, emailDeDesignacao } from '../../adapters/mail/templates/designacao.ts';
import { type DaHomologacao, emailDaHomologacao } from '../../adapters/mail/templates/homologacao.ts';
import type { Remessa } from '../../adapters/mail/templates/layout.ts';
import { emailDaVezDoSuplente, type VezDoSuplente } from '../../adapters/mail/templates/suplente.ts';
import type { Contexto, Deps } from '../../context.ts';
import { eachInTransaction } from '../../db/connection/each-in-transaction.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, run } from '../../db/query.ts';
import { lerConfiguracao } from '../../db/settings.ts';
import { json, sql, values } from '../../db/sql.ts';
import { lerContatosAbertos } from '../conta/queries.ts';

/** The facts of a mail about each project, for acts on many projects, each in its own transaction. */
interface FatosDaCarta {
  readonly certificados: CertificadosDoProjeto;
  readonly decisaoAlterada: DecisaoAlterada;
  readonly designacao: Designacao;
  readonly designacaoRetirada: DesignacaoRetirada;
  readonly dispensa: AvaliacaoDispensada;
  readonly homologacao: DaHomologacao;
  readonly suplente: VezDoSuplente;
}
type EspecieEmVarios = keyof FatosDaCarta;

// `escreverCarta` stored the facts as JSON, under the same kind.
const ESCREVER: Readonly<Record<EspecieEmVarios, (remessa: Remessa, fatos: readonly never[]) => Email>> = {
  certificados: (remessa, projetos) => emailDosCertificados({ ...remessa, projetos }),
  decisaoAlterada: (remessa, projetos) => emailDeDecisaoAlterada({ ...remessa, projetos }),
  designacao: (remessa, projetos) => emailDeDesignacao({ ...remessa, projetos }),
  designacaoRetirada: (remessa, projetos) => emailDeDesignacaoRetirada({ ...remessa, projetos }),
  dispensa: (remessa, projetos) => emailDeAvaliacaoDispensada({ ...remessa, projetos }),
  homologacao: (remessa, projetos) => emailDaHomologacao({ ...remessa, projetos }),
  suplente: (remessa, projetos) => emailDaVezDoSuplente({ ...remessa, projetos }),
};

type Precisa = Pick<Deps, 'clock' | 'config' | 'outbox'>;
type QuemEscreve = Pick<Contexto, 'db' | 'lote'> & { readonly deps: Precisa };

/**
 * Queues a mail about one project. In an act on many it is kept until the others are done, and one mail per
 * person covers them all; in an act on one project it is queued immediately.
 */
export async function escreverCarta<E extends EspecieEmVarios>(
  { db, deps, lote }: QuemEscreve,
  especie: E,
  { pessoaId, fatos }: { readonly pessoaId: number; readonly fatos: FatosDaCarta[E] },
): Promise<void> {
  const doAto = lote ?? randomUUID();
  await run(
    db,
    sql`insert into carta_do_projeto ${values({
      projetoId: fatos.projeto.id,
      pessoaId,
      especie,
      lote: doAto,
      conteudo: json(fatos),
      criadaEm: deps.clock.real(),
    })}`,
  );
  if (lote === undefined) await juntarCartas(deps, db, doAto);
}

interface CartaEsperando {
  readonly id: number;
  readonly pessoaId: number;
  readonly especie: EspecieEmVarios;
  readonly conteudo: never;
}

/**
 * Queues one mail per person and kind with all projects of the act. When two processes join the same act, the
 * second finds nothing.
 */
export async function juntarCartas(deps: Precisa, db: Executor, lote: string): Promise<void> {
  const esperam = await many<CartaEsperando>(
    db,
    sql`
      select id, pessoa_id as "pessoaId", especie, conteudo from carta_do_projeto
      where lote = ${lote} and conteudo is not null
      order by id
      for update
    `,
  );
  if (esperam.length === 0) return;
  const configuracao = await lerConfiguracao(db);
  const pessoas = [...new Set(esperam.map(({ pessoaId }) => pessoaId))];
  const contatos = new Map((await lerContatosAbertos(db, pessoas)).map((um) => [um.id, um]));
  for (const cartas of Map.groupBy(esperam, ({ pessoaId, especie }) => `${pessoaId} ${especie}`).values()) {
    const [primeira] = cartas;
    if (primeira === undefined) continue;
    const contato = contatos.get(primeira.pessoaId);
    const ids = cartas.map(({ id }) => id);
    if (contato === undefined) {
      // The account was closed in the meantime.
      await run(db, sql`delete from carta_do_projeto where id = any(${ids})`);
      continue;
    }
    const remessa = remessaPara(contato, deps, configuracao);
    const carta = randomUUID();
    const email = ESCREVER[primeira.especie](
      remessa,
      cartas.map(({ conteudo }) => conteudo),
    );
    await deps.outbox.enfileirar(db, email, carta);
    await run(
      db,
      sql`update carta_do_projeto set conteudo = null, email = ${carta}::uuid where id = any(${ids})`,
    );
  }
}

/** Longer than any row of an act takes. */
const ESQUECIDA_MS = 120_000;

/**
 * Joins mails of acts that ended before they did so: their process was killed, or the database was
 * unreachable.
 */
export async function juntarCartasEsquecidas(deps: Precisa & Pick<Deps, 'database' | 'log'>): Promise<void> {
  const antes = new Date(deps.clock.real().getTime() - ESQUECIDA_MS);
  const lotes = await many<{ lote: string }>(
    deps.database.db,
    sql`
      select lote::text from carta_do_projeto where conteudo is not null
      group by lote having max(criada_em) < ${antes}
    `,
  );
  const rodada = { tarefa: 'cartas', quem: (um: (typeof lotes)[number]) => um };
  await eachInTransaction(deps, rodada, lotes, async (tx, { lote }) => {
    await juntarCartas(deps, tx, lote);
    return 1;
  });
}

/**
 * Queues a mail about projects to one person; none where the account is closed. `semEnvio`: does the same
 * work, but nothing is sent or recorded.
 */
export async function avisarSobreProjetos(
  { db, deps }: QuemEscreve,
  sobre: {
    readonly pessoaId: number;
    readonly especie: EspecieDeCarta;
    readonly projetos: readonly number[];
    readonly semEnvio?: boolean;
  },
  escrever: (remessa: Remessa) => Email,
): Promise<void> {
  const [contato] = await lerContatosAbertos(db, [sobre.pessoaId]);
  if (contato === undefined) return;
  const remessa = remessaPara(contato, deps, await lerConfiguracao(db));
  const email = escrever(remessa);
  await enviarCarta({ db, deps }, sobre.semEnvio === true ? { ...email, semEnvio: true } : email, sobre);
}

type Destinatario =
  | { readonly pessoaId: number; readonly instrutorId?: never }
  | { readonly instrutorId: number; readonly pessoaId?: never };

/** Queues a mail that names projects, each of which then shows when it was sent. */
export async function enviarCarta(
  { db, deps }: QuemEscreve,
  email: Email,
  sobre: Destinatario & { readonly especie: EspecieDeCarta; readonly projetos: readonly number[] },
): Promise<void> {
  const carta = randomUUID();
  await deps.outbox.enfileirar(db, email, carta);
  const { especie, pessoaId, instrutorId, projetos } = sobre;
  await run(
    db,
    sql`
      insert into carta_do_projeto (projeto_id, pessoa_id, instrutor_id, especie, email, criada_em)
      select distinct projeto, ${pessoaId ?? null}::int, ${instrutorId ?? null}::int, ${especie}, ${carta}::uuid,
        ${deps.clock.real()}::timestamptz
      from unnest(${[...projetos]}::int[]) as projeto where ${email.semEnvio !== true}
    `,
  );
}
