import { anoEMes } from '@instrutoria/domain/frequencia/rules/meses.ts';
import { inicioDoDia } from '@instrutoria/domain/kernel/datas.ts';
import { mesDoDia } from '@instrutoria/domain/kernel/meses.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, run, single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';

export interface MesPorEnviar {
  readonly vinculo: number;
  readonly estudanteId: number;
  readonly nome: string;
  readonly email: string;
  readonly projeto: { readonly id: number; readonly titulo: string };
}

/**
 * The vínculos in force whose student logs days here and has not sent this past month. Without months of absence, and
 * without those that the coordination registered after they ended: their hours are there. `quem`: only this student's.
 */
export function mesesPorEnviar(
  db: Executor,
  {
    mes,
    hoje,
    fuso,
    quem,
  }: { readonly mes: string; readonly hoje: string; readonly fuso: string; readonly quem?: number },
): Promise<MesPorEnviar[]> {
  const { ano, mes: numero } = anoEMes(`${mes}-01`);
  const acabou = inicioDoDia(`${mesDoDia(hoje)}-01`, fuso);
  return many(
    db,
    sql`
      select i.id as vinculo, s.id as "estudanteId", i.nome, s.email,
        json_build_object('id', p.id, 'titulo', p.titulo) as projeto
      from instrutor i
      join estudante s on s.id = i.estudante_id and s.encerrado_em is null
      join projeto p on p.id = i.projeto_id
      join edital e on e.id = p.edital_id and e.fase = 'resultado'
      left join mes_do_estudante m on m.instrutor_id = i.id and m.saida_id is null and m.mes = ${mes}
      left join frequencia_do_mes f on f.instrutor_id = i.id and f.ano = ${ano} and f.mes = ${numero}
      where i.situacao = 'REGULAR' and i.mes_inicio <= ${mes} and (i.fim is null or i.fim >= ${hoje}::date)
        and to_char(e.vigencia_fim, 'YYYY-MM') >= ${mes}
        and coalesce(m.estado, 'aberto') in ('aberto', 'devolvido')
        and (m.estado = 'devolvido' or f.registrada_em is null or f.registrada_em < ${acabou})
        and exists (select from dia_do_estudante d
          where d.instrutor_id = i.id and d.saida_id is null and d.apagado_em is null)
        and not exists (select from ausencia a where a.instrutor_id = i.id and a.mes = ${mes})
        and ${quem === undefined ? sql`true` : sql`s.id = ${quem}`}
      order by s.id, i.id
    `,
  );
}

/** Of two simultaneous rounds only the first sends a mail. */
export async function travarLembreteDoAluno(db: Executor, estudanteId: number): Promise<void> {
  await run(db, sql`select pg_advisory_xact_lock(hashtextextended(${`lembrar aluno ${estudanteId}`}, 370))`);
}

/** The list of the project's mails is the record of who was reminded. */
export async function alunoLembradoDesde(db: Executor, estudanteId: number, desde: Date): Promise<boolean> {
  const { foi } = await single<{ foi: boolean }>(
    db,
    sql`
      select exists (
        select from carta_do_projeto c join instrutor i on i.id = c.instrutor_id
        where i.estudante_id = ${estudanteId} and c.especie = 'lembreteDosDias' and c.criada_em >= ${desde}
      ) as foi
    `,
  );
  return foi;
}
