import { lancamentosDaFolha } from '@instrutoria/domain/pagamento/rules/lancamentos.ts';
import { type FatoDatado, periodosEmDias } from '@instrutoria/domain/pagamento/rules/periodos.ts';
import type {
  EscolhaDeVinculo,
  EstornoDecidido,
  FatosDaFolha,
  LancamentoFechado,
  MesRetido,
  Vinculo,
} from '@instrutoria/domain/pagamento/types.ts';
import { fatosCom, umVinculo } from '@instrutoria/domain/testing/vinculos.ts';
import { expect, it } from 'vitest';
import { contar } from '../../testing/figures.ts';

// Random histories of raw events: compares the product's sheets with a second computation below that uses
// none of the product's rules.

const HISTORIAS = Number(process.env.HISTORIAS_DE_PAGAMENTO ?? 150);
const SEMENTE = 20_261_122;
const FUSO = 'America/Fortaleza';
const VIGENCIA = { inicio: '2026-03-01', fim: '2026-11-30' };
const MESES = ['03', '04', '05', '06', '07', '08', '09', '10', '11'].map((m) => `2026-${m}`);

function sorteio(semente: number): () => number {
  let a = semente;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function somarDias(dia: string, dias: number): string {
  return new Date(Date.parse(`${dia}T00:00:00Z`) + dias * 86_400_000).toISOString().slice(0, 10);
}

interface Laco {
  readonly id: number;
  readonly pessoa: number;
  readonly email: string;
  readonly projeto: number;
  readonly vagas: number;
  readonly acumulo: 'acumulavel' | 'unica';
  readonly mesInicio: string;
  readonly cpfDesdeOInicio: boolean;
}

type Evento = { readonly dia: string; readonly laco: number } & (
  | { readonly que: 'SITUACAO' | 'TIPO' | 'DOCUMENTOS'; readonly valor: string }
  | { readonly que: 'horas'; readonly mes: string; readonly horas: number }
  | { readonly que: 'ausencia'; readonly mes: string }
  | { readonly que: 'fim'; readonly fim: string }
  | { readonly que: 'cpf' }
  | { readonly que: 'escolha'; readonly mes: string; readonly outro: number }
  | { readonly que: 'liberar' | 'reter'; readonly mes: string }
  | { readonly que: 'fechar'; readonly mes: string }
);

interface Historia {
  readonly lacos: readonly Laco[];
  readonly eventos: readonly Evento[];
  /** The administrator's decision about the n-th proposed estorno. */
  readonly dispensa: (n: number) => boolean;
}

function umaHistoria(semente: number): Historia {
  const r = sorteio(semente);
  const ate = (n: number) => Math.floor(r() * n);
  const de = <T>(lista: readonly T[]): T => lista[ate(lista.length)] as T;
  const vagas = [1 + ate(2), 1 + ate(2), 1 + ate(2)];
  const lacos = Array.from({ length: 2 + ate(4) }, (_, i): Laco => {
    const pessoa = 1 + ate(4);
    const projeto = 1 + ate(3);
    const escrito = r() < 0.3 ? `PESSOA${pessoa}@x.test` : `pessoa${pessoa}@x.test`;
    return {
      id: i + 1,
      pessoa,
      projeto,
      vagas: vagas[projeto - 1] ?? 1,
      email: r() < 0.2 ? `outro${i}@x.test` : escrito,
      acumulo: r() < 0.5 ? 'unica' : 'acumulavel',
      mesInicio: de(MESES.slice(0, 5)),
      cpfDesdeOInicio: r() < 0.7,
    };
  });
  const dia = () => `${de(MESES)}-${String(1 + ate(28)).padStart(2, '0')}`;
  const eventos: Evento[] = lacos.flatMap(({ id: laco }): Evento[] => [
    { laco, dia: '2026-02-20', que: 'TIPO', valor: r() < 0.85 ? 'BOLSISTA' : 'VOLUNTARIO' },
    { laco, dia: '2026-02-20', que: 'DOCUMENTOS', valor: r() < 0.8 ? 'EM_ORDEM' : 'POR_CONFERIR' },
    { laco, dia: '2026-02-20', que: 'SITUACAO', valor: r() < 0.8 ? 'REGULAR' : 'IRREGULAR' },
    ...MESES.flatMap((mes): Evento[] =>
      r() < 0.75 ? [{ laco, dia: `${mes}-15`, que: 'horas', mes, horas: de([-1, 0, 0.5, 12, 34]) }] : [],
    ),
    ...Array.from({ length: ate(7) }, (): Evento => {
      const comum = { laco, dia: dia() };
      const sorte = r();
      if (sorte < 0.2) return { ...comum, que: 'SITUACAO', valor: de(['REGULAR', 'IRREGULAR']) };
      if (sorte < 0.3) return { ...comum, que: 'TIPO', valor: de(['BOLSISTA', 'VOLUNTARIO']) };
      if (sorte < 0.42)
        return { ...comum, que: 'DOCUMENTOS', valor: de(['EM_ORDEM', 'POR_CONFERIR', 'RECUSADO']) };
      if (sorte < 0.7) return { ...comum, que: 'horas', mes: de(MESES), horas: de([-1, 0, 8, 34]) };
      if (sorte < 0.8) return { ...comum, que: 'ausencia', mes: de(MESES) };
      if (sorte < 0.88) return { ...comum, que: 'fim', fim: dia() };
      if (sorte < 0.94) return { ...comum, que: 'cpf' };
      return { ...comum, que: 'escolha', mes: de(MESES), outro: de(lacos).id };
    }),
  ]);
  // Places that change hands: one holder becomes a volunteer, and another takes the place on the same day
  // (D55).
  for (let n = ate(3); n > 0; n -= 1) {
    const sai = de(lacos);
    const outros = lacos.filter((um) => um !== sai && um.projeto === sai.projeto);
    if (outros.length === 0) continue;
    const entra = de(outros);
    const quando = dia();
    const [papeis, entregues] = [r() < 0.7, r() < 0.7];
    for (const [{ id: laco }, valor] of [
      [sai, 'VOLUNTARIO'],
      [entra, 'BOLSISTA'],
    ] as const) {
      eventos.push({ laco, dia: quando, que: 'TIPO', valor });
      eventos.push({ laco, dia: quando, que: 'DOCUMENTOS', valor: papeis ? 'POR_CONFERIR' : 'EM_ORDEM' });
      if (entregues || laco === entra.id) {
        eventos.push({ laco, dia: somarDias(quando, ate(50)), que: 'DOCUMENTOS', valor: 'EM_ORDEM' });
      }
    }
  }
  // Months held by the administrator, and most of them released later.
  const s = sorteio(semente ^ 0x5eed);
  for (let n = Math.floor(s() * 9); n > 0; n -= 1) {
    const laco = 1 + Math.floor(s() * lacos.length);
    const [mes = '', em = ''] = [0, 1].map(() => MESES[Math.floor(s() * 6)]).toSorted();
    const retida = `${em}-${String(1 + Math.floor(s() * 28)).padStart(2, '0')}`;
    eventos.push({ laco, dia: retida, que: 'reter', mes });
    if (s() < 0.8) {
      eventos.push({ laco, dia: somarDias(retida, Math.floor(s() * 120)), que: 'liberar', mes });
    }
  }
  for (const mes of MESES.slice(0, 5 + ate(5))) {
    const seguinte = mes === '2026-11' ? '2026-12' : (MESES[MESES.indexOf(mes) + 1] ?? '');
    eventos.push({ laco: 0, dia: `${seguinte}-22`, que: 'fechar', mes });
  }
  const sim = Array.from({ length: 40 }, () => r() < 0.4);
  return {
    lacos,
    eventos: eventos
      .map((um, i) => ({ um, i }))
      .toSorted((a, b) => a.um.dia.localeCompare(b.um.dia) || a.i - b.i)
      .map(({ um }) => um),
    dispensa: (n) => sim[n % sim.length] === true,
  };
}

/** A line in the form of both computations: vínculo, month, kind, paid, decision. */
type Linha = string;
const dizer = (laco: number, mes: string, tipo: string, pago: boolean, decisao: string | null): Linha =>
  `${laco} ${mes} ${tipo} ${pago ? 'paga' : 'não paga'} ${decisao ?? '-'}`;

const cpfDa = (pessoa: number) => String(52_998_224_700 + pessoa);

// ---- the product ------------------------------------------------------------------------------------------------------

/** The records as the database would hold them before event number `n`, and the product's result for them. */
function doProduto({ lacos, eventos, dispensa }: Historia): {
  readonly folhas: Linha[][];
  /** Lines that only another vínculo in the place kept from being paid. */
  readonly disputas: number;
  /** Lines that only a hold kept from being paid. */
  readonly retidas: number;
} {
  const lancados: LancamentoFechado[] = [];
  const fechados: string[] = [];
  const folhas: Linha[][] = [];
  let estornos = 0;
  let [disputas, retidas] = [0, 0];
  eventos.forEach((evento, n) => {
    if (evento.que !== 'fechar') return;
    const feitos = eventos.slice(0, n);
    const vinculos = lacos.map((laco) => registro(laco, feitos));
    const agora = new Date(`${evento.dia}T15:00:00Z`);
    const base = fatosCom(vinculos, { lancados: [...lancados], fechados: [...fechados], agora });
    let fatos: FatosDaFolha = { ...base, escolhas: escolhasDe(lacos, feitos), retidos: retidosDe(feitos) };
    // The administrator decides one after another, and reads the sheet again each time.
    for (;;) {
      const aberto = lancamentosDaFolha(evento.mes, fatos).find(
        (l) => l.tipo === 'ESTORNO' && l.decisao === null,
      );
      if (aberto === undefined) break;
      const decisao = dispensa(estornos) ? 'DISPENSADO' : 'CONFIRMADO';
      estornos += 1;
      const { id: instrutorId } = aberto.instrutor;
      const dito: EstornoDecidido = {
        instrutorId,
        competencia: aberto.competencia,
        decisao,
        justificativa: decisao === 'DISPENSADO' ? 'x' : null,
        valor: aberto.valor,
        parcial: aberto.parcial,
      };
      fatos = { ...fatos, decididos: [...fatos.decididos, dito] };
    }
    const linhas = lancamentosDaFolha(evento.mes, fatos);
    disputas += linhas.filter(({ motivo }) => motivo === 'OUTRO_VINCULO').length;
    retidas += linhas.filter(({ motivo }) => motivo === 'RETIDA').length;
    lancados.push(...linhas.map((l) => ({ ...l, folha: evento.mes })));
    fechados.push(evento.mes);
    folhas.push(
      linhas.map((l) => dizer(l.instrutor.id, l.competencia, l.tipo, l.pago, l.decisao)).toSorted(),
    );
  });
  return { folhas, disputas, retidas };
}

function registro(laco: Laco, feitos: readonly Evento[]): Vinculo {
  const dele = feitos.filter((e) => e.laco === laco.id);
  const historico: FatoDatado[] = [];
  for (const e of dele) {
    if (e.que !== 'SITUACAO' && e.que !== 'TIPO' && e.que !== 'DOCUMENTOS') continue;
    const desde = `${e.dia}T15:00:00Z`;
    const anterior = historico.findLastIndex(({ campo }) => campo === e.que);
    const antes = historico[anterior];
    // Stores only changes.
    if (antes?.valor === e.valor) continue;
    if (antes !== undefined) historico[anterior] = { ...antes, ate: desde };
    historico.push({ campo: e.que, valor: e.valor, desde, ate: null, origem: 'ATO' });
  }
  const atual = (campo: string) => historico.findLast((h) => h.campo === campo)?.valor;
  const fim = dele.findLast((e) => e.que === 'fim');
  const temCpf = laco.cpfDesdeOInicio || dele.some((e) => e.que === 'cpf');
  const bolsista = atual('TIPO') === 'BOLSISTA';
  return umVinculo(laco.id, {
    projeto: laco.projeto,
    vagas: laco.vagas,
    email: laco.email,
    mesInicio: laco.mesInicio,
    cpf: temCpf ? cpfDa(laco.pessoa) : null,
    tipoAluno: bolsista ? 'BOLSISTA' : 'VOLUNTARIO',
    acumulo: bolsista ? laco.acumulo : null,
    situacao: atual('SITUACAO') === 'REGULAR' ? 'REGULAR' : 'IRREGULAR',
    historico: periodosEmDias(historico, FUSO),
    fim: fim?.que === 'fim' ? fim.fim : null,
    vigencia: VIGENCIA,
    horas: Object.fromEntries(dele.flatMap((e) => (e.que === 'horas' ? [[e.mes, e.horas]] : []))),
    ausencias: dele.flatMap((e) => (e.que === 'ausencia' ? [e.mes] : [])),
  });
}

/** As the database stores them: the last choice between two counts. */
function escolhasDe(lacos: readonly Laco[], feitos: readonly Evento[]): EscolhaDeVinculo[] {
  let guardadas: EscolhaDeVinculo[] = [];
  for (const e of feitos) {
    if (e.que !== 'escolha' || e.laco === e.outro) continue;
    const este = lacos.find(({ id }) => id === e.laco);
    const aquele = lacos.find(({ id }) => id === e.outro);
    if (este === undefined || aquele === undefined || este.projeto !== aquele.projeto) continue;
    guardadas = guardadas.filter(
      (g) =>
        g.competencia !== e.mes ||
        (g.preteridoId !== este.id && g.preteridoId !== aquele.id && g.instrutorId !== aquele.id),
    );
    const dos = { instrutorId: este.id, preteridoId: aquele.id };
    guardadas.push({ projetoId: este.projeto, competencia: e.mes, ...dos });
  }
  return guardadas;
}

/** As the database stores them: those in force. */
function retidosDe(feitos: readonly Evento[]): MesRetido[] {
  let guardados: MesRetido[] = [];
  for (const e of feitos) {
    if (e.que !== 'reter' && e.que !== 'liberar') continue;
    guardados = guardados.filter((g) => g.instrutorId !== e.laco || g.competencia !== e.mes);
    if (e.que === 'reter') guardados.push({ instrutorId: e.laco, competencia: e.mes, motivo: 'x' });
  }
  return guardados;
}

// ---- the second computation
// -------------------------------------------------------------------------------------------

interface Pago {
  readonly laco: number;
  readonly mes: string;
  /** +1 paid, −1 asked back, 0 waived. */
  readonly valor: number;
  readonly acumulo: string | null;
}

/** Computes the same sheets from the events alone: day by day, month by month, with a list of payments. */
class Contador {
  readonly #h: Historia;
  readonly livro: Pago[] = [];
  /** Held months whose place nobody else takes. */
  readonly #guardadas = new Set<string>();
  #ate = 0;

  constructor(h: Historia) {
    this.#h = h;
  }

  folhas(): Linha[][] {
    const { eventos, dispensa } = this.#h;
    const fechados: string[] = [];
    const folhas: Linha[][] = [];
    let estornos = 0;
    eventos.forEach((evento, n) => {
      if (evento.que !== 'fechar') return;
      this.#ate = n;
      const decididos = new Map<string, boolean>();
      for (;;) {
        const aberto = this.#ajustes(fechados, decididos).find(
          ({ tipo, chave }) => tipo === 'ESTORNO' && !decididos.has(chave),
        );
        if (aberto === undefined) break;
        decididos.set(aberto.chave, dispensa(estornos));
        estornos += 1;
      }
      const linhas: Linha[] = [];
      const novos: Pago[] = [];
      const guardar: string[] = [];
      const doMes = this.#devidos(evento.mes, decididos);
      for (const laco of this.#h.lacos) {
        if (!this.#tocaComoBolsista(laco, evento.mes)) continue;
        const pago = doMes.get(laco.id) === 'paga' && !this.#retido(laco, evento.mes);
        linhas.push(dizer(laco.id, evento.mes, 'NORMAL', pago, null));
        if (pago) novos.push(this.#anotar(laco, evento.mes, 1));
        else if (doMes.get(laco.id) === 'paga') guardar.push(`${laco.id} ${evento.mes}`);
      }
      for (const { tipo, chave, laco, mes } of this.#ajustes(fechados, decididos)) {
        const dispensado = decididos.get(chave) === true;
        const decisao = tipo === 'COMPLEMENTO' ? null : dispensado ? 'DISPENSADO' : 'CONFIRMADO';
        const paga = tipo === 'COMPLEMENTO' && !this.#retido(laco, mes);
        linhas.push(dizer(laco.id, mes, tipo, paga, decisao));
        if (tipo === 'COMPLEMENTO' && !paga) {
          guardar.push(chave);
          continue;
        }
        if (decisao === 'CONFIRMADO') this.#guardadas.delete(chave);
        novos.push(this.#anotar(laco, mes, tipo === 'COMPLEMENTO' ? 1 : dispensado ? 0 : -1));
      }
      this.livro.push(...novos);
      for (const chave of guardar) this.#guardadas.add(chave);
      fechados.push(evento.mes);
      folhas.push(linhas.toSorted());
    });
    return folhas;
  }

  #anotar(laco: Laco, mes: string, valor: number): Pago {
    return { laco: laco.id, mes, valor, acumulo: this.#bolsistaAgora(laco) ? laco.acumulo : null };
  }

  #retido(laco: Laco, mes: string): boolean {
    const dele = this.#eventosDe(laco);
    const ultimo = dele.findLast((e) => (e.que === 'reter' || e.que === 'liberar') && e.mes === mes);
    return ultimo?.que === 'reter';
  }

  #saldo(laco: Laco, mes: string): number {
    return this.livro.filter((p) => p.laco === laco.id && p.mes === mes).reduce((s, p) => s + p.valor, 0);
  }

  #perdoado(laco: Laco, mes: string, decididos: ReadonlyMap<string, boolean>): boolean {
    const noLivro = this.livro.some((p) => p.laco === laco.id && p.mes === mes && p.valor === 0);
    return noLivro || decididos.get(`${laco.id} ${mes}`) === true;
  }

  #ajustes(fechados: readonly string[], decididos: ReadonlyMap<string, boolean>) {
    return fechados.flatMap((mes) => {
      const devidos = this.#devidos(mes, decididos);
      return this.#h.lacos.flatMap((laco) => {
        const chave = `${laco.id} ${mes}`;
        const devido = devidos.get(laco.id);
        const saldo = this.#saldo(laco, mes);
        if (saldo === 0 && devido === 'paga') return [{ tipo: 'COMPLEMENTO', chave, laco, mes }];
        if (saldo !== 1) return [];
        // An estorno that this sheet waives is still on it, if it would be asked back otherwise.
        const semEla = new Map([...decididos].filter(([outra]) => outra !== chave));
        const agora = decididos.get(chave) === true ? this.#devidos(mes, semEla).get(laco.id) : devido;
        return agora === 'devolve' ? [{ tipo: 'ESTORNO', chave, laco, mes }] : [];
      });
    });
  }

  #eventosDe(laco: Laco): readonly Evento[] {
    return this.#h.eventos.slice(0, this.#ate).filter((e) => e.laco === laco.id);
  }

  /** Every value of a field on a day: the first one, and those set during the day. */
  #valoresNoDia(laco: Laco, que: string, dia: string): Set<string> {
    const mudancas = this.#eventosDe(laco).filter((e) => e.que === que);
    const antes = mudancas.filter((e) => e.dia < dia).at(-1);
    const noDia = mudancas.filter((e) => e.dia === dia);
    // Of changes at one instant only the last counts.
    const valores = [antes, noDia.at(-1)].flatMap((e) => (e !== undefined && 'valor' in e ? [e.valor] : []));
    return new Set(valores);
  }

  #diasDe(mes: string): string[] {
    const quantos = new Date(Date.UTC(Number(mes.slice(0, 4)), Number(mes.slice(5)), 0)).getUTCDate();
    return Array.from({ length: quantos }, (_, i) => `${mes}-${String(i + 1).padStart(2, '0')}`);
  }

  #bolsistaAgora(laco: Laco): boolean {
    return this.#valoresNoDia(laco, 'TIPO', '2099-01-01').has('BOLSISTA');
  }

  #fim(laco: Laco): string {
    const ultimo = this.#eventosDe(laco).findLast((e) => e.que === 'fim');
    return ultimo?.que === 'fim' ? ultimo.fim : '9999-12-31';
  }

  #noVinculo(laco: Laco, mes: string): boolean {
    return laco.mesInicio <= mes && mes <= this.#fim(laco).slice(0, 7);
  }

  #tocaComoBolsista(laco: Laco, mes: string): boolean {
    if (!this.#noVinculo(laco, mes) || mes > VIGENCIA.fim.slice(0, 7)) return false;
    return this.#diasDe(mes).some((dia) => this.#valoresNoDia(laco, 'TIPO', dia).has('BOLSISTA'));
  }

  /** Each period as bolsista, in days; one that begins and ends at the same time does not count. */
  #posses(laco: Laco): { readonly de: string; ate: string }[] {
    const posses: { readonly de: string; ate: string }[] = [];
    let era = '';
    for (const e of this.#eventosDe(laco)) {
      if (e.que !== 'TIPO' || e.valor === era) continue;
      const ultima = posses.at(-1);
      if (e.valor === 'BOLSISTA') posses.push({ de: e.dia, ate: '9999-12-31' });
      else if (ultima !== undefined) ultima.ate = e.dia;
      era = e.valor;
    }
    return posses.filter(({ de, ate }) => de !== ate);
  }

  /** From when the vínculo has held its place in this month. */
  #possuiDesde(laco: Laco, mes: string): string {
    const dias = this.#diasDe(mes);
    const doMes = this.#posses(laco).filter(({ de, ate }) => dias.some((d) => de <= d && d <= ate));
    const comeco = doMes.length === 0 ? '9999-12-31' : (doMes[0]?.de ?? '');
    return comeco > `${laco.mesInicio}-01` ? comeco : `${laco.mesInicio}-01`;
  }

  /** Whether it still holds the place on the first day after the month. */
  #ficou(laco: Laco, mes: string): boolean {
    const depois = somarDias(this.#diasDe(mes).at(-1) ?? '', 1);
    return (
      this.#fim(laco) >= depois && this.#posses(laco).some(({ de, ate }) => de < depois && ate >= depois)
    );
  }

  #temCpf(laco: Laco): boolean {
    return laco.cpfDesdeOInicio || this.#eventosDe(laco).some((e) => e.que === 'cpf');
  }

  /** fato: a fact forbids the month; nunca: it was never earned; espera: it waits; sim: it is due. */
  #situacao(laco: Laco, mes: string): 'espera' | 'fato' | 'nunca' | 'sim' {
    const eventos = this.#eventosDe(laco);
    const horas = eventos.findLast((e) => e.que === 'horas' && e.mes === mes);
    const semHoras = horas?.que !== 'horas' || horas.horas <= 0;
    const ausente = eventos.some((e) => e.que === 'ausencia' && e.mes === mes);
    if (!this.#noVinculo(laco, mes) || semHoras || ausente) return 'fato';
    const umMesmoDia = this.#diasDe(mes).some(
      (dia) =>
        this.#valoresNoDia(laco, 'TIPO', dia).has('BOLSISTA') &&
        this.#valoresNoDia(laco, 'SITUACAO', dia).has('REGULAR'),
    );
    if (!umMesmoDia) return 'nunca';
    const documentos = this.#valoresNoDia(laco, 'DOCUMENTOS', '2099-01-01');
    return this.#temCpf(laco) && documentos.has('EM_ORDEM') ? 'sim' : 'espera';
  }

  #umaPessoa(a: Laco, b: Laco): boolean {
    if (this.#temCpf(a) && this.#temCpf(b)) return a.pessoa === b.pessoa;
    return a.email.toLowerCase() === b.email.toLowerCase();
  }

  #acumula(laco: Laco, mes: string): boolean {
    const pago = this.livro.findLast((p) => p.laco === laco.id && p.mes === mes && p.valor === 1);
    const atual = this.#bolsistaAgora(laco) ? laco.acumulo : null;
    return (pago?.acumulo ?? atual) === 'acumulavel';
  }

  /** The last choice of a pair: who was chosen in this month, and who gave way to whom. */
  #palavras(mes: string): { readonly escolhidos: Set<number>; readonly preteridos: Set<number> } {
    const por = new Map<number, number>();
    for (const e of this.#h.eventos.slice(0, this.#ate)) {
      if (e.que !== 'escolha' || e.mes !== mes || e.laco === e.outro) continue;
      const [este, aquele] = [e.laco, e.outro].map((id) => this.#h.lacos.find((l) => l.id === id));
      if (este === undefined || aquele === undefined || este.projeto !== aquele.projeto) continue;
      por.delete(este.id);
      for (const [preterido, escolhido] of por) if (escolhido === aquele.id) por.delete(preterido);
      por.set(aquele.id, este.id);
    }
    return { escolhidos: new Set(por.values()), preteridos: new Set(por.keys()) };
  }

  /** The result of each vínculo in the month: paid, asked back, or neither. */
  #devidos(mes: string, decididos: ReadonlyMap<string, boolean>): Map<number, 'devolve' | 'nada' | 'paga'> {
    const { escolhidos, preteridos } = this.#palavras(mes);
    const fila = this.#h.lacos
      .map((laco) => {
        const pago = this.#saldo(laco, mes) === 1;
        const perdoado = pago && this.#perdoado(laco, mes, decididos);
        const preterido = preteridos.has(laco.id);
        const tem = pago || this.#guardadas.has(`${laco.id} ${mes}`);
        const lugar = perdoado ? 0 : preterido ? 4 : tem ? 1 : escolhidos.has(laco.id) ? 2 : 3;
        const quando = `${this.#possuiDesde(laco, mes)} ${laco.mesInicio}`;
        const espera = escolhidos.has(laco.id) || this.#ficou(laco, mes);
        return {
          laco,
          pago,
          perdoado,
          preterido,
          lugar,
          quando,
          espera,
          situacao: this.#situacao(laco, mes),
        };
      })
      .toSorted(
        (a, b) =>
          a.lugar - b.lugar || (a.quando < b.quando ? -1 : a.quando > b.quando ? 1 : a.laco.id - b.laco.id),
      );
    const quemRecebe: Laco[] = [];
    const guardadas: Laco[] = [];
    const noProjeto = (lista: readonly Laco[], laco: Laco) =>
      lista.filter(({ projeto }) => projeto === laco.projeto).length;
    const destino = new Map<number, 'devolve' | 'nada' | 'paga'>();
    for (const { laco, pago, perdoado, preterido, espera, situacao } of fila) {
      const colide = quemRecebe.find(
        (um) =>
          this.#umaPessoa(um, laco) &&
          (um.projeto === laco.projeto || !this.#acumula(um, mes) || !this.#acumula(laco, mes)),
      );
      const provado =
        colide !== undefined && this.#saldo(colide, mes) === 1 && this.#temCpf(colide) && this.#temCpf(laco);
      let fim: 'devolve' | 'nada' | 'paga' = 'nada';
      if (perdoado) fim = 'paga';
      else if (pago) {
        const cheio = noProjeto(quemRecebe, laco) >= laco.vagas;
        fim = situacao === 'fato' || provado || (preterido && cheio) ? 'devolve' : 'paga';
      } else if ((situacao === 'sim' || situacao === 'espera') && colide === undefined) {
        const livre = noProjeto(quemRecebe, laco) + noProjeto(guardadas, laco) < laco.vagas;
        if (livre && situacao === 'sim') fim = 'paga';
        if (livre && situacao === 'espera' && espera) guardadas.push(laco);
      }
      if (fim === 'paga') quemRecebe.push(laco);
      destino.set(laco.id, fim);
    }
    return destino;
  }
}

