import { describe, expect, it } from 'vitest';
import { umInstrutorGuardado } from '../../testing/instrutores.ts';
import { documentosLiberam, fatosMudados, valorDosDocumentos } from './historico.ts';

const pendente = { situacao: 'PENDENTE', dispensa: null } as const;
const dispensado = { situacao: 'PENDENTE', dispensa: 'Documentos em papel na secretaria' } as const;
const conferido = { situacao: 'CONFERIDO', dispensa: null } as const;
const recusado = { situacao: 'RECUSADO', dispensa: null } as const;

describe('the documents as a whole: the worst of them counts (D25)', () => {
  it.each([
    [[conferido, conferido], 'EM_ORDEM', true],
    [[conferido, dispensado], 'DISPENSADO', true],
    [[dispensado, pendente, conferido], 'POR_CONFERIR', false],
    [[dispensado, pendente, recusado], 'RECUSADO', false],
  ] as const)('%j: %s', (conferencias, valor, libera) => {
    expect(valorDosDocumentos(conferencias)).toBe(valor);
    expect(documentosLiberam(valor)).toBe(libera);
  });
});

describe('the facts that an act dates (D39)', () => {
  const antes = umInstrutorGuardado();
  it('are all four at a registration', () => {
    expect(fatosMudados(null, antes)).toEqual([
      { campo: 'SITUACAO', valor: 'REGULAR' },
      { campo: 'TIPO', valor: 'BOLSISTA' },
      { campo: 'DOCUMENTOS', valor: 'POR_CONFERIR' },
      { campo: 'VINCULO', valor: 'VIVO' },
    ]);
  });

  it('are afterwards the changed ones, and none when nothing changed', () => {
    expect(fatosMudados(antes, { ...antes, nome: 'Outra', mesInicio: '2026-04' })).toEqual([]);
    const fimVinculo = { data: '2026-05-31', motivo: 'mudou-se' };
    expect(fatosMudados(antes, { ...antes, situacaoInstrutor: 'IRREGULAR', fimVinculo })).toEqual([
      { campo: 'SITUACAO', valor: 'IRREGULAR' },
      { campo: 'VINCULO', valor: 'ENCERRADO' },
    ]);
  });
});
