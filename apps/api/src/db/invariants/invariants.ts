import { CAMPOS, ESCOLHAS, type NomeDoCampo, SECOES, TEXTOS } from '@instrutoria/domain/projeto/campos.ts';
import { many, type Sender } from '../query.ts';
import { column, columnOf, join, type Sql, sql } from '../sql.ts';
import type { Invariant } from './invariant.ts';
import { PAGAMENTOS } from './pagamentos.ts';
import { REMESSAS } from './remessas.ts';

/** Required fields that projects sent before them lack (ADR 0015). */
const DEPOIS: readonly NomeDoCampo[] = [];
const OBRIGATORIOS = [...TEXTOS, ...ESCOLHAS]
  .filter((nome) => CAMPOS[nome].obrigatorio && !DEPOIS.includes(nome))
  .map((nome) => sql`btrim(coalesce(${column(nome, 'projeto')}, ''))`);
const COM_IMAGEM = SECOES.filter((nome) => CAMPOS[nome].imagem);
const REFERENCIA = sql`'^arq_[0-9a-f]{32}$'`;

/** Whether this person coordinates project `p` or did, or is or was its vice (D61). */
const COORDENACAO = (quem: Sql) => sql`(${quem} = p.coordenador_id or exists (select from vice_coordenacao w
  where w.projeto_id = p.id and w.professor_id = ${quem} and w.aceito_em is not null)
  or exists (select from transferencia tr where tr.projeto_id = p.id and tr.de_id = ${quem}
    and tr.efetivada_em is not null))`;

