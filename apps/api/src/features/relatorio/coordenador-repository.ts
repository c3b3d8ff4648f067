import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import type { AlunoAAvaliar } from '@instrutoria/domain/relatorio/rules/textos.ts';
import type { TextoDoCoordenador } from '@instrutoria/domain/relatorio/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one, run, single } from '../../db/query.ts';
import { assignments, sql, values } from '../../db/sql.ts';
import type { Autoria } from './disciplinas-repository.ts';

export type RelatorioCoordenador = AnswerOf<Api['lerRelatorioCoordenador']>;
type Textos = Readonly<Record<TextoDoCoordenador, string>>;
interface Avaliacao {
  readonly aluno: number;
  readonly avaliacao: string;
}

export async function versaoDoCoordenador(db: Executor, projetoId: number): Promise<number> {
  const guardado = await one<{ versao: number }>(
    db,
    sql`select versao from relatorio_coordenador where projeto_id = ${projetoId}`,
  );
  return guardado?.versao ?? 0;
}

/** Students who left are optional. */
export function alunosAAvaliar(db: Executor, projetoId: number): Promise<AlunoAAvaliar[]> {
  return many(
    db,
    sql`
      select id, nome, fim is null as obrigatorio from instrutor
      where projeto_id = ${projetoId}
      order by nome collate "pt-BR-x-icu", id
    `,
  );
}

export function lerDoCoordenador(db: Executor, projetoId: number): Promise<RelatorioCoordenador | null> {
  return one(
    db,
    sql`
      select r.id, r.versao, r.relatorio, r.fundamentacao, r.conclusao,
        json_build_object('id', p.id, 'titulo', p.titulo) as projeto,
        json_build_object('id', a.id, 'nome', a.nome) as autor,
        coalesce(
          (select json_agg(
              json_build_object(
                'aluno', json_build_object('id', i.id, 'nome', i.nome), 'avaliacao', d.avaliacao
              ) order by d.ordem
            )
            from avaliacao_de_desempenho d join instrutor i on i.id = d.instrutor_id
            where d.relatorio_id = r.id),
          '[]'
        ) as "avaliacoesDeDesempenho",
        ${iso(sql`r.atualizado_em`)} as "atualizadoEm"
      from relatorio_coordenador r
      join projeto p on p.id = r.projeto_id
      join professor a on a.id = r.autor_id
      where r.projeto_id = ${projetoId}
    `,
  );
}

export async function salvarDoCoordenador(
  db: Executor,
  projetoId: number,
  { textos, avaliacoes }: { readonly textos: Textos; readonly avaliacoes: readonly Avaliacao[] },
  { autorId, agora }: Autoria,
): Promise<void> {
  const valores = { ...textos, autorId, atualizadoEm: agora };
  const { id } = await single<{ id: number }>(
    db,
    sql`
      insert into relatorio_coordenador ${values({ projetoId, ...valores })}
      on conflict (projeto_id) do update set ${assignments(valores)}, versao = relatorio_coordenador.versao + 1
      returning id
    `,
  );
  await run(db, sql`delete from avaliacao_de_desempenho where relatorio_id = ${id}`);
  if (avaliacoes.length === 0) return;
  const novas = avaliacoes.map(({ aluno, avaliacao }, ordem) => ({
    relatorioId: id,
    instrutorId: aluno,
    ordem,
    avaliacao,
  }));
  await run(db, sql`insert into avaliacao_de_desempenho ${values(...novas)}`);
}
