import { comDigitosVerificadores, formatarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { CAMPO_NOVO, COLUNAS_PADRAO } from '@instrutoria/domain/remessa/rules/exemplo.ts';
import type { Cena, Sonda } from '../access/probe.ts';
import { igual } from '../access/probe.ts';
import { comeca, contou, limitesDe, sonda, todos } from '../access/sonda.ts';
import { countOf, insertInto, rowOf, rowsOf } from '../rows.ts';
import { proximo } from '../world.ts';

/** A closed sheet with one payment of a student who has an account. */
async function folhaFechada({ t, w, dono }: Cena) {
  const fechadas = (await rowsOf(t, 'folhaDePagamento')).map(({ mes }) => mes);
  const ano = Array.from({ length: 900 }, (_, i) => String(1999 - i)).find(
    (um) => !fechadas.some((mes) => mes.startsWith(um)),
  );
  if (ano === undefined) throw new Error('no year left');
  const mes = `${ano}-03`;
  const vigencia = { vigenciaInicio: `${ano}-01-01`, vigenciaFim: `${ano}-12-31` };
  const edital = await w.novoEditalEm('resultado', vigencia);
  const { projeto } = await w.novoAprovado({ edital, remunerados: 1 });
  const fim = { mesInicio: mes, fim: `${mes}-31`, motivoDoFim: 'fim', encerradoEm: t.clock.agora() };
  const instrutor = await w.novoInstrutor(projeto, fim);
  await w.novaFrequencia(instrutor, Number(ano), [-1, -1, 34], dono.id);
  const cpf = (await rowOf(t, 'instrutor', { id: instrutor })).cpf ?? comDigitosVerificadores('123456789');
  const folha = await insertInto(t, 'folhaDePagamento', {
    ...{ mes, fechadaEm: t.clock.agora(), fechadaPorId: dono.id },
  });
  const pagamento = await insertInto(t, 'pagamento', {
    ...{ folhaId: folha.id, instrutorId: instrutor, projetoId: projeto, competencia: mes, cpf },
    ...{ nome: 'Aluno', email: `aluno${instrutor}@exemplo.test`, titulo: 'Projeto', tipo: 'NORMAL' },
    ...{ pago: true, horas: 34, valorCheio: 70_000, valor: 70_000 },
  });
  return { mes, folha: folha.id, pagamento: pagamento.id, instrutor, projeto, cpf };
}

/** A remessa of one line that was sent. */
async function umaRemessa(cena: Cena) {
  const folha = await folhaFechada(cena);
  const { t, dono } = cena;
  const remessa = await insertInto(t, 'remessa', {
    ...{ folhaId: folha.folha, numero: 1, sequencial: proximo(), forma: 'csv', layout: null },
    ...{ diaDoPagamento: '2026-12-05', pagador: null, arquivo: Buffer.from('CPF;Valor') },
    ...{ nomeDoArquivo: 'remessa.csv', sha256: 'a'.repeat(64) },
    ...{ geradaEm: t.clock.agora(), geradaPorId: dono.id },
  });
  const linha = await insertInto(t, 'linhaDaRemessa', {
    ...{ remessaId: remessa.id, documento: 1, instrutorId: folha.instrutor, projetoId: folha.projeto },
    ...{ nome: 'Aluno', cpf: folha.cpf, centavos: 70_000, situacao: 'enviada' },
  });
  await insertInto(t, 'parteDaRemessa', {
    ...{ linhaId: linha.id, pagamentoId: folha.pagamento, centavos: 70_000 },
  });
  return { ...folha, remessa: remessa.id, linha: linha.id };
}

async function paga(cena: Cena) {
  const r = await umaRemessa(cena);
  const { t, dono } = cena;
  await t.deps.database.pool.query(
    "update linha_da_remessa set situacao = 'paga', dia = '2026-12-05', resultado_em = now(), resultado_por_id = $2 where id = $1",
    [r.linha, dono.id],
  );
  return r;
}

async function cancelada(cena: Cena) {
  const r = await umaRemessa(cena);
  await cena.t.deps.database.pool.query(
    "update remessa set cancelada_em = now(), cancelada_por_id = $2, motivo = 'x' where id = $1",
    [r.remessa, cena.dono.id],
  );
  await cena.t.deps.database.pool.query('update parte_da_remessa set viva = false where linha_id = $1', [
    r.linha,
  ]);
  return r;
}

async function umLayout({ t, dono }: Cena) {
  const nome = `Layout ${proximo()}`;
  const criado = { criadoEm: t.clock.agora(), criadoPorId: dono.id };
  const definicao = JSON.stringify(COLUNAS_PADRAO);
  const { id } = await insertInto(t, 'layoutDaRemessa', { nome, tipo: 'colunas', definicao, ...criado });
  return { layout: id, nome };
}

const PAGADOR = {
  ...{ nome: 'Universidade', cnpj: '11.222.333/0001-81', banco: '1', agencia: '1234', digitoDaAgencia: '5' },
  ...{ conta: '98765', digito: '4', convenio: '123456', servico: '33' },
};
const hoje = ({ t }: Cena) => diaNoFuso(t.clock.agora(), 'America/Fortaleza');
const administrador = limitesDe(['administrador']);
const leu = contou('acesso', 1, (r: { readonly remessa: number }, { quem }) => ({
  ...{ pessoaId: quem?.id ?? 0, documento: 'remessa', registroId: r.remessa },
}));
const lista = (cpf: string) => Buffer.from(`CPF;Resultado;Data\n${formatarCpf(cpf)};pago;05/11/2026\n`);
const situacao = async ({ t }: Cena, id: number) => (await rowOf(t, 'linhaDaRemessa', { id })).situacao;

export const sondasDaRemessa = {
  lerPagador: sonda(
    () => ({}),
    ({ body }) => igual(Number.isInteger((body as { readonly versao: number }).versao), true),
  ),
  guardarPagador: sonda(
    () => ({}),
    async ({ cena }) => igual((await rowOf(cena.t, 'pagador', { id: 1 })).cnpj, '11222333000181'),
    {
      corpo: PAGADOR,
      limites: [administrador('a wrong CNPJ', 422, () => ({}), { corpo: { ...PAGADOR, cnpj: '1' } })],
    },
  ),
  listarLayoutsDaRemessa: sonda(umLayout, ({ body, r }) =>
    igual(
      (body as { readonly id: number }[]).filter(({ id }) => id === r.layout).map(({ id }) => id),
      [r.layout],
    ),
  ),
  criarLayoutDaRemessa: sonda(
    () => ({ nome: `Novo ${proximo()}` }),
    contou('layoutDaRemessa', 1, ({ nome }) => ({ nome })),
    {
      corpo: ({ nome }) => ({ nome, colunas: COLUNAS_PADRAO }),
      limites: [
        administrador('a field beyond the line', 422, () => ({ nome: `Novo ${proximo()}` }), {
          corpo: ({ nome }) => ({
            nome,
            fixo: {
              ...{ tamanho: 10, fimDaLinha: 'CRLF' },
              registros: [{ tipo: 'detalhe', campos: [{ ...CAMPO_NOVO, posicao: 11 }] }],
            },
          }),
        }),
      ],
    },
  ),
  guardarLayoutDaRemessa: sonda(
    umLayout,
    async ({ cena, r }) => igual((await rowOf(cena.t, 'layoutDaRemessa', { id: r.layout })).versao, 2),
    {
      corpo: ({ nome }) => ({ nome: `${nome} mudado`, colunas: COLUNAS_PADRAO }),
      limites: [
        administrador('no columns', 422, umLayout, {
          corpo: ({ nome }) => ({ nome, colunas: { ...COLUNAS_PADRAO, colunas: [] } }),
        }),
      ],
    },
  ),
  apagarLayoutDaRemessa: sonda(
    umLayout,
    contou('layoutDaRemessa', 0, (r) => ({ id: r.layout })),
  ),
  lerRemessasDaFolha: sonda(umaRemessa, ({ body, r }) =>
    igual(
      (body as { readonly remessas: readonly { readonly id: number }[] }).remessas.map(({ id }) => id),
      [r.remessa],
    ),
  ),
  preverRemessa: sonda(
    folhaFechada,
    ({ body, r }) =>
      igual(
        (body as { readonly linhas: readonly { readonly instrutor: { readonly id: number } }[] }).linhas.map(
          ({ instrutor }) => instrutor.id,
        ),
        [r.instrutor],
      ),
    {
      query: 'forma=csv',
      limites: [administrador('an open sheet', 409, () => ({ mes: '2098-01' }), { query: 'forma=csv' })],
    },
  ),
  gerarRemessa: sonda(
    folhaFechada,
    todos(
      async ({ cena, r }) => igual(await countOf(cena.t, 'remessa', { folhaId: r.folha }), 1),
      async ({ cena, r, body }) =>
        igual(
          await countOf(cena.t, 'acesso', {
            documento: 'remessa',
            registroId: (body as { readonly id: number }).id,
          }),
          r.instrutor > 0 ? 1 : 0,
        ),
    ),
    {
      corpo: (_, cena) => ({ forma: 'csv', diaDoPagamento: hoje(cena), total: 70_000 }),
      limites: [
        administrador('another sum', 409, folhaFechada, {
          corpo: (_, cena) => ({ forma: 'csv', diaDoPagamento: hoje(cena), total: 1 }),
        }),
        administrador('lines that another one covers', 422, umaRemessa, {
          corpo: (_, cena) => ({ forma: 'csv', diaDoPagamento: hoje(cena) }),
        }),
      ],
    },
  ),
  lerRemessa: sonda(umaRemessa, ({ body, r }) =>
    igual(
      (body as { readonly lancamentos: readonly { readonly id: number }[] }).lancamentos.map(({ id }) => id),
      [r.linha],
    ),
  ),
  // With CPFs and accounts: each reading writes its row.
  baixarRemessa: sonda(umaRemessa, todos(comeca('CPF'), leu), {
    semRastro: true,
    limites: [
      administrador('one without a file', 409, async (cena) => {
        const r = await umaRemessa(cena);
        await cena.t.deps.database.pool.query('update remessa set arquivo = null where id = $1', [r.remessa]);
        return r;
      }),
    ],
  }),
  cancelarRemessa: sonda(
    umaRemessa,
    contou('parteDaRemessa', 1, (r) => ({ linhaId: r.linha, viva: false })),
    {
      corpo: { motivo: 'o banco não recebeu' },
      limites: [
        administrador('one with a result', 409, paga, { corpo: { motivo: 'x' } }),
        administrador('without a reason', 422, umaRemessa, { corpo: { motivo: '' } }),
      ],
    },
  ),
  registrarResultado: sonda(umaRemessa, async ({ cena, r }) => igual(await situacao(cena, r.linha), 'paga'), {
    corpo: ({ linha }) => ({ lancamentos: [linha], resultado: 'paga' }),
    limites: [
      administrador('a cancelled one', 409, cancelada, {
        corpo: ({ linha }) => ({ lancamentos: [linha], resultado: 'paga' }),
      }),
      administrador('returned without a reason', 422, umaRemessa, {
        corpo: ({ linha }) => ({ lancamentos: [linha], resultado: 'devolvida', motivo: '' }),
      }),
    ],
  }),
  preverRetorno: {
    semRastro: true,
    async montar(cena) {
      const r = await umaRemessa(cena);
      return {
        com: r,
        arquivo: { bytes: lista(r.cpf) },
        efeito: async () => igual(await situacao(cena, r.linha), 'enviada'),
      };
    },
  },
  lerRetorno: {
    async montar(cena) {
      const r = await umaRemessa(cena);
      return {
        com: r,
        arquivo: { bytes: lista(r.cpf) },
        efeito: async () => igual(await situacao(cena, r.linha), 'paga'),
      };
    },
  },
} satisfies Record<string, Sonda>;