/** The invariants of T-H14, without those that the schema's constraints ensure. */
export const INVARIANTS: readonly Invariant[] = [
  {
    nome: 'a submitted project has 1 to 2 paid, at most 3 volunteers, at most 5 together (D8)',
    sql: sql`select id from projeto where not eh_rascunho
          and (remunerados not between 1 and 2 or voluntarios not between 0 and 3 or remunerados + voluntarios > 5)`,
  },
  {
    nome: 'a complete project has exactly one schedule per holder (D9)',
    sql: sql`select p.id, count(c.id) as cronogramas from projeto p left join cronograma c on c.projeto_id = p.id
          where not p.eh_rascunho and not p.aguardando_cronograma
          group by p.id having count(c.id) <> p.remunerados + p.voluntarios`,
  },
  {
    nome: 'schedules stand in order from 0 without holes',
    sql: sql`select projeto_id from cronograma group by projeto_id having max(ordem) <> count(*) - 1 or min(ordem) <> 0`,
  },
  {
    nome: 'a complete project has every month and activity (D9)',
    sql: sql`select c.id from cronograma c join projeto p on p.id = c.projeto_id
          where not p.eh_rascunho and not p.aguardando_cronograma
          and ('' = any(c.atividades) or c.meses <> array['MARÇO','ABRIL','MAIO','JUNHO','JULHO','AGOSTO',
            'SETEMBRO','OUTUBRO','NOVEMBRO','DEZEMBRO'])`,
  },
  {
    nome: 'a submitted project has title, regime, four keywords and four texts (E-PROJETO-3, E-PROJETO-5, E-PROJETO-6)',
    sql: sql`select id from projeto where not eh_rascunho and '' in (${join(OBRIGATORIOS)})`,
  },
  {
    nome: 'a submitted project has its disciplines, at least one (E-PROJETO-4)',
    sql: sql`select p.id from projeto p where not p.eh_rascunho and not exists
          (select 1 from comprovante_disciplina d where d.comprovante_id = p.comprovante_id)`,
  },
  {
    nome: "a project carries its call's type (D4)",
    sql: sql`select p.id from projeto p join edital e on e.id = p.edital_id
          where not p.eh_rascunho and p.tipo_projeto <> e.tipo_projeto`,
  },
  {
    nome: 'a project was submitted while its call took proposals (D6): not before its first day',
    sql: sql`select p.id from projeto p join edital e on e.id = p.edital_id
          where p.submetido_em < (e.inicio::timestamp at time zone 'UTC') - interval '14 hours'`,
  },
  {
    nome: 'no draft has an evaluator, and none awaits schedules',
    sql: sql`select p.id from projeto p join projeto_aprovacao a on a.projeto_id = p.id
          where p.eh_rascunho or p.aguardando_cronograma`,
  },
  {
    nome: 'the evaluator takes no part in the project, and never did (D15, D61)',
    sql: sql`select a.id from encargo a join projeto p on p.id = a.projeto_id
          where exists (select 1 from participante_do_projeto c
            where c.projeto_id = p.id and c.professor_id = a.avaliador_id)`,
  },
  {
    nome: 'a finished assessment has every score that its type needs (D16)',
    sql: sql`select id from projeto_aprovacao where ja_foi_avaliado and chave_do_ranque is null
          and (pontuacao_fase1 is null or tipo_projeto = 'TIPO I' and pontuacao_fase2 is null)`,
  },
  {
    nome: 'only TIPO I has scores of phase 2, and only after phase 1 (D16)',
    sql: sql`select id from projeto_aprovacao where (tipo_projeto <> 'TIPO I' or pontuacao_fase1 is null)
          and num_nonnulls(pontuacao_apoio_disciplina, pontuacao_natureza_disciplinas,
            pontuacao_caracteristica_disciplinas) > 0`,
  },
  {
    nome: 'the scores of a phase are given all or none (D16)',
    sql: sql`select id from projeto_aprovacao where num_nonnulls(pontuacao_adequacao_coerencia,
            pontuacao_relevancia_justificativa_clareza, pontuacao_metodologia_atividades,
            pontuacao_organizacao_textual) not in (0, 4)
          or num_nonnulls(pontuacao_apoio_disciplina, pontuacao_natureza_disciplinas,
            pontuacao_caracteristica_disciplinas) not in (0, 3)`,
  },
  {
    nome: 'scores by criterion are only where a barema of the call was in force, each score once (E-BAREMA-3)',
    sql: sql`select a.id from projeto_aprovacao a where a.notas is not null and (
          not exists (select from barema_do_edital b where b.edital_id = a.edital_id and b.barema is not null)
          or (select count(*) <> count(distinct n ->> 'criterio') from jsonb_array_elements(a.notas) n))`,
  },
  {
    nome: 'the total of scores by criterion is what the barema in force makes of them (E-BAREMA-3)',
    sql: sql`select a.id from projeto_aprovacao a, lateral (select b.barema from barema_do_edital b
            where b.edital_id = a.edital_id order by b.versao desc limit 1) v
          where a.chave_do_ranque is not null and a.total is distinct from (
            select sum((n ->> 'valor')::numeric * (c ->> 'peso')::numeric)
            from jsonb_array_elements(v.barema -> 'criterios') c
            join jsonb_array_elements(a.notas) n on n ->> 'criterio' = c ->> 'codigo'
            where (c ->> 'fase')::int = 1 or a.pontuacao_fase2 is not null)`,
  },
  {
    nome: 'a project has as many assignments as it may, and only where it has several evaluators (ADR 0040)',
    sql: sql`select a.id from projeto_aprovacao a left join designacao d on d.aprovacao_id = a.id
          group by a.id having count(d.id) > case when a.avaliadores = 1 then 0 else a.avaliadores end
            or a.avaliadores > 1 and count(d.id) = 0 or bool_or(d.projeto_id <> a.projeto_id)`,
  },
  {
    nome: 'several evaluators are combined when each has concluded, and only then (ADR 0040)',
    sql: sql`select a.id from projeto_aprovacao a join designacao d on d.aprovacao_id = a.id
          group by a.id having a.ja_foi_avaliado and (count(*) <> a.avaliadores or not bool_and(d.ja_foi_avaliado))
            or not a.ja_foi_avaliado and a.notas is not null`,
  },
  {
    nome: 'a combined score is within what its evaluators gave, until an appeal or a correction (ADR 0040)',
    sql: sql`select a.id, k.codigo from projeto_aprovacao a, lateral (
            select n ->> 'criterio' as codigo, (n ->> 'valor')::numeric as valor from jsonb_array_elements(a.notas) n) k
          where a.avaliadores > 1 and a.ja_foi_avaliado and a.notas_dadas is null and k.valor not between
            (select min((n ->> 'valor')::numeric) from designacao d, jsonb_array_elements(d.notas) n
              where d.aprovacao_id = a.id and n ->> 'criterio' = k.codigo) and
            (select max((n ->> 'valor')::numeric) from designacao d, jsonb_array_elements(d.notas) n
              where d.aprovacao_id = a.id and n ->> 'criterio' = k.codigo)`,
  },
  {
    nome: 'evaluators who scored have accepted (D15)',
    sql: sql`select id from encargo where not aceito and pontuacao_fase1 is not null`,
  },
  {
    nome: 'nobody of the project was ever asked to assess it (D15)',
    sql: sql`select r.aprovacao_id from recusa_de_avaliacao r join projeto p on p.id = r.projeto_id
          where exists (select 1 from participante_do_projeto c
            where c.projeto_id = p.id and c.professor_id = r.avaliador_id)`,
  },
  {
    nome: 'what an approval repeats of its project is what the project says (D18)',
    sql: sql`select a.id from projeto_aprovacao a join projeto p on p.id = a.projeto_id
          where (a.edital_id, a.tipo_projeto, a.submetido_em)
            is distinct from (p.edital_id, p.tipo_projeto, p.submetido_em)`,
  },
  {
    nome: 'a published assessment has its situation (D20)',
    sql: sql`select a.id from projeto_aprovacao a join edital e on e.id = a.edital_id
          where e.fase = 'resultado' and a.ja_foi_avaliado and a.situacao = 'SUBMETIDO'`,
  },
  {
    nome: 'the coordinator is not his own collaborator',
    sql: sql`select p.id from projeto p join projeto_colaborador c on c.projeto_id = p.id
          where c.professor_id = p.coordenador_id`,
  },
  {
    nome: 'collaborators without an account were registered by the coordinator',
    sql: sql`select p.id, n.id as pessoa from projeto p join projeto_nao_cadastrado l on l.projeto_id = p.id
          join professor_nao_cadastrado n on n.id = l.nao_cadastrado_id where not ${COORDENACAO(sql`n.criado_por_id`)}`,
  },
  {
    nome: "a project's bundle and its disciplines are its coordinator's (T-B4)",
    sql: sql`select p.id from projeto p join comprovante_de_disciplinas b on b.id = p.comprovante_id
          left join comprovante_disciplina l on l.comprovante_id = b.id
          left join disciplina d on d.id = l.disciplina_id
          where not ${COORDENACAO(sql`b.autor_id`)} or not ${COORDENACAO(sql`d.autor_id`)}`,
  },
  {
    nome: "a proof is its author's own upload of its kind (T-D11)",
    sql: sql`select b.id from comprovante_de_disciplinas b join arquivo a on a.referencia = b.comprovante
          where a.tipo <> 'comprovanteDisciplinas' or a.vinculo is null or a.dono_id is distinct from b.autor_id
            -- Of an earlier coordinator of a project that passed to the author, who goes on with its proof (D61).
            and not exists (select from transferencia t join transferencia de on de.projeto_id = t.projeto_id
              where t.para_id = b.autor_id and t.efetivada_em is not null
                and de.de_id = a.dono_id and de.efetivada_em is not null)`,
  },
  ...COM_IMAGEM.map((campo) => ({
    nome: `an image in ${columnOf(campo)} is an upload of its coordination, tied to this project (D11)`,
    sql: sql`select p.id from projeto p left join arquivo a on a.referencia = ${column(campo, 'p')}
          where ${column(campo, 'p')} ~ ${REFERENCIA} and (a.referencia is null or a.tipo <> 'imagemSecao'
            or not coalesce(${COORDENACAO(sql`a.dono_id`)}, false) or a.vinculo is distinct from 'projeto:' || p.id)`,
  })),
  {
    nome: 'a photo is an upload of that kind, tied to its person (T-D11)',
    sql: sql`select p.id from professor p left join arquivo a on a.referencia = p.foto
          where p.foto <> '' and (a.referencia is null or a.tipo <> 'foto'
            or a.vinculo is distinct from 'professor:' || p.id)`,
  },
  {
    nome: 'a file tied to a project names one that exists',
    sql: sql`select referencia from arquivo where vinculo like 'projeto:%'
          and not exists (select 1 from projeto p where p.id = substr(vinculo, 9)::int)`,
  },
  {
    nome: 'one bundle belongs to one project',
    sql: sql`select comprovante_id from projeto where comprovante_id is not null
          group by comprovante_id having count(*) > 1`,
  },
  {
    nome: 'a bundle has its disciplines in order without holes, 60 at most (T-C15)',
    sql: sql`select comprovante_id from comprovante_disciplina group by comprovante_id
          having max(ordem) <> count(*) - 1 or count(*) > 60`,
  },
  {
    nome: 'a discipline has 1 to 30 courses and a workload (T-C15)',
    sql: sql`select id from disciplina where cardinality(cursos_ofertadas) not between 1 and 30 or carga_horaria <= 0`,
  },
  {
    nome: 'schedules of a project are 5 at most (T-C15)',
    sql: sql`select projeto_id from cronograma group by projeto_id having count(*) > 5`,
  },
  {
    nome: 'a person has a password as argon2id, or none yet (T-A14)',
    sql: sql`select id from professor where senha is not null and senha not like '$argon2id$%'`,
  },
  {
    nome: 'a session lasts 12 hours at most and was not used before it began (T-A12)',
    sql: sql`select id from sessao where expira_em > criada_em + interval '12 hours 1 second' or ultimo_uso < criada_em`,
  },
  {
    nome: 'of a person at most one reset link is unused (T-A6)',
    sql: sql`select professor_id from redefinicao_de_senha where usada_em is null
          group by professor_id having count(*) > 1`,
  },
  {
    nome: 'a reset link holds a hash, never the token',
    sql: sql`select id from redefinicao_de_senha where token_sha256 !~ '^[0-9a-f]{64}$'`,
  },
  {
    nome: 'a deleted draft is gone',
    sql: sql`select r.projeto_id from rascunho_excluido r join projeto p on p.id = r.projeto_id`,
  },
  {
    nome: "a call's year is the second word of its name (D5)",
    sql: sql`select id from edital where split_part(regexp_replace(nome, '\\s+', ' ', 'g'), ' ', 2) <> ano::text`,
  },
  {
    nome: 'a published call has the instant of its publication, and no other has (D1)',
    sql: sql`select id from edital where fase = 'resultado' and resultado_publicado_em is null
          or fase in ('submissao', 'avaliacao', 'decisao', 'secretaria') and resultado_publicado_em is not null`,
  },
  {
    nome: 'who was called as suplente has at least the scholarships of that call, until an annulment (E-RESULTADO-6)',
    sql: sql`select s.projeto_id as id from suplente s join projeto_aprovacao a on a.projeto_id = s.projeto_id
          where s.edital_id <> a.edital_id or a.remunerados_aprovados < s.bolsas
            and not exists (select from anulacao n where n.projeto_id = s.projeto_id and n.anula)`,
  },
  {
    nome: 'nobody is instructor while a result is preliminary (E-RESULTADO-4)',
    sql: sql`select i.id from instrutor i join projeto p on p.id = i.projeto_id join edital e on e.id = p.edital_id
          where e.preliminar and e.final_em is null`,
  },
  {
    nome: 'a final result has its version, once, and none before it is final (E-RESULTADO-4)',
    sql: sql`select e.id from edital e where e.preliminar
            and exists (select 1 from resultado_versao v where v.edital_id = e.id and v.numero = 1)
            and (e.final_em is not null)::int <>
            (select count(*) from resultado_versao v where v.edital_id = e.id and v.motivo = 'FINAL')
          union all select v.edital_id from resultado_versao v join edital e on e.id = v.edital_id
            where v.preliminar <> (e.preliminar and not exists (select 1 from resultado_versao f
              where f.edital_id = v.edital_id and f.motivo = 'FINAL' and f.numero <= v.numero))`,
  },
  {
    nome: 'before publication no assessment carries a situation (D20)',
    sql: sql`select a.id from projeto_aprovacao a join projeto p on p.id = a.projeto_id join edital e on e.id = p.edital_id
          where a.situacao <> 'SUBMETIDO' and e.fase not in ('resultado', 'arquivado')`,
  },
  {
    nome: 'in a call with homologação only what is homologado is assessed (E-HOMOLOGACAO-1)',
    sql: sql`select a.id from projeto_aprovacao a join projeto p on p.id = a.projeto_id
          where (select (r.regras ->> 'homologacao')::boolean from regras_do_edital r
            where r.edital_id = p.edital_id order by r.versao desc limit 1)
          and not exists (select from homologacao h where h.projeto_id = p.id and h.estado = 'homologado')`,
  },
  {
    nome: 'a project has the state that the last act of its homologação gave it',
    sql: sql`select h.projeto_id from homologacao h where h.estado is distinct from (
          select t.para from homologacao_ato t where t.projeto_id = h.projeto_id order by t.id desc limit 1)`,
  },
  {
    nome: 'nobody marked a project of their coordination (D30)',
    sql: sql`select t.id from homologacao_ato t join projeto p on p.id = t.projeto_id
          where ${COORDENACAO(sql`t.autor_id`)} and t.ato not in ('reenviarProjeto', 'recorrerDaHomologacao')`,
  },
  {
    nome: 'a closed meeting of the committee has minutes, and no other has (E-SESSAO-4)',
    sql: sql`select s.id from sessao_da_comissao s where (s.estado = 'encerrada') is distinct from
          exists (select from ata a where a.sessao_id = s.id and a.versao = 1)`,
  },
  {
    nome: 'a meeting that was cancelled decided nothing (E-SESSAO-1)',
    sql: sql`select i.sessao_id from item_da_sessao i join sessao_da_comissao s on s.id = i.sessao_id
          where s.estado = 'cancelada' and i.decidido_em is not null`,
  },
  {
    nome: 'the places of a project are what the last meeting decided, or its last change tells why not (D54)',
    sql: sql`select i.projeto_id from (
            select distinct on (projeto_id) * from item_da_sessao where decidido_em is not null
            order by projeto_id, decidido_em desc, sessao_id desc
          ) i
          join projeto_aprovacao a on a.projeto_id = i.projeto_id and a.criado_em <= i.decidido_em
          left join lateral (
            select x.remunerados, x.voluntarios from alteracao_da_decisao x
            where x.sessao_id = i.sessao_id and x.projeto_id = i.projeto_id and x.id > coalesce(i.alteracoes_ate, 0)
            order by x.id desc limit 1
          ) x on true
          where i.presentes is not null and (a.remunerados_aprovados, a.voluntarios_aprovados)
            <> (coalesce(x.remunerados, i.remunerados), coalesce(x.voluntarios, i.voluntarios))`,
  },
  {
    nome: 'every change of what closed minutes tell has its retificação (D54)',
    sql: sql`select x.id from alteracao_da_decisao x
          join item_da_sessao i on i.sessao_id = x.sessao_id and i.projeto_id = x.projeto_id
          join sessao_da_comissao s on s.id = x.sessao_id and s.estado = 'encerrada'
          where x.id > coalesce(i.alteracoes_ate, 0)
            and not exists (select from retificacao_da_ata r where r.alteracao_id = x.id)`,
  },
  {
    nome: 'retificações of minutes are numbered in their year without a gap (D54)',
    sql: sql`select ano from retificacao_da_ata group by ano having count(*) <> max(numero)`,
  },
  {
    nome: 'publication texts of a kind are numbered in their year without a gap (E-PUBLICACAO-3)',
    sql: sql`select especie, ano from texto_de_publicacao where versao = 1 group by especie, ano
          having count(*) <> max(numero)`,
  },
  {
    nome: 'the versions of a publication text are of one result, without a gap, and public ones stay so (E-PUBLICACAO-4)',
    sql: sql`select especie, ano, numero from texto_de_publicacao group by especie, ano, numero
          having count(*) <> max(versao) or count(distinct (edital_id, resultado_numero)) > 1
            or min(versao) filter (where publico) < max(versao) filter (where not publico)`,
  },
  {
    nome: 'a publication text is what its number and its result say (E-PUBLICACAO-3)',
    sql: sql`select id from texto_de_publicacao where (conteudo ->> 'especie', (conteudo ->> 'numero')::int,
            (conteudo ->> 'ano')::int, (conteudo ->> 'versao')::int) is distinct from (especie, numero, ano, versao)`,
  },
  {
    nome: 'a refused assignment is gone (D15)',
    // The project's other evaluators stay, and this one may be designated again.
    sql: sql`select r.aprovacao_id from recusa_de_avaliacao r join projeto_aprovacao a on a.id = r.aprovacao_id
          where a.avaliador_id is not null`,
  },
  {
    nome: 'a designation that was taken away is gone (E-AVALIACAO-21)',
    // The project's other evaluators stay, and the same person may be designated again.
    sql: sql`select r.aprovacao_id from designacao_retirada r join projeto_aprovacao a on a.id = r.aprovacao_id
          where a.avaliador_id is not null`,
  },
  {
    nome: 'an appeal is of a finished assessment in a published call, by its coordination (D21, D61)',
    sql: sql`select r.id from recurso r join projeto_aprovacao a on a.id = r.aprovacao_id
          join projeto p on p.id = a.projeto_id join edital e on e.id = p.edital_id
          where e.fase not in ('resultado', 'arquivado') or not a.ja_foi_avaliado
            or not ${COORDENACAO(sql`r.autor_id`)}`,
  },
  {
    nome: 'nobody decided an appeal of his own project (D30, T-B11)',
    sql: sql`select r.id from recurso r join projeto_aprovacao a on a.id = r.aprovacao_id
          join participante_do_projeto c on c.projeto_id = a.projeto_id and c.professor_id = r.decidido_por_id`,
  },
  {
    nome: 'an ended call has no pending appeal',
    sql: sql`select r.id from recurso r join projeto_aprovacao a on a.id = r.aprovacao_id
          join projeto p on p.id = a.projeto_id join edital e on e.id = p.edital_id
          where e.fase = 'arquivado' and r.status = 'PENDENTE'`,
  },
  {
    nome: 'others answer an appeal: of its call, never its own project, and asked with a last day (D56)',
    sql: sql`select k.recurso_id, k.projeto_id from contrarrazao k join recurso r on r.id = k.recurso_id
          join projeto_aprovacao a on a.id = r.aprovacao_id join projeto p on p.id = k.projeto_id
          where a.projeto_id = k.projeto_id or p.edital_id is distinct from a.edital_id or r.contrarrazoes_ate is null`,
  },
  {
    nome: 'each criterion of an appeal waits and is decided with it (E-RECURSO-6)',
    sql: sql`select k.recurso_id, k.criterio from recurso_criterio k join recurso r on r.id = k.recurso_id
          where (r.status = 'PENDENTE') <> (k.acolhido is null) or (r.status = 'RECUSADO' and k.acolhido)`,
  },
  {
    nome: 'an accepted appeal per criterion raised what was accepted, and changed no other score (E-RECURSO-6)',
    sql: sql`select r.id, d.key from recurso r cross join lateral jsonb_each_text(r.corrigido) d
          where r.status = 'ACEITO' and d.key like 'pontuacao%'
            and exists (select from recurso_criterio k where k.recurso_id = r.id)
            and (d.value::numeric < (r.original ->> d.key)::numeric
              or (d.value::numeric <> (r.original ->> d.key)::numeric and not exists
                (select from recurso_criterio k where k.recurso_id = r.id and k.criterio = d.key and k.acolhido)))`,
  },
  {
    nome: 'the same of scores by criterion, and what rose is on its step and within its maximum (E-RECURSO-6)',
    sql: sql`select r.id, k.codigo from recurso r join projeto_aprovacao a on a.id = r.aprovacao_id
          cross join lateral (select b.barema from barema_do_edital b
            where b.edital_id = a.edital_id order by b.versao desc limit 1) v
          cross join lateral (select coalesce(o ->> 'criterio', d ->> 'criterio') as codigo,
              (o ->> 'valor')::numeric as antes, (d ->> 'valor')::numeric as depois
            from jsonb_array_elements(r.original -> 'notas') o full join jsonb_array_elements(r.corrigido -> 'notas') d
              on d ->> 'criterio' = o ->> 'criterio') k
          left join lateral (select (c ->> 'maximo')::numeric as maximo, (c ->> 'passo')::numeric as passo
            from jsonb_array_elements(v.barema -> 'criterios') c where c ->> 'codigo' = k.codigo) c on true
          where r.status = 'ACEITO' and exists (select from recurso_criterio x where x.recurso_id = r.id)
            and k.depois is distinct from k.antes and (not coalesce(k.depois > k.antes and k.depois <= c.maximo
              and mod(k.depois, c.passo) = 0, false) or not exists
                (select from recurso_criterio x where x.recurso_id = r.id and x.criterio = k.codigo and x.acolhido))`,
  },
  {
    nome: 'what an appeal contests is a criterion of its call (E-RECURSO-6)',
    sql: sql`select k.recurso_id, k.criterio from recurso_criterio k join recurso r on r.id = k.recurso_id
          join projeto_aprovacao a on a.id = r.aprovacao_id left join lateral (select b.barema from barema_do_edital b
            where b.edital_id = a.edital_id order by b.versao desc limit 1) v on true
          where not case when v.barema is null then k.criterio in ('pontuacaoAdequacaoCoerencia',
              'pontuacaoRelevanciaJustificativaClareza', 'pontuacaoMetodologiaAtividades', 'pontuacaoOrganizacaoTextual')
              or a.tipo_projeto = 'TIPO I' and k.criterio in ('pontuacaoApoioDisciplina',
              'pontuacaoNaturezaDisciplinas', 'pontuacaoCaracteristicaDisciplinas')
            else exists (select from jsonb_array_elements(v.barema -> 'criterios') c where c ->> 'codigo' = k.criterio) end`,
  },
  {
    nome: "an attachment is its appellant's own upload of its kind, tied to this appeal alone (T-D11)",
    sql: sql`select x.id from recurso_anexo x join recurso r on r.id = x.recurso_id
          left join arquivo f on f.referencia = x.referencia
          where f.referencia is null or f.tipo <> 'anexoDoRecurso' or f.dono_id is distinct from r.autor_id
            or f.vinculo is distinct from 'recurso:' || r.id`,
  },
  {
    nome: 'the document of attendance registered by an administrator is their own upload, tied to it alone (T-D11)',
    sql: sql`select d.id from frequencia_de_oficio d left join arquivo f on f.referencia = d.documento
          where d.documento is not null and (f.tipo <> 'frequenciaDeOficio' or f.dono_id is distinct from d.autor_id
            or f.vinculo is distinct from 'frequencia_de_oficio:' || d.id)`,
  },
  {
    nome: 'hours that an administrator registered are of an instructor of that project (D61)',
    sql: sql`select m.instrutor_id, m.mes from frequencia_do_mes m join frequencia_de_oficio d on d.id = m.de_oficio_id
          join instrutor i on i.id = m.instrutor_id where i.projeto_id <> d.projeto_id`,
  },
  {
    nome: 'a student logs at most twelve hours a day',
    sql: sql`select instrutor_id, dia from dia_do_estudante where apagado_em is null
          group by instrutor_id, saida_id, dia having sum(horas) > 12`,
  },
  {
    nome: 'a month that its student sent has days',
    sql: sql`select m.instrutor_id, m.mes from mes_do_estudante m where m.estado in ('enviado', 'atestado')
          and not exists (select from dia_do_estudante d where d.instrutor_id = m.instrutor_id
            and d.saida_id is not distinct from m.saida_id and d.apagado_em is null and to_char(d.dia, 'YYYY-MM') = m.mes)`,
  },
  {
    nome: 'the file of a contest is an upload of its kind by a student, tied to the vínculo (T-D11)',
    sql: sql`select c.id from contestacao c left join arquivo f on f.referencia = c.arquivo
          where c.arquivo is not null and (f.referencia is null or f.tipo <> 'anexoDaContestacao'
            or f.estudante_id is distinct from c.estudante_id
            or f.vinculo is distinct from 'instrutor:' || c.instrutor_id)`,
  },
  {
    nome: 'a written request to give up is an upload of its kind, tied to its project alone (T-D11)',
    sql: sql`select d.id from desistencia d left join arquivo f on f.referencia = d.pedido
          where d.pedido is not null and (f.referencia is null or f.tipo <> 'pedidoDeDesistencia'
            or f.vinculo is distinct from 'desistencia:' || d.projeto_id)`,
  },
  {
    nome: 'a written refusal of a suplente is an upload of its kind, tied to its project alone (T-D11)',
    sql: sql`select s.projeto_id as id from suplente s left join arquivo f on f.referencia = s.recusa
          where s.recusa is not null and (f.referencia is null or f.tipo <> 'recusaDeSuplente'
            or f.vinculo is distinct from 'suplente:' || s.projeto_id)`,
  },
  {
    nome: 'no tie runs in a project that was given up (D61)',
    sql: sql`select i.id from instrutor i join desistencia d on d.projeto_id = i.projeto_id
          where d.fim is null and d.efetivada_em is not null and i.fim is null`,
  },
  {
    nome: 'no rapporteur takes part in the project, or gave the scores that are challenged (E-RECURSO-8)',
    sql: sql`select t.recurso_id from relatoria t join recurso r on r.id = t.recurso_id
          join projeto_aprovacao a on a.id = r.aprovacao_id join projeto p on p.id = a.projeto_id
          where t.relator_id = a.avaliador_id
          or exists (select from designacao d where d.aprovacao_id = a.id and d.avaliador_id = t.relator_id) or exists (select from participante_do_projeto c
            where c.projeto_id = p.id and c.professor_id = t.relator_id)`,
  },
  {
    nome: 'the rapporteur of an appeal is the one of its last designation',
    sql: sql`select t.recurso_id from relatoria t where t.relator_id is distinct from (
          select case h.ato when 'designarRelator' then h.relator_id end from relatoria_ato h
          where h.recurso_id = t.recurso_id order by h.id desc limit 1)`,
  },
  {
    nome: 'a draft that was handed over is the last one',
    sql: sql`select t.recurso_id from relatoria t where t.estado = 'entregue' and not coalesce((
          select m.entregue from recurso_minuta m where m.recurso_id = t.recurso_id
          order by m.versao desc limit 1), false)`,
  },
  {
    nome: 'an assessment holds what its last accepted appeal gave it, until it is corrected (D21, D42)',
    sql: sql`select a.id from projeto_aprovacao a join lateral (select decidido_em, corrigido as c from recurso r
            where r.aprovacao_id = a.id and r.status = 'ACEITO' order by r.decidido_em desc, r.id desc limit 1) u on true
          where not exists (select 1 from auditoria x where x.acao = 'corrigirResultado' and x.registro_id = a.id
            and x.quando >= u.decidido_em)
            and not exists (select 1 from anulacao n where n.projeto_id = a.projeto_id and n.anula)
            and not exists (select 1 from suplente s where s.projeto_id = a.projeto_id) and ((c ->> 'remunerados_aprovados')::int
              is distinct from a.remunerados_aprovados
          or (c ->> 'voluntarios_aprovados')::int is distinct from a.voluntarios_aprovados
          or coalesce(c -> 'notas', 'null') is distinct from coalesce(a.notas, 'null')
          or (c ->> 'pontuacaoAdequacaoCoerencia')::numeric is distinct from a.pontuacao_adequacao_coerencia
          or (c ->> 'pontuacaoRelevanciaJustificativaClareza')::numeric
            is distinct from a.pontuacao_relevancia_justificativa_clareza
          or (c ->> 'pontuacaoMetodologiaAtividades')::numeric is distinct from a.pontuacao_metodologia_atividades
          or (c ->> 'pontuacaoOrganizacaoTextual')::numeric is distinct from a.pontuacao_organizacao_textual
          or (c ->> 'pontuacaoApoioDisciplina')::numeric is distinct from a.pontuacao_apoio_disciplina
          or (c ->> 'pontuacaoNaturezaDisciplinas')::numeric is distinct from a.pontuacao_natureza_disciplinas
          or (c ->> 'pontuacaoCaracteristicaDisciplinas')::numeric
            is distinct from a.pontuacao_caracteristica_disciplinas)`,
  },
  {
    nome: 'a call that was published has its versions, numbered from 1 without holes (D42)',
    sql: sql`select x.registro_id as id from auditoria x where x.acao = 'publicarResultados'
            and not exists (select 1 from resultado_versao v where v.edital_id = x.registro_id and v.numero = 1)
          union all select edital_id from resultado_versao group by edital_id
          having max(numero) <> count(*) or min(numero) <> 1`,
  },
  {
    nome: 'a late submission counts as sent before it came, and by nobody who opened the call (D64)',
    sql: sql`select t.id from submissao_tardia t join projeto p on p.id = t.projeto_id
          where t.caiu_em is null and not p.eh_rascunho and p.submetido_em > t.aberta_em and p.submetido_em < t.enviada_em
            or t.autor_id = t.professor_id`,
  },
  {
    nome: 'a project whose order fell after the result is in no later version, and has no place (D64)',
    sql: sql`select t.id from submissao_tardia t join projeto_aprovacao a on a.projeto_id = t.projeto_id
          join lateral (select canonico from resultado_versao v where v.edital_id = a.edital_id
            order by v.numero desc limit 1) v on true
          where t.fora and (a.remunerados_aprovados + a.voluntarios_aprovados > 0
            or exists (select 1 from jsonb_array_elements(v.canonico::jsonb) l
              where (l ->> 'projeto_id')::int = a.projeto_id))`,
  },
  {
    nome: 'the last version of a result agrees with the present totals and scholarships (D42)',
    sql: sql`select a.id from projeto_aprovacao a join lateral (select canonico from resultado_versao v
            where v.edital_id = a.edital_id order by v.numero desc limit 1) v on true
          where not exists (select 1 from jsonb_array_elements(v.canonico::jsonb) l
            where (l ->> 'projeto_id')::int = a.projeto_id and (l ->> 'total')::numeric is not distinct from a.total
            and (l ->> 'remunerados_aprovados')::int = a.remunerados_aprovados
            and (l ->> 'voluntarios_aprovados')::int = a.voluntarios_aprovados)
            and not exists (select from submissao_tardia s where s.projeto_id = a.projeto_id and s.fora)`,
  },
  {
    nome: 'hours have one decimal at most, in years of four figures (T-C6, D27)',
    sql: sql`select instrutor_id, ano, mes from frequencia_do_mes where horas * 10 <> round(horas * 10)
          or ano not between 1000 and 9999`,
  },
  {
    nome: "reports are of their project's coordination (D29, D30, D61)",
    sql: sql`select p.id from projeto p join lateral (
            select autor_id from relatorio_disciplinas where projeto_id = p.id
            union all select autor_id from relatorio_coordenador where projeto_id = p.id
            union all select r.autor_id from relatorio_atividade r join instrutor i on i.id = r.instrutor_id
              where i.projeto_id = p.id) r on not ${COORDENACAO(sql`r.autor_id`)}`,
  },
  {
    nome: 'a discipline report has one line at least, in order from 0 without holes (E-RELATORIO-1)',
    sql: sql`select r.projeto_id from relatorio_disciplinas r left join relatorio_disciplina l
            on l.projeto_id = r.projeto_id
          group by r.projeto_id having count(l.id) = 0 or max(l.ordem) <> count(*) - 1 or min(l.ordem) <> 0`,
  },
  {
    nome: 'a discipline report speaks of disciplines of its project, and of no more failed than enrolled (D29)',
    sql: sql`select l.id from relatorio_disciplina l join projeto p on p.id = l.projeto_id
          where l.num_reprovados_nota + l.num_reprovados_frequencia + l.num_trancaram + l.num_suprimiram
            > l.num_matriculados
          or not exists (select 1 from comprovante_disciplina d where d.comprovante_id = p.comprovante_id
            and d.disciplina_id = l.disciplina_id)`,
  },
  {
    nome: 'an activity report refers to lines of the same project (D29)',
    sql: sql`select r.id from relatorio_atividade r join instrutor i on i.id = r.instrutor_id
          join relatorio_atividade_disciplina e on e.relatorio_id = r.id
          join relatorio_disciplina l on l.id = e.relatorio_disciplina_id where l.projeto_id <> i.projeto_id`,
  },
  {
    nome: "a coordinator's report evaluates instructors of the same project (D29)",
    sql: sql`select r.id from relatorio_coordenador r join avaliacao_de_desempenho a on a.relatorio_id = r.id
          join instrutor i on i.id = a.instrutor_id where i.projeto_id <> r.projeto_id`,
  },
  {
    nome: 'activity and coordinator reports follow the discipline report (D29)',
    sql: sql`select i.projeto_id from relatorio_atividade r join instrutor i on i.id = r.instrutor_id
          where not exists (select 1 from relatorio_disciplinas d where d.projeto_id = i.projeto_id)
          union all select r.projeto_id from relatorio_coordenador r
          where not exists (select 1 from relatorio_disciplinas d where d.projeto_id = r.projeto_id)`,
  },
  {
    nome: 'the texts of reports are filled, but for the references, and no longer than 8,000 characters (E-RELATORIO-2)',
    sql: sql`select id from relatorio_atividade where length(referencias) > 8000 or exists (select 1 from unnest(array[
            introducao_problematica, introducao_justificativa, introducao_objetivos, desenvolvimento, metodologia,
            discussao_resultados, conclusao]) t where btrim(t) = '' or length(t) > 8000)
          union all select id from relatorio_coordenador where exists (select 1 from unnest(array[
            relatorio, fundamentacao, conclusao]) t where btrim(t) = '' or length(t) > 8000)
          union all select relatorio_id from avaliacao_de_desempenho
          where btrim(avaliacao) = '' or length(avaliacao) > 8000`,
  },
  {
    nome: 'living ties of a type are no more than its approved places (D25, T-G7)',
    sql: sql`select i.projeto_id, i.tipo_aluno from instrutor i left join projeto_aprovacao a on a.projeto_id = i.projeto_id
          where i.fim is null group by i.projeto_id, i.tipo_aluno, a.remunerados_aprovados, a.voluntarios_aprovados
          having count(*) > coalesce(case i.tipo_aluno when 'BOLSISTA' then a.remunerados_aprovados
            else a.voluntarios_aprovados end, 0)`,
  },
  {
    nome: 'a REGULAR instructor has a start month (D25)',
    sql: sql`select id from instrutor where situacao = 'REGULAR' and mes_inicio is null`,
  },
  {
    nome: 'the history of an instructor ends in what the record says, each fact in one open row (D39)',
    sql: sql`select i.id, f.campo from instrutor i cross join lateral (values ('SITUACAO', i.situacao),
            ('TIPO', i.tipo_aluno), ('VINCULO', case when i.fim is null then 'VIVO' else 'ENCERRADO' end),
            ('DOCUMENTOS', (select case when bool_or(c.situacao = 'RECUSADO') then 'RECUSADO'
              when bool_or(c.situacao = 'POR_ASSINAR' or c.situacao = 'PENDENTE' and c.dispensa is null) then 'POR_CONFERIR'
              when bool_or(c.situacao = 'PENDENTE') then 'DISPENSADO' else 'EM_ORDEM' end
              from conferencia_de_documento c where c.instrutor_id = i.id))) f (campo, valor)
          where f.valor is distinct from (select h.valor from historico_do_instrutor h
            where h.instrutor_id = i.id and h.campo = f.campo and h.ate is null)`,
  },
  {
    nome: 'a termo that all have signed has both signatures, and the termo to sign has no file (D25)',
    sql: sql`select t.id from termo t where (t.concluido_em is not null)
            <> (2 = (select count(*) from assinatura_do_termo a where a.termo_id = t.id))
          union all select i.id from instrutor i where (i.termo_compromisso = 'por assinar') <> exists (
            select from conferencia_de_documento c where c.instrutor_id = i.id and c.situacao = 'POR_ASSINAR')`,
  },
  {
    nome: 'the history of an instructor has no gap and no overlap (D39)',
    sql: sql`select id from (select id, ate, lead(desde) over (partition by instrutor_id, campo order by desde, id) as proximo
            from historico_do_instrutor) h where ate is distinct from proximo`,
  },
  {
    nome: 'an instructor brings files or literals by type and accumulation (D26, T-D12)',
    sql: sql`select id from instrutor where termo_compromisso !~ '^(arq_|por assinar$)' or declaracao_aluno_detentor !~ '^arq_'
          or historico_declaracao !~ '^arq_'
          or dados_bancarios !~ (case tipo_aluno when 'BOLSISTA' then '^arq_' else '^voluntario$' end)
          or termo_anuencia !~ (case when tipo_aluno = 'VOLUNTARIO' then '^voluntario$'
            when acumulo = 'unica' then '^bolsa única$' else '^arq_' end)`,
  },
  {
    nome: 'the files of an instructor exist, are of their kind and bound to him alone (T-D11)',
    sql: sql`select i.id, d.referencia from instrutor i cross join lateral (values ('termo', i.termo_compromisso),
            ('declaracao', i.declaracao_aluno_detentor), ('historico', i.historico_declaracao),
            ('dados_bancarios', i.dados_bancarios), ('anuencia', i.termo_anuencia)) d (tipo, referencia)
          left join arquivo f on f.referencia = d.referencia
          where d.referencia ~ '^arq_' and (f.referencia is null or f.tipo <> d.tipo
            or f.vinculo is distinct from 'instrutor:' || i.id)`,
  },
  {
    nome: 'each file of an instructor has its check, and nothing else has (D25)',
    sql: sql`select i.id, d.documento from instrutor i cross join lateral (values
            ('termo_compromisso', i.termo_compromisso), ('declaracao_aluno_detentor', i.declaracao_aluno_detentor),
            ('historico_declaracao', i.historico_declaracao), ('dados_bancarios', i.dados_bancarios),
            ('termo_anuencia', i.termo_anuencia)) d (documento, valor)
          left join conferencia_de_documento c on c.instrutor_id = i.id and c.documento = d.documento
          where (d.valor ~ '^arq_' or d.valor = 'por assinar') <> (c.documento is not null)`,
  },
  {
    nome: 'the audit chain has no hole (T-H15)',
    sql: sql`select max(elo) as ultimo from auditoria where elo is not null
          having max(elo) <> count(*) or min(elo) <> 1 or count(*) <> count(hash)`,
  },
  {
    nome: 'a kept answer belongs to a finished request',
    sql: sql`select chave from idempotencia where status is null or status not between 200 and 399`,
  },
  {
    nome: 'what is kept of a request for its repetition is a keyed hash, and argon2id of its passwords (C-F3)',
    sql: sql`select chave from idempotencia
          where corpo_marca !~ '^hmac:[0-9a-f]{64}$' or senhas_marca not like '$argon2id$%'`,
  },
  ...PAGAMENTOS,
  ...REMESSAS,
  {
    nome: 'no declaration names a project that an evaluator judged (T-B9)',
    sql: sql`select id from declaracao where papel = 'AVALIADOR'
          and (projeto_id is not null or instrutor_id is not null or conteudo ->> 'projeto' is not null)`,
  },
];

export interface Violation {
  readonly nome: string;
  readonly linhas: readonly unknown[];
}

/** All in one statement, because it runs after every test file. */
const TODAS = join(
  INVARIANTS.map(
    (invariant, i) => sql`
      select ${i}::int as i, jsonb_agg(linha) as linhas
      from (select to_jsonb(v) as linha from (${invariant.sql}) v limit 5) l
      having count(*) > 0`,
  ),
  ' union all ',
);

/** The violated invariants. */
export async function violations(db: Sender): Promise<Violation[]> {
  const rows = await many<{ i: number; linhas: unknown[] }>(db, TODAS);
  return INVARIANTS.flatMap(({ nome }, i) => {
    const found = rows.find((row) => row.i === i);
    return found === undefined ? [] : [{ nome, linhas: found.linhas }];
  });
}
