import { finalDaConta } from '@instrutoria/domain/banco/rules/conta-bancaria.ts';
import type { RespostaSobreAConta } from '@instrutoria/domain/banco/rules/resposta-do-aluno.ts';
import type { ContaBancaria } from '@instrutoria/domain/banco/types.ts';
import type { Email } from '../../adapters/mail/email.ts';
import { remessaPara } from '../../adapters/mail/remessa.ts';
import type { ContaInformada } from '../../adapters/mail/templates/conta-da-bolsa.ts';
import { sha256 } from '../../adapters/sha256.ts';
import type { Contexto, Usuario } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, run, single } from '../../db/query.ts';
import { lerConfiguracao } from '../../db/settings.ts';
import { sql } from '../../db/sql.ts';
import { enviarCarta } from '../carta/repository.ts';
import { depoisDaSaida } from '../instrutor/saida-repository.ts';
import { nomeDoBancoDe } from './bancos-queries.ts';

export interface EscritaDaConta {
  readonly id: number;
  readonly instrutorId: number;
  /** The student in whose session it was written; null: somebody else. */
  readonly estudanteId: number | null;
  readonly resposta: RespostaSobreAConta | null;
  /** false: the account was written again later, and no conferred sheet pays to this one. */
  readonly atual: boolean;
}

/** The writing of an account of which the mailed link speaks; null also once who was asked left the vínculo. */
export function escritaDoLink(db: Executor, token: string): Promise<EscritaDaConta | null> {
  return one(
    db,
    sql`
      select m.id, m.instrutor_id as "instrutorId", m.estudante_id as "estudanteId", m.resposta,
        not exists (select from mudanca_de_conta n where n.instrutor_id = m.instrutor_id and n.id > m.id)
          or exists (select from conta_conferida k where k.mudanca_id = m.id) as atual
      from mudanca_de_conta m
      where m.token_sha256 = ${sha256(token)} and ${depoisDaSaida(sql`m.instrutor_id`, sql`m.em`)}
    `,
  );
}

export async function gravarResposta(
  db: Executor,
  id: number,
  { resposta, em }: { readonly resposta: RespostaSobreAConta; readonly em: Date },
): Promise<void> {
  await run(
    db,
    sql`update mudanca_de_conta set resposta = ${resposta}, respondida_em = ${em} where id = ${id}`,
  );
}

/** Also of the teacher's account with the same CPF, whose sessions are the student's too. */
export async function encerrarSessoesDoAluno(db: Executor, estudanteId: number, agora: Date): Promise<void> {
  await run(
    db,
    sql`
      update sessao set encerrada_em = ${agora}
      where encerrada_em is null and (estudante_id = ${estudanteId} or professor_id = (
        select p.id from estudante e join professor p on p.id = e.professor_id and p.cpf = e.cpf where e.id = ${estudanteId}))
    `,
  );
}

export function projetoDaConta(
  db: Executor,
  instrutorId: number,
): Promise<{ readonly id: number; readonly titulo: string; readonly coordenadorId: number }> {
  return single(
    db,
    sql`
      select p.id, p.titulo, p.coordenador_id as "coordenadorId"
      from instrutor i join projeto p on p.id = i.projeto_id where i.id = ${instrutorId}
    `,
  );
}

export async function nomeDoAutor(db: Executor, id: number): Promise<string> {
  const { nome } = await single<{ nome: string }>(db, sql`select nome from professor where id = ${id}`);
  return nome;
}

/** Mails the student that the account of their scholarship was written: bank and last digits only. */
export async function avisarDaEscrita(
  ctx: Pick<Contexto<Usuario | null>, 'agora' | 'db' | 'deps'>,
  { id: instrutorId, nome }: { readonly id: number; readonly nome: string },
  { conta, token }: { readonly conta: ContaBancaria; readonly token: string },
  montar: (escrita: ContaInformada) => Email,
): Promise<void> {
  const configuracao = await lerConfiguracao(ctx.db);
  const projeto = await projetoDaConta(ctx.db, instrutorId);
  const aluno = { nome, email: await emailDoAluno(ctx.db, instrutorId) };
  const email = montar({
    ...remessaPara(aluno, ctx.deps, configuracao),
    ...{ projeto, nomeDoBanco: nomeDoBancoDe(conta), final: finalDaConta(conta), quando: ctx.agora, token },
  });
  await enviarCarta(ctx, email, { especie: 'contaDaBolsa', instrutorId, projetos: [projeto.id] });
}

/** Where the student reads their mail: the address of their account, which nobody else writes; else of the vínculo. */
async function emailDoAluno(db: Executor, instrutorId: number): Promise<string> {
  const { email } = await single<{ email: string }>(
    db,
    sql`
      select coalesce(e.email, i.email) as email
      from instrutor i left join estudante e on e.id = i.estudante_id where i.id = ${instrutorId}
    `,
  );
  return email;
}
