import type { Acumulo } from '../../instrutor/types.ts';
import type {
  FatosDaFolha,
  LancamentoFechado,
  MotivoDoNaoPagamento,
  RetratoDoMes,
  Vinculo,
} from '../types.ts';
import { alcancaOMes, motivosDeEstorno, motivosDoMes, soRetido } from './devido.ts';

type Instrutor = Pick<Vinculo['instrutor'], 'cpf' | 'email'>;

/** By CPF; where either has none, by e-mail (D37). */
export function mesmaPessoa(a: Instrutor, b: Instrutor): boolean {
  if (a.cpf !== null && b.cpf !== null) return a.cpf === b.cpf;
  return a.email.toLowerCase() === b.email.toLowerCase();
}

export interface Apurado {
  readonly devido: boolean;
  readonly motivo: MotivoDoNaoPagamento | null;
  readonly estorna: boolean;
}

const DEVIDO: Apurado = { devido: true, motivo: null, estorna: false };

export class Historia {
  readonly #linhas: ReadonlyMap<string, readonly LancamentoFechado[]>;
  readonly #retratos: ReadonlyMap<string, RetratoDoMes>;
  readonly #fatos: FatosDaFolha;

  constructor(fatos: FatosDaFolha) {
    this.#fatos = fatos;
    this.#linhas = Map.groupBy(fatos.lancados, (l) => `${l.instrutor.id} ${l.competencia}`);
    this.#retratos = new Map(fatos.retratos.map((r) => [`${r.instrutorId} ${r.competencia}`, r]));
  }

  linhas(id: number, mes: string): readonly LancamentoFechado[] {
    return this.#linhas.get(`${id} ${mes}`) ?? [];
  }

  saldo(id: number, mes: string): number {
    return this.linhas(id, mes).reduce(
      (soma, { pago, decisao }) => soma + (pago ? 1 : decisao === 'CONFIRMADO' ? -1 : 0),
      0,
    );
  }

