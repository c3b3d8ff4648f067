import type { FatosDoMes } from '@instrutoria/domain/frequencia/rules/folha-do-mes.ts';
import { anoEMes } from '@instrutoria/domain/frequencia/rules/meses.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { one } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { lerDias } from './dias-repository.ts';

/** Whose month it is: a vínculo of this project, or of this student. */
export type DeQuem = { readonly projetoId: number } | { readonly estudanteId: number };

export interface MesDoVinculo {
  readonly fatos: FatosDoMes;
  readonly mesInicio: string | null;
  /** The last day: of the vínculo, else of the call (D41). */
  readonly ate: string;
}

type Lido = Omit<MesDoVinculo, 'fatos'> & Omit<FatosDoMes, 'dias' | 'mes'>;

/** null unless the vínculo is theirs. */
export async function lerMesDoVinculo(
  db: Executor,
  de: DeQuem,
  { instrutor, mes }: { readonly instrutor: number; readonly mes: string },
): Promise<MesDoVinculo | null> {
  const dele =
    'projetoId' in de ? sql`i.projeto_id = ${de.projetoId}` : sql`i.estudante_id = ${de.estudanteId}`;
  const { ano, mes: numero } = anoEMes(`${mes}-01`);
  const lido = await one<Lido>(
    db,
    sql`
      select e.nome as edital, json_build_object('id', p.id, 'titulo', p.titulo) as projeto, c.nome as coordenador,
        json_build_object('nome', i.nome, 'matricula', i.matricula, 'cpf', i.cpf) as aluno,
        coalesce(m.estado, 'aberto') as estado, ${iso(sql`m.enviado_em`)} as "enviadoEm",
        ${iso(sql`m.decidido_em`)} as "decididoEm", m.motivo,
        case when f.horas is not null then json_build_object('horas', f.horas, 'deOficio', f.de_oficio_id,
          'em', ${iso(sql`f.registrada_em`)}) end as registro,
        i.mes_inicio as "mesInicio", coalesce(i.fim, e.vigencia_fim) as ate
      from instrutor i
      join projeto p on p.id = i.projeto_id
      join professor c on c.id = p.coordenador_id
      join edital e on e.id = p.edital_id
      left join mes_do_estudante m on m.instrutor_id = i.id and m.saida_id is null and m.mes = ${mes}
      left join frequencia_do_mes f on f.instrutor_id = i.id and f.ano = ${ano} and f.mes = ${numero}
      where i.id = ${instrutor} and ${dele}
    `,
  );
  if (lido === null) return null;
  const { mesInicio, ate, ...fatos } = lido;
  return { fatos: { ...fatos, mes, dias: await lerDias(db, instrutor, mes) }, mesInicio, ate };
}
