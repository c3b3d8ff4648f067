import type { SituacaoDoInstrutor, TipoDeAluno } from '@instrutoria/domain/instrutor/types.ts';
import { countedRows, type Snapshot } from '../../db/snapshot.ts';
import { sql, where } from '../../db/sql.ts';

/** Contains no CPF, bank document or reference (T-F3). */
export interface LinhaDaPlanilha {
  readonly projeto: number;
  readonly titulo: string;
  readonly edital: string;
  readonly coordenador: string;
  readonly unidade: string;
  readonly nome: string;
  readonly email: string;
  readonly tipo: TipoDeAluno;
  readonly situacao: SituacaoDoInstrutor;
  readonly mesInicio: string | null;
}

export interface LinhaDeAusencia extends LinhaDaPlanilha {
  readonly mes: string;
  readonly registradaEm: Date;
  readonly registradaPor: string;
}

const COLUNAS = sql`
  p.id as projeto, p.titulo, e.nome as edital, c.nome as coordenador, u.nome as unidade, i.nome, i.email,
  i.tipo_aluno as tipo, i.situacao, i.mes_inicio as "mesInicio"`;
const ORIGEM = sql`
  from instrutor i
  join projeto p on p.id = i.projeto_id
  join edital e on e.id = p.edital_id
  join professor c on c.id = p.coordenador_id
  join unidade u on u.id = c.unidade_id`;
const ORDEM = sql`e.nome collate "pt-BR-x-icu", p.id, i.nome collate "pt-BR-x-icu", i.id`;

const doEdital = (editalId: number | undefined) => (editalId === undefined ? null : sql`e.id = ${editalId}`);

export function instrutoresDaPlanilha(snapshot: Snapshot, editalId: number | undefined) {
  const de = sql`${ORIGEM} ${where(sql`i.fim is null`, doEdital(editalId))}`;
  return countedRows<LinhaDaPlanilha>(snapshot, { columns: COLUNAS, from: de, order: ORDEM });
}

/** Absences in a month 'yyyy-mm', also in vínculos that ended later. */
export function ausentesDaPlanilha(snapshot: Snapshot, mes: string, editalId: number | undefined) {
  const de = sql`
    ${ORIGEM}
    join ausencia a on a.instrutor_id = i.id
    join professor autor on autor.id = a.autor_id
    ${where(sql`a.mes = ${mes}`, doEdital(editalId))}`;
  const daAusencia = sql`a.mes, a.registrada_em as "registradaEm", autor.nome as "registradaPor"`;
  return countedRows<LinhaDeAusencia>(snapshot, {
    columns: sql`${COLUNAS}, ${daAusencia}`,
    from: de,
    order: ORDEM,
  });
}
