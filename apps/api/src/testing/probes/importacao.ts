import { sugerirOpcoes } from '@instrutoria/domain/importacao/rules/colunas.ts';
import { diferencaDaImportacao } from '@instrutoria/domain/importacao/rules/diferenca.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { lerArquivo } from '../../documents/planilhas/ler-arquivo.ts';
import { gravarDiferenca } from '../../features/importacao/gravar-repository.ts';
import * as repo from '../../features/importacao/repository.ts';
import { type Cena, igual, quemOuDono, type Sonda } from '../access/probe.ts';
import { comeca } from '../access/sonda.ts';
import { send } from '../client.ts';
import { countOf, findRow, insertInto } from '../rows.ts';
import { proximo } from '../world.ts';

const csv = (nome: string) => Buffer.from(`Nome;Cidade\n${nome};Crato\nSem cidade;\n`);

/** A preview of one new unit and one row with an error. */
async function novaPrevia(cena: Cena): Promise<{ readonly id: number; readonly unidade: string }> {
  const unidade = `Unidade ${proximo()}`;
  const conteudo = await lerArquivo(csv(unidade));
  const id = await repo.inserirPrevia(cena.t.deps.database.db, {
    autorId: quemOuDono(cena).id,
    arquivo: 'unidades.csv',
    sha256: '0'.repeat(64),
    conteudo,
    opcoes: sugerirOpcoes(conteudo),
    titulos: '',
    criadaEm: cena.t.clock.agora(),
  });
  return { id, unidade };
}

const situacaoDe = async ({ t }: Cena, id: number) =>
  (await findRow(t, 'importacao', { id }))?.situacao ?? null;

async function confirmada(cena: Cena) {
  const { id, unidade } = await novaPrevia(cena);
  const { database, clock } = cena.t.deps;
  const agora = clock.agora();
  await inTransaction(database, async (db) => {
    const previa = await repo.acharImportacao(db, id);
    const folha = previa?.conteudo?.folhas[0];
    if (previa === null || folha === undefined) throw new Error('no preview');
    const { opcoes } = previa;
    const acervo = { existentes: [], unidades: [], programas: [] };
    const gravado = await gravarDiferenca(db, id, diferencaDaImportacao(folha, opcoes, acervo), {
      opcoes,
      saem: [],
      agora,
    });
    await repo.marcarConfirmada(db, id, { novas: gravado.novas.length, mudadas: 0, retiradas: 0 }, agora);
  });
  return { id, unidade };
}

export const sondasDaImportacao = {
  listarImportacoes: {
    async montar(cena) {
      const { id } = await novaPrevia(cena);
      return {
        efeito: ({ body }) =>
          igual(
            (body as { id: number }[]).some((uma) => uma.id === id),
            true,
          ),
      };
    },
  },
  enviarPlanilha: {
    montar: (cena) => ({
      arquivo: { bytes: csv(`Unidade ${proximo()}`) },
      query: 'nome=unidades.csv',
      efeito: async ({ body }) => igual(await situacaoDe(cena, (body as { id: number }).id), 'previa'),
    }),
  },
  lerImportacao: {
    async montar(cena) {
      const { id } = await novaPrevia(cena);
      return {
        de: id,
        efeito: ({ body }) => igual((body as { situacao: string }).situacao, 'previa'),
      };
    },
  },
  escolherColunas: {
    async montar(cena) {
      const { id } = await novaPrevia(cena);
      return {
        de: id,
        corpo: { tipo: 'programas', folha: 0, cabecalho: 1, colunas: [{ campo: 'nome', coluna: 0 }] },
        efeito: async () => {
          const linha = await findRow(cena.t, 'importacao', { id });
          igual((linha?.opcoes as { tipo: string } | undefined)?.tipo, 'programas');
        },
      };
    },
  },
  lerPrevia: {
    async montar(cena) {
      const { id } = await novaPrevia(cena);
      return {
        de: id,
        efeito: ({ body }) => {
          const { novas, comErro } = body as { novas: { total: number }; comErro: { total: number } };
          igual([novas.total, comErro.total], [1, 1]);
        },
      };
    },
  },
  baixarErrosDaImportacao: {
    semRastro: true,
    async montar(cena) {
      const { id } = await novaPrevia(cena);
      return { de: id, efeito: (reply) => comeca('PK')({ ...reply, cena, r: {} }) };
    },
  },
  confirmarImportacao: {
    async montar(cena) {
      const { id, unidade } = await novaPrevia(cena);
      const { token } = await cena.w.novaPessoa('administrador');
      const lida = await send<{ previa: string }>(cena.t.url, 'GET', `/api/importacao/${id}/previa`, {
        token,
      });
      return {
        de: id,
        corpo: { previa: lida.body.previa },
        efeito: async () => igual(await countOf(cena.t, 'unidade', { nome: unidade }), 1),
      };
    },
  },
  desfazerImportacao: {
    async montar(cena) {
      const { id, unidade } = await confirmada(cena);
      return {
        de: id,
        corpo: {},
        efeito: async () => igual(await countOf(cena.t, 'unidade', { nome: unidade }), 0),
      };
    },
  },
  descartarPrevia: {
    async montar(cena) {
      const { id } = await novaPrevia(cena);
      return { de: id, efeito: async () => igual(await situacaoDe(cena, id), null) };
    },
  },
  procurarDisciplinasOficiais: {
    async montar(cena) {
      const codigo = `MAT${proximo()}`;
      await insertInto(cena.t, 'disciplinaOficial', { codigo, nome: 'Cálculo', cargaHoraria: 60, tsd: 72.4 });
      return {
        query: `busca=${codigo}`,
        efeito: ({ body }) =>
          igual(
            (body as { codigo: string }[]).map((uma) => uma.codigo),
            [codigo],
          ),
      };
    },
  },
} satisfies Record<string, Sonda>;
