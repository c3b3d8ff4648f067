import type { Participacao } from '@instrutoria/domain/declaracao/types.ts';
import { send } from '../../db/send.ts';
import type { Executor } from '../../db/transaction.ts';

const EDITAL = `json_build_object('id', e.id, 'nome', e.nome, 'fase', e.fase) as edital,
    json_build_object('inicio', e.vigencia_inicio, 'fim', e.vigencia_fim) as vigencia`;
const PROJETO = `json_build_object('id', p.id, 'titulo', p.titulo) as projeto`;

const COORDENA = `select 'COORDENADOR' as papel, c.nome, c.cpf, null as matricula, null::int as "instrutorId", ${PROJETO}, ${EDITAL},
    coalesce(pa.situacao = 'APROVADO', false) as aprovado, null as "mesInicio", null as fim, '{}'::json as horas,
    null as "tipoAluno", 0 as avaliacoes
  from projeto p join professor c on c.id = p.coordenador_id join edital e on e.id = p.edital_id
  left join projeto_aprovacao pa on pa.projeto_id = p.id
  where p.coordenador_id = $1 and not p.eh_rascunho
  order by e.id desc, p.id desc`;

const INSTRUTORES = `select 'INSTRUTOR' as papel, i.nome, i.cpf, i.matricula, i.id as "instrutorId", ${PROJETO}, ${EDITAL},
    coalesce(pa.situacao = 'APROVADO', false) as aprovado, i.mes_inicio as "mesInicio", i.fim::text as fim,
    coalesce((select json_object_agg(f.ano || '-' || lpad(f.mes::text, 2, '0'), f.horas)
      from frequencia_do_mes f where f.instrutor_id = i.id), '{}') as horas,
    i.tipo_aluno as "tipoAluno", 0 as avaliacoes
  from instrutor i join projeto p on p.id = i.projeto_id join edital e on e.id = p.edital_id
  left join projeto_aprovacao pa on pa.projeto_id = p.id
  where p.coordenador_id = $1
  order by e.id desc, i.nome collate "pt-BR-x-icu", i.id`;

const AVALIA = `select 'AVALIADOR' as papel, max(v.nome) as nome, max(v.cpf) as cpf, null as matricula, null::int as "instrutorId", null as projeto,
    ${EDITAL}, true as aprovado, null as "mesInicio",
    null as fim, '{}'::json as horas, null as "tipoAluno", count(*)::int as avaliacoes
  from projeto_aprovacao pa join professor v on v.id = pa.avaliador_id join edital e on e.id = pa.edital_id
  where pa.avaliador_id = $1 and pa.ja_foi_avaliado
  group by e.id
  order by e.id desc`;

/** Everything this person took part in, and the instructors of the projects that he coordinates, published or not. */
export async function participacoesDe(db: Executor, pessoaId: number): Promise<Participacao[]> {
  const grupos = await Promise.all(
    [COORDENA, INSTRUTORES, AVALIA].map((texto) =>
      send<Participacao & Record<string, unknown>>(db, texto, [pessoaId]),
    ),
  );
  return grupos.flat();
}
