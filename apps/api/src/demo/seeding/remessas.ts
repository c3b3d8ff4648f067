import { createHash } from 'node:crypto';
import { diaNoFuso, somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { somarMeses } from '@instrutoria/domain/kernel/meses.ts';
import { lancamentosDaFolha } from '@instrutoria/domain/pagamento/rules/lancamentos.ts';
import type { Lancamento } from '@instrutoria/domain/pagamento/types.ts';
import { ocorrencia } from '@instrutoria/domain/remessa/rules/ocorrencias.ts';
import type { Deps } from '../../context.ts';
import { single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { auditar } from '../../features/auditoria/repository.ts';
import { fatosDaFolha } from '../../features/pagamento/fatos-queries.ts';
import { linhasParaRetorno } from '../../features/remessa/queries.ts';
import { inserirRetorno, salvarResultado } from '../../features/remessa/repository.ts';
import { ESTUDANTE, INSTITUICAO } from '../content.ts';
import { encenar } from './encenar.ts';
import { noDia } from './instants.ts';
import { exigir } from './pessoas.ts';
import type { Semeados } from './semeados.ts';
import type { AtoEncenado } from './trilha.ts';

const PAGADOR = {
  ...{ nome: INSTITUICAO.nome, cnpj: '11222333000181', banco: '001', agencia: '1584', digitoDaAgencia: '9' },
  ...{ conta: '98765', digito: '4', convenio: '123456', servico: '33' },
};
/** FEBRABAN: the account is closed; the agency or the account is invalid. */
const CODIGOS = ['Z9', 'AG'];

/** The students of the sheet that the bank returned in part: whose payment it returned (the first corrected the account since), and whose is held. */
export function papeisNaRemessa(lancamentos: readonly Pick<Lancamento, 'instrutor' | 'pago' | 'tipo'>[]) {
  const outros = lancamentos
    .filter(({ pago, tipo, instrutor }) => pago && tipo === 'NORMAL' && instrutor.nome !== ESTUDANTE.nome)
    .map(({ instrutor }) => instrutor.id)
    .toSorted((a, b) => a - b);
  return { devolvidos: outros.slice(0, 2), retido: outros[2] };
}

/** At ten in the morning, so many days after the sheet of the month was closed. */
export function diasDepoisDeFechada(mes: string, dias: number): Date {
  const dia = somarDias(`${somarMeses(mes, 1)}-22`, dias);
  return new Date(`${dia}T13:30:00Z`);
}

/**
 * What happened to the closed sheets (the earlier ones paid, the last but one sent and returned in part, the last not
 * sent), the budget of their call, and the earliest open sheet, conferred.
 */
export function atosDasRemessas(
  deps: Deps,
  { tx, pessoas, editais, presente }: Semeados,
  fechadas: readonly { readonly mes: string; readonly lancamentos: readonly Lancamento[] }[],
): AtoEncenado[] {
  const id = exigir(pessoas, 'claudia.portela');
  const usuario = { id, tipo: 'administrador', sessao: 0, token: null, faltaFator: false } as const;
  const fazer = (agora: Date, nome: string, corpo: object, params: Readonly<Record<string, string>> = {}) =>
    encenar(deps, tx, { nome, usuario, agora, params, corpo });
  const ato = (quando: Date, nome: string, corpo: object): AtoEncenado => ({
    quando,
    fazer: () => fazer(quando, nome, corpo),
  });
  const gerar = (mes: string, quando: Date): AtoEncenado => {
    const diaDoPagamento = somarDias(diaNoFuso(quando, presente.fuso), 2);
    return {
      quando,
      fazer: () => fazer(quando, 'gerarRemessa', { forma: 'cnab240', diaDoPagamento }, { mes }),
    };
  };
  const primeiraRemessa = (mes: string) =>
    single<{ id: number }>(
      tx,
      sql`select r.id from remessa r join folha_de_pagamento f on f.id = r.folha_id where f.mes = ${mes} and r.numero = 1`,
    );
  const pagarTudo = (mes: string, quando: Date): AtoEncenado => ({
    quando,
    async fazer() {
      const remessa = await primeiraRemessa(mes);
      const linhas = await linhasParaRetorno(tx, remessa.id);
      const lancamentos = linhas.filter(({ situacao }) => situacao === 'enviada').map((um) => um.id);
      const resultado = { lancamentos, resultado: 'paga', dia: diaNoFuso(quando, presente.fuso) };
      await fazer(quando, 'registrarResultado', resultado, { id: String(remessa.id) });
    },
  });
  const voltarEmParte = (mes: string, devolvidos: readonly number[], quando: Date): AtoEncenado => ({
    quando,
    async fazer() {
      const remessa = await primeiraRemessa(mes);
      const linhas = await linhasParaRetorno(tx, remessa.id);
      for (const linha of linhas.filter(({ situacao }) => situacao === 'enviada')) {
        const codigo = CODIGOS[devolvidos.indexOf(linha.instrutorId)] ?? '00';
        const { palavras, pedeDados } = ocorrencia(codigo);
        const devolvida = codigo !== '00';
        const dia = devolvida ? null : diaNoFuso(quando, presente.fuso);
        const situacao = devolvida ? 'devolvida' : 'paga';
        await salvarResultado(
          tx,
          { id: linha.id, situacao, dia, codigo, motivo: palavras, pedeDados: devolvida && pedeDados },
          { em: quando, porId: id },
        );
      }
      const contas = { pagas: linhas.length - devolvidos.length, devolvidas: devolvidos.length };
      const sha256 = createHash('sha256').update(`retorno ${mes}`).digest('hex');
      await inserirRetorno(tx, {
        ...{ remessaId: remessa.id, sha256, origem: 'cnab240', lidoEm: quando, lidoPorId: id },
        ...contas,
      });
      await auditar(
        { agora: quando, db: tx, usuario },
        { acao: 'lerRetorno', registro: { tipo: 'remessa', id: remessa.id }, depois: { sha256, ...contas } },
      );
    },
  });
  const conferirAAberta = (mes: string, quando: Date): AtoEncenado => ({
    quando,
    async fazer() {
      const fatos = await fatosDaFolha(tx, quando, presente.fuso);
      for (const { tipo, instrutor, competencia } of lancamentosDaFolha(mes, fatos)) {
        if (tipo !== 'ESTORNO') continue;
        const corpo = { mes, instrutor: instrutor.id, competencia, decisao: 'CONFIRMADO' };
        await fazer(quando, 'decidirEstornoDaFolha', corpo);
      }
      await fazer(new Date(quando.getTime() + 600_000), 'conferirFolhaDePagamento', { mes });
    },
  });

  const [ultima, penultima] = fechadas.toReversed();
  if (ultima === undefined || penultima === undefined) return [];
  const { devolvidos, retido } = papeisNaRemessa(penultima.lancamentos);
  const edital = exigir(editais, 'anterior').id;
  const verba = (tipo: string, centavos: number, empenho: string, motivo: string) => ({
    ...{ edital, tipo, centavos, empenho, motivo },
  });
  const ano = diaNoFuso(presente.agora, presente.fuso).slice(0, 4);
  const primeira = fechadas[0]?.mes ?? ultima.mes;
  return [
    ato(diasDepoisDeFechada(primeira, -8), 'guardarPagador', PAGADOR),
    ato(
      diasDepoisDeFechada(primeira, -7),
      'registrarVerba',
      verba('aumento', 6_000_000, `${ano}NE000123`, 'Verba do ano para bolsas, aprovada pelo conselho.'),
    ),
    ato(
      diasDepoisDeFechada(ultima.mes, 3),
      'registrarVerba',
      verba('reducao', 500_000, `${ano}NE000123`, 'Corte do segundo semestre.'),
    ),
    ...fechadas
      .slice(0, -2)
      .flatMap(({ mes }) => [
        gerar(mes, diasDepoisDeFechada(mes, 1)),
        pagarTudo(mes, diasDepoisDeFechada(mes, 4)),
      ]),
    ...(retido === undefined
      ? []
      : [
          ato(new Date(diasDepoisDeFechada(penultima.mes, 0).getTime() + 3_600_000), 'reterPagamento', {
            ...{ mes: penultima.mes, instrutor: retido, competencia: penultima.mes },
            motivo: 'O aluno pediu para conferir se tem direito a este mês.',
          }),
        ]),
    gerar(penultima.mes, diasDepoisDeFechada(penultima.mes, 1)),
    voltarEmParte(penultima.mes, devolvidos, diasDepoisDeFechada(penultima.mes, 4)),
    // More than the 72 hours that the student has to say whether the account is theirs.
    gerar(penultima.mes, diasDepoisDeFechada(penultima.mes, 10)),
    conferirAAberta(somarMeses(ultima.mes, 1), noDia(presente, 2)),
  ];
}
