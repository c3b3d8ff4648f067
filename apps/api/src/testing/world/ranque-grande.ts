import { createHash } from 'node:crypto';
import { MAXIMO_NA_AVALIACAO } from '@instrutoria/domain/avaliacao/limits.ts';
import { totalDaFase1, totalDasNotas } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import { CRITERIOS, type Pontuacoes } from '@instrutoria/domain/avaliacao/types.ts';
import { NOMES_DOS_CAMPOS } from '@instrutoria/domain/projeto/campos.ts';
import type { LinhaDoRanque } from '@instrutoria/domain/ranque/types.ts';
import { CAMPOS_PREENCHIDOS } from '@instrutoria/domain/testing/projetos.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, run } from '../../db/query.ts';
import { insertColumns, join, sql } from '../../db/sql.ts';

/** Parts that the generated projects lack and that no ranking reads (T-H14). */
export const QUEBRAS_DOS_GERADOS = [
  'a complete project has exactly one schedule per holder (D9)',
  "a proof is its author's own upload of its kind (T-D11)",
];

/** The proposal of the tests, each with its own title. */
const VALORES = join(
  NOMES_DOS_CAMPOS.map((nome) =>
    nome === 'titulo' ? sql`'Projeto gerado nº ' || n` : sql`${CAMPOS_PREENCHIDOS[nome]}`,
  ),
);

/** A number in 0..1 that depends only on the seed and its place, so that every run makes the same call. */
function sorteio(semente: number, ...lugar: readonly (number | string)[]): number {
  const resumo = createHash('sha256')
    .update([semente, ...lugar].join(':'))
    .digest();
  return resumo.readUInt32BE(0) / 2 ** 32;
}

/** How far two tied projects agree: 0 = only on the total … 7 = on everything (D18). */
const NIVEIS = 8;

/** A project of a generated call; the n-th of `avaliadosNaoConcluidos` is still being assessed. */
export interface Gerado extends Pontuacoes {
  readonly ja_foi_avaliado: boolean;
  readonly tsdMedio: number;
  readonly submetidoEm: string;
}

function notasSorteadas(semente: number, i: number): Pontuacoes {
  const nota = (c: (typeof CRITERIOS)[number]) =>
    Math.round(sorteio(semente, i, c) * MAXIMO_NA_AVALIACAO[c] * 10) / 10;
  return Object.fromEntries(CRITERIOS.map((c) => [c, nota(c)])) as unknown as Pontuacoes;
}

/** Moves points between criteria so that the first `nivel` keys of D18 stay equal and the next differs. */
function desviar(base: Gerado, nivel: number): Gerado {
  const menos = (de: (typeof CRITERIOS)[number], para: (typeof CRITERIOS)[number]): Gerado => ({
    ...base,
    [de]: Math.round(((base[de] ?? 0) - 1) * 10) / 10,
    [para]: Math.round(((base[para] ?? 0) + 1) * 10) / 10,
  });
  switch (nivel) {
    case 0: // equal total, another phase 1
      return menos('pontuacaoAdequacaoCoerencia', 'pontuacaoApoioDisciplina');
    case 1: // equal phase 1, another adequação
      return menos('pontuacaoAdequacaoCoerencia', 'pontuacaoRelevanciaJustificativaClareza');
    case 2:
      return menos('pontuacaoRelevanciaJustificativaClareza', 'pontuacaoMetodologiaAtividades');
    case 3: // another metodologia, and with it another organização
    case 4:
      return menos('pontuacaoMetodologiaAtividades', 'pontuacaoOrganizacaoTextual');
    case 5:
      return { ...base, tsdMedio: base.tsdMedio + 1 };
    case 6:
      return { ...base, submetidoEm: new Date(Date.parse(base.submetidoEm) + 1).toISOString() };
    default:
      return { ...base };
  }
}

/** Scores in the middle of their ranges, so that a point more or less stays inside. */
function central(semente: number, i: number): Pontuacoes {
  const notas = notasSorteadas(semente, i);
  return Object.fromEntries(
    CRITERIOS.map((c) => [c, Math.min(Math.max(notas[c] ?? 0, 2), MAXIMO_NA_AVALIACAO[c] - 2)]),
  ) as unknown as Pontuacoes;
}

/**
 * `quantos` projects, `empates` of them tied with the previous one at each level of D18 in turn, some
 * unevaluated.
 */
export function gerarRanque(semente: number, quantos: number, empates: number): Gerado[] {
  const gerados: Gerado[] = [];
  const passo = empates === 0 ? Number.POSITIVE_INFINITY : Math.floor(quantos / empates);
  for (let i = 0; i < quantos; i += 1) {
    const anterior = gerados[i - 1];
    if (anterior !== undefined && i % passo === 1) {
      gerados.push(desviar({ ...anterior, ja_foi_avaliado: true }, Math.floor(i / passo) % NIVEIS));
      continue;
    }
    gerados.push({
      ...central(semente, i),
      ja_foi_avaliado: sorteio(semente, i, 'avaliado') > 0.05,
      tsdMedio: Math.round(sorteio(semente, i, 'tsd') * 900) / 10,
      submetidoEm: new Date(
        Date.UTC(2026, 4, 1) + Math.floor(sorteio(semente, i, 'quando') * 1e9),
      ).toISOString(),
    });
  }
  return gerados;
}

