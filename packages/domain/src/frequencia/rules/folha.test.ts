import { describe, expect, it } from 'vitest';
import { perguntaDasHoras } from '../messages.ts';
import type { InstrutorNaFolha } from '../types.ts';
import { aceitaFrequencia, montarLinha, poucasHoras, temLinha, totalDeHoras } from './folha.ts';
import { anoDeAbertura, anosDaFolha, estadoDoMes, mesDoAno, ultimoMesDoAno } from './meses.ts';

const ANA: InstrutorNaFolha = {
  id: 1,
  nome: 'Ana Lima',
  tipoAluno: 'BOLSISTA',
  situacaoInstrutor: 'REGULAR',
  mesInicio: '2026-03',
  fim: null,
  aguardandoConferencia: false,
  falta: [],
};
const NADA = { versao: 0, horasPorMes: [] };
const HOJE = '2026-11-15';
const linha = (instrutor: InstrutorNaFolha, ano = 2026, hoje = HOJE) =>
  montarLinha(instrutor, NADA, { ano, hoje });
const horas = (instrutor: InstrutorNaFolha, ano?: number, hoje?: string) =>
  linha(instrutor, ano, hoje).celulas.map((celula) => celula.horas);

describe('the months of a sheet (D27)', () => {
  it('classifies every month × start × end × today as one of four, and allows edits only in past and present ones', () => {
    const doisAnos = [2025, 2026].flatMap((ano) =>
      Array.from({ length: 12 }, (_, i) => mesDoAno(ano, i + 1)),
    );
    let casos = 0;
    for (const atual of doisAnos) {
      for (const mesInicio of [null, ...doisAnos]) {
        for (const fim of [null, ...doisAnos.map((m) => `${m}-28`)]) {
          for (const este of doisAnos) {
            const [ano, mes] = [Number(este.slice(0, 4)), Number(este.slice(5))];
            const depois = fim !== null && este > fim.slice(0, 7);
            const antes = mesInicio === null || este < mesInicio;
            const noVinculo = antes ? 'ANTES_DO_INICIO' : 'ABERTO';
            const noTempo = este > atual ? 'FUTURO' : noVinculo;
            const estado = estadoDoMes({ mesInicio, fim }, ano, mes, `${atual}-20`);
            const deve = depois ? 'DEPOIS_DO_FIM' : noTempo;
            // An assertion costs ten times as much as the rule itself.
            if (estado !== deve) expect([mesInicio, fim, este, atual, estado]).toContain(deve);
            casos += 1;
          }
        }
      }
    }
    expect(casos).toBe(24 * 25 * 25 * 24);
  });

  it('proposes −1 before the start, 34 from it to now, nothing later', () => {
    expect(horas(ANA)).toEqual([-1, -1, ...Array(9).fill(34), null]);
    expect(horas(ANA, 2026, '2027-02-01')).toEqual([-1, -1, ...Array(10).fill(34)]);
    expect(horas({ ...ANA, mesInicio: '2026-12' })).toEqual([...Array(11).fill(-1), null]);
    expect(horas({ ...ANA, mesInicio: null })).toEqual([...Array(11).fill(-1), null]);
  });

  it('proposes −1 after the end of the vínculo, whose own month still counts', () => {
    expect(horas({ ...ANA, fim: '2026-05-04' })).toEqual([-1, -1, 34, 34, 34, ...Array(7).fill(-1)]);
  });

  it('shows an irregular row as stored, and makes it read-only (D28)', () => {
    const guardado = { versao: 2, horasPorMes: [{ mes: 3, horas: 20 }] };
    const irregular = montarLinha({ ...ANA, situacaoInstrutor: 'IRREGULAR' }, guardado, {
      ano: 2026,
      hoje: HOJE,
    });
    expect(irregular.aceita).toBe(false);
    expect(irregular.celulas.map((c) => c.horas)).toEqual([null, null, 20, ...Array(9).fill(null)]);
    expect(irregular.celulas.some((c) => c.editavel)).toBe(false);
    expect(irregular.total).toBe(20);
  });

  it('shows stored values instead of proposed ones, and marks which', () => {
    const guardado = { versao: 3, horasPorMes: [{ mes: 3, horas: 12.5 }] };
    const { celulas, versao } = montarLinha(ANA, guardado, { ano: 2026, hoje: HOJE });
    expect(versao).toBe(3);
    expect(celulas.filter((c) => c.guardada).map(({ mes, horas }) => [mes, horas])).toEqual([[3, 12.5]]);
    expect(celulas.filter((c) => c.editavel).map((c) => c.mes)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('sums up the stored hours of 0 and more exactly', () => {
    const tres = [0.1, 0.2, -1, 33.9, 0, null].map((horas) => ({ horas }));
    expect(totalDeHoras(tres)).toBe(34.2);
    expect(totalDeHoras([])).toBe(0);
    expect(linha(ANA).total).toBe(0);
  });

  it('has a row for active vínculos in every year, for ended ones in the years of their vínculo or entries', () => {
    const antigo = { mesInicio: '2025-06', fim: '2026-02-10' };
    const anos = [2024, 2025, 2026, 2027];
    expect(anos.map((ano) => temLinha(ANA, ano, false))).toEqual([true, true, true, true]);
    expect(anos.map((ano) => temLinha(antigo, ano, false))).toEqual([false, true, true, false]);
    expect(temLinha(antigo, 2024, true)).toBe(true);
    expect(temLinha({ ...antigo, mesInicio: null }, 2025, false)).toBe(false);
  });

  it('[C-A5] has no row and accepts no hours for a vínculo that ended before its first month (D40)', () => {
    const nunca = { ...ANA, mesInicio: '2026-04', fim: '2026-03-20' };
    expect(temLinha(nunca, 2026, false)).toBe(false);
    expect([aceitaFrequencia(nunca), aceitaFrequencia({ ...nunca, fim: '2026-04-01' })]).toEqual([
      false,
      true,
    ]);
  });
});

describe('the year of a sheet (D27)', () => {
  it.each([
    [2026, '2026-01-01', 2026, [2026]],
    [2026, '2026-12-31', 2026, [2026]],
    [2026, '2027-01-01', 2026, [2026, 2027]],
    [2027, '2026-12-31', 2026, [2026]],
    [2024, '2026-02-28', 2024, [2024, 2025, 2026]],
  ] as const)('T-J5: is, for a call of %i read on %s, %i', (anoDoEdital, hoje, abre, anos) => {
    expect(anoDeAbertura(anoDoEdital, hoje)).toBe(abre);
    expect(anosDaFolha(anoDoEdital, hoje)).toEqual(anos);
  });

  it.each([
    [2026, '2025-12-31', 0],
    [2026, '2026-01-01', 1],
    [2026, '2026-12-31', 12],
    [2026, '2027-01-01', 12],
    [2028, '2028-02-29', 2],
    [2028, '2028-03-01', 3],
  ] as const)('T-J5: has, for %i seen on %s, %i months', (ano, hoje, meses) => {
    expect(ultimoMesDoAno(ano, hoje)).toBe(meses);
  });
});

describe('the confirmation of less than 8 hours a week (E-FREQUENCIA-3)', () => {
  const bolsista = {
    instrutor: { id: 1, nome: 'Ana' },
    tipoAluno: 'BOLSISTA',
    situacaoInstrutor: 'REGULAR',
    mesInicio: '2026-04',
    fim: null,
  } as const;
  const semPagamento = 'Ana: sem horas não há pagamento em novembro de 2026.';
  const poucas = 'Ana: menos de 32 horas no mês atual, isto é, menos de 8h semanais.';
  const pergunta = (valor: number | null, linha: object = {}, ano = 2026) => {
    const horasPorMes = [
      { mes: 10, horas: 3 },
      { mes: 11, horas: valor },
    ];
    return perguntaDasHoras(poucasHoras([{ ...bolsista, ...linha, horasPorMes }], { ano, hoje: HOJE }), HOJE);
  };

  it.each([
    [-1, semPagamento],
    [0, semPagamento],
    [0.1, poucas],
    [31.9, poucas],
    [32, null],
    [34, null],
    [null, null],
  ] as const)(
    '[C-G8] gives for %s hours of a REGULAR bolsista in the current month %s',
    (valor, esperado) => {
      expect(pergunta(valor)).toBe(esperado);
      expect(pergunta(valor, {}, 2025)).toBeNull();
    },
  );

  it.each([
    ['a volunteer', { tipoAluno: 'VOLUNTARIO' }, null, poucas],
    ['a vínculo that begins next month', { mesInicio: '2026-12' }, null, poucas],
    ['a vínculo that ended last month', { fim: '2026-10-31' }, null, poucas],
    ['a vínculo that ends in this month', { fim: `${HOJE.slice(0, 7)}-01` }, semPagamento, semPagamento],
  ])('[C-G8] −1 and 0 hours of %s', (_quem, linha, menosUm, zero) => {
    expect([pergunta(-1, linha), pergunta(0, linha)]).toEqual([menosUm, zero]);
  });

  it('lists several people under what applies to them', () => {
    const horas = (nome: string, valor: number) => ({
      ...bolsista,
      instrutor: { id: 1, nome },
      horasPorMes: [{ mes: 11, horas: valor }],
    });
    const todos = [horas('Ana', -1), horas('Bia', 20), horas('Caio', 34), horas('Duda', 0)];
    expect(perguntaDasHoras(poucasHoras(todos, { ano: 2026, hoje: HOJE }), HOJE)).toBe(
      'Bia: menos de 32 horas no mês atual, isto é, menos de 8h semanais. ' +
        'Ana, Duda: sem horas não há pagamento em novembro de 2026.',
    );
  });
});
