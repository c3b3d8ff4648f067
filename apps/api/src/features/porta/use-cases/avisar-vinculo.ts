import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDeContaDaInstituicaoLigada } from '../../../adapters/mail/templates/conta-da-instituicao-ligada.ts';
import type { Contexto, Usuario } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';

/** Mails the account's own address, so that its owner learns of a link that somebody else made. */
export async function avisarVinculo(
  { deps, db }: Contexto<Usuario | null>,
  pessoa: { readonly nome: string; readonly email: string },
  porta: string,
): Promise<void> {
  const remessa = remessaPara(pessoa, deps, await lerConfiguracao(db));
  await deps.outbox.enfileirar(
    db,
    emailDeContaDaInstituicaoLigada({ ...remessa, porta, quando: deps.clock.real() }),
  );
}
