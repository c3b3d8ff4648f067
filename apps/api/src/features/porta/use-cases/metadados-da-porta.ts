import type { Api } from '@instrutoria/contract/api.ts';
import type { Executar } from '../../../context.ts';
import { openStored } from '../adapters/open-door.ts';
import { acharPorta, portaNaoEncontrada } from '../queries.ts';
import { comRecusa } from './recusar.ts';

/** Also for a door that is off: the provider needs the metadata before the door is switched on. */
export const metadadosDaPorta: Executar<Api['metadadosDaPorta']> = async (ctx, { params }) => {
  const porta = await acharPorta(ctx.db, params.id);
  if (porta?.tipo !== 'saml') throw portaNaoEncontrada();
  const bytes = await comRecusa(ctx.deps, porta.id, async () => {
    const door = openStored(ctx.deps, porta);
    if (door.modo !== 'redireciona' || door.metadados === undefined) throw portaNaoEncontrada();
    return Buffer.from(await door.metadados());
  });
  return {
    status: 200,
    arquivo: { tipo: 'application/samlmetadata+xml', bytes, nome: 'instrutoria.xml' },
  };
};
