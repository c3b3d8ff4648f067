import { describe, expect, it } from 'vitest';
import { contasDaVerba, registrarAtoDeVerba, type Verba, verbaQueFalta } from './verba.ts';

const verba = (dados: Partial<Verba> = {}): Verba => ({
  ...{ edital: { id: 1, nome: 'Edital 2026', tipo: 'TIPO I' }, unidade: null },
  ...{ autorizado: 1_000_000, fechado: 280_000, pago: 140_000, retido: 0, retirada: false },
  projetos: [{ id: 7, vagas: 2, inicio: '2026-03-01', fim: '2026-08-31' }],
  ...dados,
});
const VALORES = [
  {
    id: 1,
    tipo: 'TIPO I' as const,
    editalId: null,
    mesInicio: '2026-03',
    mesFim: '2026-06',
    centavos: 70_000,
  },
  {
    id: 2,
    tipo: 'TIPO I' as const,
    editalId: null,
    mesInicio: '2026-07',
    mesFim: '2026-07',
    centavos: 80_050,
  },
];
const linha = (projeto: number, valor: number | null, pago = true) => ({
  ...{ pago, valor, projeto: { id: projeto, titulo: 'Projeto' } },
});

describe('the figures of a budget', () => {
  it('commit each place until its end by the value of each month, and say what has none', () => {
    expect(contasDaVerba(verba(), VALORES, '2026-04')).toEqual({
      ...{ autorizado: 1_000_000, comprometido: 2 * (70_000 + 70_000 + 80_050), fechadoPorPagar: 140_000 },
      ...{ pago: 140_000, livre: 1_000_000 - 280_000 - 440_100, semValor: 2 },
    });
    expect(contasDaVerba(verba({ retido: 500 }), VALORES, '2026-08').comprometido).toBe(500);
    expect(contasDaVerba(verba({ autorizado: 700_000 }), VALORES, null).livre).toBe(
      700_000 - 280_000 - 720_100,
    );
  });
});

describe('a sheet', () => {
  it('is refused by how much it goes beyond a budget, to the cent, and names each', () => {
    const [toda, daUnidade] = [
      verba({ autorizado: 419_999 }),
      verba({ autorizado: 0, fechado: 0, unidade: { id: 3, nome: 'Física' } }),
    ];
    const linhas = [linha(7, 70_000), linha(7, 70_000), linha(9, 70_000), linha(7, 5, false), linha(7, null)];
    expect(verbaQueFalta([toda, daUnidade], linhas)).toEqual({
      ...{ codigo: 'VERBA_INSUFICIENTE', edital: 1 },
      mensagem:
        'A verba não cobre esta folha. Edital 2026: faltam R$ 0,01; Edital 2026, Física: faltam R$ 1.400,00. Antes de fechar, aumente a verba ou retire-a',
    });
    expect(verbaQueFalta([verba({ autorizado: 420_000 })], linhas)).toBeNull();
  });

  it('closes where it pays nothing of a budget that came later and is smaller, and without any', () => {
    expect(verbaQueFalta([verba({ autorizado: 1 })], [linha(9, 70_000)])).toBeNull();
    expect(verbaQueFalta([], [linha(7, 70_000)])).toBeNull();
  });
});

describe('an act', () => {
  const pedido = { centavos: 720_000, empenho: ' 2026NE1 ', motivo: ' corte ' };
  it('lowers a budget as far as what is closed, and not a cent more', () => {
    expect(registrarAtoDeVerba({ ...pedido, tipo: 'reducao' }, verba())).toEqual({
      ...{ tipo: 'reducao', centavos: 720_000, empenho: '2026NE1', motivo: 'corte' },
    });
    expect(() => registrarAtoDeVerba({ ...pedido, centavos: 720_001, tipo: 'reducao' }, verba())).toThrow(
      'As folhas fechadas já somam R$ 2.800,00, de R$ 10.000,00 autorizados: a verba não pode ficar abaixo disso',
    );
    expect(() => registrarAtoDeVerba({ ...pedido, tipo: 'reducao' }, null)).toThrow('não pode ficar abaixo');
    expect(registrarAtoDeVerba({ ...pedido, tipo: 'aumento' }, null).tipo).toBe('aumento');
  });

  it('withdraws a budget once, with a reason alone, and then bounds no sheet', () => {
    expect(registrarAtoDeVerba({ tipo: 'retirada', motivo: ' fim ' }, verba())).toEqual({
      ...{ tipo: 'retirada', centavos: 1_000_000, empenho: '', motivo: 'fim' },
    });
    const retirada = verba({ autorizado: 0, retirada: true });
    expect(verbaQueFalta([retirada], [linha(7, 70_000)])).toBeNull();
    for (const nenhuma of [null, retirada]) {
      expect(() => registrarAtoDeVerba({ tipo: 'retirada', motivo: 'fim' }, nenhuma)).toThrow('Não há verba');
    }
  });

  it('names each field that is missing', () => {
    expect(() =>
      registrarAtoDeVerba({ centavos: 0, empenho: '', motivo: null, tipo: 'aumento' }, null),
    ).toThrow();
  });
});
