import { ACHADOS_POR_GRUPO } from '@instrutoria/domain/busca/limits.ts';
import { caminhoDoProjeto } from '@instrutoria/domain/busca/rules.ts';
import type { AlcanceDaBusca, TermosDaBusca } from '@instrutoria/domain/busca/types.ts';
import { podeSerDesignado } from '@instrutoria/domain/conta/policies.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { PESSOA_SEM_NOME } from '@instrutoria/domain/projeto/rules/projeto-sem-nomes.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { COORDENACOES_ANTERIORES, participaDosProjetos } from '../../db/participacao.ts';
import { many } from '../../db/query.ts';
import { proximidade, temPalavra } from '../../db/search.ts';
import { join, nothing, type Sql, sql, where } from '../../db/sql.ts';
import { leSemNomes } from '../projeto/sem-nomes-queries.ts';

/** One more than are answered, to know whether there are more. */
const LIDOS = ACHADOS_POR_GRUPO + 1;

export interface Procura {
  readonly termos: TermosDaBusca;
  readonly alcance: AlcanceDaBusca;
  readonly quem: number;
  readonly tipo: TipoDeUsuario;
}

export interface Grupo<T> {
  readonly achados: readonly T[];
  readonly temMais: boolean;
}

export const NENHUM: Grupo<never> = { achados: [], temMais: false };

function grupoDe<T>(lidos: readonly T[]): Grupo<T> {
  return { achados: lidos.slice(0, ACHADOS_POR_GRUPO), temMais: lidos.length > ACHADOS_POR_GRUPO };
}

/**
 * This many, the newest or the first by name, are sorted by closeness: for a common word not all ten
 * thousand. An index in their order serves when many match, the trigram index when few do.
 */
const CANDIDATOS = 200;

const emTodas = (palavras: readonly string[], achada: (palavra: string) => Sql): Sql =>
  join(palavras.map(achada), ' and ');

/** Every word in the title or in the coordinator's name; an array, so that both indexes are combined. */
function comPalavras({ termos: { palavras }, quem, tipo }: Procura): Sql {
  const leitor = { id: quem, tipo };
  const leNome = podeSerDesignado(leitor) ? sql` and not ${leSemNomes(leitor)}` : nothing;
  return emTodas(
    palavras,
    (palavra) => sql`(${temPalavra(sql`p.titulo`, palavra)} or p.coordenador_id = any(array(
      select id from professor where ${temPalavra(sql`nome`, palavra)}))${leNome})`,
  );
}

/**
 * Others' projects that this type sees in the tables of their calls; for the reader's own ones as there
 * (D20).
 */
function vistoNoEdital({ fases, soDesignados }: AlcanceDaBusca['projetos'], quem: number): Sql {
  const propria = participaDosProjetos(quem);
  const designado = sql`exists (select from projeto_aprovacao a where a.projeto_id = p.id)`;
  return sql`(not p.aguardando_cronograma and p.edital_id = any(array(select id from edital where fase = any(${fases})))
    and (not ${propria} or ${designado} and p.edital_id = any(array(
      select id from edital where fase in ('resultado', 'arquivado'))))
    and ${soDesignados ? designado : sql`true`})`;
}

/** Projects that this person coordinates, or is the vice of. */
const emQueAge = (quem: number): Sql => sql`select id from projeto where coordenador_id = ${quem}
  union all select projeto_id from vice_coordenacao
    where professor_id = ${quem} and aceito_em is not null and encerrado_em is null`;

/** Those, and the ones that they coordinated before and may still read. */
const seus = (quem: number): Sql => sql`${emQueAge(quem)}
  union all select k.projeto_id from ${COORDENACOES_ANTERIORES} k where k.de_id = ${quem}`;

/** The ids of the reader's own projects, and of those that they assess without taking part; these are few. */
function idsDosSeus({ alcance, quem }: Procura): Sql {
  if (!alcance.avaliados) return sql`p.id = any(array(${seus(quem)}))`;
  return sql`p.id = any(array(${seus(quem)} union all
    select a.projeto_id from encargo a join projeto p on p.id = a.projeto_id
    where a.avaliador_id = ${quem} and not p.aguardando_cronograma and not ${participaDosProjetos(quem)}))`;
}

function projetoVisto(procura: Procura): Sql {
  const { alcance, quem } = procura;
  if (alcance.projetos.fases.length === 0) return idsDosSeus(procura);
  return sql`(p.id = any(array(${seus(quem)})) or ${vistoNoEdital(alcance.projetos, quem)})`;
}

interface LinhaDoProjeto {
  readonly id: number;
  readonly titulo: string;
  readonly coordenador: string;
  readonly edital: string;
  readonly avaliacao: { readonly id: number; readonly aceita: boolean } | null;
}

