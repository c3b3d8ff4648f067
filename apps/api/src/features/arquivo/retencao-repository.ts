import type { Readable } from 'node:stream';
import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { acessosDesde, eliminarEm } from '@instrutoria/domain/arquivo/rules/retencao.ts';
import type { TipoDeArquivo } from '@instrutoria/domain/arquivo/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { FileStorage } from '../../adapters/files/file-storage.ts';
import { lerFuso } from '../../db/configuracao.ts';
import { many, one, run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { Executor } from '../../db/transaction.ts';

interface Guardado {
  readonly referencia: string;
  readonly tipo: TipoDeArquivo;
  /** Day of the zone. */
  readonly ultimoUso: string;
}

/** Documents of archived calls, last needed at publication or at the end of the tie. */
const guardados = (fuso: string) => sql`
  select a.referencia, a.tipo,
      to_char(greatest(coalesce(coalesce(e.final_em, e.resultado_publicado_em) at time zone ${fuso}, e.fim),
        i.encerrado_em at time zone ${fuso}), 'YYYY-MM-DD') as "ultimoUso"
    from arquivo a join instrutor i on a.vinculo = 'instrutor:' || i.id
    join projeto p on p.id = i.projeto_id join edital e on e.id = p.edital_id
    where e.fase = 'arquivado' and a.eliminado_em is null
  union all
  select a.referencia, a.tipo,
      to_char(coalesce(coalesce(e.final_em, e.resultado_publicado_em) at time zone ${fuso}, e.fim), 'YYYY-MM-DD')
    from arquivo a join comprovante_de_disciplinas c on c.comprovante = a.referencia
    join projeto p on p.comprovante_id = c.id join edital e on e.id = p.edital_id
    where e.fase = 'arquivado' and a.eliminado_em is null
  union all
  select a.referencia, a.tipo,
      to_char(greatest(coalesce(coalesce(e.final_em, e.resultado_publicado_em) at time zone ${fuso}, e.fim),
        r.decidido_em at time zone ${fuso}), 'YYYY-MM-DD')
    from arquivo a join recurso_anexo x on x.referencia = a.referencia join recurso r on r.id = x.recurso_id
    join projeto_aprovacao pa on pa.id = r.aprovacao_id join edital e on e.id = pa.edital_id
    where e.fase = 'arquivado' and a.eliminado_em is null
  union all
  select a.referencia, a.tipo,
      to_char(greatest(coalesce(coalesce(e.final_em, e.resultado_publicado_em) at time zone ${fuso}, e.fim),
        d.criado_em at time zone ${fuso}), 'YYYY-MM-DD')
    from arquivo a join frequencia_de_oficio d on d.documento = a.referencia
    join projeto p on p.id = d.projeto_id join edital e on e.id = p.edital_id
    where e.fase = 'arquivado' and a.eliminado_em is null
  union all
  select a.referencia, a.tipo,
      to_char(greatest(coalesce(coalesce(e.final_em, e.resultado_publicado_em) at time zone ${fuso}, e.fim),
        d.criada_em at time zone ${fuso}), 'YYYY-MM-DD')
    from arquivo a join desistencia d on d.pedido = a.referencia
    join projeto p on p.id = d.projeto_id join edital e on e.id = p.edital_id
    where e.fase = 'arquivado' and a.eliminado_em is null
  union all
  select a.referencia, a.tipo,
      to_char(greatest(coalesce(coalesce(e.final_em, e.resultado_publicado_em) at time zone ${fuso}, e.fim), s.dia),
        'YYYY-MM-DD')
    from arquivo a join suplente s on s.recusa = a.referencia join edital e on e.id = s.edital_id
    where e.fase = 'arquivado' and a.eliminado_em is null`;

/** Marks those whose time is over and gives their references; the rows stay (T-M4). */
export async function marcarVencidos(db: Executor, agora: Date): Promise<readonly string[]> {
  const fuso = await lerFuso(db);
  const documentos = await many<Guardado>(db, guardados(fuso));
  const vencidos = documentos.filter(({ tipo, ultimoUso }) => {
    const quando = eliminarEm(tipo, ultimoUso, fuso);
    return quando !== null && quando <= agora;
  });
  if (vencidos.length === 0) return [];
  const eliminados = await many<{ referencia: string }>(
    db,
    sql`
      update arquivo set eliminado_em = ${agora}
      where referencia = any(${vencidos.map(({ referencia }) => referencia)}) and eliminado_em is null
      returning referencia
    `,
  );
  return eliminados.map(({ referencia }) => referencia);
}

export async function esquecerAcessos(db: Executor, agora: Date): Promise<void> {
  const desde = acessosDesde(agora, await lerFuso(db));
  await run(db, sql`delete from acesso where quando < ${desde}`);
}

/** Throws 404 DOCUMENTO_ELIMINADO when the retention time is over (T-M4). */
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
