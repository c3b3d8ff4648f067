import { remessaPara } from '../../adapters/mail/remessa.ts';
import {
  emailDeFatorErrado,
  emailDeFatorMudado,
  emailDeFatorRemovido,
  emailDeFatorRemovidoParaAdministracao,
} from '../../adapters/mail/templates/segundo-fator.ts';
import type { Contexto, Deps, Usuario } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { contatosParaAlarmes } from '../../db/contact-alarms.ts';
import { lerConfiguracao } from '../../db/settings.ts';
import { acharProfessor, type ProfessorGuardado } from './repository.ts';

/** `oQue` completes 'Na sua conta, …'. */
export async function avisarFatorMudado(ctx: Contexto, oQue: string): Promise<void> {
  const pessoa = await acharProfessor(ctx.db, ctx.usuario.id);
  if (pessoa === null) return;
  const remessa = remessaPara(pessoa, ctx.deps, await lerConfiguracao(ctx.db));
  await ctx.deps.outbox.enfileirar(
    ctx.db,
    emailDeFatorMudado({ ...remessa, oQue, quando: ctx.deps.clock.real() }),
  );
}

interface MeiosDoAviso extends Pick<Deps, 'config' | 'seal'> {
  readonly clock: Pick<Deps['clock'], 'real'>;
  readonly outbox: Pick<Deps['outbox'], 'enfileirar'>;
}

/** The person and the other administrators hear of it, with who did it and why. `autor.id` null: the operator. */
export async function avisarFatorRemovido(
  { db, deps }: { readonly db: Executor; readonly deps: MeiosDoAviso },
  p: {
    readonly pessoa: ProfessorGuardado;
    readonly autor: { readonly id: number | null; readonly nome: string };
    readonly motivo: string;
  },
): Promise<void> {
  const { pessoa, autor, motivo } = p;
  const configuracao = await lerConfiguracao(db);
  const ato = { autor: autor.nome, motivo, quando: deps.clock.real() };
  await deps.outbox.enfileirar(
    db,
    emailDeFatorRemovido({ ...remessaPara(pessoa, deps, configuracao), ...ato }),
  );
  for (const outro of await contatosParaAlarmes(db, deps)) {
    if (outro.id === autor.id || outro.id === pessoa.id) continue;
    const remessa = remessaPara(outro, deps, configuracao);
    await deps.outbox.enfileirar(
      db,
      emailDeFatorRemovidoParaAdministracao({ ...remessa, ...ato, pessoa: pessoa.nome }),
    );
  }
}

export async function avisarFatorErrado(
  ctx: Pick<Contexto<Usuario | null>, 'db' | 'deps'>,
  pessoa: ProfessorGuardado,
): Promise<void> {
  const remessa = remessaPara(pessoa, ctx.deps, await lerConfiguracao(ctx.db));
  await ctx.deps.outbox.enfileirar(ctx.db, emailDeFatorErrado({ ...remessa, quando: ctx.deps.clock.real() }));
}
