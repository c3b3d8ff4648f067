import type { Readable } from 'node:stream';
import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import {
  acessosDesde,
  DIAS_NAO_ENVIADOS_EM_ANOS,
  eliminarEm,
  RETENCAO_EM_ANOS,
} from '@instrutoria/domain/arquivo/rules/retencao.ts';
import type { TipoDeArquivo } from '@instrutoria/domain/arquivo/types.ts';
import { ATIVIDADE_ELIMINADA } from '@instrutoria/domain/frequencia/limits.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { FileStorage } from '../../adapters/files/file-storage.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, one, run } from '../../db/query.ts';
import { lerFuso } from '../../db/settings.ts';
import { join, type Sql, sql } from '../../db/sql.ts';

interface Guardado {
  readonly referencia: string;
  readonly tipo: TipoDeArquivo;
  /** A day in the zone. */
  readonly ultimoUso: string;
}

/** The day on which the call `e` ended for the retention. */
const fimDoEditalNo = (fuso: string): Sql =>
  sql`coalesce(coalesce(e.final_em, e.resultado_publicado_em) at time zone ${fuso}, e.fim)`;

/**
 * Documents of archived calls, last needed when the result was published, the call ended, or at a later
 * instant given by the kind of document.
 */
function guardados(fuso: string): Sql {
  const fimDoEdital = fimDoEditalNo(fuso);
  /** `ultimo`: a time in the zone; `de`: joins the file `a` with its call `e`. */
  const documentos = (ultimo: Sql, de: Sql): Sql => sql`
    select a.referencia, a.tipo, to_char(greatest(${fimDoEdital}, ${ultimo}), 'YYYY-MM-DD') as "ultimoUso"
    from arquivo a ${de} where e.fase = 'arquivado' and a.eliminado_em is null`;
  const doProjeto = sql`join projeto p on p.id = x.projeto_id join edital e on e.id = p.edital_id`;
  return join(
    [
      documentos(
        sql`x.encerrado_em at time zone ${fuso}`,
        sql`join instrutor x on a.vinculo = 'instrutor:' || x.id ${doProjeto}`,
      ),
      documentos(
        sql`null`,
        sql`join comprovante_de_disciplinas c on c.comprovante = a.referencia
          join projeto p on p.comprovante_id = c.id join edital e on e.id = p.edital_id`,
      ),
      documentos(
        sql`r.decidido_em at time zone ${fuso}`,
        sql`join recurso_anexo x on x.referencia = a.referencia join recurso r on r.id = x.recurso_id
          join projeto_aprovacao pa on pa.id = r.aprovacao_id join edital e on e.id = pa.edital_id`,
      ),
      documentos(
        sql`x.criado_em at time zone ${fuso}`,
        sql`join frequencia_de_oficio x on x.documento = a.referencia ${doProjeto}`,
      ),
      documentos(
        sql`x.criada_em at time zone ${fuso}`,
        sql`join desistencia x on x.pedido = a.referencia ${doProjeto}`,
      ),
      documentos(
        sql`x.dia`,
        sql`join suplente x on x.recusa = a.referencia join edital e on e.id = x.edital_id`,
      ),
    ],
    ' union all ',
  );
}

/** With the documents of a vínculo go its accounts, the conferred ones too; who typed them, and when, stays. */
async function esquecerContas(db: Executor, vinculos: readonly string[]): Promise<void> {
  await run(db, sql`delete from conta_bancaria where 'instrutor:' || instrutor_id = any(${vinculos})`);
  await run(
    db,
    sql`update conta_conferida set banco = null, agencia = null, digito_da_agencia = null, conta = null, digito = null,
        tipo = null, cpf_do_titular = null where 'instrutor:' || instrutor_id = any(${vinculos})`,
  );
  const deles = await many<{ remessaId: number }>(
    db,
    sql`update linha_da_remessa set banco = null, agencia = null, digito_da_agencia = null, conta = null, digito = null
      where 'instrutor:' || instrutor_id = any(${vinculos}) and conta is not null returning remessa_id as "remessaId"`,
  );
  // The file goes with the last account in it; its hash stays.
  await run(
    db,
    sql`update remessa r set arquivo = null where r.id = any(${deles.map(({ remessaId }) => remessaId)})
      and not exists (select from linha_da_remessa l where l.remessa_id = r.id and l.conta is not null)`,
  );
}

