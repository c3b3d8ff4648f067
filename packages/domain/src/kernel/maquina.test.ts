import { describe, expect, it } from 'vitest';
import { DomainError } from './domain-error.ts';
import { cabe, exigirAto, impedimentos, type Maquina, temPasso, transitar } from './maquina.ts';

type Estado = 'ABERTA' | 'FECHADA' | 'ARQUIVADA';
interface Porta {
  readonly estado: Estado;
  readonly aviso?: string;
}
interface Pedidos {
  fechar: { readonly fatos: { readonly dentro: number; readonly chave: boolean }; readonly dados: string };
  decidir: { readonly dados: Estado };
  demolir: object;
}

const PORTA: Maquina<Estado, 'dono' | 'visita', Porta, Pedidos> = {
  estado: ({ estado }) => estado,
  por: (porta, estado) => ({ ...porta, estado }),
  atos: {
    fechar: {
      quem: ['dono'],
      passos: { ABERTA: ['FECHADA'] },
      feito: ['FECHADA'],
      fora: (estado) => ({ codigo: 'FORA', mensagem: `está ${estado}` }),
      bloqueios: [
        { quando: (_, { dentro }) => dentro, codigo: 'HA_GENTE', mensagem: 'há gente dentro' },
        {
          quando: (_, { chave }) => !chave,
          kind: 'naoPermitido',
          codigo: 'SEM_CHAVE',
          mensagem: 'falta a chave',
          porExtenso: ({ dentro }) => `falta a chave, com ${dentro} dentro`,
        },
      ],
      problemas: (_, { dados }) =>
        dados === '' ? [{ campo: 'aviso', codigo: 'SEM_AVISO', mensagem: 'escreva o aviso' }] : [],
      mover: (porta, { dados }) => ({ ...porta, aviso: dados }),
    },
    decidir: {
      quem: ['dono', 'visita'],
      passos: { FECHADA: ['ABERTA', 'ARQUIVADA'] },
      fora: () => ({ codigo: 'FORA', mensagem: 'não está fechada' }),
      mover: (porta, { dados }) => ({ ...porta, estado: dados }),
    },
    demolir: {
      quem: ['dono'],
      passos: { ABERTA: [] },
      fora: () => ({ codigo: 'FORA', mensagem: 'não está aberta' }),
    },
  },
};

const aberta: Porta = { estado: 'ABERTA' };
const livre = { dentro: 0, chave: true };
const recusa = (ato: () => unknown) => {
  try {
    ato();
  } catch (error) {
    if (error instanceof DomainError)
      return { kind: error.kind, codigo: error.code, mensagem: error.message };
    throw error;
  }
  return null;
};

describe('impedimentos', () => {
  it('lists every condition that forbids the act, in the order of the table, with its count or its words', () => {
    expect(impedimentos(PORTA, aberta, 'fechar', { dentro: 2, chave: false })).toEqual([
      { codigo: 'HA_GENTE', mensagem: 'há gente dentro', quantidade: 2 },
      { kind: 'naoPermitido', codigo: 'SEM_CHAVE', mensagem: 'falta a chave, com 2 dentro' },
    ]);
  });

  it('treats neither false nor zero as a condition', () => {
    expect(impedimentos(PORTA, aberta, 'fechar', livre)).toEqual([]);
  });

  it('names only the missing step from another state, and nothing if the act is already done', () => {
    const presa = { dentro: 2, chave: false };
    expect(impedimentos(PORTA, { estado: 'ARQUIVADA' }, 'fechar', presa)).toEqual([
      { codigo: 'FORA', mensagem: 'está ARQUIVADA' },
    ]);
    expect(impedimentos(PORTA, { estado: 'FECHADA' }, 'fechar', presa)).toEqual([]);
  });
});

describe('transitar', () => {
  it('checks the person before the state, and the state before the sent data', () => {
    const tudoErrado = { fatos: { dentro: 1, chave: true }, dados: '' };
    expect(recusa(() => transitar(PORTA, aberta, 'fechar', { quem: 'visita', ...tudoErrado }))).toMatchObject(
      {
        kind: 'naoPermitido',
        codigo: 'NAO_PERMITIDO',
      },
    );
    expect(recusa(() => transitar(PORTA, aberta, 'fechar', { quem: 'dono', ...tudoErrado }))).toMatchObject({
      kind: 'conflito',
      codigo: 'HA_GENTE',
    });
    const semAviso = { quem: 'dono', fatos: livre, dados: '' } as const;
    expect(recusa(() => transitar(PORTA, aberta, 'fechar', semAviso))).toMatchObject({
      kind: 'invalido',
    });
  });

  it('moves the record to the one next state, with the values that the act sets', () => {
    const fechada = transitar(PORTA, aberta, 'fechar', { quem: 'dono', fatos: livre, dados: 'volto já' });
    expect(fechada).toEqual({ estado: 'FECHADA', aviso: 'volto já' });
  });

  it('leaves a record unchanged when the act is already done, with any data', () => {
    const fechada: Porta = { estado: 'FECHADA', aviso: 'volto já' };
    const pedido = { quem: 'dono', fatos: { dentro: 9, chave: false }, dados: '' } as const;
    expect(transitar(PORTA, fechada, 'fechar', pedido)).toBe(fechada);
  });

  it('lets the sent data choose among several next states, and throws when they choose none', () => {
    const fechada: Porta = { estado: 'FECHADA' };
    const para = (dados: Estado) => transitar(PORTA, fechada, 'decidir', { quem: 'visita', dados });
    expect(para('ARQUIVADA')).toEqual({ estado: 'ARQUIVADA' });
    expect(() => para('FECHADA')).toThrow('decidir led from FECHADA to FECHADA');
  });
});

describe('the questions of buttons', () => {
  it('decides temPasso by the state alone, cabe by the facts too', () => {
    expect(temPasso(PORTA, 'fechar', 'ABERTA')).toBe(true);
    expect(temPasso(PORTA, 'fechar', 'FECHADA')).toBe(false);
    expect(cabe(PORTA, aberta, 'fechar', livre)).toBe(true);
    expect(cabe(PORTA, aberta, 'fechar', { dentro: 1, chave: true })).toBe(false);
    expect(cabe(PORTA, { estado: 'FECHADA' }, 'fechar', livre)).toBe(false);
  });

  it('has a step for an act that removes the record, and allows it nobody else', () => {
    expect(cabe(PORTA, aberta, 'demolir', undefined)).toBe(true);
    expect(recusa(() => exigirAto(PORTA, aberta, 'demolir', { quem: 'visita' }))).toMatchObject({
      kind: 'naoPermitido',
    });
    expect(recusa(() => exigirAto(PORTA, { estado: 'FECHADA' }, 'demolir', { quem: 'dono' }))).toMatchObject({
      codigo: 'FORA',
    });
  });
});
