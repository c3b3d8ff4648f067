import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REGRAS_DO_PAGADOR_PADRAO } from '../../banco/limits.ts';
import { comDigitosVerificadores } from '../../kernel/cpf.ts';
import {
  type FatosDaRemessa,
  montarRemessa,
  type PagamentoDaFolha,
  situacaoDoEnvio,
} from './montar-remessa.ts';

const cpfDe = (n: number) => comDigitosVerificadores(String(100_000_000 + n));
const pagamento = (id: number, dados: Partial<PagamentoDaFolha> = {}): PagamentoDaFolha => ({
  ...{
    id,
    instrutorId: id,
    projetoId: 1,
    nome: `Aluno ${id}`,
    cpf: cpfDe(id),
    tipo: 'NORMAL',
    valor: 70_000,
  },
  ...dados,
});
const contaDe = (n: number, autorId = 9, em = new Date(0)) => ({
  ...{ autorId, em, perguntada: false, resposta: null },
  conta: {
    ...{ banco: '001', agencia: '1584', digitoDaAgencia: null, conta: `${1000 + n}`, digito: '1' },
    ...{ tipo: 'corrente' as const, cpfDoTitular: cpfDe(n) },
  },
});
const fatos = (dados: Partial<FatosDaRemessa> = {}): FatosDaRemessa => ({
  pagamentos: [pagamento(1), pagamento(2)],
  estornos: [],
  contas: new Map([1, 2, 3, 4].map((n) => [n, contaDe(n)])),
  devolucoes: new Map(),
  retidos: new Set(),
  regras: REGRAS_DO_PAGADOR_PADRAO,
  bancos: new Set(['001']),
  participa: new Set(),
  quem: 5,
  agora: new Date(0),
  ...dados,
});
const motivos = (f: FatosDaRemessa, deixadas?: ReadonlySet<number>) =>
  montarRemessa(f, 'cnab240', deixadas).fora.map(({ motivo }) => motivo);

it('waits for the student about an account that somebody else wrote, and never pays one that they denied', () => {
  const escrita = { ...contaDe(1), em: new Date('2026-06-01T12:00:00Z'), perguntada: true };
  const em = (hora: string, resposta: 'minha' | 'naoMinha' | null = null) =>
    motivos(
      fatos({
        contas: new Map([
          [1, { ...escrita, resposta }],
          [2, contaDe(2)],
        ]),
        agora: new Date(hora),
      }),
    );
  expect(em('2026-06-04T11:59:59Z')).toEqual(['ESPERA_ALUNO']);
  expect(em('2026-06-04T12:00:00Z')).toEqual([]);
  expect(em('2026-06-01T12:00:00Z', 'minha')).toEqual([]);
  expect(em('2027-06-04T12:00:00Z', 'naoMinha')).toEqual(['NEGADA']);
});

