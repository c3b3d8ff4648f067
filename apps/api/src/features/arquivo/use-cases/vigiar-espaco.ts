import { pisoDeEspaco, situacaoDoEspaco } from '@instrutoria/domain/arquivo/rules/espaco.ts';
import { DIA_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDeEspacoAcabando } from '../../../adapters/mail/templates/espaco-acabando.ts';
import type { Deps } from '../../../context.ts';
import { bloquear, travarContagem } from '../../../db/attempt-counts.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { contatosParaAlarmes } from '../../../db/contact-alarms.ts';
import { lerConfiguracao } from '../../../db/settings.ts';

const CHAVE = 'aviso:espaco';

/** Mails administrators, once a day, when free space is below twice the floor (D50). */
export async function vigiarEspaco(deps: Deps): Promise<void> {
  const espaco = await deps.espaco.ler();
  const situacao = situacaoDoEspaco(espaco);
  if (situacao === 'livre') return;
  deps.log.warn({ situacao, livreMb: Math.round(espaco.livre / 1024 ** 2) }, 'espaço em disco acabando');
  const agora = deps.clock.real();
  await inTransaction(deps.database, async (tx) => {
    const { bloqueadoAte } = await travarContagem(tx, CHAVE, agora);
    if (bloqueadoAte !== null && bloqueadoAte > agora) return;
    await bloquear(tx, CHAVE, new Date(agora.getTime() + DIA_MS));
    const configuracao = await lerConfiguracao(tx);
    for (const administrador of await contatosParaAlarmes(tx, deps)) {
      const remessa = remessaPara(administrador, deps, configuracao);
      const carta = { ...remessa, livre: espaco.livre, piso: pisoDeEspaco(espaco.total) };
      await deps.outbox.enfileirar(tx, emailDeEspacoAcabando(carta));
    }
  });
}
