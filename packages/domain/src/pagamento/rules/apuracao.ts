import type { Acumulo } from '../../instrutor/types.ts';
import type {
  EsperaDaVaga,
  FatosDaFolha,
  LancamentoFechado,
  MotivoDoNaoPagamento,
  RetratoDoMes,
  VagaDoMes,
  Vinculo,
} from '../types.ts';
import { alcancaOMes, esperaDe, motivosDeEstorno, motivosDoMes, temLinhaNoMes } from './mes-devido.ts';
import { diasDePosse, seguraDepoisDe, seguraDesde } from './periodos.ts';
import { regraDoMes } from './valores.ts';

type Instrutor = Pick<Vinculo['instrutor'], 'cpf' | 'email'>;

/** Compares by CPF; where either has none, by e-mail (D37). */
export function mesmaPessoa(a: Instrutor, b: Instrutor): boolean {
  if (a.cpf !== null && b.cpf !== null) return a.cpf === b.cpf;
  return a.email.toLowerCase() === b.email.toLowerCase();
}

export interface Apurado {
  readonly devido: boolean;
  readonly motivo: MotivoDoNaoPagamento | null;
  readonly estorna: boolean;
  readonly vaga: VagaDoMes | null;
  /** The days of the month that are paid; null where the rule of the month is the whole value. */
  readonly dias: readonly number[] | null;
}

const DEVIDO: Apurado = { devido: true, motivo: null, estorna: false, vaga: null, dias: null };

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
    return this.linhas(id, mes)
      .filter(({ parcial }) => !parcial)
      .reduce((soma, { pago, decisao }) => soma + (pago ? 1 : decisao === 'CONFIRMADO' ? -1 : 0), 0);
  }

  /**
   * The cents of a month: paid and not confirmed as to be returned, and of these those whose partial return was
   * waived. null where a line that counts has no amount.
   */
  centavos(id: number, mes: string): { readonly pago: number; readonly perdoado: number } | null {
    let [pago, perdoado] = [0, 0];
    for (const l of this.linhas(id, mes)) {
      if (!l.pago && l.decisao === null) continue;
      if (l.valor === null) return null;
      if (l.pago) pago += l.valor;
      else if (l.decisao === 'CONFIRMADO') pago -= l.valor;
      else if (l.parcial) perdoado += l.valor;
    }
    return { pago, perdoado };
  }

  /** The month of the sheet from which on this month is paid, or held and due; '' while it is neither. */
  folhaQueDeu(id: number, mes: string): string {
    let folha = '';
    for (const l of this.linhas(id, mes)) {
      if (l.parcial) continue;
      if (l.pago || l.motivo === 'RETIDA') folha ||= l.folha;
      else if (l.decisao === 'CONFIRMADO') folha = '';
    }
    return folha;
  }

  /** The full value with which the month was paid to this vínculo; null: never, or without a value. */
  valorPago(id: number, mes: string): number | null {
    return (
      this.linhas(id, mes).find(({ pago, valorCheio }) => pago && valorCheio !== null)?.valorCheio ?? null
    );
  }

  /** Whether the return of this whole month was waived, for good. */
  dispensado(id: number, mes: string): boolean {
    return (
      this.linhas(id, mes).some(({ decisao, parcial }) => decisao === 'DISPENSADO' && !parcial) ||
      this.#fatos.decididos.some(
        (um) => um.instrutorId === id && um.competencia === mes && um.decisao === 'DISPENSADO' && !um.parcial,
      )
    );
  }

  /**
   * The vínculo's kind of accumulation when the month was paid, else the present one; 'unica' without any.
   */
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

  /** Reasons to ask a month back: all, or only later ones for a month closed before D39 (D52). */
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

/** The order for a place: the vínculo already paid or held, then the administrator's choice, then the others. */
function ordem(v: Vinculo, mes: string, historia: Historia): number {
  const pago = historia.saldo(v.instrutor.id, mes) > 0;
  if (pago && historia.dispensado(v.instrutor.id, mes)) return 0;
  if (historia.preterido(v, mes)) return 4;
  if (historia.folhaQueDeu(v.instrutor.id, mes) !== '') return 1;
  return historia.escolhido(v, mes) ? 2 : 3;
}

