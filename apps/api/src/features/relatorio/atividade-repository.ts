import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { TEXTOS_DA_ATIVIDADE, type TextoDaAtividade } from '@instrutoria/domain/relatorio/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one, run, single } from '../../db/query.ts';
import { assignments, columns, sql, values } from '../../db/sql.ts';
import type { Autoria } from './disciplinas-repository.ts';
import { lerDisciplinasRelatadas } from './disciplinas-repository.ts';

export type RelatorioAtividade = AnswerOf<Api['lerRelatorioAtividade']>;
type Textos = Readonly<Record<TextoDaAtividade, string>>;

export async function versaoDaAtividade(db: Executor, instrutorId: number): Promise<number> {
  const guardado = await one<{ versao: number }>(
    db,
    sql`select versao from relatorio_atividade where instrutor_id = ${instrutorId}`,
  );
  return guardado?.versao ?? 0;
}

async function escolhidasDo(db: Executor, relatorioId: number): Promise<number[]> {
  const linhas = await many<{ id: number }>(
    db,
    sql`
      select relatorio_disciplina_id as id from relatorio_atividade_disciplina
      where relatorio_id = ${relatorioId}
      order by ordem
    `,
  );
  return linhas.map(({ id }) => id);
}

/**
 * The activity report with the lines of the discipline report that it refers to; null before the first save.
 */
export async function lerAtividade(db: Executor, instrutorId: number): Promise<RelatorioAtividade | null> {
  const relatorio = await one<Omit<RelatorioAtividade, 'relatorioDisciplinas'>>(
    db,
    sql`
      select r.id, r.versao, ${columns(TEXTOS_DA_ATIVIDADE, 'r')},
        json_build_object('id', i.id, 'nome', i.nome) as instrutor,
        json_build_object('id', p.id, 'titulo', p.titulo) as projeto,
        json_build_object('id', a.id, 'nome', a.nome) as autor,
        ${iso(sql`r.atualizado_em`)} as "atualizadoEm"
      from relatorio_atividade r
      join instrutor i on i.id = r.instrutor_id
      join projeto p on p.id = i.projeto_id
      join professor a on a.id = r.autor_id
      where r.instrutor_id = ${instrutorId}
    `,
  );
  if (relatorio === null) return null;
  const escolhidas = await escolhidasDo(db, relatorio.id);
  const relatadas = await lerDisciplinasRelatadas(db, relatorio.projeto.id);
  return {
    ...relatorio,
    relatorioDisciplinas: escolhidas.flatMap((id) => relatadas.filter((relatada) => relatada.id === id)),
  };
}

export async function salvarAtividade(
  db: Executor,
  instrutorId: number,
  { textos, escolhidas }: { readonly textos: Textos; readonly escolhidas: readonly number[] },
  { autorId, agora }: Autoria,
): Promise<void> {
  const valores = { ...textos, autorId, atualizadoEm: agora };
  const { id } = await single<{ id: number }>(
    db,
    sql`
      insert into relatorio_atividade ${values({ instrutorId, ...valores })}
      on conflict (instrutor_id) do update set ${assignments(valores)}, versao = relatorio_atividade.versao + 1
      returning id
    `,
  );
  await run(db, sql`delete from relatorio_atividade_disciplina where relatorio_id = ${id}`);
  await run(
    db,
    sql`
      insert into relatorio_atividade_disciplina (relatorio_id, relatorio_disciplina_id, ordem)
      select ${id}::int, escolhida, ordem - 1
      from unnest(${escolhidas}::int[]) with ordinality as e (escolhida, ordem)
    `,
  );
}
