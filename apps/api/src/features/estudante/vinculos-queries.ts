import type { DeclaracaoGuardada } from '@instrutoria/domain/declaracao/types.ts';
import type { EnvioDoPagamento } from '@instrutoria/domain/estudante/rules/situacao-do-pagamento.ts';
import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import type { Lancamento } from '@instrutoria/domain/pagamento/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { CONTA_ESCRITA_DEPOIS } from '../banco/repository.ts';
import { DE_OUTRA_PESSOA, INSTRUTOR, type LinhaDoInstrutor, presenca } from '../instrutor/queries.ts';
import { depoisDaSaida } from '../instrutor/saida-repository.ts';

export interface VinculoLido extends LinhaDoInstrutor {
  readonly projeto: { readonly titulo: string; readonly coordenador: string };
  readonly edital: { readonly nome: string };
  readonly totalPago: number;
  readonly declaracoes: readonly Pick<DeclaracaoGuardada, 'emitidaEm' | 'id' | 'revogadaEm'>[];
  /** Documents whose file the student of an earlier CPF sent. */
  readonly deOutraPessoa: readonly Documento[];
}

const DECLARACOES = sql`(select coalesce(json_agg(json_build_object('id', d.id, 'emitidaEm', ${iso(sql`d.emitida_em`)},
    'revogadaEm', ${iso(sql`d.revogada_em`)}) order by d.id desc), '[]')
  from declaracao d where d.instrutor_id = i.id and ${depoisDaSaida(sql`i.id`, sql`d.emitida_em`)})`;

/** The student's own vínculos, those in force first; `id`: only this one. */
export function vinculosDoEstudante(
  db: Executor,
  estudanteId: number,
  { hoje, id }: { readonly hoje: string; readonly id?: number | undefined },
): Promise<VinculoLido[]> {
  return many(
    db,
    sql`
      select ${INSTRUTOR} as instrutor, ${presenca(hoje)},
        json_build_object('titulo', p.titulo, 'coordenador', q.nome) as projeto,
        json_build_object('nome', e.nome) as edital,
        (select coalesce(sum(l.centavos), 0)::bigint from linha_da_remessa l
          where l.instrutor_id = i.id and l.cpf = i.cpf and l.situacao = 'paga') as "totalPago",
        ${DECLARACOES} as declaracoes, ${DE_OUTRA_PESSOA} as "deOutraPessoa"
      from instrutor i join projeto p on p.id = i.projeto_id
      join edital e on e.id = p.edital_id join professor q on q.id = p.coordenador_id
      where i.estudante_id = ${estudanteId} and ${id === undefined ? sql`true` : sql`i.id = ${id}`}
      order by i.fim is not null, i.id desc
    `,
  );
}

export interface LancamentoLido
  extends Pick<
    Lancamento,
    'causa' | 'competencia' | 'decisao' | 'justificativa' | 'motivo' | 'pago' | 'tipo' | 'valor'
  > {
  readonly instrutorId: number;
  /** Without the other student's name. */
  readonly vaga: { readonly espera: 'CPF' | 'DOCUMENTOS' | null } | null;
  readonly fechadaEm: string;
  readonly envio: EnvioDoPagamento | null;
  readonly retida: string | null;
  /** The sheet was closed with an earlier CPF of the vínculo: the line is of another person. */
  readonly deOutroCpf: boolean;
}

const noDia = (instante: Sql, fuso: string): Sql =>
  sql`to_char(${instante} at time zone ${fuso}, 'YYYY-MM-DD')`;

/** The living line of the remessas for the sheet's line `g`, else the last one that came back. */
const envio = (fuso: string) => sql`(
  select json_build_object('situacao', l.situacao, 'enviadoEm', ${noDia(sql`r.gerada_em`, fuso)},
    'previsto', r.dia_do_pagamento, 'dia', l.dia, 'motivo', l.motivo,
    'pedeDados', l.pede_dados and not ${CONTA_ESCRITA_DEPOIS})
  from parte_da_remessa a join linha_da_remessa l on l.id = a.linha_id join remessa r on r.id = l.remessa_id
  where a.pagamento_id = g.id and a.centavos > 0 and (a.viva or l.situacao = 'devolvida')
  order by a.viva desc, l.id desc limit 1)`;

/** The frozen lines of these vínculos, the earliest sheet first. */
export function lancamentosDosVinculos(
  db: Executor,
  ids: readonly number[],
  fuso: string,
): Promise<LancamentoLido[]> {
  return many(
    db,
    sql`
      select g.instrutor_id as "instrutorId", g.competencia, g.tipo, g.pago, g.motivo, g.causa, g.decisao,
        g.justificativa, g.valor, ${noDia(sql`f.fechada_em`, fuso)} as "fechadaEm", ${envio(fuso)} as envio,
        (select r.motivo from retencao_de_pagamento r
          where r.pagamento_id = g.id and r.liberada_em is null) as retida,
        (g.cpf is not null and g.cpf is distinct from i.cpf) as "deOutroCpf",
        case when g.vaga_de_id is null then null else json_build_object('espera', g.vaga_espera) end as vaga
      from pagamento g join folha_de_pagamento f on f.id = g.folha_id join instrutor i on i.id = g.instrutor_id
      where g.instrutor_id = any(${[...ids]})
      order by f.mes, g.id
    `,
  );
}

export async function mesesComFolhaFechada(db: Executor): Promise<ReadonlySet<string>> {
  const linhas = await many<{ mes: string }>(db, sql`select mes from folha_de_pagamento`);
  return new Set(linhas.map(({ mes }) => mes));
}
