import { MAXIMO_NA_AVALIACAO } from '@instrutoria/domain/avaliacao/limits.ts';
import { CRITERIOS, CRITERIOS_FASE1 } from '@instrutoria/domain/avaliacao/types.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { participa } from '../../db/participacao.ts';
import { many, single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { contaNaAvaliacao } from '../edital/homologacao-queries.ts';

interface PedidoDePainel {
  readonly editalId: number;
  readonly fuso: string;
  /** Leaves out this person's projects; 0 leaves out none (D20). */
  readonly semOsDe: number;
}

interface Submissoes {
  readonly dia: string;
  readonly unidade: string;
  readonly quantidade: number;
}

export function contarSubmissoes(db: Executor, { editalId, fuso }: PedidoDePainel): Promise<Submissoes[]> {
  return many(
    db,
    sql`
      select to_char(p.submetido_em at time zone ${fuso}, 'YYYY-MM-DD') as dia, u.nome as unidade,
        count(*) as quantidade
      from projeto p join professor c on c.id = p.coordenador_id join unidade u on u.id = c.unidade_id
      where p.edital_id = ${editalId} and not p.eh_rascunho and not p.aguardando_cronograma
      group by 1, u.id, u.nome
      order by 1, u.nome collate "pt-BR-x-icu", u.id
    `,
  );
}

interface Progresso {
  readonly designados: number;
  readonly aceitos: number;
  readonly avaliados: number;
  readonly total: number;
  readonly pedidas: number;
  readonly concedidas: number;
}

export async function contarProgresso(db: Executor, { editalId, semOsDe }: PedidoDePainel) {
  const { pedidas, concedidas, ...avaliacao } = await single<Progresso>(
    db,
    sql`
      select count(a.id) as designados, count(*) filter (where a.aceito) as aceitos,
        count(*) filter (where a.ja_foi_avaliado) as avaliados, count(*) as total,
        coalesce(sum(p.remunerados), 0) as pedidas, coalesce(sum(a.remunerados_aprovados), 0) as concedidas
      from projeto p
      left join projeto_aprovacao a on a.projeto_id = p.id and not ${participa(sql`${semOsDe}`)}
      where p.edital_id = ${editalId} and not p.eh_rascunho and not p.aguardando_cronograma
        and ${contaNaAvaliacao(sql`${editalId}`)}
    `,
  );
  return { avaliacao, bolsas: { pedidas, concedidas } };
}

interface DaUnidade {
  readonly unidade: string;
  readonly pedidas: number;
  readonly concedidas: number;
}

/** Counts the listed projects, without those of `semOsDe`. */
export function contarBolsasPorUnidade(
  db: Executor,
  { editalId, semOsDe }: PedidoDePainel,
): Promise<DaUnidade[]> {
  return many(
    db,
    sql`
      select u.nome as unidade, sum(p.remunerados) as pedidas,
        coalesce(sum(a.remunerados_aprovados), 0) as concedidas
      from projeto p
      join professor c on c.id = p.coordenador_id
      join unidade u on u.id = c.unidade_id
      left join projeto_aprovacao a on a.projeto_id = p.id
      where p.edital_id = ${editalId} and not p.eh_rascunho and not p.aguardando_cronograma
        and ${contaNaAvaliacao(sql`${editalId}`)} and not ${participa(sql`${semOsDe}`)}
      group by u.id, u.nome
      order by u.nome collate "pt-BR-x-icu", u.id
    `,
  );
}

/** The hours of each month, without 'não se aplica'. */
export function somarHoras(
  db: Executor,
  editalId: number,
): Promise<{ readonly mes: string; readonly horas: number }[]> {
  return many(
    db,
    sql`
      select f.ano || '-' || lpad(f.mes::text, 2, '0') as mes, sum(f.horas)::float8 as horas
      from frequencia_do_mes f
      join instrutor i on i.id = f.instrutor_id
      join projeto p on p.id = i.projeto_id
      where p.edital_id = ${editalId} and f.horas >= 0
      group by 1
      order by 1
    `,
  );
}

/** Highest total, and width of a range, in points. */
function escala(tipo: TipoDeProjeto): { readonly maximo: number; readonly largura: number } {
  const criterios = tipo === 'TIPO I' ? CRITERIOS : CRITERIOS_FASE1;
  const maximo = criterios.reduce((soma, criterio) => soma + MAXIMO_NA_AVALIACAO[criterio], 0);
  return { maximo, largura: tipo === 'TIPO I' ? 50 : 10 };
}

/** Includes empty ranges; the last range includes its upper end. */
export async function contarNotas(
  db: Executor,
  { editalId, semOsDe }: PedidoDePainel,
  tipo: TipoDeProjeto,
): Promise<{ readonly faixa: string; readonly quantidade: number }[]> {
  const { maximo, largura } = escala(tipo);
  const quantas = Math.ceil(maximo / largura);
  const faixas = await many<{ faixa: number; quantidade: number }>(
    db,
    sql`
      select least(floor(a.total / ${largura}::int)::int, ${quantas - 1}::int) as faixa, count(*) as quantidade
      from projeto_aprovacao a join projeto p on p.id = a.projeto_id
      where a.edital_id = ${editalId} and a.ja_foi_avaliado and not ${participa(sql`${semOsDe}`)}
      group by 1
    `,
  );
  const contadas = new Map(faixas.map(({ faixa, quantidade }) => [faixa, quantidade]));
  return Array.from({ length: quantas }, (_, i) => ({
    faixa: `${i * largura}–${Math.min((i + 1) * largura, maximo)}`,
    quantidade: contadas.get(i) ?? 0,
  }));
}
