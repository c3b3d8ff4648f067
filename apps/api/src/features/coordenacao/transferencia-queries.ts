import { oQueResponde } from '@instrutoria/domain/coordenacao/rules/transferencia.ts';
import type { CoordenacaoAnterior, TransferenciaAberta } from '@instrutoria/domain/coordenacao/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { participaDosProjetos } from '../../db/participacao.ts';
import { many, one, run, single } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';
import type { NewRow } from '../../db/tables.gerada.ts';
import { COORDENARAM_ANTES } from '../projeto/coordenaram-antes-queries.ts';

interface Pessoa {
  readonly id: number;
  readonly nome: string;
}

export interface TransferenciaLida extends TransferenciaAberta {
  readonly id: number;
  readonly de: Pessoa;
  readonly para: Pessoa;
  readonly motivo: string;
  /** The people concerned got the mail that it did not take effect on its day. */
  readonly avisada: boolean;
}

const TRANSFERENCIA = sql`
  select t.id, t.causa, t.dia, ${iso(sql`t.proposta_em`)} as "propostaEm", t.motivo,
    t.responder_ate as "respondeAte",
    t.aceita_em is not null as aceitou, t.concordou_em is not null as concordou, t.nao_passou_em is not null as avisada,
    json_build_object('id', d.id, 'nome', d.nome) as de, json_build_object('id', a.id, 'nome', a.nome) as para
  from transferencia t join professor d on d.id = t.de_id join professor a on a.id = t.para_id`;
const ABERTA = sql`t.efetivada_em is null and t.encerrada_em is null`;

/** The open transfer; null: none. */
export function transferenciaAberta(db: Executor, projetoId: number): Promise<TransferenciaLida | null> {
  return one(db, sql`${TRANSFERENCIA} where t.projeto_id = ${projetoId} and ${ABERTA}`);
}

/** Earlier coordinators, each until their last day. */
export async function coordenouAntes(
  db: Executor,
  projetoId: number,
): Promise<readonly { readonly pessoa: Pessoa; readonly ate: string }[]> {
  const { antes } = await single<{ antes: readonly CoordenacaoAnterior[] }>(
    db,
    sql`select ${COORDENARAM_ANTES} as antes from projeto p where p.id = ${projetoId}`,
  );
  return antes.map(({ id, nome, ate }) => ({ pessoa: { id, nome }, ate }));
}

/**
 * Projects with an open transfer, including those that nobody accepted yet, which may have become impossible.
 */
export async function porEfetivar(db: Executor): Promise<readonly number[]> {
  const linhas = await many<{ projetoId: number }>(
    db,
    sql`select t.projeto_id as "projetoId" from transferencia t where ${ABERTA} order by t.id`,
  );
  return linhas.map(({ projetoId }) => projetoId);
}

interface PassagemVencida {
  readonly id: number;
  readonly titulo: string;
  readonly editalId: number;
  readonly para: Pessoa;
  readonly causa: TransferenciaAberta['causa'];
  readonly dia: string;
}

/** The transfers whose day has come, in projects in which this person takes no part. */
export function passagensVencidas(
  db: Executor,
  { quem, hoje }: { readonly quem: number; readonly hoje: string },
): Promise<PassagemVencida[]> {
  return many(
    db,
    sql`
      select p.id, p.titulo, p.edital_id as "editalId", t.causa, t.dia, json_build_object('id', a.id, 'nome', a.nome) as para
      from transferencia t join projeto p on p.id = t.projeto_id join professor a on a.id = t.para_id
      where ${ABERTA} and t.dia <= ${hoje} and not ${participaDosProjetos(quem)}
      order by t.id
    `,
  );
}

export async function marcarAvisada(db: Executor, id: number, em: Date): Promise<void> {
  await run(db, sql`update transferencia set nao_passou_em = ${em} where id = ${id}`);
}

interface PassagemEsperada {
  readonly especie: 'assumir' | 'deixar';
  /** The last day for the leaving coordinator to answer; null for the one who takes it. */
  readonly ate: string | null;
  readonly transferencia: TransferenciaAberta & { readonly motivo: string };
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly editalId: number;
  readonly edital: string;
  readonly de: Pessoa;
  readonly para: Pessoa;
}

