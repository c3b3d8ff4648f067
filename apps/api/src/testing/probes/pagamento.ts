import { comDigitosVerificadores } from '@instrutoria/domain/kernel/cpf.ts';
import { somarMeses } from '@instrutoria/domain/kernel/meses.ts';
import type { Cena, Limite, Sonda } from '../access/probe.ts';
import { igual } from '../access/probe.ts';
import { countOf, insertInto, rowsOf } from '../rows.ts';

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
  const fechadas = await rowsOf(t, 'folhaDePagamento');
  const livre = Array.from({ length: 90 }, (_, i) => `20${String(99 - i).padStart(2, '0')}`);
  const agora = t.clock.agora().toISOString().slice(0, 4);
  const ano = livre.find((a) => a < agora && !fechadas.some(({ mes }) => mes.startsWith(a)));
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

const temLinha = (body: unknown, instrutor: number) =>
  (body as Folha).lancamentos.filter((l) => l.instrutor.id === instrutor).length;

const FECHADA_ANTES: Limite = {
  nome: 'a month that is closed',
  colunas: ['administrador'],
  status: 409,
  async montar(cena) {
    const { mes } = await mesComBolsista(cena);
    await insertInto(cena.t, 'folhaDePagamento', {
      mes,
      fechadaEm: cena.t.clock.agora(),
      fechadaPorId: cena.dono.id,
    });
    return { corpo: { mes } };
  },
};

/** A closed month that was paid and now has no hours. */
async function mesPagoSemHoras(cena: Cena): Promise<{ readonly mes: string; readonly instrutor: number }> {
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
  });
  return { mes, instrutor };
}

const NADA_A_ESTORNAR: Limite = {
  nome: 'an estorno that no sheet proposes',
  colunas: ['administrador'],
  status: 409,
  async montar(cena) {
    const { mes, instrutor } = await mesComBolsista(cena);
    const corpo = { mes, instrutor, competencia: mes, decisao: 'CONFIRMADO' };
    return { corpo };
  },
};

const DE_OUTRO_PROJETO: Limite = {
  nome: 'two ties of different projects',
  colunas: ['administrador'],
  status: 409,
  async montar(cena) {
    const { mes, instrutor } = await mesComBolsista(cena);
    const { projeto } = await cena.w.novoAprovado();
    const noLugarDe = await cena.w.novoInstrutor(projeto, { mesInicio: mes });
    return {
      corpo: { competencia: mes, instrutor, noLugarDe, motivo: 'Engano.' },
    };
  },
};

export const sondasDoPagamento = {
  listarFolhasDePagamento: {
    async montar(cena) {
      const { mes } = await mesComBolsista(cena);
      return {
        efeito: ({ body }) =>
          igual(
            (body as Folha[]).filter((f) => f.mes === mes).map(({ fechada }) => fechada),
            [false],
          ),
      };
    },
  },
  // It shows CPFs, so each reading writes its row (D37).
  lerFolhaDePagamento: {
    semRastro: true,
    async montar(cena) {
      const { mes, instrutor } = await mesComBolsista(cena);
      return {
        de: mes,
        async efeito({ body }) {
          igual(temLinha(body, instrutor), 1);
          const { db } = cena.t.deps.database;
          const quem = cena.quem?.id ?? 0;
          igual(await countOf(db, 'acesso', { pessoaId: quem, documento: 'folha_de_pagamento' }), 1);
        },
      };
    },
  },
  fecharFolhaDePagamento: {
    async montar(cena) {
      const { mes, instrutor } = await mesComBolsista(cena);
      return {
        corpo: { mes },
        efeito: async ({ body }) => {
          igual([(body as Folha).fechada, temLinha(body, instrutor)], [true, 1]);
          const { db } = cena.t.deps.database;
          igual(await countOf(db, 'folhaDePagamento', { mes }), 1);
        },
      };
    },
    limites: [FECHADA_ANTES],
  },
  decidirEstornoDaFolha: {
    async montar(cena) {
      const { mes, instrutor } = await mesPagoSemHoras(cena);
      const corpo = { mes: somarMeses(mes, 1), instrutor, competencia: mes, decisao: 'CONFIRMADO' };
      return {
        corpo,
        efeito: async () => {
          const { db } = cena.t.deps.database;
          igual(await countOf(db, 'estornoDecidido', { instrutorId: instrutor }), 1);
        },
      };
    },
    limites: [NADA_A_ESTORNAR],
  },
  escolherVinculoDoMes: {
    async montar(cena) {
      const { mes, instrutor, projeto } = await mesComBolsista(cena);
      const { db } = cena.t.deps.database;
      const outro = await cena.w.novoInstrutor(projeto, { mesInicio: mes });
      for (const id of [instrutor, outro]) {
        await cena.w.novaFrequencia(id, Number(mes.slice(0, 4)), [-1, -1, 34], cena.dono.id);
      }
      return {
        corpo: { competencia: mes, instrutor: outro, noLugarDe: instrutor, motivo: 'Começou no dia 2.' },
        efeito: async () => igual(await countOf(db, 'escolhaDeVinculo', { preteridoId: instrutor }), 1),
      };
    },
    limites: [DE_OUTRO_PROJETO],
  },
  exportarFolhaDePagamento: {
    semRastro: true,
    async montar(cena) {
      const { mes } = await mesComBolsista(cena);
      const { db } = cena.t.deps.database;
      const abertos = () => countOf(db, 'acesso', { documento: 'planilha_de_pagamentos' });
      const antes = await abertos();
      return {
        de: mes,
        efeito: async () => igual(await abertos(), antes + 1),
      };
    },
  },
} satisfies Record<string, Sonda>;
