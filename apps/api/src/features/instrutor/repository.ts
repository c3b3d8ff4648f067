import { fatosMudados } from '@instrutoria/domain/instrutor/rules/historico.ts';
import type { Vagas } from '@instrutoria/domain/instrutor/rules/vagas.ts';
import type { Conferencia, InstrutorGuardado } from '@instrutoria/domain/instrutor/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, run, single } from '../../db/query.ts';
import { assignments, sql, values } from '../../db/sql.ts';
import { type AtoNoInstrutor, datarFatos } from './historico-repository.ts';
import { seguirNomeDoInstrutor } from './nome-civil-repository.ts';
import { CONFERENCIAS, JA_FOI_REGULAR } from './queries.ts';
import { exigirVinculoDoEstudante, instrutorNaoEncontrado } from './relacao-queries.ts';
import { guardarSaida } from './saida-repository.ts';

const INSTRUTOR = sql`
  select i.id, i.versao, i.projeto_id as "projetoId", i.nome, i.email, i.cpf, i.matricula, i.programa_pos,
    i.tipo_aluno as "tipoAluno", i.acumulo, i.termo_compromisso, i.declaracao_aluno_detentor,
    i.historico_declaracao, i.dados_bancarios, i.termo_anuencia, i.situacao as "situacaoInstrutor", ${JA_FOI_REGULAR} as "jaFoiRegular",
    i.mes_inicio as "mesInicio",
    case when i.fim is null then null else json_build_object(
      'data', i.fim, 'motivo', coalesce(i.motivo_do_fim, '')) end as "fimVinculo",
    ${CONFERENCIAS} as conferencias
  from instrutor i`;

function paraALinha(i: Omit<InstrutorGuardado, 'id' | 'versao'>) {
  return {
    projetoId: i.projetoId,
    nome: i.nome,
    email: i.email,
    cpf: i.cpf,
    matricula: i.matricula,
    programaPos: i.programa_pos,
    tipoAluno: i.tipoAluno,
    acumulo: i.acumulo,
    termoCompromisso: i.termo_compromisso,
    declaracaoAlunoDetentor: i.declaracao_aluno_detentor,
    historicoDeclaracao: i.historico_declaracao,
    dadosBancarios: i.dados_bancarios,
    termoAnuencia: i.termo_anuencia,
    situacao: i.situacaoInstrutor,
    mesInicio: i.mesInicio,
    fim: i.fimVinculo?.data ?? null,
    motivoDoFim: i.fimVinculo?.motivo ?? null,
  };
}

export async function travarInstrutor(db: Executor, id: number): Promise<InstrutorGuardado | null> {
  // Locks first, so that the next statement sees checks written in the meantime.
  await run(db, sql`select from instrutor where id = ${id} for update`);
  return acharInstrutor(db, id);
}

export function acharInstrutor(db: Executor, id: number): Promise<InstrutorGuardado | null> {
  return one(db, sql`${INSTRUTOR} where i.id = ${id}`);
}

/** Throws 404 for another student's vínculo, as for an unknown one. */
export async function acharVinculoDoEstudante(
  db: Executor,
  estudanteId: number,
  id: number,
): Promise<InstrutorGuardado> {
  await exigirVinculoDoEstudante(db, estudanteId, id);
  const instrutor = await acharInstrutor(db, id);
  if (instrutor === null) throw instrutorNaoEncontrado();
  return instrutor;
}

/** Vínculos in force by type; the caller must hold the lock on the approval. */
export function contarVivos(db: Executor, projetoId: number): Promise<Vagas> {
  return single(
    db,
    sql`
      select count(*) filter (where tipo_aluno = 'BOLSISTA') as "BOLSISTA",
        count(*) filter (where tipo_aluno = 'VOLUNTARIO') as "VOLUNTARIO"
      from instrutor
      where projeto_id = ${projetoId} and fim is null
    `,
  );
}

