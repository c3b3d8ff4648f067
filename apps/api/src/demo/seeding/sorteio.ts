import { VERSAO_DO_METODO } from '@instrutoria/domain/sorteio/limits.ts';
import { acasoDe } from '../../adapters/sorteio/randomness.ts';
import { hashDaEntrada } from '../../adapters/sorteio/repetir.ts';
import { resolverSorteio } from '../../adapters/sorteio/resolver.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { auditar } from '../../features/auditoria/repository.ts';
import { regrasEmVigor } from '../../features/edital/regras-queries.ts';
import { eventosDoEdital } from '../../features/sorteio/evento-queries.ts';
import { inserirSorteio, terminarSorteio } from '../../features/sorteio/repository.ts';
import { montarEntrada } from '../../features/sorteio/use-cases/montar-entrada.ts';

interface SorteioPedido {
  readonly editalId: number;
  readonly autorId: number;
  readonly agora: Date;
  readonly semente: string;
}

/**
 * A draw with a proposal, from the announced event, not designated yet. It runs in the seeder's transaction,
 * while the act itself uses several.
 */
export async function semearSorteio(tx: Executor, pedido: SorteioPedido): Promise<void> {
  const { editalId, autorId, agora, semente } = pedido;
  const regras = await regrasEmVigor(tx, editalId);
  const [anunciado] = await eventosDoEdital(tx, editalId);
  if (anunciado === undefined) throw new Error('the draw of the demonstration has no event');
  const { evento } = anunciado;
  const entrada = await montarEntrada(
    tx,
    { editalId, leitorId: autorId, fixos: [] },
    {
      porProjeto: regras.avaliadores,
      cargaMaxima: 4,
      pesos: regras.pesosDoSorteio,
      proibirMesmaUnidade: regras.avaliadorDeOutraUnidade,
    },
  );
  const hash = hashDaEntrada(entrada);
  const novo = { editalId, autorId, criadoEm: agora, vistoEm: agora, semente, evento, hash };
  const id = await inserirSorteio(
    tx,
    { ...novo, versaoDoMetodo: VERSAO_DO_METODO, origem: 'evento', eventoId: anunciado.id, anteriorId: null },
    entrada,
  );
  if (id === null) throw new Error('two draws at once');
  const resolvido = await resolverSorteio(entrada, acasoDe(semente));
  if (!('proposta' in resolvido)) throw new Error('the draw of the demonstration is impossible');
  await terminarSorteio(tx, id, 'proposta', resolvido.proposta);
  await auditar(
    { agora, db: tx, usuario: null },
    {
      acao: 'sortear',
      pessoa: autorId,
      registro: { tipo: 'sorteio', id },
      depois: { edital: editalId, estado: 'proposta', semente, origem: 'evento', evento, hash },
    },
  );
}
