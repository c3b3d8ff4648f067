import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MESES_PARCIAIS } from '../../configuracao/types.ts';
import { somarDias } from '../../kernel/datas.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { diasDoMes, mesDoDia } from '../../kernel/meses.ts';
import { lancamentosDaFolha } from '../../pagamento/rules/lancamentos.ts';
import { diasDePosse } from '../../pagamento/rules/periodos.ts';
import type { ValorDaBolsa, Vinculo } from '../../pagamento/types.ts';
import { umInstrutorGuardado } from '../../testing/instrutores.ts';
import { fatosCom, umVinculo } from '../../testing/vinculos.ts';
import { encerrar, retomar } from '../transitions.ts';
import type { InstrutorGuardado } from '../types.ts';
import { mesDaRegularizacao, mesesDaVigencia } from './mes-de-inicio.ts';
import { exigirVagaNaoPassada, mesDeQuemEntra } from './substituicao.ts';

const VIGENCIA = { inicio: '2026-03-01', fim: '2026-12-31' };
const saiu = (mesInicio: string | null, data: string) => ({
  mesInicio,
  fimVinculo: { data, motivo: 'saiu' },
});

describe('the first month of who takes over a place', () => {
  it.each([
    ['2026-03', '2026-06-12', '2026-06', 'shares the month of the change'],
    ['2026-03', '2026-06-30', '2026-07', 'follows a month that was whole'],
    ['2026-08', '2026-06-12', '2026-08', 'keeps the month of one who never began'],
    ['2026-03', '2026-12-30', '2026-12', 'may be the last'],
    [null, '2026-06-12', null, 'waits for REGULAR where the other had none'],
  ])('%s to %s: %s, which %s', (mesInicio, data, mes, _why) => {
    expect(mesDeQuemEntra(saiu(mesInicio, data), VIGENCIA)).toBe(mes);
  });

  it('does not exist after the last day of the call', () => {
    const tentar = () => mesDeQuemEntra(saiu('2026-03', '2026-12-31'), VIGENCIA);
    expect(tentar).toThrow('Não resta dia para quem entra: a vigência do edital vai até 31/12/2026');
  });
});

describe('a place that passed on', () => {
  const bia = { nome: 'Bia', mesInicio: '2026-06', fim: null };
  it('is not given back while its holder is there, or after they began', () => {
    expect(() => exigirVagaNaoPassada([bia], [])).toThrow(
      'A vaga passou a Bia. Para retomar este vínculo, encerre antes o de quem entrou.',
    );
    expect(() => exigirVagaNaoPassada([{ ...bia, fim: '2026-06-01' }], [])).toThrow(
      'A vaga passou a Bia. Este aluno só volta com um novo cadastro.',
    );
  });
  it('is not given back after it returned to an earlier holder', () => {
    expect(() => exigirVagaNaoPassada([], ['Ana'])).toThrow(
      'A vaga passou a Ana. Este aluno só volta com um novo cadastro.',
    );
  });
  it('is given back when nobody took it over, or nobody of them began', () => {
    expect(() => exigirVagaNaoPassada([], [])).not.toThrow();
    expect(() => exigirVagaNaoPassada([{ ...bia, fim: '2026-05-31' }], [])).not.toThrow();
  });
});

type Ato = 'cadastrar' | 'encerrar' | 'retomar' | 'substituir';
interface Passo {
  readonly ato: Ato;
  /** Days since the step before. */
  readonly depois: number;
  /** The end lies this many days back. */
  readonly atraso: number;
  /** Days from registration to REGULAR. */
  readonly espera: number;
}
const passo: fc.Arbitrary<Passo> = fc.record({
  ato: fc.constantFrom<Ato>('substituir', 'substituir', 'encerrar', 'cadastrar', 'retomar'),
  depois: fc.integer({ min: 0, max: 45 }),
  atraso: fc.integer({ min: 0, max: 15 }),
  espera: fc.integer({ min: 0, max: 30 }),
});

interface NaVaga {
  readonly instrutor: InstrutorGuardado;
  readonly substitui: number | null;
  /** The end of the other, when this one took over. */
  readonly saida: string;
  readonly cadastrado: string;
  /** The steps of its registration and of its last end. */
  readonly entrou: number;
  readonly encerrou: number;
  readonly regular: string;
}

