import { aguardandoConferencia } from '@instrutoria/domain/instrutor/rules/situacao.ts';
import { dataHoraNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { mesmaLinha } from '@instrutoria/domain/resultado/rules/versoes.ts';
import type {
  FatosDoCoordenador,
  InstrutorDaTarefa,
  ProjetoPublicado,
} from '@instrutoria/domain/tarefa/rules/coordenador.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { participaDosProjetos } from '../../db/participacao.ts';
import { many, single } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { ageEmSql, ninguemPodeAgirEmSql } from '../coordenacao/queries.ts';
import { lerFrequencias } from '../frequencia/repository.ts';
import { JA_FOI_REGULAR } from '../instrutor/queries.ts';
import { DIA_DA_DESISTENCIA } from '../projeto/encerramento-queries.ts';
import { contrarrazoesPorEnviar } from '../recurso/contrarrazoes-queries.ts';
import { DEVOLVIDOS } from '../relatorio/analise-repository.ts';
import { mudancaAte } from '../resultado/mudancas-queries.ts';
import { linhasNasVersoes } from '../resultado/queries.ts';
import { CHAMADO } from '../resultado/suplentes-queries.ts';

// Before publication this reads nothing of an assessment (D20): `editais` are published calls.

export async function lerRascunhos(
  db: Executor,
  quem: number,
  abertos: readonly number[],
): Promise<FatosDoCoordenador['rascunhos']> {
  if (abertos.length === 0) return [];
  return await many(
    db,
    sql`
      select id, titulo, edital_id as "editalId" from projeto
      where coordenador_id = ${quem} and eh_rascunho and edital_id = any(${abertos})
      order by id
    `,
  );
}

/** Drafts in any call, as their list shows them, and whether the e-mail is confirmed. */
export function lerContagens(
  db: Executor,
  quem: number,
): Promise<{ readonly rascunhos: number; readonly emailConfirmado: boolean }> {
  return single(
    db,
    sql`
      select (select count(*)::int from projeto where coordenador_id = ${quem} and eh_rascunho) as rascunhos,
        email_confirmado_em is not null as "emailConfirmado"
      from professor where id = ${quem}
    `,
  );
}

export async function lerPorConfirmar(
  db: Executor,
  quem: number,
  fuso: string,
): Promise<FatosDoCoordenador['porConfirmar']> {
  const { quantas, ate } = await single<{ quantas: number; ate: Date | null }>(
    db,
    sql`select count(*) as quantas, min(ate) as ate from submissao_por_confirmar where professor_id = ${quem}`,
  );
  return ate === null ? null : { quantas, ate: dataHoraNoFuso(ate, fuso) };
}

type ProjetoLido = Omit<ProjetoPublicado, 'instrutores' | 'jaDecidido' | 'lido'> & {
  /** The version that the person last read, the one after the last decided appeal, and the one in force. */
  readonly versaoLida: number | null;
  readonly temDecidido: boolean;
  readonly versaoDecidida: number | null;
  readonly emVigor: number;
};

/** `quem`: the person whose reading of the result counts. */
function lerProjetos(
  db: Executor,
  quem: number,
  quais: Sql,
  editais: readonly number[],
): Promise<ProjetoLido[]> {
  return many(
    db,
    sql`
      select p.id, p.titulo, a.id as "aprovacaoId", p.edital_id as "editalId", a.situacao,
        json_build_object('BOLSISTA', p.remunerados, 'VOLUNTARIO', p.voluntarios) as pedidas,
        json_build_object('BOLSISTA', a.remunerados_aprovados, 'VOLUNTARIO', a.voluntarios_aprovados) as aprovadas,
        not exists (select from instrutor i where i.projeto_id = p.id) as "nuncaTeveInstrutor",
        exists (select from encerramento_desfeito d where d.projeto_id = p.id) as "encerramentoDesfeito",
        ${DIA_DA_DESISTENCIA} as desistencia,
        (select s.prazo from (${CHAMADO}) s
          where s.projeto_id = p.id and s.ato = 'CHAMADO' and s."aceitoEm" is null and not s.ocupado) as "chamadoAte",
        (select d.responder_ate from desistencia d where d.projeto_id = p.id and d.fim is null and d.dia is null)
          as "consultaAte",
        (select n.responder_ate from anulacao n
          where n.projeto_id = p.id and n.anula is null and n.resposta is null) as "anulacaoAte",
        ${contrarrazoesPorEnviar(sql`${quem}`)} as "contrarrazoesAte",
        exists (select from relatorio_disciplinas d where d.projeto_id = p.id) as "temDisciplinas",
        exists (select from relatorio_coordenador c where c.projeto_id = p.id) as "temRelatorio",
        ${DEVOLVIDOS} as devolvidos,
        coalesce(
          (select json_agg(json_build_object('instrutor', m.instrutor_id, 'mes', m.mes) order by m.mes, m.instrutor_id)
            from instrutor i join mes_do_estudante m on m.instrutor_id = i.id and m.saida_id is null
            where i.projeto_id = p.id and m.estado = 'enviado' and i.situacao = 'REGULAR'
              and (i.fim is null or to_char(i.fim, 'YYYY-MM') >= i.mes_inicio)),
          '[]'
        ) as enviados,
        exists (
          select from recurso r where r.aprovacao_id = a.id and r.status = 'PENDENTE'
        ) as "temPendente",
        ${mudancaAte(sql`p.id`)} as "mudancaAte",
        u.id is not null as "temDecidido",
        coalesce(u.resultado_numero, (
          select max(v.numero) from resultado_versao v
          where v.edital_id = p.edital_id and v.instante <= u.decidido_em
        )) as "versaoDecidida",
        (
          select max(l.versao) from resultado_leitura l where l.projeto_id = p.id and l.professor_id = ${quem}
        ) as "versaoLida",
        coalesce((select max(v.numero) from resultado_versao v where v.edital_id = p.edital_id), 1) as "emVigor"
      from projeto p
      join projeto_aprovacao a on a.projeto_id = p.id
      left join lateral (
        select r.id, r.resultado_numero, r.decidido_em from recurso r
        where r.aprovacao_id = a.id and r.status <> 'PENDENTE'
        order by r.id desc
        limit 1
      ) u on true
      where ${quais} and not p.eh_rascunho and not p.aguardando_cronograma
        and p.edital_id = any(${editais})
      order by p.id
    `,
  );
}

type InstrutorLido = Omit<InstrutorDaTarefa, 'aguardandoConferencia' | 'falta' | 'horas'> & {
  readonly projetoId: number;
  readonly jaFoiRegular: boolean;
};

async function lerInstrutores(
  db: Executor,
  projetos: readonly number[],
): Promise<(InstrutorDaTarefa & { readonly projetoId: number })[]> {
  if (projetos.length === 0) return [];
  const linhas = await many<InstrutorLido>(
    db,
    sql`
      select i.id, i.projeto_id as "projetoId", i.nome, i.tipo_aluno as "tipoAluno",
        i.situacao as "situacaoInstrutor", i.mes_inicio as "mesInicio", i.fim,
        ${JA_FOI_REGULAR} as "jaFoiRegular",
        coalesce(
          (select json_agg(json_build_object('documento', c.documento, 'motivo', c.motivo) order by c.documento)
            from conferencia_de_documento c where c.instrutor_id = i.id and c.situacao = 'RECUSADO'),
          '[]'
        ) as recusados,
        i.cpf is null as "semCpf", i.matricula is null as "semMatricula",
        exists (select from relatorio_atividade r where r.instrutor_id = i.id) as "temRelatorio"
      from instrutor i
      where i.projeto_id = any(${projetos}) and i.fim is null
      order by i.nome collate "pt-BR-x-icu", i.id
    `,
  );
  const comHoras = linhas.filter(({ situacaoInstrutor }) => situacaoInstrutor === 'REGULAR');
  const frequencias = await lerFrequencias(
    db,
    comHoras.map(({ id }) => id),
  );
  return linhas.map(({ jaFoiRegular, ...linha }) => ({
    ...linha,
    aguardandoConferencia: aguardandoConferencia({ ...linha, fimVinculo: null, jaFoiRegular }),
    // Separate tasks name the documents.
    falta: [],
    horas: frequencias.filter(({ instrutorId }) => instrutorId === linha.id),
  }));
}

/** The person's projects in these published calls, in at most four statements, however many there are. */
export function lerProjetosPublicados(
  db: Executor,
  quem: number,
  editais: readonly number[],
): Promise<ProjetoPublicado[]> {
  return lerPublicados(db, quem, ageEmSql(quem), editais);
}

/** Projects for which nobody can act, and in which this administrator takes no part (D61). */
export function lerProjetosSemCoordenacao(
  db: Executor,
  pedido: { readonly quem: number; readonly editais: readonly number[]; readonly hoje: string },
): Promise<ProjetoPublicado[]> {
  const { quem, editais, hoje } = pedido;
  const quais = sql`${ninguemPodeAgirEmSql(hoje)} and not ${participaDosProjetos(quem)}`;
  return lerPublicados(db, quem, quais, editais);
}

async function lerPublicados(
  db: Executor,
  quem: number,
  quais: Sql,
  editais: readonly number[],
): Promise<ProjetoPublicado[]> {
  if (editais.length === 0) return [];
  const projetos = await lerProjetos(db, quem, quais, editais);
  const pedidas = projetos.flatMap(({ id: projetoId, editalId, emVigor, versaoLida, versaoDecidida }) =>
    [...new Set([versaoLida, versaoDecidida])].some((numero) => numero !== null && numero !== emVigor)
      ? [...new Set([emVigor, versaoLida, versaoDecidida])].flatMap((numero) =>
          numero === null ? [] : [{ projetoId, editalId, numero }],
        )
      : [],
  );
  const linhas = await linhasNasVersoes(db, pedidas);
  const instrutores = await lerInstrutores(
    db,
    projetos.map(({ id }) => id),
  );
  return projetos.map(({ versaoLida, temDecidido, versaoDecidida, emVigor, ...projeto }) => {
    const linha = (numero: number) =>
      linhas.find((uma) => uma.projetoId === projeto.id && uma.numero === numero)?.linha;
    const comoAgora = (numero: number | null) =>
      numero !== null && (numero === emVigor || mesmaLinha(linha(numero), linha(emVigor)));
    return {
      ...projeto,
      lido: comoAgora(versaoLida),
      jaDecidido: temDecidido && comoAgora(versaoDecidida),
      instrutores: instrutores.filter(({ projetoId }) => projetoId === projeto.id),
    };
  });
}
