import type { TipoDeArquivo } from '@instrutoria/domain/arquivo/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

interface Danificado {
  readonly referencia: string;
  readonly tipo: TipoDeArquivo;
  readonly sobre: string | null;
  readonly projeto: number | null;
  readonly enviadoPor: string | null;
  readonly danificadoEm: Date;
  readonly quantos: number;
}

export function lerDanificados(db: Executor): Promise<Danificado[]> {
  return many(
    db,
    sql`
      select a.referencia, a.tipo, coalesce(i.nome, p.titulo, c.nome) as sobre,
        coalesce(i.projeto_id, p.id) as projeto, d.nome as "enviadoPor", a.danificado_em as "danificadoEm",
        count(*) over () as quantos
      from arquivo a
      left join instrutor i on a.vinculo = 'instrutor:' || i.id
      left join projeto p on a.vinculo = 'projeto:' || p.id
      left join professor c on a.vinculo = 'professor:' || c.id
      left join professor d on d.id = a.dono_id
      where a.danificado_em is not null and a.eliminado_em is null
      order by a.danificado_em desc, a.referencia
      limit 100
    `,
  );
}
