import type { Pendencias } from '@instrutoria/domain/conta/rules/encerramento.ts';
import { cadastroEncerrado } from '@instrutoria/domain/conta/rules/encerramento.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { run, single } from '../../db/query.ts';
import { assignments, name, sql } from '../../db/sql.ts';

export function pendenciasDe(db: Executor, id: number): Promise<Pick<Pendencias, 'projetos' | 'avaliacoes'>> {
  return single(
    db,
    sql`
      select
        (select count(*) from projeto p join edital e on e.id = p.edital_id
          where p.coordenador_id = ${id} and not p.eh_rascunho and e.fase <> 'arquivado') as projetos,
        (select count(*) from encargo a join edital e on e.id = a.edital_id
          where a.avaliador_id = ${id} and not a.ja_foi_avaliado and e.fase <> 'arquivado') as avaliacoes
    `,
  );
}

/** Deletes the rows of the photo, unused uploads and drafts' files. The housekeeping deletes the bytes. */
async function apagarArquivos(db: Executor, id: number): Promise<void> {
  await run(
    db,
    sql`
      delete from arquivo a
      where a.dono_id = ${id}
        and (a.vinculo is null or a.tipo = 'foto'
          or (a.tipo = 'comprovanteDisciplinas'
            and not exists (select from comprovante_de_disciplinas c where c.comprovante = a.referencia))
          or (a.tipo = 'imagemSecao'
            and not exists (select from projeto p where a.vinculo = 'projeto:' || p.id)))
    `,
  );
}

/** Deletes stored answers, which may contain the whole record. */
export async function esquecerRespostas(db: Executor, id: number): Promise<void> {
  await run(
    db,
    sql`
      delete from idempotencia i using professor p
      where p.id = ${id} and i.resposta is not null
        and (i.pessoa = p.id or position(p.email in i.resposta) > 0)
    `,
  );
}

const DO_SEGUNDO_FATOR = [
  'fator_totp',
  'chave_de_acesso',
  'codigo_de_recuperacao',
  'segundo_fator_pedido',
] as const;

/** Deletes data that only the person needed; legal records stay, anonymous (T-M7). */
export async function anonimizar(db: Executor, id: number, agora: Date): Promise<void> {
  await apagarArquivos(db, id);
  await run(db, sql`delete from redefinicao_de_senha where professor_id = ${id}`);
  await run(db, sql`delete from dispositivo where professor_id = ${id}`);
  for (const tabela of DO_SEGUNDO_FATOR) {
    await run(db, sql`delete from ${name(tabela)} where professor_id = ${id}`);
  }
  await run(db, sql`delete from submissao_por_confirmar where professor_id = ${id}`);
  await run(db, sql`delete from confirmacao_de_email where professor_id = ${id}`);
  // Undoing an import must not bring a closed account's values back.
  await run(db, sql`delete from importacao_linha where tabela = 'professor' and registro_id = ${id}`);
  // Keeps the person concerned, so that no decision loses its reason; deletes the text beside it.
  await run(
    db,
    sql`
      update impedimento set observacao = '', motivo_do_fim = case when motivo_do_fim is not null then '' end
      where declarante_id = ${id} or pessoa_id = ${id}
    `,
  );
  // Keeps the days, by which acts in them are judged; deletes the reason, which may concern their health.
  await run(
    db,
    sql`
      update afastamento set motivo = '', motivo_do_fim = case when motivo_do_fim is not null then '' end
      where professor_id = ${id}
    `,
  );
  await run(db, sql`update sessao set navegador = '' where professor_id = ${id}`);
  // Published texts keep the name.
  await run(
    db,
    sql`
      update nome_no_texto n set mostrado = p.nome from professor p where p.id = ${id} and n.professor_id = p.id
    `,
  );
  const encerrado = { ...cadastroEncerrado(id), encerradoEm: agora, atualizadoEm: agora };
  await run(db, sql`update professor set ${assignments(encerrado)}, versao = versao + 1 where id = ${id}`);
}