describe('the lines of a remessa', () => {
  it('are one for each student, with complements of the same one in it', () => {
    const { linhas, soma, fora } = montarRemessa(
      fatos({
        pagamentos: [pagamento(1), pagamento(2), pagamento(3, { instrutorId: 1, cpf: cpfDe(1), valor: 500 })],
      }),
      'cnab240',
    );
    expect([linhas.map(({ centavos }) => centavos), soma, fora]).toEqual([[70_500, 70_000], 140_500, []]);
  });

  it('leave out, each with its reason, who cannot be paid now', () => {
    expect(motivos(fatos({ pagamentos: [pagamento(1, { cpf: null })] }))).toEqual(['SEM_CPF']);
    expect(motivos(fatos({ pagamentos: [pagamento(1, { valor: null })] }))).toEqual(['SEM_VALOR']);
    expect(motivos(fatos({ pagamentos: [pagamento(8)] }))).toEqual(['SEM_CONTA']);
    expect(motivos(fatos({ bancos: new Set() }))).toEqual(['CONTA_RECUSADA', 'CONTA_RECUSADA']);
    expect(motivos(fatos({ participa: new Set([1]) }))).toEqual(['PARTICIPA', 'PARTICIPA']);
    expect(
      motivos(
        fatos({
          contas: new Map([
            [1, contaDe(1, 5)],
            [2, contaDe(2)],
          ]),
        }),
      ),
    ).toEqual(['ESCREVEU']);
    expect(motivos(fatos(), new Set([2]))).toEqual(['DEIXADA']);
  });

  it('take a returned payment again only once its data were mended, or where the file was at fault', () => {
    const em = new Date('2026-12-10T00:00:00Z');
    const devolvida = (pedeDados: boolean, mudada: string) =>
      motivos(
        fatos({
          pagamentos: [pagamento(1)],
          devolucoes: new Map([[1, { em, pedeDados }]]),
          contas: new Map([[1, contaDe(1, 9, new Date(mudada))]]),
        }),
      );
    expect(devolvida(true, '2026-12-09T00:00:00Z')).toEqual(['DEVOLVIDA']);
    expect(devolvida(true, '2026-12-11T00:00:00Z')).toEqual([]);
    expect(devolvida(false, '2026-12-09T00:00:00Z')).toEqual([]);
  });

  it('need no account where they are paid by hand', () => {
    expect(montarRemessa(fatos({ contas: new Map() }), 'mao').soma).toBe(140_000);
  });

  it('set an estorno off against the same person, never below zero, and carry the rest', () => {
    const com = (saldo: number) =>
      montarRemessa(fatos({ estornos: [{ id: 90, instrutorId: 77, cpf: cpfDe(1), saldo }] }), 'cnab240')
        .linhas[0];
    expect([com(20_000)?.centavos, com(70_000)?.centavos, com(99_000)?.centavos]).toEqual([50_000, 0, 0]);
    expect(com(99_000)?.partes).toEqual([
      { pagamentoId: 1, centavos: 70_000 },
      { pagamentoId: 90, centavos: -70_000 },
    ]);
  });

  it('sum what they cover, and set off of each estorno at most its balance, in random sheets', () => {
    const pessoa = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ pessoa, valor: fc.option(fc.integer({ min: 0, max: 200_000 })) }), {
          maxLength: 12,
        }),
        fc.array(fc.record({ pessoa, saldo: fc.integer({ min: 1, max: 300_000 }) }), { maxLength: 5 }),
        fc.uniqueArray(pessoa),
        (pagos, devidos, deixadas) => {
          const entrada = fatos({
            pagamentos: pagos.map((p, i) =>
              pagamento(i + 1, { instrutorId: p.pessoa, cpf: cpfDe(p.pessoa), valor: p.valor }),
            ),
            estornos: devidos.map((e, i) => ({
              ...{ id: 100 + i, instrutorId: e.pessoa, cpf: cpfDe(e.pessoa), saldo: e.saldo },
            })),
          });
          const { linhas, fora, soma } = montarRemessa(entrada, 'cnab240', new Set(deixadas));
          const partes = linhas.flatMap((um) => um.partes);
          expect(partes.reduce((total, { centavos }) => total + centavos, 0)).toBe(soma);
          expect(linhas.every(({ centavos }) => centavos >= 0)).toBe(true);
          const cobertos = partes
            .filter(({ centavos }) => centavos > 0)
            .map(({ pagamentoId }) => pagamentoId);
          expect(new Set(cobertos).size).toBe(cobertos.length);
          for (const { id, saldo } of entrada.estornos) {
            const usado = partes
              .filter((p) => p.pagamentoId === id)
              .reduce((t, { centavos }) => t - centavos, 0);
            expect(usado).toBeLessThanOrEqual(saldo);
          }
          expect(cobertos.length + fora.length).toBe(pagos.filter(({ valor }) => valor !== 0).length);
        },
      ),
      { numRuns: 500 },
    );
  });
});

it('a sheet is sent once a remessa covers it, and paid once all of it is', () => {
  expect(situacaoDoEnvio([])).toBe('nenhuma');
  expect(situacaoDoEnvio([null, null])).toBe('nenhuma');
  expect(situacaoDoEnvio(['enviada', null])).toBe('enviada');
  expect(situacaoDoEnvio(['paga', null])).toBe('enviada');
  expect(situacaoDoEnvio(['paga', 'compensada'])).toBe('paga');
});