/** One place of a project, as the acts change it; an act that the rules refuse changes nothing. */
function viver(passos: readonly Passo[]): NaVaga[] {
  const lista: NaVaga[] = [];
  let hoje = VIGENCIA.inicio;
  let n = 0;
  const entrar = (mesInicio: string | null, substitui: number | null, saida: string, { espera }: Passo) => {
    const regular = somarDias(hoje, espera);
    const mes = mesInicio ?? mesDaRegularizacao(regular, [], VIGENCIA);
    const id = lista.length + 1;
    const instrutor = umInstrutorGuardado({ id, mesInicio: mes, fimVinculo: null });
    lista.push({ instrutor, substitui, saida, cadastrado: hoje, entrou: n, encerrou: -1, regular });
  };
  const trocar = (id: number, instrutor: InstrutorGuardado) => {
    lista[id - 1] = { ...(lista[id - 1] as NaVaga), instrutor, encerrou: n };
  };
  const posteriores = (id: number): InstrutorGuardado[] =>
    lista
      .filter(({ substitui }) => substitui === id)
      .flatMap(({ instrutor }) => [instrutor, ...posteriores(instrutor.id)]);

  const anteriores = (id: number | null): NaVaga[] =>
    lista.filter(({ instrutor }) => instrutor.id === id).flatMap((um) => [um, ...anteriores(um.substitui)]);

  const agir = (p: Passo) => {
    const vivo = lista.find(({ instrutor }) => instrutor.fimVinculo === null)?.instrutor;
    if (p.ato === 'cadastrar') {
      if (vivo === undefined) entrar(null, null, '', p);
    } else if (p.ato === 'retomar') {
      const sairam = lista.filter(({ instrutor }) => instrutor.fimVinculo !== null);
      const volta = sairam[p.atraso % Math.max(sairam.length, 1)]?.instrutor;
      if (volta === undefined || vivo !== undefined) return;
      const depois = posteriores(volta.id).map(({ nome, mesInicio, fimVinculo }) => ({
        nome,
        mesInicio,
        fim: fimVinculo?.data ?? null,
      }));
      const { substitui, entrou } = lista[volta.id - 1] as NaVaga;
      const voltaram = anteriores(substitui).filter((um) => um.encerrou > entrou);
      exigirVagaNaoPassada(
        depois,
        voltaram.map(({ instrutor }) => instrutor.nome),
      );
      trocar(volta.id, retomar(volta, 'engano'));
    } else if (vivo !== undefined) {
      const quando = { hoje, vigencia: VIGENCIA, primeiroMesComHoras: null };
      const fora = encerrar(vivo, { data: somarDias(hoje, -p.atraso) }, quando);
      // As in the transaction: without a month for the successor nothing happens.
      const mes = p.ato === 'substituir' ? mesDeQuemEntra(fora, VIGENCIA) : null;
      trocar(vivo.id, fora);
      if (p.ato === 'substituir') entrar(mes, vivo.id, fora.fimVinculo?.data ?? '', p);
    }
  };
  for (const p of passos) {
    n += 1;
    hoje = somarDias(hoje, p.depois);
    if (hoje > VIGENCIA.fim) break;
    try {
      agir(p);
    } catch (erro) {
      if (!(erro instanceof DomainError)) throw erro;
    }
  }
  return lista;
}

const MESES = mesesDaVigencia(VIGENCIA);
const VALOR: ValorDaBolsa = {
  ...{ id: 1, tipo: 'TIPO I', editalId: null, mesInicio: '2026-01', mesFim: null, centavos: 70_000 },
};
const dizDe = (campo: string, valor: string, de: string) => ({ campo, valor, de, ate: '9999-12-31' });

function paga({ instrutor, cadastrado, regular }: NaVaga): Vinculo {
  return umVinculo(instrutor.id, {
    projeto: 9,
    vagas: 1,
    mesInicio: instrutor.mesInicio,
    fim: instrutor.fimVinculo?.data ?? null,
    vigencia: VIGENCIA,
    historico: [dizDe('TIPO', 'BOLSISTA', cadastrado), dizDe('SITUACAO', 'REGULAR', regular)],
    horas: Object.fromEntries(MESES.map((mes) => [mes, 32])),
  });
}

it('over 300 histories no place is held by two at once, and no month of it is paid twice', () => {
  let [trocas, retomadas, divididos] = [0, 0, 0];
  fc.assert(
    fc.property(fc.array(passo, { minLength: 3, maxLength: 20 }), (passos) => {
      const lista = viver(passos);
      const daVaga = new Map(lista.map((um) => [um.instrutor.id, paga(um)]));
      trocas += lista.filter(({ substitui }) => substitui !== null).length;
      retomadas += lista.filter((um) => um.encerrou >= 0 && um.instrutor.fimVinculo === null).length;
      for (const { instrutor, substitui, saida, cadastrado } of lista) {
        const [antes, depois] = [daVaga.get(substitui ?? 0), daVaga.get(instrutor.id)];
        if (antes === undefined || depois === undefined) continue;
        for (const mes of MESES) {
          const outros = diasDePosse(antes, mes);
          const ambos = diasDePosse(depois, mes).filter((dia) => outros.includes(dia));
          // Only the day of the act itself can belong to both: it is paid once, below.
          expect(ambos.every((dia) => `${mes}-${String(dia).padStart(2, '0')}` === cadastrado)).toBe(true);
          if (ambos.length > 0) expect(mes).toBe(mesDoDia(cadastrado));
        }
        // Nor a gap: the successor begins in the month of the day after the end, if the place had begun.
        if (antes.mesInicio !== null && mesDoDia(saida) >= antes.mesInicio) {
          expect(depois.mesInicio).toBe(mesDoDia(somarDias(saida, 1)));
        }
      }
      for (const mesParcial of MESES_PARCIAIS) {
        const fatos = fatosCom([...daVaga.values()], { valores: [VALOR], mesParcial });
        for (const mes of MESES) {
          const pagas = lancamentosDaFolha(mes, fatos).filter(({ pago }) => pago);
          const soma = pagas.reduce((total, { valor }) => total + (valor ?? Number.NaN), 0);
          expect(soma).toBeLessThanOrEqual(VALOR.centavos);
          if (mesParcial === 'nenhuma') expect(pagas.length).toBeLessThanOrEqual(1);
          const dias = pagas.reduce((total, um) => total + (um.dias ?? 0), 0);
          expect(dias).toBeLessThanOrEqual(diasDoMes(mes));
          if (pagas.length > 1) divididos += 1;
        }
      }
    }),
    { numRuns: 300 },
  );
  // The histories hold what the property is about.
  expect(trocas).toBeGreaterThan(300);
  expect(retomadas).toBeGreaterThan(0);
  expect(divididos).toBeGreaterThan(100);
});
