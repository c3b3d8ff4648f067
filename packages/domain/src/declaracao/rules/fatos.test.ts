import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BYTES_DOS_FATOS } from '../limits.ts';
import type { DeclaracaoGuardada } from '../types.ts';
import { bytesDeBase64url, bytesEmUtf8, textoDeUtf8 } from './base64url.ts';
import { fatosDaDeclaracao, lerFatos } from './fatos.ts';
import { textoDaDeclaracao } from './texto.ts';

const DECLARACAO: DeclaracaoGuardada = {
  id: 1,
  codigo: '7B9WB-RSYRR-RR1MK-K3DHX-WCAJBD',
  emitidaEm: '2026-05-13T12:00:00.000Z',
  revogadaEm: null,
  motivoDaRevogacao: null,
  conteudo: {
    papel: 'INSTRUTOR',
    nome: 'João Aluno',
    cpf: '***.982.247-**',
    matricula: '20261234',
    tipoAluno: 'BOLSISTA',
    projeto: { id: 1, titulo: 'Física viva' },
    edital: { id: 1, nome: 'Edital 2026 nº 904' },
    inicio: '2026-01',
    fim: '2026-04',
    encerrado: true,
    quantidade: 54.5,
  },
};

describe('the facts of a declaration', () => {
  it('say the same sentence as the paper when nothing is long', () => {
    const lida = lerFatos(JSON.parse(JSON.stringify(fatosDaDeclaracao(DECLARACAO))));
    expect(lida).toMatchObject({ codigo: DECLARACAO.codigo, emitidaEm: DECLARACAO.emitidaEm });
    expect(lida === null ? '' : textoDaDeclaracao(lida.conteudo)).toBe(
      textoDaDeclaracao(DECLARACAO.conteudo),
    );
  });

  it('never exceed 300 bytes, and are read back, for any texts', () => {
    const texto = fc.string({ unit: 'grapheme', maxLength: 250 });
    const meses = fc.constant({ inicio: '2026-01', fim: '2026-02' });
    const periodos = fc.array(meses, { maxLength: 9 });
    fc.assert(
      fc.property(texto, texto, texto, texto, periodos, (nome, nomeCivil, titulo, edital, anteriores) => {
        const conteudo = {
          ...DECLARACAO.conteudo,
          ...{ nome, nomeCivil, anteriores },
          ...{ projeto: { id: 1, titulo }, edital: { id: 1, nome: edital } },
        };
        const fatos = fatosDaDeclaracao({ ...DECLARACAO, conteudo });
        expect(bytesEmUtf8(JSON.stringify(fatos))).toBeLessThanOrEqual(BYTES_DOS_FATOS);
        expect(lerFatos(fatos)).not.toBeNull();
      }),
    );
  });

  it.each([
    null,
    [],
    'x',
    { ...fatosDaDeclaracao(DECLARACAO), papel: 'REITOR' },
    { ...fatosDaDeclaracao(DECLARACAO), iat: 1.5 },
    { ...fatosDaDeclaracao(DECLARACAO), cod: 'X' },
    { ...fatosDaDeclaracao(DECLARACAO), de: '2026-13' },
    { ...fatosDaDeclaracao(DECLARACAO), antes: ['2026'] },
  ])('are refused when they are others (case %#)', (fatos) => {
    expect(lerFatos(fatos)).toBeNull();
  });
});

describe('base64url', () => {
  it.each([
    ['', []],
    ['QQ', [65]],
    ['w6k', [0xc3, 0xa9]],
    ['-_-_', [251, 255, 191]],
    // Not canonical: unused bits are set, or there is padding.
    ['QR', null],
    ['w6l', null],
    ['QQ==', null],
    ['Q', null],
    ['Q+', null],
  ])('reads %j as %j', (texto, bytes) => {
    expect(bytesDeBase64url(texto)).toEqual(bytes);
  });

  it('reads UTF-8, and nothing else', () => {
    expect(textoDeUtf8([83, 0xc3, 0xa9])).toBe('Sé');
    expect(textoDeUtf8([0xc3])).toBeNull();
    expect(bytesEmUtf8('aé€😀')).toBe(10);
  });
});