export async function primeiroMesComHoras(db: Executor, instrutorId: number): Promise<string | null> {
  const { mes } = await single<{ mes: string | null }>(
    db,
    sql`
      select min(ano || '-' || lpad(mes::text, 2, '0')) as mes from frequencia_do_mes
      where instrutor_id = ${instrutorId} and horas >= 0
    `,
  );
  return mes;
}

async function inserirConferencias(
  db: Executor,
  instrutorId: number,
  novas: readonly Conferencia[],
  quem: number | null,
): Promise<void> {
  if (novas.length === 0) return;
  const linhas = novas.map(({ documento, situacao, motivo, conferidoEm, dispensa }) => ({
    instrutorId,
    documento,
    situacao,
    motivo,
    dispensa: dispensa ?? null,
    conferidoEm: conferidoEm === null ? null : new Date(conferidoEm),
    conferidoPorId: conferidoEm === null ? null : quem,
  }));
  await run(db, sql`insert into conferencia_de_documento ${values(...linhas)}`);
}

export async function inserirInstrutor(
  db: Executor,
  novo: Omit<InstrutorGuardado, 'id' | 'versao'>,
  ato: AtoNoInstrutor,
  substituiId: number | null = null,
): Promise<number> {
  const { agora, quem } = ato;
  const linha = values({ ...paraALinha(novo), substituiId, criadoEm: agora, atualizadoEm: agora });
  const { id } = await single<{ id: number }>(db, sql`insert into instrutor ${linha} returning id`);
  await inserirConferencias(db, id, novo.conferencias, quem);
  await datarFatos(db, id, fatosMudados(null, novo), ato);
  return id;
}

/** A first CPF is no change: nobody entered without one. */
export function mudouOCpf(antes: InstrutorGuardado, depois: InstrutorGuardado): boolean {
  return antes.cpf !== null && antes.cpf !== depois.cpf;
}

/** Writes only changed checks, and a new row of the history for each changed fact (D39). */
export async function salvarInstrutor(
  db: Executor,
  antes: InstrutorGuardado,
  depois: InstrutorGuardado,
  ato: AtoNoInstrutor,
): Promise<void> {
  const { agora, quem } = ato;
  const encerrou = antes.fimVinculo === null && depois.fimVinculo !== null;
  if (mudouOCpf(antes, depois)) await guardarSaida(db, depois.id, agora);
  const mudado = {
    ...paraALinha(depois),
    // The account was of the person with the earlier CPF (D37).
    estudanteId: mudouOCpf(antes, depois) ? null : undefined,
    encerradoEm: encerrou ? agora : depois.fimVinculo === null ? null : undefined,
    atualizadoEm: agora,
  };
  await run(
    db,
    // An equal name in both columns removes the nome social.
    sql`
      update instrutor set ${assignments(mudado)}, nome_civil = nullif(nome_civil, ${depois.nome}), versao = versao + 1
      where id = ${depois.id}
    `,
  );
  if (antes.nome !== depois.nome) await seguirNomeDoInstrutor(db, depois.id);
  await trocarConferencias(db, antes, depois, quem);
  await datarFatos(db, depois.id, fatosMudados(antes, depois), ato);
}

async function trocarConferencias(
  db: Executor,
  antes: InstrutorGuardado,
  depois: InstrutorGuardado,
  quem: number | null,
): Promise<void> {
  const ficam = depois.conferencias.filter((c) => antes.conferencias.includes(c));
  for (const { documento } of antes.conferencias) {
    if (ficam.some((c) => c.documento === documento)) continue;
    await run(
      db,
      sql`
        delete from conferencia_de_documento
        where instrutor_id = ${depois.id} and documento = ${documento}
      `,
    );
  }
  const novas = depois.conferencias.filter((c) => !ficam.includes(c));
  await inserirConferencias(db, depois.id, novas, quem);
}

export async function inserirAusencia(
  db: Executor,
  nova: {
    readonly instrutorId: number;
    readonly mes: string;
    readonly registradaEm: Date;
    readonly autorId: number;
  },
): Promise<boolean> {
  const inseridas = await run(
    db,
    sql`insert into ausencia ${values(nova)} on conflict (instrutor_id, mes) do nothing`,
  );
  return inseridas > 0;
}
