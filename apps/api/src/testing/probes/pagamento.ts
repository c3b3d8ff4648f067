import { comDigitosVerificadores } from '@instrutoria/domain/kernel/cpf.ts';
import { somarMeses } from '@instrutoria/domain/kernel/meses.ts';
import type { NewRow } from '../../db/tables.gerada.ts';
import { inserirConferencia } from '../../features/pagamento/conferencia-repository.ts';
import { fechamentoDe } from '../../features/pagamento/fechamento-queries.ts';
import type { Cena, Sonda } from '../access/probe.ts';
import { igual } from '../access/probe.ts';
import { contou, limitesDe, sonda, todos } from '../access/sonda.ts';
import { countOf, insertInto, rowOf, rowsOf } from '../rows.ts';

interface Folha {
  readonly mes: string;
  readonly fechada: boolean;
  readonly lancamentos: readonly { readonly instrutor: { readonly id: number } }[];
}

/**
 * The month before the clock's, whose sheet can be closed, with one grant holder; closes the months in
 * between too.
 */
async function mesComBolsista({
  t,
  w,
}: Cena): Promise<{ readonly mes: string; readonly instrutor: number; readonly projeto: number }> {
  const usadas = [...(await rowsOf(t, 'folhaDePagamento')), ...(await rowsOf(t, 'conferenciaDaFolha'))];
  const anteriores = Array.from({ length: 400 }, (_, i) => String(t.clock.agora().getUTCFullYear() - 1 - i));
  const ano = anteriores.find((um) => !usadas.some(({ mes }) => mes.startsWith(um)));
  if (ano === undefined) throw new Error('no year left');
  const mes = `${ano}-03`;
  const vigencia = { vigenciaInicio: `${ano}-01-01`, vigenciaFim: `${ano}-12-31` };
  const { projeto } = await w.novoAprovado({
    edital: await w.novoEditalEm('resultado', vigencia),
    remunerados: 1,
  });
  const dados = { mesInicio: mes, fim: `${mes}-31`, motivoDoFim: 'fim', encerradoEm: t.clock.agora() };
  return { mes, instrutor: await w.novoInstrutor(projeto, dados), projeto };
}

/** The same, conferred by another administrator. */
async function mesConferido(cena: Cena) {
  const r = await mesComBolsista(cena);
  const outra = await cena.w.novaPessoa('administrador');
  const { db } = cena.t.deps.database;
  const { lancamentos } = await fechamentoDe(db, outra.id, cena.t.clock.agora(), r.mes);
  await inserirConferencia(db, { mes: r.mes, em: cena.t.clock.agora(), porId: outra.id }, lancamentos);
  return r;
}

const temLinha = (body: unknown, instrutor: number) =>
  (body as Folha).lancamentos.filter((l) => l.instrutor.id === instrutor).length;

/** A closed month that was paid and now has no hours. */
async function mesPagoSemHoras(cena: Cena, valores: Partial<NewRow<'pagamento'>> = {}) {
  const { mes, instrutor, projeto } = await mesComBolsista(cena);
  const { db } = cena.t.deps.database;
  const fechadaEm = cena.t.clock.agora();
  const folha = await insertInto(db, 'folhaDePagamento', { mes, fechadaEm, fechadaPorId: cena.dono.id });
  await insertInto(db, 'pagamento', {
    folhaId: folha?.id ?? 0,
    instrutorId: instrutor,
    projetoId: projeto,
    competencia: mes,
    nome: 'Aluno',
    email: `aluno${instrutor}@exemplo.test`,
    titulo: 'Projeto',
    cpf: comDigitosVerificadores(String(800_000_000 + instrutor)),
    tipo: 'NORMAL',
    pago: true,
    horas: 34,
    ...valores,
  });
  return { mes, instrutor, projeto };
}