it(`[C-A2] [C-A3] [C-G4] equals an independent calculation of sheets, places and adjustments in ${HISTORIAS} random histories (D38, D39, D55)`, () => {
  const vistos = { NORMAL: 0, COMPLEMENTO: 0, ESTORNO: 0, DISPENSADO: 0, paga: 0 };
  let [trocas, disputas, retidas] = [0, 0, 0];
  for (let i = 0; i < HISTORIAS; i += 1) {
    const historia = umaHistoria(SEMENTE + i);
    trocas += historia.eventos.filter((e) => e.que === 'TIPO' && e.dia > '2026-02-20').length;
    const contador = new Contador(historia);
    const esperadas = contador.folhas();
    const { folhas: feitas, disputas: perdidas, retidas: perdidasPorRetencao } = doProduto(historia);
    disputas += perdidas;
    retidas += perdidasPorRetencao;
    if (JSON.stringify(feitas) !== JSON.stringify(esperadas)) {
      // Includes the history, so that a failure shows it.
      expect({ semente: SEMENTE + i, folhas: feitas, historia }).toEqual({
        semente: SEMENTE + i,
        folhas: esperadas,
        historia,
      });
    }
    for (const linha of feitas.flat()) {
      for (const palavra of Object.keys(vistos) as (keyof typeof vistos)[]) {
        if (linha.split(' ').includes(palavra)) vistos[palavra] += 1;
      }
    }
    const saldos = Map.groupBy(contador.livro, ({ laco, mes }) => `${laco} ${mes}`);
    for (const pagos of saldos.values()) {
      expect([0, 1]).toContain(pagos.reduce((soma, { valor }) => soma + valor, 0));
    }
  }
  // The histories must produce every kind of line, or this test would prove nothing.
  for (const quantos of Object.values(vistos)) expect(quantos).toBeGreaterThan(HISTORIAS / 50);
  expect(trocas).toBeGreaterThan(HISTORIAS);
  expect(disputas).toBeGreaterThan(HISTORIAS / 50);
  expect(retidas).toBeGreaterThan(HISTORIAS / 10);
  const linhas = Object.entries(vistos).map(([palavra, quantos]) => `${palavra} ${quantos}`);
  contar(
    'pagamentos',
    `${HISTORIAS} histories with ${trocas} changes of type, ${disputas} lines that lost a place and ${retidas} held ones, none differs; lines: ${linhas.join(', ')}`,
  );
});