/** The statement; exported for a test of its query plan. */
export function consultaDeProjetos(procura: Procura): Sql {
  const { termos, alcance, quem } = procura;
  const avaliacao = alcance.avaliados
    ? sql`case when p.coordenador_id <> ${quem} then (
        select json_build_object('id', a.id, 'aceita', a.aceito or a.ja_foi_avaliado)
        from encargo a where a.projeto_id = p.id and a.avaliador_id = ${quem}) end`
    : sql`null::json`;
  const leitor = { id: quem, tipo: procura.tipo };
  const coordenador = podeSerDesignado(leitor)
    ? sql`case when ${leSemNomes(leitor)} then ${PESSOA_SEM_NOME.nome} else c.nome end`
    : sql`c.nome`;
  const visto = projetoVisto(procura);
  const porNumero =
    termos.numero === null
      ? null
      : sql`(select p.id, p.titulo, 0 as ordem from projeto p
          ${where(sql`not p.eh_rascunho`, sql`p.id = ${termos.numero}`, visto)})`;
  const porPalavras =
    termos.palavras.length === 0
      ? null
      : sql`(select p.id, p.titulo, 1 from projeto p
          ${where(
            sql`not p.eh_rascunho`,
            termos.numero === null ? null : sql`p.id <> ${termos.numero}`,
            comPalavras(procura),
            visto,
          )}
          order by p.id desc limit ${CANDIDATOS})`;
  const candidatos = [porNumero, porPalavras].filter((uma) => uma !== null);
  return sql`
    with candidato (id, titulo, ordem) as materialized (${join(candidatos, ' union all ')}),
    achado as (
      select id, row_number() over (order by ordem, ${proximidade(sql`titulo`, termos.frase)}, id desc) as n
      from candidato order by n limit ${LIDOS}
    )
    select p.id, p.titulo, ${coordenador} as coordenador, e.nome as edital, ${avaliacao} as avaliacao
    from achado k
    join projeto p on p.id = k.id
    join professor c on c.id = p.coordenador_id
    join edital e on e.id = p.edital_id
    order by k.n
  `;
}

/** Before publication an assessment contributes only its existence, and only for others' projects (D20). */
export async function procurarProjetos(db: Executor, procura: Procura) {
  const linhas = await many<LinhaDoProjeto>(db, consultaDeProjetos(procura));
  return grupoDe(
    linhas.map(({ avaliacao, ...linha }) => ({
      ...linha,
      caminho: caminhoDoProjeto({ id: linha.id, avaliacao }),
    })),
  );
}

interface LinhaDaPessoa {
  readonly id: number;
  readonly nome: string;
  readonly siape: string;
  readonly unidade: string;
}

export function consultaDePessoas({ palavras, frase }: TermosDaBusca): Sql {
  return sql`
    with candidato as materialized (
      select p.id, p.nome, p.siape, p.unidade_id from professor p
      where p.encerrado_em is null and (${emTodas(palavras, (palavra) => temPalavra(sql`p.nome`, palavra))}
        or ${temPalavra(sql`p.siape`, frase)})
      order by p.nome collate "pt-BR-x-icu", p.id limit ${CANDIDATOS}
    )
    select p.id, p.nome, p.siape, u.nome as unidade
    from candidato p join unidade u on u.id = p.unidade_id
    order by ${proximidade(sql`p.nome`, frase)}, p.nome collate "pt-BR-x-icu", p.id
    limit ${LIDOS}
  `;
}

export async function procurarPessoas(db: Executor, { termos, alcance }: Procura) {
  if (!alcance.pessoas || termos.palavras.length === 0) return NENHUM;
  const linhas = await many<LinhaDaPessoa>(db, consultaDePessoas(termos));
  return grupoDe(
    linhas.map((linha) => ({
      ...linha,
      caminho: `/alterar_usuarios?busca=${encodeURIComponent(linha.siape)}`,
    })),
  );
}

interface LinhaDoInstrutor {
  readonly id: number;
  readonly nome: string;
  readonly projetoId: number;
  readonly projeto: string;
}

/** Vínculos in force in approved projects of published calls, the same as in projeto/instrutores/{id}. */
export function consultaDeInstrutores({ termos, alcance, quem }: Procura): Sql {
  return sql`
    with candidato as materialized (
      select i.id, i.nome, i.projeto_id from instrutor i
      ${where(
        sql`i.fim is null`,
        emTodas(termos.palavras, (palavra) => temPalavra(sql`i.nome`, palavra)),
        alcance.instrutoresDeTodos ? null : sql`i.projeto_id = any(array(${emQueAge(quem)}))`,
      )}
      order by i.nome collate "pt-BR-x-icu", i.id limit ${CANDIDATOS}
    )
    select i.id, i.nome, p.id as "projetoId", p.titulo as projeto
    from candidato i
    join projeto p on p.id = i.projeto_id
    join projeto_aprovacao a on a.projeto_id = p.id and a.situacao = 'APROVADO'
    join edital e on e.id = p.edital_id and e.fase in ('resultado', 'arquivado')
    order by ${proximidade(sql`i.nome`, termos.frase)}, i.nome collate "pt-BR-x-icu", i.id
    limit ${LIDOS}
  `;
}

export async function procurarInstrutores(db: Executor, procura: Procura) {
  if (procura.termos.palavras.length === 0) return NENHUM;
  const linhas = await many<LinhaDoInstrutor>(db, consultaDeInstrutores(procura));
  return grupoDe(
    linhas.map(({ projetoId, ...linha }) => ({ ...linha, caminho: `/projetos/${projetoId}/instrutores` })),
  );
}