/** The earliest holder first: a volunteer who became bolsista comes after the earlier bolsistas (D55). */
function porPosse(mes: string) {
  return (a: Vinculo, b: Vinculo): number =>
    seguraDesde(a, mes).localeCompare(seguraDesde(b, mes)) ||
    (a.mesInicio ?? '').localeCompare(b.mesInicio ?? '') ||
    a.instrutor.id - b.instrutor.id;
}

interface Ocupante {
  readonly vinculo: Vinculo;
  /** null: the place is paid. */
  readonly espera: EsperaDaVaga | null;
}

/** The places of each project in one month, during their distribution. */
class VagasDoMes {
  readonly #mes: string;
  readonly #porDias: boolean;
  readonly #doProjeto = new Map<number, Ocupante[]>();
  /** Occupied places by project and day. */
  readonly #tomados = new Map<string, number>();

  constructor(mes: string, porDias: boolean) {
    this.#mes = mes;
    this.#porDias = porDias;
  }

  /** Takes a place for the month, or the free days that the vínculo holds. Answers these days. */
  ocupar(vinculo: Vinculo, espera: EsperaDaVaga | null): readonly number[] | null {
    const { id } = vinculo.projeto;
    this.#doProjeto.set(id, [...this.ocupantes(vinculo), { vinculo, espera }]);
    if (!this.#porDias) return null;
    const dias = this.#diasLivres(vinculo);
    for (const dia of dias) this.#tomados.set(`${id} ${dia}`, (this.#tomados.get(`${id} ${dia}`) ?? 0) + 1);
    return dias;
  }

  #diasLivres(v: Vinculo): number[] {
    return diasDePosse(v, this.#mes).filter(
      (dia) => (this.#tomados.get(`${v.projeto.id} ${dia}`) ?? 0) < v.projeto.vagas,
    );
  }

  ocupantes({ projeto }: Vinculo): readonly Ocupante[] {
    return this.#doProjeto.get(projeto.id) ?? [];
  }

  /** Whether all places are paid, or all days that the vínculo holds are taken. */
  pagas(v: Vinculo): boolean {
    if (this.#porDias) return this.#diasLivres(v).length === 0;
    return this.ocupantes(v).filter(({ espera }) => espera === null).length >= v.projeto.vagas;
  }

  /** Whether all places, or the days that the vínculo holds, are paid or kept for somebody. */
  cheias(v: Vinculo): boolean {
    return this.#porDias ? this.pagas(v) : this.ocupantes(v).length >= v.projeto.vagas;
  }

  /**
   * The holder of the place that this vínculo does not get: of several, the one who leaves, else the one it
   * waits for.
   */
  deQuem(v: Vinculo): VagaDoMes | null {
    const outros = this.ocupantes(v).filter(({ vinculo }) => vinculo !== v);
    const um =
      outros.find(({ vinculo }) => !seguraDepoisDe(vinculo, this.#mes)) ??
      outros.find(({ espera }) => espera !== null) ??
      outros[0];
    return um === undefined ? null : vagaCom(um.vinculo, um.espera);
  }
}

function vagaCom({ instrutor }: Vinculo, espera: EsperaDaVaga | null): VagaDoMes {
  return { instrutor: { id: instrutor.id, nome: instrutor.nome }, espera };
}

/**
 * The result of a month for each vínculo: its own reasons, then one grant per place and one per person (D38,
 * D39). A place is paid to the vínculo that held it first, if its month is due; else to the next one. It is
 * kept for the documents of its present holder or of the chosen vínculo, never of one that has left it (D55).
 * Where the rule of the month is proportional, a place is paid and kept by the days on which each held it.
 * Paid months are asked back only for facts, never for a missing CPF, an unchecked document or another
 * vínculo's late hours.
 */
export function apurarMes(
  mes: string,
  fatos: FatosDaFolha,
  historia: Historia,
): ReadonlyMap<number, Apurado> {
  const apurados = new Map<number, Apurado>();
  const aceitos: Vinculo[] = [];
  const porDias = regraDoMes(mes, fatos) !== 'nenhuma';
  const vagas = new VagasDoMes(mes, porDias);
  const naoDevido = (motivo: MotivoDoNaoPagamento, resto: Partial<Apurado> = {}): Apurado => ({
    devido: false,
    motivo,
    estorna: false,
    vaga: null,
    dias: null,
    ...resto,
  });

  const julgar = (v: Vinculo): Apurado => {
    const motivos = motivosDoMes(v, mes, fatos.agora);
    const pago = historia.saldo(v.instrutor.id, mes) > 0;
    const [motivo] = motivos;
    const espera = esperaDe(motivos);
    const aceitar = () => {
      aceitos.push(v);
      return { ...DEVIDO, dias: vagas.ocupar(v, null) };
    };
    if (pago && historia.dispensado(v.instrutor.id, mes)) return aceitar();
    if (pago) {
      const [estorno] = historia.posteriores(v, mes, motivosDeEstorno(motivos));
      if (estorno !== undefined) return naoDevido(estorno, { estorna: true });
    } else if (motivo !== undefined && espera === null) return naoDevido(motivo);

    const outro = aceitos.find((um) => conflitam(um, v, mes, historia));
    if (outro !== undefined && (!pago || provadoDuasVezes(outro, v, mes, fatos, historia))) {
      return naoDevido('JA_PAGO', { estorna: pago });
    }
    if (pago) {
      const tomada = vagas.pagas(v) && historia.preterido(v, mes);
      return tomada ? naoDevido('OUTRO_VINCULO', { estorna: true }) : aceitar();
    }
    if (vagas.cheias(v)) return naoDevido('OUTRO_VINCULO', { vaga: vagas.deQuem(v) });
    if (motivo === undefined || espera === null) return aceitar();
    if (porDias || seguraDepoisDe(v, mes) || historia.escolhido(v, mes)) vagas.ocupar(v, espera);
    return naoDevido(motivo, { vaga: vagaCom(v, espera) });
  };

  const emPosse = porPosse(mes);
  // Days already paid are not given to a vínculo that a later sheet paid.
  const emPagamento = (a: Vinculo, b: Vinculo) =>
    historia.folhaQueDeu(a.instrutor.id, mes).localeCompare(historia.folhaQueDeu(b.instrutor.id, mes));
  const emOrdem = fatos.vinculos.toSorted(
    (a, b) =>
      ordem(a, mes, historia) - ordem(b, mes, historia) || (porDias ? emPagamento(a, b) : 0) || emPosse(a, b),
  );
  for (const v of emOrdem) apurados.set(v.instrutor.id, julgar(v));
  // A vínculo that left its place and waits shows the present holder.
  for (const v of emOrdem) {
    const apurado = apurados.get(v.instrutor.id);
    if (apurado?.vaga?.instrutor.id !== v.instrutor.id) continue;
    const guardada = vagas.ocupantes(v).some(({ vinculo }) => vinculo === v);
    if (!guardada && vagas.cheias(v)) apurados.set(v.instrutor.id, { ...apurado, vaga: vagas.deQuem(v) });
  }
  return apurados;
}

/**
 * The vínculos among which a place can be assigned by choice in an open month: those that are paid or wait,
 * where more of them than places compete (D55). Two that are both paid do not compete, nor do two that hold
 * days of their own.
 */
export function concorrentesDaVaga(mes: string, fatos: FatosDaFolha): ReadonlyMap<number, readonly number[]> {
  if (fatos.fechados.includes(mes)) return new Map();
  const apurados = apurarMes(mes, fatos, new Historia(fatos));
  const querem = fatos.vinculos.flatMap((vinculo) => {
    const { devido = false, motivo = null, vaga = null } = apurados.get(vinculo.instrutor.id) ?? {};
    if (!temLinhaNoMes(vinculo, mes) || (!devido && vaga === null)) return [];
    return [{ vinculo, devido, ocupa: devido || motivo !== 'OUTRO_VINCULO' }];
  });
  const porDias = regraDoMes(mes, fatos) !== 'nenhuma';
  const doProjeto = Map.groupBy(querem, ({ vinculo }) => vinculo.projeto.id);
  const jaEscolhido = (este: number, aquele: number) =>
    fatos.escolhas.some((e) => e.competencia === mes && e.instrutorId === este && e.preteridoId === aquele);
  return new Map(
    querem.map((este) => {
      const { id } = este.vinculo.instrutor;
      const todos = doProjeto.get(este.vinculo.projeto.id) ?? [];
      const outros = todos
        .filter((um) => um !== este && um.ocupa && !(um.devido && este.devido) && !(porDias && este.ocupa))
        .map(({ vinculo }) => vinculo.instrutor.id)
        .filter((outro) => !jaEscolhido(id, outro));
      return [id, todos.length > este.vinculo.projeto.vagas ? outros : []];
    }),
  );
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
