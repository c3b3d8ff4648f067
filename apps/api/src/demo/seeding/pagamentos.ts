import type { ContaBancaria } from '@instrutoria/domain/banco/types.ts';
import { somarMeses } from '@instrutoria/domain/kernel/meses.ts';
import { lancamentosDaFolha, mesesEmAberto } from '@instrutoria/domain/pagamento/rules/lancamentos.ts';
import { conferirFolha, decidirEstorno, fecharFolha } from '@instrutoria/domain/pagamento/transitions.ts';
import type { FatosDaFolha, Lancamento, Vinculo } from '@instrutoria/domain/pagamento/types.ts';
import { newLinkToken } from '../../adapters/link-token.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { guardarContasConferidas } from '../../features/banco/contas-conferidas-repository.ts';
import { guardarConta } from '../../features/banco/repository.ts';
import { conferenciaDe, inserirConferencia } from '../../features/pagamento/conferencia-repository.ts';
import { fatosDaFolha } from '../../features/pagamento/fatos-queries.ts';
import { contar } from '../../features/pagamento/queries.ts';
import { inserirFolha, salvarDecisao } from '../../features/pagamento/repository.ts';
import { inserirValor } from '../../features/pagamento/valor-repository.ts';
import { mesDe } from './instants.ts';
import type { InstrutorSemeado } from './instrutores.ts';
import { exigir } from './pessoas.ts';
import { diasDepoisDeFechada, papeisNaRemessa } from './remessas.ts';
import type { Semeados } from './semeados.ts';
import type { AtoDemo } from './trilha.ts';

const MESES_POR_FECHAR = 3;
/** The demonstration has one administrator. */
const SO_UMA_PESSOA = 'A administração tem uma só pessoa neste ano.';

/** The vínculo with its hours as they were when the sheet of `folha` was closed. */
function comoEstava(v: Vinculo, folha: string, instrutores: readonly InstrutorSemeado[]): Vinculo {
  const semeado = instrutores.find(({ id }) => id === v.instrutor.id);
  const horas = { ...v.horas };
  for (const { mes, antes, acerto } of semeado?.dados.corrigidas ?? []) {
    if (semeado?.mesInicio == null) continue;
    const competencia = somarMeses(semeado.mesInicio, mes);
    if (acerto === 'fechado' && folha > competencia) continue;
    if (antes === null) delete horas[competencia];
    else horas[competencia] = antes;
  }
  return { ...v, horas };
}

interface Fechada {
  readonly mes: string;
  readonly fechadaEm: Date;
  readonly quem: number;
  readonly fuso: string;
}

async function fatosNaEpoca(
  tx: Executor,
  { mes, fechadaEm, fuso }: Fechada,
  instrutores: readonly InstrutorSemeado[],
): Promise<FatosDaFolha> {
  const fatos = await fatosDaFolha(tx, fechadaEm, fuso);
  return { ...fatos, vinculos: fatos.vinculos.map((v) => comoEstava(v, mes, instrutores)) };
}

/** Confirms estornos a day before the sheet is closed; returns the audit rows. */
async function confirmarEstornos(tx: Executor, { mes, fechadaEm, quem }: Fechada, fatos: FatosDaFolha) {
  const atos: AtoDemo[] = [];
  const quando = new Date(fechadaEm.getTime() - 86_400_000);
  for (const { tipo, instrutor, competencia } of lancamentosDaFolha(mes, fatos)) {
    if (tipo !== 'ESTORNO') continue;
    const decidido = decidirEstorno(
      { mes, instrutorId: instrutor.id, competencia, decisao: 'CONFIRMADO' },
      fatos,
    );
    await salvarDecisao(tx, decidido, { agora: quando, quem });
    atos.push({
      acao: 'decidirEstornoDaFolha',
      pessoa: quem,
      quando,
      registro: { tipo: 'instrutor', id: instrutor.id },
      depois: { mes, competencia, decisao: decidido.decisao, motivo: null },
    });
  }
  return atos;
}

/** The value of each grant from the first month on. */
async function semearValores(tx: Executor, quem: number, mesInicio: string): Promise<AtoDemo[]> {
  const quando = new Date(`${mesInicio}-01T13:00:00Z`);
  const comum = { editalId: null, mesInicio, mesFim: null, criadoEm: quando, criadoPorId: quem };
  const atos: AtoDemo[] = [];
  for (const [tipo, centavos] of [
    ['TIPO I', 70_000],
    ['TIPO II', 60_000],
  ] as const) {
    const { id } = await inserirValor(tx, { ...comum, tipo, centavos });
    const depois = { tipo, edital: null, mesInicio, mesFim: null, centavos };
    atos.push({
      ...{ acao: 'cadastrarValorDaBolsa', pessoa: quem, quando, depois },
      registro: { tipo: 'valor_da_bolsa', id },
    });
  }
  return atos;
}

/** Digital banks, of which this product knows no rule of check digits. */
const BANCOS_DOS_ALUNOS = ['260', '077', '336'];

function contaDe(instrutorId: number, cpf: string, vez = 0): ContaBancaria {
  const conta = String(10_000_000 + instrutorId * 73_411 + vez * 5_077_003);
  return {
    ...{ banco: BANCOS_DOS_ALUNOS[(instrutorId + vez) % 3] ?? '260', agencia: '0001', digitoDaAgencia: null },
    ...{ conta, digito: String((instrutorId + vez) % 10), tipo: 'corrente', cpfDoTitular: cpf },
  };
}

