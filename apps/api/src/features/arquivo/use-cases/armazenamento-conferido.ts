import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { FileStorage } from '../../../adapters/files/file-storage.ts';
import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDeArquivoDanificado } from '../../../adapters/mail/templates/arquivo-danificado.ts';
import type { Deps } from '../../../context.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { contatosParaAlarmes } from '../../../db/contact-alarms.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { lerSoma, marcarDanificado, marcarInteiro, type Soma } from '../repository.ts';

/** In bytes: smaller files are read once, larger ones twice and never held in memory. */
const DE_UMA_VEZ = 1024 * 1024;

type Casa = Pick<Deps, 'clock' | 'config' | 'database' | 'log' | 'outbox' | 'seal'>;

function danificado(): DomainError {
  return new DomainError('danificado', 'ARQUIVO_DANIFICADO', MENSAGENS_ARQUIVO.danificado);
}

async function avisarDano(casa: Casa, referencia: string, { tipo }: Soma): Promise<void> {
  casa.log.error({ referencia }, 'arquivo danificado');
  await inTransaction(casa.database, async (tx) => {
    if (!(await marcarDanificado(tx, referencia, casa.clock.real()))) return;
    const ato = { acao: 'arquivoDanificado', depois: { referencia, tipo } };
    await auditar({ db: tx, agora: casa.clock.agora(), usuario: null }, ato);
    const configuracao = await lerConfiguracao(tx);
    for (const administrador of await contatosParaAlarmes(tx, casa)) {
      const remessa = remessaPara(administrador, casa, configuracao);
      await casa.outbox.enfileirar(tx, emailDeArquivoDanificado({ ...remessa, referencia, tipo }));
    }
  });
}

/**
 * Compares a file's SHA-256 with its row before sending a byte, on disk and in a bucket. A mismatch throws
 * 500 ARQUIVO_DANIFICADO, with one notice to administrators and one audit row. Keys without a row are read
 * unchecked.
 */
export function armazenamentoConferido(storage: FileStorage, casa: Casa): FileStorage {
  async function exigirInteiro(referencia: string, soma: Soma, sha256: string): Promise<void> {
    if (sha256 === soma.sha256) {
      if (soma.danificado) await marcarInteiro(casa.database.db, referencia);
      return;
    }
    await avisarDano(casa, referencia, soma);
    throw danificado();
  }

  async function bytes(key: string): Promise<Uint8Array> {
    const [soma, lidos] = await Promise.all([lerSoma(casa.database.db, key), storage.bytes(key)]);
    if (soma !== null) await exigirInteiro(key, soma, createHash('sha256').update(lidos).digest('hex'));
    return lidos;
  }

  return {
    ...storage,
    bytes,
    async read(key) {
      const soma = await lerSoma(casa.database.db, key);
      if (soma === null) return storage.read(key);
      if (soma.tamanho <= DE_UMA_VEZ) return Readable.from([Buffer.from(await bytes(key))]);
      const hash = createHash('sha256');
      for await (const pedaco of await storage.read(key)) hash.update(pedaco);
      await exigirInteiro(key, soma, hash.digest('hex'));
      return storage.read(key);
    },
  };
}