interface Onde {
  readonly editalId: number;
  readonly coordenadorId: number;
  readonly avaliadorId: number;
  readonly unidadeId: number;
}

/** Stores the projects with one discipline each (of that success rate); their ids, in order. */
export async function guardarProjetos(
  db: Executor,
  gerados: readonly Gerado[],
  { editalId, coordenadorId, unidadeId }: Onde,
): Promise<number[]> {
  const dados = JSON.stringify(
    gerados.map(({ tsdMedio, submetidoEm }, i) => ({ n: i + 1, tsdMedio, submetidoEm })),
  );
  const projetos = await many<{ id: number }>(
    db,
    sql`
    with dados as (select * from jsonb_to_recordset(${dados}::jsonb) as d(n int, "tsdMedio" float8, "submetidoEm" timestamptz)),
      prova as (insert into arquivo (referencia, tipo, dono_id, mime, tamanho, sha256, criado_em)
        values ('arq_' || md5(${`${editalId}`}), 'comprovanteDisciplinas', ${coordenadorId}, 'application/pdf', 1, '', now())
        returning referencia),
      d as (insert into disciplina (autor_id, nome, semestre, codigo, unidade_oferta_id, tipo_disciplina, eh_obrigatoria,
          tsd, cursos_ofertadas, carga_horaria)
        select ${coordenadorId}, 'Disciplina ' || n, 'primeiro', 'MAT101', ${unidadeId}, 'teorica', true, "tsdMedio",
          array['Matemática'], 60 from dados order by n returning id),
      b as (insert into comprovante_de_disciplinas (autor_id, comprovante, criado_em)
        select ${coordenadorId}, referencia, now() from prova, dados order by n returning id),
      nd as (select id, row_number() over (order by id) as n from d),
      nb as (select id, row_number() over (order by id) as n from b),
      cd as (insert into comprovante_disciplina (comprovante_id, disciplina_id, ordem)
        select nb.id, nd.id, 0 from nb join nd using (n))
    insert into projeto (coordenador_id, edital_id, ${insertColumns(NOMES_DOS_CAMPOS)}, tipo_projeto, comprovante_id,
        eh_rascunho, aguardando_cronograma, submetido_em, criado_em, atualizado_em)
      select ${coordenadorId}, ${editalId}, ${VALORES}, 'TIPO I', nb.id, false, false,
        "submetidoEm", "submetidoEm", "submetidoEm"
      from dados join nb using (n) order by n returning id`,
  );
  // A trigger reads them for each approval, which without statistics would scan all of them each time.
  await run(db, sql`analyze projeto, comprovante_disciplina, disciplina`);
  return projetos.map(({ id }) => id).sort((a, b) => a - b);
}

/** Stores the approvals of these projects, in the order in which they are given. */
export async function guardarAprovacoes(
  db: Executor,
  linhas: readonly (Gerado & { readonly projetoId: number })[],
  { avaliadorId }: Onde,
): Promise<void> {
  await run(
    db,
    sql`insert into projeto_aprovacao (projeto_id, avaliador_id, aceito, ja_foi_avaliado,
      pontuacao_adequacao_coerencia, pontuacao_relevancia_justificativa_clareza, pontuacao_metodologia_atividades,
      pontuacao_organizacao_textual, pontuacao_apoio_disciplina, pontuacao_natureza_disciplinas,
      pontuacao_caracteristica_disciplinas, criado_em)
    select "projetoId", ${avaliadorId}, true, ja_foi_avaliado, "pontuacaoAdequacaoCoerencia",
      "pontuacaoRelevanciaJustificativaClareza", "pontuacaoMetodologiaAtividades", "pontuacaoOrganizacaoTextual",
      "pontuacaoApoioDisciplina", "pontuacaoNaturezaDisciplinas", "pontuacaoCaracteristicaDisciplinas", now()
    from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb) as d("projetoId" int, ja_foi_avaliado boolean,
      "pontuacaoAdequacaoCoerencia" numeric, "pontuacaoRelevanciaJustificativaClareza" numeric,
      "pontuacaoMetodologiaAtividades" numeric, "pontuacaoOrganizacaoTextual" numeric,
      "pontuacaoApoioDisciplina" numeric, "pontuacaoNaturezaDisciplinas" numeric,
      "pontuacaoCaracteristicaDisciplinas" numeric)`,
  );
}

/** The row that the domain ranks, from a generated project. */
export function linhaDoDominio(gerado: Gerado, projeto_id: number): LinhaDoRanque {
  return { ...gerado, projeto_id, total: totalDasNotas(gerado), pontuacaoFase1: totalDaFase1(gerado) };
}