/** Transfers that await this person's answer today: to take a coordination, or to agree to leave it. */
export async function passagensDe(db: Executor, pessoaId: number, hoje: string): Promise<PassagemEsperada[]> {
  const abertas = await many<Omit<PassagemEsperada, 'ate' | 'especie'>>(
    db,
    sql`
      select json_build_object('causa', t.causa, 'motivo', t.motivo, 'dia', t.dia, 'propostaEm', ${iso(sql`t.proposta_em`)}, 'respondeAte', t.responder_ate,
          'aceitou', t.aceita_em is not null, 'concordou', t.concordou_em is not null) as transferencia,
        json_build_object('id', p.id, 'titulo', p.titulo) as projeto, e.id as "editalId", e.nome as edital,
        json_build_object('id', d.id, 'nome', d.nome) as de, json_build_object('id', a.id, 'nome', a.nome) as para
      from transferencia t join projeto p on p.id = t.projeto_id join edital e on e.id = p.edital_id
      join professor d on d.id = t.de_id join professor a on a.id = t.para_id
      where ${ABERTA} and ${pessoaId} in (t.para_id, t.de_id)
      order by t.id
    `,
  );
  return abertas.flatMap((uma) => {
    const especie = oQueResponde(uma, pessoaId, hoje);
    if (especie === null) return [];
    return [{ ...uma, especie, ate: especie === 'deixar' ? uma.transferencia.respondeAte : null }];
  });
}

type Nova = Pick<
  NewRow<'transferencia'>,
  | 'causa'
  | 'deId'
  | 'dia'
  | 'motivo'
  | 'paraId'
  | 'projetoId'
  | 'propostaEm'
  | 'propostaPorId'
  | 'responderAte'
>;

export async function inserirTransferencia(db: Executor, nova: Nova): Promise<void> {
  await single(db, sql`insert into transferencia ${values(nova)} returning id`);
}

export async function responder(
  db: Executor,
  id: number,
  especie: PassagemEsperada['especie'],
  em: Date,
): Promise<void> {
  const qual = especie === 'assumir' ? sql`aceita_em` : sql`concordou_em`;
  await run(db, sql`update transferencia set ${qual} = ${em} where id = ${id}`);
}

export async function encerrarTransferencia(
  db: Executor,
  id: number,
  fim: { readonly em: Date; readonly por: number | null },
): Promise<void> {
  await run(
    db,
    sql`update transferencia set encerrada_em = ${fim.em}, encerrada_por_id = ${fim.por} where id = ${id}`,
  );
}

/**
 * Makes the other person the coordinator: they own its images too, and are no longer in the list of
 * collaborators. The unit that counts for limits stays that of the submission (D61).
 */
export async function passarCoordenacao(
  db: Executor,
  { id, de, para }: Pick<TransferenciaLida, 'de' | 'id' | 'para'>,
  { projetoId, agora, hoje }: { readonly projetoId: number; readonly agora: Date; readonly hoje: string },
): Promise<void> {
  // A late or missing answer postpones the day.
  await run(
    db,
    sql`update transferencia set efetivada_em = ${agora}, dia = greatest(dia, ${hoje}::date) where id = ${id}`,
  );
  await run(
    db,
    sql`
      update projeto set coordenador_id = ${para.id}, versao = versao + 1, atualizado_em = ${agora},
        unidade_da_submissao_id = coalesce(unidade_da_submissao_id,
          (select unidade_id from professor where id = ${de.id}))
      where id = ${projetoId}
    `,
  );
  // The mark was about the e-mail of the person who submitted the project.
  await run(db, sql`delete from submissao_por_confirmar where projeto_id = ${projetoId}`);
  await run(
    db,
    sql`delete from projeto_colaborador where projeto_id = ${projetoId} and professor_id = ${para.id}`,
  );
  await run(
    db,
    sql`
      update arquivo set dono_id = ${para.id}
      where vinculo = ${`projeto:${projetoId}`} and tipo = 'imagemSecao' and dono_id = ${de.id}
    `,
  );
  await run(
    db,
    sql`
      update vice_coordenacao set encerrado_em = ${agora}, encerrado_por_id = ${para.id}
      where projeto_id = ${projetoId} and professor_id = ${para.id} and encerrado_em is null
    `,
  );
}