/** An open month whose one line pays. */
async function linhaQuePaga(cena: Cena) {
  const { mes, instrutor, projeto } = await mesComBolsista(cena);
  await cena.w.novaFrequencia(instrutor, Number(mes.slice(0, 4)), [-1, -1, 34], cena.dono.id);
  return { mes, instrutor, projeto, competencia: mes };
}

/** An open month with hours in a month of absence. */
async function umPonto(cena: Cena) {
  const { mes, instrutor, projeto } = await linhaQuePaga(cena);
  const registradaEm = cena.t.clock.agora();
  await insertInto(cena.t, 'ausencia', { instrutorId: instrutor, mes, registradaEm, autorId: cena.dono.id });
  const { pontos } = await fechamentoDe(cena.t.deps.database.db, cena.dono.id, registradaEm, mes);
  const [ponto] = pontos.filter(({ tipo }) => tipo === 'HORAS_NA_AUSENCIA');
  return { mes, ponto: ponto?.marca ?? '', projeto };
}

async function umaRetencao(cena: Cena) {
  const { mes, instrutor, projeto } = await linhaQuePaga(cena);
  const { id } = await insertInto(cena.t, 'retencaoDePagamento', {
    ...{ instrutorId: instrutor, competencia: mes, mes, motivo: 'uma dúvida' },
    ...{ retidaEm: cena.t.clock.agora(), retidaPorId: cena.dono.id },
  });
  return { retencao: id, projeto };
}

const PERIODO = { mesInicio: '2031-03', mesFim: '2031-12' };

/** A value of one call, which no sheet has used. */
const DA_VERBA = { centavos: 70_000, empenho: '2026NE000123', motivo: 'Verba do ano.' };

async function umaVerba({ t, w, dono }: Cena) {
  const edital = await w.novoEditalEm('resultado');
  const ato = { editalId: edital, tipo: 'aumento', em: t.clock.agora(), autorId: dono.id, ...DA_VERBA };
  await insertInto(t, 'atoDeVerba', ato);
  return { edital };
}

async function umValor({ t, w, dono }: Cena) {
  const edital = await w.novoEditalEm('resultado');
  const criado = { criadoEm: t.clock.agora(), criadoPorId: dono.id };
  const valor = { editalId: edital, ...PERIODO, centavos: 70_000, ...criado };
  return { valor: (await insertInto(t, 'valorDaBolsa', valor)).id, edital };
}

const administrador = limitesDe(['administrador']);
const abertos = ({ t }: Cena) => countOf(t, 'acesso', { documento: 'planilha_de_pagamentos' });
const estorno = (mes: string) => ({ mes: somarMeses(mes, 1), competencia: mes, decisao: 'CONFIRMADO' });