/** The coordinator writes the account of a student; returns the audit row. */
async function escreverConta(
  { tx, pessoas }: Pick<Semeados, 'pessoas' | 'tx'>,
  { id, dados }: InstrutorSemeado,
  em: Date,
  motivo: string | null = null,
): Promise<AtoDemo[]> {
  const { cpf } = await single<{ cpf: string | null }>(tx, sql`select cpf from instrutor where id = ${id}`);
  if (cpf === null) return [];
  const autorId = exigir(pessoas, dados.coordenador);
  await guardarConta(tx, id, contaDe(id, cpf, motivo === null ? 0 : 1), {
    ...{ em, autorId, estudanteId: null, motivo, token: newLinkToken() },
  });
  const depois = {
    dados: motivo === null ? 'acrescentados' : 'alterados',
    ...(motivo === null ? {} : { motivo }),
  };
  return [
    {
      acao: 'guardarContaBancaria',
      pessoa: autorId,
      quando: em,
      registro: { tipo: 'instrutor', id },
      depois,
    },
  ];
}

export interface FolhaSemeada {
  readonly mes: string;
  readonly lancamentos: readonly Lancamento[];
}

/**
 * Closes the sheets of the running year but the latest, by the acts' own rules. Hours corrected later make
 * complements and estornos on the next sheet. The last sheet but one was sent to the bank, and one of its accounts
 * was corrected afterwards. Returns the sheets and the audit rows.
 */
export async function semearFolhas(
  { tx, pessoas, presente }: Pick<Semeados, 'tx' | 'pessoas' | 'presente'>,
  instrutores: readonly InstrutorSemeado[],
): Promise<{ readonly folhas: readonly FolhaSemeada[]; readonly atos: readonly AtoDemo[] }> {
  const { fuso } = presente;
  const quem = exigir(pessoas, 'claudia.portela');
  const ultimo = somarMeses(mesDe(presente.agora, presente), -MESES_POR_FECHAR);
  const atos: AtoDemo[] = [];
  const folhas: FolhaSemeada[] = [];
  for (const um of instrutores.filter(({ dados }) => dados.tipo === 'BOLSISTA')) {
    atos.push(...(await escreverConta({ tx, pessoas }, um, new Date(um.criadoEm.getTime() + 3_600_000))));
  }
  const meses = mesesEmAberto(await fatosDaFolha(tx, presente.agora, fuso), ultimo);
  atos.push(...(await semearValores(tx, quem, meses[0] ?? ultimo)));
  for (const mes of meses) {
    const fechadaEm = new Date(`${somarMeses(mes, 1)}-22T13:00:00Z`);
    const fechada = { mes, fechadaEm, quem, fuso };
    atos.push(...(await confirmarEstornos(tx, fechada, await fatosNaEpoca(tx, fechada, instrutores))));
    const fatos = await fatosNaEpoca(tx, fechada, instrutores);
    const frequencia = { aberta: false, abreEm: null };
    const lancamentos = lancamentosDaFolha(mes, fatos);
    const conferidaEm = new Date(fechadaEm.getTime() - 86_400_000);
    const eu = { id: quem, nome: 'Cláudia Portela', partes: [], escreveu: [] };
    const comum = { mes, fuso, frequencia, fatos, pontos: [], verbas: [], quem: { eu, outras: [] } };
    conferirFolha({ ...comum, agora: conferidaEm, conferencia: null }, lancamentos);
    const conferenciaId = await inserirConferencia(tx, { mes, em: conferidaEm, porId: quem }, lancamentos);
    const pagos = lancamentos.filter(({ pago }) => pago).map(({ instrutor }) => instrutor.id);
    await guardarContasConferidas(tx, conferenciaId, pagos, conferidaEm);
    const conferencia = await conferenciaDe(tx, mes);
    const motivo = SO_UMA_PESSOA;
    const { motivoSemSegundaPessoa } = fecharFolha(
      { ...comum, agora: fechadaEm, conferencia, motivo },
      lancamentos,
    );
    const folha = { mes, fechadaEm, fechadaPorId: quem, mesParcial: fatos.mesParcial };
    const id = await inserirFolha(tx, { ...folha, conferenciaId, motivoSemSegundaPessoa }, lancamentos);
    atos.push({
      ...{ acao: 'conferirFolhaDePagamento', pessoa: quem, quando: conferidaEm },
      registro: { tipo: 'conferencia_da_folha', id: conferenciaId },
      depois: { mes, ...contar(lancamentos) },
    });
    atos.push({
      acao: 'fecharFolhaDePagamento',
      pessoa: quem,
      quando: fechadaEm,
      registro: { tipo: 'folha_de_pagamento', id },
      depois: { mes, conferidaPor: quem, ...contar(lancamentos), motivo },
    });
    folhas.push({ mes, lancamentos });
    if (mes === meses.at(-2)) {
      const [primeiro] = papeisNaRemessa(lancamentos).devolvidos;
      const corrigido = instrutores.filter((um) => um.id === primeiro);
      for (const um of corrigido) {
        const motivo = 'O banco encerrou a conta anterior.';
        atos.push(...(await escreverConta({ tx, pessoas }, um, diasDepoisDeFechada(mes, 6), motivo)));
      }
    }
  }
  return { folhas, atos };
}
