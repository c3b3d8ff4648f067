import type { Participacao } from '@instrutoria/domain/declaracao/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';

const EDITAL = sql`json_build_object('id', e.id, 'nome', e.nome, 'fase', e.fase,
  'preliminar', e.preliminar and e.final_em is null)`;
const VIGENCIA = sql`json_build_object('inicio', e.vigencia_inicio, 'fim', e.vigencia_fim)`;
const PROJETO = sql`json_build_object('id', p.id, 'titulo', p.titulo)`;

/** The periods in which each person coordinated each project: transfers divide its vigência (D61). */
const COORDENACOES = sql`(
  select p.id as projeto_id, p.coordenador_id as pessoa_id, (select max(t.dia) from transferencia t
      where t.projeto_id = p.id and t.para_id = p.coordenador_id and t.efetivada_em is not null) as desde, null::date as ate
    from projeto p
  union all
  select s.projeto_id, s.de_id, (select max(t.dia) from transferencia t where t.projeto_id = s.projeto_id
      and t.para_id = s.de_id and t.efetivada_em < s.efetivada_em), s.dia - 1
    from transferencia s where s.efetivada_em is not null)`;

const coordenam = (quais: Sql) => sql`
  select 'COORDENADOR' as papel, c.id as "pessoaId", c.nome, c.nome_civil as "nomeCivil", c.cpf, null as matricula,
    null::int as "instrutorId", ${PROJETO} as projeto, ${EDITAL} as edital,
    json_agg(json_build_object('inicio', greatest(e.vigencia_inicio, k.desde), 'fim', least(e.vigencia_fim, k.ate))
      order by k.ate) as periodos,
    coalesce(bool_or(pa.situacao = 'APROVADO'), false) as aprovado, null as "mesInicio", null as fim,
    '{}'::json as horas, null as "tipoAluno", 0 as avaliacoes, bool_and(k.desde is not null) as recebida
  from ${COORDENACOES} k
  join projeto p on p.id = k.projeto_id
  join professor c on c.id = k.pessoa_id
  join edital e on e.id = p.edital_id
  left join projeto_aprovacao pa on pa.projeto_id = p.id
  where not p.eh_rascunho and ${quais}
    and (k.ate is null or k.ate >= greatest(e.vigencia_inicio, k.desde))
  group by p.id, c.id, e.id
  order by e.id desc, p.id desc, c.id`;

/** With the person whose declarations list shows it. */
export interface ParticipacaoDeAlguem extends Participacao {
  readonly pessoaId: number;
}

type Coordenada = Omit<ParticipacaoDeAlguem, 'anteriores' | 'vigencia'> & {
  /** The oldest first. */
  readonly periodos: readonly Participacao['vigencia'][];
};

/** One for each person and project, also where its coordination came back to this person. */
async function coordenacoes(db: Executor, quais: Sql): Promise<ParticipacaoDeAlguem[]> {
  const linhas = await many<Coordenada>(db, coordenam(quais));
  return linhas.flatMap(({ periodos, ...uma }) => {
    const vigencia = periodos.at(-1);
    return vigencia === undefined ? [] : [{ ...uma, vigencia, anteriores: periodos.slice(0, -1) }];
  });
}

const instrutores = (quais: Sql) => sql`
  select 'INSTRUTOR' as papel, p.coordenador_id as "pessoaId", i.nome, null as "nomeCivil", i.cpf, i.matricula,
    i.id as "instrutorId", ${PROJETO} as projeto, ${EDITAL} as edital, ${VIGENCIA} as vigencia,
    coalesce(pa.situacao = 'APROVADO', false) as aprovado, i.mes_inicio as "mesInicio", i.fim,
    coalesce(
      (select json_object_agg(f.ano || '-' || lpad(f.mes::text, 2, '0'), f.horas)
        from frequencia_do_mes f where f.instrutor_id = i.id),
      '{}'
    ) as horas,
    i.tipo_aluno as "tipoAluno", 0 as avaliacoes
  from instrutor i
  join projeto p on p.id = i.projeto_id
  join edital e on e.id = p.edital_id
  left join projeto_aprovacao pa on pa.projeto_id = p.id
  where ${quais}
  order by e.id desc, i.nome collate "pt-BR-x-icu", i.id`;

const avalia = (pessoaId: number) => sql`
  select 'AVALIADOR' as papel, max(v.nome) as nome, max(v.nome_civil) as "nomeCivil", max(v.cpf) as cpf, null as matricula,
    null::int as "instrutorId", null as projeto, ${EDITAL} as edital, ${VIGENCIA} as vigencia,
    true as aprovado, null as "mesInicio", null as fim, '{}'::json as horas, null as "tipoAluno",
    count(*) as avaliacoes
  from encargo pa
  join professor v on v.id = pa.avaliador_id
  join edital e on e.id = pa.edital_id
  where pa.avaliador_id = ${pessoaId} and pa.ja_foi_avaliado
  group by e.id
  order by e.id desc`;

/** The person's participations, and the instructors of projects that they coordinate, published or not. */
export async function participacoesDe(db: Executor, pessoaId: number): Promise<Participacao[]> {
  const grupos = await Promise.all([
    coordenacoes(db, sql`k.pessoa_id = ${pessoaId}`),
    many<Participacao>(db, instrutores(sql`p.coordenador_id = ${pessoaId}`)),
    many<Participacao>(db, avalia(pessoaId)),
  ]);
  return grupos.flat();
}

/**
 * The instructors and coordinators of the approved projects of a call, or of one of them; nobody whose account is
 * closed.
 */
export async function participacoesDoEdital(
  db: Executor,
  { edital, projeto }: { readonly edital: number; readonly projeto?: number | undefined },
): Promise<ParticipacaoDeAlguem[]> {
  const um = projeto === undefined ? sql`true` : sql`p.id = ${projeto}`;
  const daqui = sql`p.edital_id = ${edital} and ${um} and pa.situacao = 'APROVADO'`;
  const grupos = await Promise.all([
    coordenacoes(db, sql`${daqui} and c.encerrado_em is null`),
    many<ParticipacaoDeAlguem>(db, instrutores(daqui)),
  ]);
  return grupos.flat();
}
