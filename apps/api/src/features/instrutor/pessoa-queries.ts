import type { OutroVinculo } from '@instrutoria/domain/instrutor/rules/identificacao.ts';
import { send } from '../../db/send.ts';
import type { Executor } from '../../db/transaction.ts';

/** Whom a tie is about: the CPF, and where either record lacks it the e-mail (D37). */
export interface Pessoa {
  readonly cpf: string | null;
  readonly email: string;
}

/** Every act on a person's ties waits here for the others, in one order of keys, until its transaction ends (D37). */
export async function travarPessoa(db: Executor, { cpf, email }: Pessoa): Promise<void> {
  const chaves = [...(cpf === null ? [] : [`cpf ${cpf}`]), `e-mail ${email.toLowerCase()}`];
  for (const chave of chaves) {
    await send(db, 'select pg_advisory_xact_lock(hashtextextended($1, 370))', [`instrutor ${chave}`]);
  }
}

const OUTROS = `select json_build_object('id', p.id, 'titulo', p.titulo) as projeto, i.tipo_aluno as "tipoAluno",
    i.acumulo, i.situacao as "situacaoInstrutor"
  from instrutor i join projeto p on p.id = i.projeto_id join edital e on e.id = p.edital_id
  join projeto meu on meu.id = $2 join edital m on m.id = meu.edital_id
  where i.id <> $1 and i.fim is null
    and (i.cpf = $3 or (i.cpf is null or $3::text is null) and lower(i.email) = lower($4))
    and (i.projeto_id = $2 or e.fase <> 'arquivado' and e.vigencia_fim >= $5::date
      and e.vigencia_inicio <= m.vigencia_fim and m.vigencia_inicio <= e.vigencia_fim)
  order by i.id`;

/**
 * The other living ties of this person: in the same project, and in those of calls whose vigência meets this one's and
 * is not over, since a tie that nobody ended ends with it (D41).
 */
export async function outrosVinculos(
  db: Executor,
  { id, projetoId, cpf, email }: Pessoa & { readonly id: number; readonly projetoId: number },
  hoje: string,
): Promise<OutroVinculo[]> {
  return send<OutroVinculo & Record<string, unknown>>(db, OUTROS, [id, projetoId, cpf, email, hoje]);
}
