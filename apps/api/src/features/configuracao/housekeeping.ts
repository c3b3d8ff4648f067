import { fusoPedido, passarAoFuso } from '@instrutoria/domain/configuracao/rules/fuso.ts';
import type { Contexto } from '../../context.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { auditar } from '../auditoria/repository.ts';
import { prazosAnunciados } from './prazos-queries.ts';
import { salvarConfiguracao, travarConfiguracao } from './repository.ts';

/**
 * Puts the pending zone in force once no announced deadline would end earlier in it; until then it also waits
 * for later announcements (D62). Returns how many changed.
 */
export function mudarFusoMarcado({
  clock,
  database,
}: Pick<Contexto['deps'], 'clock' | 'database'>): Promise<number> {
  return inTransaction(database, async (db) => {
    const agora = clock.agora();
    const antes = await travarConfiguracao(db);
    if (antes.fusoMarcado === null) return 0;
    const prazos = await prazosAnunciados({ db, agora }, antes);
    const depois = { ...antes, ...passarAoFuso(antes, fusoPedido(antes), { prazos, agora }) };
    const marcado = depois.fusoMarcado;
    if (marcado?.depoisDe === antes.fusoMarcado.depoisDe && marcado.porque === antes.fusoMarcado.porque)
      return 0;
    const salva = await salvarConfiguracao(db, depois);
    const acao = 'mudarFusoMarcado';
    await auditar(
      { agora, db, usuario: null },
      { acao, registro: { tipo: 'configuracao', id: 1 }, antes, depois: salva },
    );
    return marcado === null ? 1 : 0;
  });
}
