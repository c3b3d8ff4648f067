import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Motivo } from '@instrutoria/pdf-seguro/refusal.ts';
import { examinarArquivo } from '@instrutoria/pdf-seguro/scan-file.ts';
import { createTurns } from '../turns.ts';

export const MOTIVOS: Readonly<Record<Motivo, string>> = {
  naoEhPdf: MENSAGENS_ARQUIVO.naoEhPdf,
  incompleto: 'O PDF está incompleto ou danificado. Gere-o outra vez e envie de novo.',
  antes:
    'O arquivo tem outra coisa antes do começo do PDF. Abra-o, gere-o outra vez com "Imprimir em PDF" e envie de novo.',
  depois:
    'O arquivo tem outra coisa depois do fim do PDF. Abra-o, gere-o outra vez com "Imprimir em PDF" e envie de novo.',
  misturado:
    'O arquivo mistura um PDF com outro formato. Gere-o outra vez com "Imprimir em PDF" e envie de novo.',
  complexo: 'Não foi possível conferir o PDF. Gere-o outra vez com "Imprimir em PDF" e envie de novo.',
  protegido: 'O PDF está protegido por senha ou restrições. Salve-o sem proteção e envie de novo.',
  javascript: 'O PDF contém JavaScript. Gere-o outra vez com "Imprimir em PDF" e envie de novo.',
  acaoAoAbrir:
    'O PDF executa uma ação ao ser aberto. Gere-o outra vez com "Imprimir em PDF" e envie de novo.',
  acaoAutomatica: 'O PDF executa ações automáticas. Gere-o outra vez com "Imprimir em PDF" e envie de novo.',
  programa:
    'O PDF tenta abrir outro programa ou arquivo. Gere-o outra vez com "Imprimir em PDF" e envie de novo.',
  envio: 'O PDF tenta enviar ou importar dados. Gere-o outra vez com "Imprimir em PDF" e envie de novo.',
  anexo: 'O PDF traz outros arquivos anexados. Retire os anexos e envie de novo.',
  xfa: 'O PDF é um formulário XFA. Gere-o outra vez com "Imprimir em PDF" e envie de novo.',
  multimidia: 'O PDF contém multimídia. Gere-o outra vez com "Imprimir em PDF" e envie de novo.',
};

const umPorVez = createTurns({
  concorrencia: 1,
  fila: 40,
  porPessoa: { aoMesmoTempo: 1, esperando: 40 },
  cheia: filaCheia,
});

/**
 * Checks PDFs one at a time, each in its own thread, unchanged. Throws 415 for no PDF, and 422 PDF_RECUSADO
 * with the reason for one that runs something, carries files, is locked or unreadable (T-D2, T-D3).
 */
export async function conferirPdf(path: string): Promise<void> {
  const motivo = await umPorVez.run(() => examinarArquivo(path));
  if (motivo === null) return;
  const mensagem = MOTIVOS[motivo];
  if (motivo === 'naoEhPdf') throw new DomainError('tipoNaoAceito', 'PDF_TIPO', mensagem);
  throw new DomainError('invalido', 'PDF_RECUSADO', mensagem, [
    { campo: '', codigo: 'PDF_RECUSADO', mensagem },
  ]);
}

function filaCheia(): DomainError {
  return new DomainError(
    'indisponivel',
    'MUITOS_PDFS',
    'Há muitos arquivos em conferência. Aguarde um minuto e tente outra vez.',
  );
}