/** With the termo's file go its text and what names its signers; hashes, roles and instants stay. */
async function esquecerTermos(db: Executor, vinculos: readonly string[]): Promise<void> {
  const deles = sql`(select t.id from termo t where 'instrutor:' || t.instrutor_id = any(${vinculos}))`;
  await run(db, sql`update termo set texto = null, cpf = null where id in ${deles}`);
  await run(
    db,
    sql`update assinatura_do_termo set nome = null, cpf = null, endereco = null where termo_id in ${deles}`,
  );
}

/** Marks documents whose time is over and returns their references; the rows stay (T-M4). */
export async function marcarVencidos(db: Executor, agora: Date): Promise<readonly string[]> {
  const fuso = await lerFuso(db);
  const documentos = await many<Guardado>(db, guardados(fuso));
  const vencidos = documentos.filter(({ tipo, ultimoUso }) => {
    const quando = eliminarEm(tipo, ultimoUso, fuso);
    return quando !== null && quando <= agora;
  });
  if (vencidos.length === 0) return [];
  const eliminados = await many<{ referencia: string; vinculo: string | null }>(
    db,
    sql`
      update arquivo set eliminado_em = ${agora}
      where referencia = any(${vencidos.map(({ referencia }) => referencia)}) and eliminado_em is null
      returning referencia, vinculo
    `,
  );
  const vinculos = eliminados.map(({ vinculo }) => vinculo ?? '');
  await esquecerContas(db, vinculos);
  await esquecerTermos(db, vinculos);
  return eliminados.map(({ referencia }) => referencia);
}

/** What students wrote about their days: with the documents of the vínculo, or sooner where the month was never sent. */
export async function esquecerDias(db: Executor, agora: Date): Promise<void> {
  const fuso = await lerFuso(db);
  const hoje = diaNoFuso(agora, fuso);
  const acabou = sql`case when d.saida_id is null then coalesce(i.fim, e.vigencia_fim)
    else (select (s.em at time zone ${fuso})::date from saida_do_vinculo s where s.id = d.saida_id) end`;
  const doVinculo = sql`instrutor i join projeto p on p.id = i.projeto_id join edital e on e.id = p.edital_id`;
  await run(
    db,
    sql`
      delete from dia_do_estudante d using ${doVinculo}
      where i.id = d.instrutor_id
        and ${acabou} < ${hoje}::date - make_interval(years => ${DIAS_NAO_ENVIADOS_EM_ANOS})
        and not exists (select from mes_do_estudante m where m.instrutor_id = d.instrutor_id
          and m.saida_id is not distinct from d.saida_id and m.mes = to_char(d.dia, 'YYYY-MM') and m.estado <> 'aberto')
    `,
  );
  await run(
    db,
    sql`
      update dia_do_estudante d set atividade = ${ATIVIDADE_ELIMINADA} from ${doVinculo}
      where i.id = d.instrutor_id and e.fase = 'arquivado' and d.apagado_em is null
        and d.atividade <> ${ATIVIDADE_ELIMINADA}
        and extract(year from greatest(${fimDoEditalNo(fuso)}, i.encerrado_em at time zone ${fuso}))
          + ${RETENCAO_EM_ANOS.termo ?? 0} < extract(year from ${hoje}::date)
    `,
  );
}

export async function esquecerAcessos(db: Executor, agora: Date): Promise<void> {
  const desde = acessosDesde(agora, await lerFuso(db));
  await run(db, sql`delete from acesso where quando < ${desde}`);
}

/** Opens a stored document. Throws 404 DOCUMENTO_ELIMINADO when its retention time is over (T-M4). */
export async function abrirGuardado(
  db: Executor,
  storage: Pick<FileStorage, 'read'>,
  referencia: string,
): Promise<Readable> {
  const documento = await one<{ eliminado: boolean }>(
    db,
    sql`select eliminado_em is not null as eliminado from arquivo where referencia = ${referencia}`,
  );
  if (documento?.eliminado === true) {
    throw new DomainError('naoEncontrado', 'DOCUMENTO_ELIMINADO', MENSAGENS_ARQUIVO.documentoEliminado);
  }
  return storage.read(referencia);
}