  /** Whether the return of this month was waived, for good. */
  dispensado(id: number, mes: string): boolean {
    return (
      this.linhas(id, mes).some(({ decisao }) => decisao === 'DISPENSADO') ||
      this.#fatos.decididos.some(
        (um) => um.instrutorId === id && um.competencia === mes && um.decisao === 'DISPENSADO',
      )
    );
  }

  /** The tie's accumulation when the month was paid, else the present one; 'unica' without any. */
  acumulo({ instrutor, acumulo }: Vinculo, mes: string): Acumulo {
    const paga = this.linhas(instrutor.id, mes).findLast(({ pago }) => pago);
    return paga?.acumulo ?? acumulo ?? 'unica';
  }

  escolhido({ instrutor, projeto }: Vinculo, mes: string): boolean {
    return this.#doMes(projeto.id, mes).some(({ instrutorId }) => instrutorId === instrutor.id);
  }

  preterido({ instrutor, projeto }: Vinculo, mes: string): boolean {
    return this.#doMes(projeto.id, mes).some(({ preteridoId }) => preteridoId === instrutor.id);
  }

  #doMes(projetoId: number, mes: string) {
    return this.#fatos.escolhas.filter((e) => e.projetoId === projetoId && e.competencia === mes);
  }

  /** Reasons to ask a month back: all, or for one closed before D39 only later ones (D52). */
  posteriores(v: Vinculo, mes: string, motivos: readonly MotivoDoNaoPagamento[]): MotivoDoNaoPagamento[] {
    if (!this.#fatos.anterioresARegra.includes(mes)) return [...motivos];
    const r = this.#retratos.get(`${v.instrutor.id} ${mes}`);
    if (r === undefined) return [];
    const mudou = this.#mudancas(v, mes, r);
    return motivos.filter((motivo) => {
      if (motivo === 'AUSENCIA') return mudou.ausencia;
      return motivo === 'NUNCA_COMECOU' || motivo === 'FORA_DO_VINCULO' ? mudou.vinculo : mudou.horas;
    });
  }

  /** Whether an unpaid closed month may be paid; one closed before D39 needs a later fact (D52). */
  podeComplementar(v: Vinculo, mes: string): boolean {
    if (!this.#fatos.anterioresARegra.includes(mes)) return true;
    const r = this.#retratos.get(`${v.instrutor.id} ${mes}`);
    if (r === undefined || this.escolhido(v, mes)) return true;
    return Object.values(this.#mudancas(v, mes, r)).includes(true);
  }

  #mudancas(v: Vinculo, mes: string, r: RetratoDoMes) {
    return {
      horas: (v.horas[mes] ?? null) !== r.horas,
      ausencia: v.ausencias.includes(mes) !== r.ausente,
      vinculo: alcancaOMes(v, mes) !== r.alcancava,
    };
  }
}

/** Who goes first for a place: who was paid, then the administrator's choice, then the earlier tie. */
function ordem(v: Vinculo, mes: string, historia: Historia): number {
  const pago = historia.saldo(v.instrutor.id, mes) > 0;
  if (pago && historia.dispensado(v.instrutor.id, mes)) return 0;
  if (historia.preterido(v, mes)) return 4;
  if (pago) return 1;
  return historia.escolhido(v, mes) ? 2 : 3;
}

function porAntiguidade(a: Vinculo, b: Vinculo): number {
  return (a.mesInicio ?? '').localeCompare(b.mesInicio ?? '') || a.instrutor.id - b.instrutor.id;
}

/**
 * What is due for a month, by tie: its own reasons, then one grant a place and one a person (D38, D39). What
 * was paid is asked back for facts only, never for a missing CPF, a waiting document or another tie's late
 * hours.
 */
export function apurarMes(
  mes: string,
  fatos: FatosDaFolha,
  historia: Historia,
): ReadonlyMap<number, Apurado> {
  const apurados = new Map<number, Apurado>();
  const aceitos: Vinculo[] = [];
  const ocupadas = new Map<number, number>();
  const reservadas = new Map<number, number>();
  const somar = (em: Map<number, number>, id: number) => em.set(id, (em.get(id) ?? 0) + 1);

  const julgar = (v: Vinculo): Apurado => {
    const { instrutor, projeto } = v;
    const motivos = motivosDoMes(v, mes, fatos.agora);
    const pago = historia.saldo(instrutor.id, mes) > 0;
    const [motivo = null] = motivos;
    const aceitar = () => {
      aceitos.push(v);
      somar(ocupadas, projeto.id);
      return DEVIDO;
    };
    if (pago && historia.dispensado(instrutor.id, mes)) return aceitar();
    const retido = soRetido(motivos);
    if (pago) {
      const [estorno] = historia.posteriores(v, mes, motivosDeEstorno(motivos));
      if (estorno !== undefined) return { devido: false, motivo: estorno, estorna: true };
    } else if (motivo !== null && !retido) return { devido: false, motivo, estorna: false };

    const preterido = historia.preterido(v, mes);
    const outro = aceitos.find((um) => conflitam(um, v, mes, historia));
    if (outro !== undefined && (!pago || provadoDuasVezes(outro, v, mes, fatos, historia))) {
      return { devido: false, motivo: 'JA_PAGO', estorna: pago };
    }
    const cheias = (ocupadas.get(projeto.id) ?? 0) >= projeto.vagas;
    if (pago)
      return cheias && preterido ? { devido: false, motivo: 'OUTRO_VINCULO', estorna: true } : aceitar();
    const prometidas = (ocupadas.get(projeto.id) ?? 0) + (reservadas.get(projeto.id) ?? 0);
    if (prometidas >= projeto.vagas) return { devido: false, motivo: 'OUTRO_VINCULO', estorna: false };
    if (!retido) return aceitar();
    // A place is also kept for a tie that only waits for a document or a CPF.
    somar(reservadas, projeto.id);
    return { devido: false, motivo, estorna: false };
  };

  const emOrdem = fatos.vinculos.toSorted(
    (a, b) => ordem(a, mes, historia) - ordem(b, mes, historia) || porAntiguidade(a, b),
  );
  for (const v of emOrdem) apurados.set(v.instrutor.id, julgar(v));
  return apurados;
}

/** Whether one person would be paid the same grant twice, or another beside a bolsa única (D38). */
function conflitam(a: Vinculo, b: Vinculo, mes: string, historia: Historia): boolean {
  if (!mesmaPessoa(a.instrutor, b.instrutor)) return false;
  return (
    a.projeto.id === b.projeto.id ||
    historia.acumulo(a, mes) === 'unica' ||
    historia.acumulo(b, mes) === 'unica'
  );
}

/** Only a CPF proves that both payments went to one person, and only since D39 (D52). */
function provadoDuasVezes(
  a: Vinculo,
  b: Vinculo,
  mes: string,
  fatos: FatosDaFolha,
  historia: Historia,
): boolean {
  const pagos = historia.saldo(a.instrutor.id, mes) > 0 && a.instrutor.cpf !== null;
  return pagos && a.instrutor.cpf === b.instrutor.cpf && !fatos.anterioresARegra.includes(mes);
}
