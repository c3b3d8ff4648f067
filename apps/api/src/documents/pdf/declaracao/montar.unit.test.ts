import { amostra } from '@instrutoria/domain/testing/amostra.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../testing/documents/read-pdf.ts';
import { createPdfRenderer } from '../renderer.ts';
import { montarDeclaracao } from './montar.ts';

const pdf = createPdfRenderer({ log: { warn: () => undefined }, timeoutMs: 300_000 });
afterAll(() => pdf.close());

const CODIGO = '7B9WB-RSYRR-RR1MK-K3DHX-WCAJBD';
const ENDERECO = `https://instrutoria.exemplo.br/declaracao/${CODIGO}`;

/** A declaration whose sentence is as long as the title makes it. */
function umaDeclaracao(titulo: string) {
  return montarDeclaracao({
    declaracao: {
      id: 1,
      codigo: CODIGO,
      emitidaEm: '2026-05-13T12:00:00.000Z',
      revogadaEm: null,
      motivoDaRevogacao: null,
      conteudo: {
        papel: 'INSTRUTOR',
        nome: 'João Aluno',
        cpf: null,
        matricula: null,
        tipoAluno: 'BOLSISTA',
        projeto: { id: 1, titulo },
        edital: { id: 1, nome: 'Edital 2026 nº 904' },
        inicio: '2026-01',
        fim: null,
        encerrado: false,
        quantidade: 54.5,
      },
    },
    instituicao: {
      nome: 'Universidade',
      sigla: 'U',
      programa: 'Programa de Instrutoria',
      cidade: '',
      logo: null,
    },
    logo: null,
    fuso: 'UTC',
    endereco: ENDERECO,
    assinado: `https://instrutoria.exemplo.br/conferir#${'a'.repeat(530)}`,
  });
}

describe('the paper of a declaration', () => {
  it('keeps its code and its address copyable, wherever the lines of the sentence wrap', async () => {
    const LETRAS = Array.from({ length: 12 }, (_, i) => i + 1);
    for (const letras of amostra(LETRAS, 3)) {
      const bytes = await pdf.documento(async () => umaDeclaracao(`Projeto ${'m'.repeat(letras)}`));
      const { compact } = await readPdf(bytes);
      expect([compact.includes(CODIGO), compact.includes(ENDERECO)]).toEqual([true, true]);
    }
  });
});
