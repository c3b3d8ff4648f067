import {
  esperaAte,
  type MudancaDeContato,
  situacaoDaMudanca,
} from '@instrutoria/domain/conta/rules/mudanca-de-contato.ts';
import { remessaDaCasa } from '../../adapters/mail/remessa.ts';
import { abrirSelado } from '../../adapters/mail/seal.ts';
import {
  emailDeContatoAlterado,
  emailDeContatoAlteradoParaAdministracao,
  emailDeMudancaDesfeita,
  emailDeNovoContato,
} from '../../adapters/mail/templates/contato-alterado.ts';
import type { Contexto, Deps, Usuario } from '../../context.ts';
import { contatosParaAlarmes } from '../../db/contact-alarms.ts';
import { lerConfiguracao } from '../../db/settings.ts';
import { semCorreio } from './link-de-confirmacao-repository.ts';
import { inserirMudanca, mudancasAbertas, superarMudanca } from './mudanca-de-contato-repository.ts';
import type { ProfessorGuardado } from './repository.ts';

interface ValoresDaMudanca {
  readonly email?: readonly [antes: string, depois: string];
  /** Eleven digits each. */
  readonly cpf?: readonly [antes: string, depois: string];
}

interface Original {
  readonly email?: { readonly valor: string; readonly confirmadoEm: string | null };
  readonly cpf?: string;
}

export function valoresDe(deps: Pick<Deps, 'seal'>, selado: string | null): ValoresDaMudanca | null {
  return abrirSelado(deps.seal, selado);
}

export function originalDe(deps: Pick<Deps, 'seal'>, selado: string | null): Original | null {
  return abrirSelado(deps.seal, selado);
}

/** Hashes the values for the chained audit: with a value one can check it, but nobody can read it (D59). */
export function comHashes({ keyedHash }: Pick<Deps, 'keyedHash'>, { email, cpf }: ValoresDaMudanca) {
  const hashes = (campo: string, [antes, depois]: readonly [string, string]) => ({
    antes: keyedHash(`auditoria-${campo}`, antes),
    depois: keyedHash(`auditoria-${campo}`, depois),
  });
  return {
    ...(email === undefined ? {} : { email: hashes('email', email) }),
    ...(cpf === undefined ? {} : { cpf: hashes('cpf', cpf) }),
  };
}

export function situacaoAgora(deps: Pick<Deps, 'clock' | 'config'>, mudanca: MudancaDeContato) {
  return situacaoDaMudanca(mudanca, { correio: !semCorreio(deps), agora: deps.clock.real() });
}

/**
 * Stores the change beside the audit, and returns its part of the audit row. A change by somebody else takes
 * over the wait of the one before it, so that 'não fui eu' always restores what the person last chose. The
 * caller holds the lock on the person.
 */
export async function registrarMudanca(
  ctx: Contexto,
  antes: ProfessorGuardado,
  p: { readonly valores: ValoresDaMudanca; readonly motivo: string | null },
) {
  const { deps, db, usuario } = ctx;
  const { valores } = p;
  const propria = usuario.id === antes.id;
  const motivo = propria ? null : p.motivo;
  const abertas = await mudancasAbertas(db, antes.id);
  const aberta = abertas.find((uma) => situacaoAgora(deps, uma) === 'espera');
  const original: Original = {
    ...(valores.email && {
      email: { valor: valores.email[0], confirmadoEm: antes.emailConfirmadoEm?.toISOString() ?? null },
    }),
    ...(valores.cpf && { cpf: valores.cpf[0] }),
    ...(aberta && originalDe(deps, aberta.original)),
  };
  const emailEmEspera = !propria && (valores.email !== undefined || aberta?.emailEmEspera === true);
  const { id, token } = await inserirMudanca(db, {
    professorId: antes.id,
    autorId: usuario.id,
    motivo,
    feitaEm: deps.clock.real(),
    mudaEmail: valores.email !== undefined,
    mudaCpf: valores.cpf !== undefined,
    valores: deps.seal.fechar(JSON.stringify(valores)),
    original: propria ? null : deps.seal.fechar(JSON.stringify(original)),
    emailEmEspera,
    confirmadaLaEm: propria || valores.email !== undefined ? null : (aberta?.confirmadaLaEm ?? null),
  });
  // The person's own new address, given with the password, settles the open change.
  if (aberta !== undefined && (!propria || valores.email !== undefined)) {
    await superarMudanca(db, aberta.id, id);
  }
  if (!propria)
    await avisarDaMudanca(ctx, antes, { valores, motivo: motivo ?? '', token, original, emailEmEspera });
  return { mudanca: id, ...(motivo === null ? {} : { motivo }), ...comHashes(deps, valores) };
}

async function remessaDe({ db, deps }: Contexto<Usuario | null>) {
  return { ...remessaDaCasa(deps, await lerConfiguracao(db)), quando: deps.clock.real() };
}

/** Mails the old addresses, the new one and the other administrators. */
async function avisarDaMudanca(
  ctx: Contexto,
  antes: ProfessorGuardado,
  p: {
    readonly valores: ValoresDaMudanca;
    readonly motivo: string;
    readonly token: string;
    readonly original: Original;
    readonly emailEmEspera: boolean;
  },
): Promise<void> {
  const { db, deps, usuario } = ctx;
  const { valores, motivo, token, original } = p;
  const remessa = await remessaDe(ctx);
  const campos = { email: valores.email !== undefined, cpf: valores.cpf !== undefined };
  const espera = { feitaEm: remessa.quando, emailEmEspera: p.emailEmEspera };
  const ate = esperaAte(espera, { correio: !semCorreio(deps) });
  const administradores = await contatosParaAlarmes(db, deps);
  const autor = administradores.find(({ id }) => id === usuario.id)?.nome ?? '';
  const antigos = new Set([antes.email, ...(original.email === undefined ? [] : [original.email.valor])]);
  for (const para of antigos) {
    if (para === valores.email?.[1]) continue;
    const email = { ...remessa, para, nome: antes.nome, campos, autor, token, ate };
    await deps.outbox.enfileirar(db, emailDeContatoAlterado(email));
  }
  if (valores.email !== undefined) {
    const novo = { ...remessa, para: valores.email[1], nome: antes.nome, autor, motivo };
    await deps.outbox.enfileirar(db, emailDeNovoContato(novo));
  }
  for (const outro of administradores) {
    if (outro.id === usuario.id || outro.id === antes.id) continue;
    const email = {
      ...remessa,
      para: outro.email,
      nome: outro.nome,
      pessoa: antes.nome,
      campos,
      autor,
      motivo,
    };
    await deps.outbox.enfileirar(db, emailDeContatoAlteradoParaAdministracao(email));
  }
}

/** Mails both addresses and every administrator. */
export async function avisarDaMudancaDesfeita(
  ctx: Contexto<Usuario | null>,
  pessoa: { readonly id: number; readonly nome: string },
  enderecos: readonly string[],
): Promise<void> {
  const remessa = await remessaDe(ctx);
  const administradores = await contatosParaAlarmes(ctx.db, ctx.deps);
  const outros = administradores.filter(({ id, email }) => id !== pessoa.id && !enderecos.includes(email));
  for (const para of new Set(enderecos)) {
    await ctx.deps.outbox.enfileirar(
      ctx.db,
      emailDeMudancaDesfeita({ ...remessa, para, nome: pessoa.nome, pessoa: null }),
    );
  }
  for (const { email, nome } of outros) {
    await ctx.deps.outbox.enfileirar(
      ctx.db,
      emailDeMudancaDesfeita({ ...remessa, para: email, nome, pessoa: pessoa.nome }),
    );
  }
}