export const sondasDoPagamento = {
  listarFolhasDePagamento: sonda(mesComBolsista, ({ body, r }) =>
    igual(
      (body as Folha[]).filter(({ mes }) => mes === r.mes).map(({ fechada }) => fechada),
      [false],
    ),
  ),
  // It shows CPFs, so each reading writes its row (D37).
  lerFolhaDePagamento: sonda(
    mesComBolsista,
    todos(
      ({ body, r }) => igual(temLinha(body, r.instrutor), 1),
      contou('acesso', 1, (_, { quem }) => ({
        pessoaId: quem?.id ?? 0,
        documento: 'folha_de_pagamento',
      })),
    ),
    { semRastro: true },
  ),
  conferirFolhaDePagamento: sonda(
    mesComBolsista,
    contou('conferenciaDaFolha', 1, (r) => ({ mes: r.mes })),
    {
      limites: [
        administrador('a month that is conferred', 409, mesConferido),
        administrador('a sheet with a project in which they take part', 409, async (cena) => {
          const { mes, projeto } = await mesComBolsista(cena);
          const quem = cena.quem?.id;
          if (quem !== undefined) await cena.w.novoColaborador(projeto, quem);
          return { mes };
        }),
      ],
    },
  ),
  desconferirFolhaDePagamento: sonda(
    mesConferido,
    contou('conferenciaDaFolha', 0, (r) => ({ mes: r.mes, desfeitaEm: null })),
    { limites: [administrador('a month that is not conferred', 409, mesComBolsista)] },
  ),
  fecharFolhaDePagamento: sonda(
    mesConferido,
    todos(
      ({ body, r }) => igual([(body as Folha).fechada, temLinha(body, r.instrutor)], [true, 1]),
      contou('folhaDePagamento', 1, (r) => ({ mes: r.mes })),
    ),
    {
      limites: [
        administrador('a month that is not conferred', 409, mesComBolsista),
        administrador('a month that is closed', 409, async (cena) => {
          const { mes } = await mesComBolsista(cena);
          const fechada = { fechadaEm: cena.t.clock.agora(), fechadaPorId: cena.dono.id };
          await insertInto(cena.t, 'folhaDePagamento', { mes, ...fechada });
          return { mes };
        }),
      ],
    },
  ),
  decidirEstornoDaFolha: sonda(
    (cena: Cena) => mesPagoSemHoras(cena),
    contou('estornoDecidido', 1, (r) => ({ instrutorId: r.instrutor })),
    {
      corpo: ({ mes }) => estorno(mes),
      limites: [
        administrador('an estorno that no sheet proposes', 409, mesComBolsista, {
          corpo: ({ mes }) => ({ ...estorno(mes), mes }),
        }),
      ],
    },
  ),
  escolherVinculoDoMes: sonda(
    async (cena) => {
      const { mes: competencia, instrutor: noLugarDe, projeto } = await mesComBolsista(cena);
      const instrutor = await cena.w.novoInstrutor(projeto, { mesInicio: competencia });
      for (const id of [noLugarDe, instrutor])
        await cena.w.novaFrequencia(id, Number(competencia.slice(0, 4)), [-1, -1, 34], cena.dono.id);
      return { competencia, instrutor, noLugarDe };
    },
    contou('escolhaDeVinculo', 1, (r) => ({ preteridoId: r.noLugarDe })),
    {
      limites: [
        administrador('two ties of different projects', 409, async (cena) => {
          const { mes: competencia, instrutor } = await mesComBolsista(cena);
          const { projeto } = await cena.w.novoAprovado();
          const noLugarDe = await cena.w.novoInstrutor(projeto, { mesInicio: competencia });
          return { competencia, instrutor, noLugarDe };
        }),
      ],
    },
  ),
  conferirPontoDaFolha: sonda(
    umPonto,
    contou('pontoConferido', 1, (r) => ({ mes: r.mes })),
    {
      corpo: ({ mes, ponto }) => ({ mes, ponto }),
      limites: [
        administrador(
          'a point that the sheet does not have',
          409,
          async (cena) => ({ ...(await umPonto(cena)), ponto: 'x' }),
          { corpo: ({ mes, ponto }) => ({ mes, ponto }) },
        ),
        administrador(
          'a point of a project in which they take part',
          409,
          async (cena) => {
            const { projeto, ...ponto } = await umPonto(cena);
            const quem = cena.quem?.id;
            if (quem !== undefined) await cena.w.novoColaborador(projeto, quem);
            return ponto;
          },
          { corpo: ({ mes, ponto }) => ({ mes, ponto }) },
        ),
      ],
    },
  ),
  reterPagamento: sonda(
    linhaQuePaga,
    contou('retencaoDePagamento', 1, (r) => ({ instrutorId: r.instrutor })),
    {
      limites: [
        administrador('a line that pays nothing', 409, async (cena) => {
          const { mes, instrutor } = await mesComBolsista(cena);
          return { mes, instrutor, competencia: mes };
        }),
        administrador('a line of a project in which they take part', 409, async (cena) => {
          const { projeto, ...linha } = await linhaQuePaga(cena);
          const quem = cena.quem?.id;
          if (quem !== undefined) await cena.w.novoColaborador(projeto, quem);
          return linha;
        }),
      ],
    },
  ),
  liberarPagamento: sonda(
    umaRetencao,
    contou('retencaoDePagamento', 0, (r) => ({ id: r.retencao, liberadaEm: null })),
    {
      limites: [
        administrador('one of a project in which they take part', 409, async (cena) => {
          const { projeto, retencao } = await umaRetencao(cena);
          const quem = cena.quem?.id;
          if (quem !== undefined) await cena.w.novoColaborador(projeto, quem);
          return { retencao };
        }),
      ],
    },
  ),
  exportarFolhaDePagamento: sonda(
    async (cena) => ({ ...(await mesComBolsista(cena)), antes: await abertos(cena) }),
    async ({ cena, r }) => igual(await abertos(cena), r.antes + 1),
    { semRastro: true },
  ),
  listarValoresDaBolsa: sonda(umValor, ({ body, r }) =>
    igual(
      (body as { readonly id: number }[]).filter(({ id }) => id === r.valor).map(({ id }) => id),
      [r.valor],
    ),
  ),
  cadastrarValorDaBolsa: sonda(
    async (cena) => ({ edital: await cena.w.novoEditalEm('resultado') }),
    contou('valorDaBolsa', 1, (r) => ({ editalId: r.edital })),
    {
      corpo: ({ edital }) => ({ edital, ...PERIODO, centavos: 70_000 }),
      limites: [
        administrador(
          'a month that has a value',
          422,
          async (cena) => ({ edital: (await umValor(cena)).edital }),
          {
            corpo: ({ edital }) => ({ edital, ...PERIODO, centavos: 70_000 }),
          },
        ),
      ],
    },
  ),
  encerrarValorDaBolsa: sonda(
    umValor,
    contou('valorDaBolsa', 1, (r) => ({ editalId: r.edital, mesFim: '2031-05' })),
    {
      corpo: { mesFim: '2031-05' },
      limites: [administrador('before its first month', 422, umValor, { corpo: { mesFim: '2031-01' } })],
    },
  ),
  apagarValorDaBolsa: sonda(
    umValor,
    contou('valorDaBolsa', 0, (r) => ({ editalId: r.edital })),
    {
      limites: [
        administrador('one that a closed sheet paid by', 409, async (cena) => {
          const { projeto, mes: mesInicio } = await mesPagoSemHoras(cena, {
            valorCheio: 70_000,
            valor: 70_000,
          });
          const { editalId } = await rowOf(cena.t, 'projeto', { id: projeto });
          const criado = { criadoEm: new Date(0), criadoPorId: cena.dono.id };
          const valor = { editalId, mesInicio, centavos: 70_000, ...criado };
          return { valor: (await insertInto(cena.t, 'valorDaBolsa', valor)).id };
        }),
      ],
    },
  ),
  listarVerbas: sonda(umaVerba, ({ body, r }) =>
    igual(
      (body as { readonly edital: { readonly id: number }; readonly autorizado: number }[])
        .filter(({ edital }) => edital.id === r.edital)
        .map(({ autorizado }) => autorizado),
      [70_000],
    ),
  ),
  registrarVerba: sonda(
    async (cena) => ({ edital: await cena.w.novoEditalEm('resultado') }),
    contou('atoDeVerba', 1, (r) => ({ editalId: r.edital })),
    {
      corpo: ({ edital }) => ({ edital, tipo: 'aumento', ...DA_VERBA }),
      limites: [
        administrador('below what closed sheets pay', 409, umaVerba, {
          corpo: ({ edital }) => ({ edital, tipo: 'reducao', ...DA_VERBA, centavos: 70_001 }),
        }),
        administrador('without a reason', 422, umaVerba, {
          corpo: ({ edital }) => ({ edital, tipo: 'aumento', ...DA_VERBA, motivo: ' ' }),
        }),
      ],
    },
  ),
} satisfies Record<string, Sonda>;
