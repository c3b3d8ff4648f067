import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { taxaDeSucesso } from '@instrutoria/domain/relatorio/rules/disciplinas.ts';
import type { EntradaDeDisciplina } from '@instrutoria/domain/relatorio/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one, run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';

export type DisciplinaRelatada = AnswerOf<Api['lerRelatorioDisciplinas']>[number];

export interface Autoria {
  readonly autorId: number;
  readonly agora: Date;
}

/** Locks the project, so that one of its reports is saved at a time. */
export async function travarProjeto(db: Executor, projetoId: number): Promise<void> {
  await run(db, sql`select from projeto where id = ${projetoId} for no key update`);
}

export async function disciplinasDoProjeto(db: Executor, projetoId: number): Promise<number[]> {
  const linhas = await many<{ id: number }>(
    db,
    sql`
      select d.disciplina_id as id
      from projeto p join comprovante_disciplina d on d.comprovante_id = p.comprovante_id
      where p.id = ${projetoId}
      order by d.ordem
    `,
  );
  return linhas.map(({ id }) => id);
}

export async function versaoDasDisciplinas(db: Executor, projetoId: number): Promise<number> {
  const guardado = await one<{ versao: number }>(
    db,
    sql`select versao from relatorio_disciplinas where projeto_id = ${projetoId}`,
  );
  return guardado?.versao ?? 0;
}

export async function lerDisciplinasRelatadas(
  db: Executor,
  projetoId: number,
): Promise<DisciplinaRelatada[]> {
  const linhas = await many<Omit<DisciplinaRelatada, 'taxaSucesso'>>(
    db,
    sql`
      select l.id, r.versao, json_build_object('id', l.projeto_id) as projeto,
        l.num_matriculados as "numMatriculados", l.num_reprovados_nota as "numReprovadosNota",
        l.num_reprovados_frequencia as "numReprovadosFrequencia", l.num_trancaram as "numTrancaram",
        l.num_suprimiram as "numSuprimiram",
        json_build_object(
          'id', d.id, 'nome', d.nome, 'codigo', d.codigo, 'semestre', d.semestre, 'tsd', d.tsd
        ) as disciplina,
        json_build_object('id', a.id, 'nome', a.nome) as autor,
        ${iso(sql`r.atualizado_em`)} as "atualizadoEm"
      from relatorio_disciplina l
      join relatorio_disciplinas r on r.projeto_id = l.projeto_id
      join disciplina d on d.id = l.disciplina_id
      join professor a on a.id = r.autor_id
      where l.projeto_id = ${projetoId}
      order by l.ordem
    `,
  );
  return linhas.map((linha) => ({ ...linha, taxaSucesso: taxaDeSucesso(linha) }));
}

/** A discipline that stays keeps its line's id, to which activity reports refer. */
export async function salvarDisciplinas(
  db: Executor,
  projetoId: number,
  entradas: readonly EntradaDeDisciplina[],
  { autorId, agora }: Autoria,
): Promise<void> {
  await run(
    db,
    sql`
      insert into relatorio_disciplinas ${values({ projetoId, autorId, atualizadoEm: agora })}
      on conflict (projeto_id) do update set versao = relatorio_disciplinas.versao + 1,
        autor_id = excluded.autor_id, atualizado_em = excluded.atualizado_em
    `,
  );
  const ficam = entradas.map((entrada) => entrada.disciplina);
  await run(
    db,
    sql`
      delete from relatorio_disciplina
      where projeto_id = ${projetoId} and disciplina_id <> all(${ficam})
    `,
  );
  const linhas = entradas.map(({ disciplina: disciplinaId, ...contagens }, ordem) => ({
    projetoId,
    disciplinaId,
    ordem,
    ...contagens,
  }));
  await run(
    db,
    sql`
      insert into relatorio_disciplina ${values(...linhas)}
      on conflict (projeto_id, disciplina_id) do update set
        ordem = excluded.ordem,
        num_matriculados = excluded.num_matriculados,
        num_reprovados_nota = excluded.num_reprovados_nota,
        num_reprovados_frequencia = excluded.num_reprovados_frequencia,
        num_trancaram = excluded.num_trancaram,
        num_suprimiram = excluded.num_suprimiram
    `,
  );
}
