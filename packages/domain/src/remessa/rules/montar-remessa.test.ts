import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REGRAS_DO_PAGADOR_PADRAO } from '../../banco/limits.ts';
import type { ContaConferida, ContaParaPagar } from '../../banco/types.ts';
import { comDigitosVerificadores } from '../../kernel/cpf.ts';
import { HORA_MS } from '../../kernel/duracoes.ts';
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
const contaDe = (n: number, autorId = 9, em = new Date(0), escrita = 1) => ({
  ...{ escrita, autorId, em, perguntada: false, resposta: null },
  conta: {
    ...{ banco: '001', agencia: '1584', digitoDaAgencia: null, conta: `${1000 + n}`, digito: '1' },
    ...{ tipo: 'corrente' as const, cpfDoTitular: cpfDe(n) },
  },
});
const fatos = (dados: Partial<FatosDaRemessa> = {}): FatosDaRemessa => ({
  pagamentos: [pagamento(1), pagamento(2)],
  estornos: [],
  contas: new Map([1, 2, 3, 4].map((n) => [n, contaDe(n)])),
  conferidas: null,
  jaEnviada: false,
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

describe('the account of a line', () => {
  const conferida = (dados: Partial<ContaConferida> = {}): ContaConferida => ({
    ...contaDe(1),
    livre: true,
    ...dados,
  });
  const DEPOIS = contaDe(1, 9, new Date(5), 2);
  const montar = (antes: ContaConferida | null, dados: Partial<FatosDaRemessa> = {}) =>
    montarRemessa(
      fatos({
        pagamentos: [pagamento(1)],
        contas: new Map([[1, DEPOIS]]),
        conferidas: new Map(antes === null ? [] : [[1, antes]]),
        ...dados,
      }),
      'cnab240',
    );
  const paraOnde = (...de: Parameters<typeof montar>) =>
    montar(...de).linhas.map(({ origemDaConta, mudancaId, contaMudouEm }) => [
      ...[origemDaConta, mudancaId, contaMudouEm?.getTime() ?? null],
    ]);
  const outro = {
    contas: new Map([
      [1, DEPOIS],
      [2, contaDe(2)],
    ]),
    pagamentos: [pagamento(1), pagamento(2)],
  };
  const comOutro = (antes: ContaConferida | null) => ({
    ...outro,
    conferidas: new Map([
      ...(antes === null ? [] : [[1, antes] as const]),
      [2, { ...contaDe(2), livre: true }],
    ]),
  });

  it('is the conferred one, and the line says when it was written anew', () => {
    expect(paraOnde(conferida())).toEqual([['conferida', 1, 5]]);
    expect(paraOnde(conferida(), { contas: new Map([[1, contaDe(1)]]) })).toEqual([['conferida', 1, null]]);
    expect(paraOnde(conferida(), { jaEnviada: true })).toEqual([['conferida', 1, 5]]);
  });

  it('is a later one only in a complementary remessa, where the conferred one was missing, waited or does not serve', () => {
    const semServir = [null, conferida({ livre: false }), conferida({ resposta: 'naoMinha' })];
    for (const antes of semServir) {
      const primeira = montarRemessa(fatos(comOutro(antes)), 'cnab240');
      expect(primeira.fora.map(({ motivo }) => motivo)).toEqual(['SO_NA_COMPLEMENTAR']);
      const segunda = montarRemessa(fatos({ ...comOutro(antes), jaEnviada: true }), 'cnab240');
      expect(segunda.linhas.map(({ origemDaConta }) => origemDaConta)).toEqual(['completada', 'conferida']);
      // Nothing else could go first.
      expect(paraOnde(antes)).toEqual([['completada', 2, 5]]);
    }
  });

  it('is none where the student denied the conferred one and nobody wrote another', () => {
    const negada = { ...contaDe(1), perguntada: true, resposta: 'naoMinha' as const };
    const contas = new Map([[1, negada]]);
    expect(montar({ ...negada, livre: true }, { contas }).fora.map(({ motivo }) => motivo)).toEqual([
      'NEGADA',
    ]);
  });

  it('waits for the student about a later one too, and is never sent by who wrote it', () => {
    const nova = { ...DEPOIS, perguntada: true };
    const com = (dados: Partial<FatosDaRemessa>) =>
      montar(null, { contas: new Map([[1, nova]]), ...dados }).fora.map(({ motivo }) => motivo);
    expect(com({ agora: new Date(6) })).toEqual(['ESPERA_ALUNO']);
    expect(com({ agora: new Date('2026-01-01'), quem: 9 })).toEqual(['ESCREVEU']);
  });

  it('was never first written after the conference, but where it was missing or came back, in random histories', () => {
    const ato = fc.constantFrom(
      ...(['escrever', 'escrever', 'minha', 'minha', 'naoMinha', 'passar'] as const),
      ...(['enviar', 'enviar', 'devolver', 'greve'] as const),
    );
    const historia = fc.record({
      antes: fc.array(ato, { maxLength: 4 }),
      depois: fc.array(ato, { minLength: 8, maxLength: 20 }),
    });
    const vistas = { conferida: 0, completada: 0, corrigida: 0 };
    fc.assert(
      fc.property(historia, ({ antes, depois }) => {
        // Kept by the test alone: each writing with its answer, what was conferred, each sending and its return.
        const escritas: { em: number; resposta: 'minha' | 'naoMinha' | null }[] = [];
        const envios: { escrita: number; devolvida: 'dados' | 'greve' | null; em: number }[] = [];
        let hora = 0;
        const lida = (n: number): ContaParaPagar => {
          const { em = 0, resposta = null } = escritas[n - 1] ?? {};
          return { ...contaDe(1, 9, new Date(em * HORA_MS), n), perguntada: true, resposta };
        };
        const atual = () => (escritas.length === 0 ? [] : [[1, lida(escritas.length)] as const]);
        const livreEm = (n: number, h: number) => {
          const um = escritas[n - 1];
          return (
            um !== undefined && um.resposta !== 'naoMinha' && (um.resposta === 'minha' || h >= um.em + 72)
          );
        };
        const agir = (um: string, conferida: readonly (readonly [1, ContaConferida])[] | null) => {
          const ultima = escritas.at(-1);
          const ultimo = envios.at(-1);
          if (um === 'passar') hora += 40;
          else hora += 1;
          if (um === 'escrever') escritas.push({ em: hora, resposta: null });
          else if ((um === 'minha' || um === 'naoMinha') && ultima !== undefined) ultima.resposta = um;
          else if ((um === 'devolver' || um === 'greve') && ultimo?.devolvida === null) {
            ultimo.devolvida = um === 'devolver' ? 'dados' : 'greve';
            ultimo.em = hora;
          } else if (um === 'enviar' && conferida !== null && ultimo?.devolvida !== null) {
            const volta = envios.findLast(({ devolvida }) => devolvida === 'dados');
            const deNovo = conferida.map(
              ([id, c]) => [id, { ...c, resposta: escritas[c.escrita - 1]?.resposta ?? null }] as const,
            );
            const { linhas } = montarRemessa(
              fatos({
                pagamentos: [pagamento(1)],
                contas: new Map(atual()),
                conferidas: new Map(deNovo),
                jaEnviada: envios.length > 0,
                devolucoes: new Map(
                  volta === undefined
                    ? []
                    : [[1, { em: new Date(volta.em * HORA_MS), escrita: volta.escrita }]],
                ),
                agora: new Date(hora * HORA_MS),
              }),
              'cnab240',
            );
            for (const { mudancaId, origemDaConta } of linhas) {
              const escrita = mudancaId ?? 0;
              const daConferida = conferida[0]?.[1];
              if (escrita > (daConferida?.escrita ?? 0)) {
                const faltava = daConferida === undefined || !daConferida.livre;
                const negada = escritas[(daConferida?.escrita ?? 1) - 1]?.resposta === 'naoMinha';
                expect(faltava || negada || volta !== undefined).toBe(true);
              }
              if (volta !== undefined) expect(escrita).toBeGreaterThan(volta.escrita);
              expect(livreEm(escrita, hora)).toBe(true);
              vistas[origemDaConta ?? 'conferida'] += 1;
              envios.push({ escrita, devolvida: null, em: 0 });
            }
          }
        };
        for (const um of antes) agir(um, null);
        const foto = atual().map(([id, c]) => [id, { ...c, livre: livreEm(c.escrita, hora) }] as const);
        for (const um of depois) agir(um, foto);
      }),
      { numRuns: 5000 },
    );
    expect(Math.min(...Object.values(vistas))).toBeGreaterThan(100);
  });
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

  it('take a payment that its account sent back only once other data were written', () => {
    const em = new Date('2026-12-10T00:00:00Z');
    const devolvida = (escrita: number | null, mudada: string) =>
      motivos(
        fatos({
          pagamentos: [pagamento(1)],
          devolucoes: new Map([[1, { em, escrita }]]),
          contas: new Map([[1, contaDe(1, 9, new Date(mudada), 2)]]),
        }),
      );
    expect(devolvida(null, '2026-12-09T00:00:00Z')).toEqual(['DEVOLVIDA']);
    expect(devolvida(null, '2026-12-11T00:00:00Z')).toEqual([]);
    expect(devolvida(2, '2026-12-09T00:00:00Z')).toEqual(['DEVOLVIDA']);
    // Written before the return came, but after what was sent.
    expect(devolvida(1, '2026-12-09T00:00:00Z')).toEqual([]);
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
