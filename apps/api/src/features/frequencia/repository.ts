import type { FrequenciaAtual } from '@instrutoria/domain/frequencia/rules/registro.ts';
import type { HorasDoMes, InstrutorNaFolha, MesDoAluno } from '@instrutoria/domain/frequencia/types.ts';
import { oQueFalta } from '@instrutoria/domain/instrutor/rules/cadastro-incompleto.ts';
import { aguardandoConferencia } from '@instrutoria/domain/instrutor/rules/situacao.ts';
import type { Conferencia } from '@instrutoria/domain/instrutor/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, run } from '../../db/query.ts';
import { sql, values, where } from '../../db/sql.ts';
import { CONFERENCIAS, JA_FOI_REGULAR } from '../instrutor/queries.ts';
import { mesesDosAlunos } from './dias-repository.ts';

export interface FrequenciaGuardada {
  readonly instrutorId: number;
  readonly ano: number;
  readonly versao: number;
  readonly atualizadoEm: string;
  readonly horasPorMes: readonly HorasDoMes[];
}

interface InstrutorLido extends Omit<InstrutorNaFolha, 'aguardandoConferencia' | 'falta'> {
  readonly jaFoiRegular: boolean;
  readonly motivoDoFim: string | null;
  readonly conferencias: readonly Pick<Conferencia, 'dispensa' | 'documento' | 'situacao'>[];
  readonly cpf: string | null;
  readonly matricula: string | null;
}

export async function lerInstrutores(db: Executor, projetoId: number): Promise<InstrutorNaFolha[]> {
  const linhas = await many<InstrutorLido>(
    db,
    sql`
      select i.id, i.nome, i.mes_inicio as "mesInicio", i.fim, i.tipo_aluno as "tipoAluno",
        i.situacao as "situacaoInstrutor", i.motivo_do_fim as "motivoDoFim",
        i.cpf, i.matricula, ${JA_FOI_REGULAR} as "jaFoiRegular", ${CONFERENCIAS} as conferencias
      from instrutor i
      where i.projeto_id = ${projetoId}
      order by i.nome collate "pt-BR-x-icu", i.id
    `,
  );
  return linhas.map(({ conferencias, cpf, matricula, jaFoiRegular, motivoDoFim, ...linha }) => {
    const { situacaoInstrutor, fim } = linha;
    const fimVinculo = fim === null ? null : { data: fim, motivo: motivoDoFim ?? '' };
    const aguarda = aguardandoConferencia({ situacaoInstrutor, jaFoiRegular, fimVinculo });
    const falta = aguarda ? oQueFalta({ conferencias, cpf, matricula }) : [];
    return { ...linha, aguardandoConferencia: aguarda, falta };
  });
}

export async function lerFrequencias(
  db: Executor,
  instrutores: readonly number[],
  ano?: number,
): Promise<FrequenciaGuardada[]> {
  if (instrutores.length === 0) return [];
  const quais = where(
    sql`f.instrutor_id = any(${instrutores})`,
    ano === undefined ? null : sql`f.ano = ${ano}`,
  );
  return await many(
    db,
    sql`
      select f.instrutor_id as "instrutorId", f.ano, f.versao, ${iso(sql`f.atualizado_em`)} as "atualizadoEm",
        coalesce(
          (select json_agg(json_build_object('mes', m.mes, 'horas', m.horas, 'deOficio', m.de_oficio_id) order by m.mes)
            from frequencia_do_mes m where m.instrutor_id = f.instrutor_id and m.ano = f.ano),
          '[]'
        ) as "horasPorMes"
      from frequencia f
      ${quais}
      order by f.ano
    `,
  );
}

export interface FrequenciaTravada extends FrequenciaAtual {
  readonly versao: number;
  readonly doAluno: readonly MesDoAluno[];
}

/**
 * Locks the rows by id, so that others who save hours or change situations wait (T-G13). Without instructors
 * of other projects.
 */
export async function travarFrequencias(
  db: Executor,
  projetoId: number,
  { ids, anos }: { readonly ids: readonly number[]; readonly anos: readonly number[] },
): Promise<(instrutorId: number, ano: number) => FrequenciaTravada | null> {
  const travados =
    ids.length === 0
      ? []
      : await many<FrequenciaAtual['instrutor'] & { readonly id: number }>(
          db,
          sql`
            select id, nome, mes_inicio as "mesInicio", fim, situacao as "situacaoInstrutor"
            from instrutor
            where projeto_id = ${projetoId} and id = any(${ids})
            order by id
            for update
          `,
        );
  const quais = travados.map(({ id }) => id);
  const guardadas = await lerFrequencias(db, quais);
  const dosAlunos = new Map<number, Awaited<ReturnType<typeof mesesDosAlunos>>>();
  for (const ano of new Set(anos)) dosAlunos.set(ano, await mesesDosAlunos(db, quais, ano));
  return (instrutorId, ano) => {
    const quem = travados.find(({ id }) => id === instrutorId);
    if (quem === undefined) return null;
    const guardada = guardadas.find((f) => f.instrutorId === instrutorId && f.ano === ano);
    const doAluno = dosAlunos.get(ano)?.get(instrutorId) ?? [];
    return {
      ...{ instrutor: quem, doAluno },
      versao: guardada?.versao ?? 0,
      horasPorMes: guardada?.horasPorMes ?? [],
    };
  };
}

/**
 * The author, the instant, and the administrator's registration that it is part of; null: the coordination
 * registered it.
 */
export interface QuemRegistra {
  readonly autorId: number;
  readonly agora: Date;
  readonly deOficioId: number | null;
}

/** Unchanged hours keep their source and their instant. */
export async function salvarFrequencia(
  db: Executor,
  { instrutorId, ano, horasPorMes }: Omit<FrequenciaGuardada, 'atualizadoEm' | 'versao'>,
  { autorId, agora, deOficioId }: QuemRegistra,
): Promise<void> {
  await run(
    db,
    sql`
      insert into frequencia ${values({ instrutorId, ano, autorId, atualizadoEm: agora })}
      on conflict (instrutor_id, ano) do update set versao = frequencia.versao + 1,
        autor_id = excluded.autor_id, atualizado_em = excluded.atualizado_em
    `,
  );
  const meses = horasPorMes.flatMap(({ mes, horas }) =>
    horas === null ? [] : [{ instrutorId, ano, mes, horas, deOficioId, registradaEm: agora }],
  );
  if (meses.length === 0) return;
  await run(
    db,
    sql`
      insert into frequencia_do_mes ${values(...meses)}
      on conflict (instrutor_id, ano, mes) do update set horas = excluded.horas,
        de_oficio_id = case when frequencia_do_mes.horas = excluded.horas
          then frequencia_do_mes.de_oficio_id else excluded.de_oficio_id end,
        registrada_em = case when frequencia_do_mes.horas = excluded.horas
          then frequencia_do_mes.registrada_em else excluded.registrada_em end
    `,
  );
}
