import { join, name, type Sql, sql } from '../sql.ts';

/** A rule that older rows may break: 'pendências de dados' excepts them by id until they are corrected (D52). */
export interface RegraComPendencias {
  readonly regra: string;
  readonly nome: string;
  /** False: allowed, but worth checking. */
  readonly invariante: boolean;
  readonly registroTipo: 'declaracao' | 'instrutor' | 'pagamento' | 'recurso';
  /** The `id` of every row that breaks it. */
  readonly quebram: Sql;
}

const MESMA_PESSOA = sql`(case when o.cpf is not null and i.cpf is not null then o.cpf = i.cpf
  else lower(o.email) = lower(i.email) end)`;

const NOTAS = [
  sql`'pontuacaoAdequacaoCoerencia'`,
  sql`'pontuacaoRelevanciaJustificativaClareza'`,
  sql`'pontuacaoMetodologiaAtividades'`,
  sql`'pontuacaoOrganizacaoTextual'`,
  sql`'pontuacaoApoioDisciplina'`,
  sql`'pontuacaoNaturezaDisciplinas'`,
  sql`'pontuacaoCaracteristicaDisciplinas'`,
];
type Lado = 'corrigido' | 'original';
/** With scores by criterion the total is stored beside them. */
const totalDe = (lado: Lado) =>
  sql`coalesce((r.${name(lado)} ->> 'total')::numeric, ${join(
    NOTAS.map((nota) => sql`coalesce((r.${name(lado)} ->> ${nota})::numeric, 0)`),
    ' + ',
  )})`;
const remunerados = (lado: Lado) => sql`(r.${name(lado)} ->> 'remunerados_aprovados')::int`;
const voluntarios = (lado: Lado) => sql`(r.${name(lado)} ->> 'voluntarios_aprovados')::int`;

/** A later act may have restored what the project had. */
export const RECURSO_DIMINUIU: RegraComPendencias = {
  regra: 'RECURSO_DIMINUIU',
  nome: 'no accepted appeal leaves a project with less than it had (D16)',
  invariante: true,
  registroTipo: 'recurso',
  quebram: sql`select r.id from recurso r join projeto_aprovacao a on a.id = r.aprovacao_id
    where r.status = 'ACEITO' and (${totalDe('corrigido')} < ${totalDe('original')}
      or ${remunerados('corrigido')} < ${remunerados('original')}
      or ${voluntarios('corrigido')} < ${voluntarios('original')})
    and (coalesce(a.total, 0) < ${totalDe('original')}
      or a.remunerados_aprovados < ${remunerados('original')}
      or a.voluntarios_aprovados < ${voluntarios('original')})`,
};

export const REGRAS_COM_PENDENCIAS: readonly RegraComPendencias[] = [
  {
    regra: 'UM_VINCULO_POR_PROJETO',
    nome: 'a person has at most one living tie in a project (D37)',
    invariante: true,
    registroTipo: 'instrutor',
    quebram: sql`select i.id from instrutor i join instrutor o on o.projeto_id = i.projeto_id and o.id < i.id
      where i.fim is null and o.fim is null and ${MESMA_PESSOA}`,
  },
  {
    regra: 'BOLSA_UNICA',
    nome: 'a person with an active, REGULAR bolsa única has no other grant (D37)',
    invariante: true,
    registroTipo: 'instrutor',
    quebram: sql`select i.id from instrutor i join instrutor o on o.id <> i.id
      where i.fim is null and o.fim is null and i.situacao = 'REGULAR' and o.situacao = 'REGULAR'
      and i.tipo_aluno = 'BOLSISTA' and o.tipo_aluno = 'BOLSISTA' and 'unica' in (i.acumulo, o.acumulo)
      and ${MESMA_PESSOA}`,
  },
  {
    regra: 'DATAS_DO_VINCULO',
    nome: 'a tie ends after it began, or never began (D40)',
    invariante: false,
    registroTipo: 'instrutor',
    quebram: sql`select i.id from instrutor i where to_char(i.fim, 'YYYY-MM') < i.mes_inicio`,
  },
  {
    regra: 'MES_NA_VIGENCIA',
    nome: 'the first month of a tie is near the year of its call (D40)',
    invariante: false,
    registroTipo: 'instrutor',
    quebram: sql`select i.id from instrutor i join projeto p on p.id = i.projeto_id join edital e on e.id = p.edital_id
      where abs(left(i.mes_inicio, 4)::int - e.ano) > 1`,
  },
  {
    regra: 'DECLARACAO_EM_ORDEM',
    nome: 'no valid declaration ends before it begins (D41)',
    invariante: true,
    registroTipo: 'declaracao',
    quebram: sql`select d.id from declaracao d where d.revogada_em is null
      and d.conteudo ->> 'fim' < d.conteudo ->> 'inicio'`,
  },
  {
    regra: 'PAGO_COM_HORAS',
    nome: 'a grant is paid only for hours above 0 (D39)',
    invariante: true,
    registroTipo: 'pagamento',
    quebram: sql`select p.id from pagamento p where p.pago and coalesce(p.horas, 0) <= 0`,
  },
  RECURSO_DIMINUIU,
];

export function semPendencia({ regra, registroTipo, quebram }: RegraComPendencias): Sql {
  return sql`
    select q.id from (${quebram}) q
    where not exists (
      select from pendencia_de_dados d
      where d.regra = ${regra} and d.registro_tipo = ${registroTipo} and d.registro_id = q.id
        and d.resolvida_em is null
    )
  `;
}
