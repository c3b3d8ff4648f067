import { ehSegundaPessoa, porConferir } from '@instrutoria/domain/conta/rules/mudanca-de-contato.ts';
import type { Deps } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { semCorreio } from './link-de-confirmacao-repository.ts';
import { administraDesde, mudancasDaAdministracao } from './mudanca-de-contato-repository.ts';

/** How many changes by somebody else this administrator may check now. */
export async function mudancasAConferir({
  deps,
  db,
  usuario,
}: {
  readonly deps: Pick<Deps, 'clock' | 'config'>;
  readonly db: Executor;
  readonly usuario: { readonly id: number };
}): Promise<number> {
  const quando = { correio: !semCorreio(deps), agora: deps.clock.real() };
  const esperam = (await mudancasDaAdministracao(db)).filter((uma) => porConferir(uma, quando) !== null);
  if (esperam.length === 0) return 0;
  const quem = { id: usuario.id, administraDesde: await administraDesde(db, usuario.id) };
  return esperam.filter((uma) => ehSegundaPessoa(uma, quem)).length;
}
