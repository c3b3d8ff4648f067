import type { Edital } from '@instrutoria/domain/edital/types.ts';
import type { Designada } from '@instrutoria/domain/tarefa/rules/avaliador.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { participaDosProjetos } from '../../db/participacao.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

/** The person's unfinished assessments, without projects that they joined since (D20, D30). */
export async function lerDesignadas(
  db: Executor,
  quem: number,
  { editais, fuso }: { readonly editais: readonly Edital[]; readonly fuso: string },
): Promise<Designada[]> {
  const prazos = new Map(editais.map(({ id, prazoAvaliacao }) => [id, prazoAvaliacao]));
  if (prazos.size === 0) return [];
  const linhas = await many<Omit<Designada, 'prazoAvaliacao'>>(
    db,
    sql`
      select a.id as "aprovacaoId", json_build_object('id', p.id, 'titulo', p.titulo) as projeto,
        p.edital_id as "editalId", a.aceito,
        to_char(coalesce(a.reaberto_em, a.substituido_em, a.criado_em) at time zone ${fuso}, 'YYYY-MM-DD') as "designadaEm",
        case when a.reaberto_em is not null then (select r.motivo from avaliacao_reaberta r
          where r.aprovacao_id = a.id and r.avaliador_id = a.avaliador_id order by r.id desc limit 1) end as reaberta
      from encargo a
      join projeto p on p.id = a.projeto_id
      where a.avaliador_id = ${quem} and not a.ja_foi_avaliado and p.edital_id = any(${[...prazos.keys()]})
        and not ${participaDosProjetos(quem)}
    `,
  );
  return linhas.map((linha) => ({ ...linha, prazoAvaliacao: prazos.get(linha.editalId) ?? null }));
}
