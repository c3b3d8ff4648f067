import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { copiaSemMetadados, textoDoPdf } from '@instrutoria/pdf-seguro/thread.ts';
import { createTurns } from '../turns.ts';

const umPorVez = createTurns({
  concorrencia: 1,
  fila: 60,
  porPessoa: { aoMesmoTempo: 1, esperando: 40 },
  cheia: () =>
    new DomainError(
      'indisponivel',
      'MUITOS_PDFS',
      'Há muitos arquivos em conferência. Aguarde um minuto e tente outra vez.',
    ),
});

/** The text layers of the pages; null for a file that cannot be read. */
export function textoDoComprovante(bytes: Uint8Array): Promise<readonly string[] | null> {
  return umPorVez.run(() => textoDoPdf(bytes));
}

/** The copy for evaluators who may not see names; null where it cannot be made. */
export function lerSemNomes(bytes: Uint8Array): Promise<Uint8Array | null> {
  return umPorVez.run(() => copiaSemMetadados(bytes));
}

/**
 * The copy for a reader who may not see names: throws 409 rather than returning a file that may name its
 * author.
 */
export async function exigirSemNomes(bytes: Uint8Array): Promise<Uint8Array> {
  const copia = await lerSemNomes(bytes);
  if (copia === null)
    throw new DomainError('conflito', 'SEM_COPIA_SEM_NOMES', MENSAGENS_ARQUIVO.semCopiaSemNomes);
  return copia;
}
