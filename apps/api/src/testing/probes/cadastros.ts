import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { aviso, programa, unidade } from '../../db/schema.ts';
import { proximo } from '../world.ts';
import type { Cena, Sonda } from './probe.ts';
import { igual } from './probe.ts';

interface Cadastro {
  readonly tabela: typeof unidade | typeof programa | typeof aviso;
  /** The field that names a row. */
  readonly campo: 'nome' | 'titulo';
  corpo(nome: string): Record<string, unknown>;
}

const CADASTROS = {
  unidade: {
    tabela: unidade,
    campo: 'nome',
    corpo: (nome) => ({ nome, cidade: 'Crato' }),
  },
  programa: {
    tabela: programa,
    campo: 'nome',
    corpo: (nome) => ({ nome }),
  },
  aviso: {
    tabela: aviso,
    campo: 'titulo',
    corpo: (titulo) => ({ titulo, resumo: 'Um resumo', texto: 'Um texto', ordem: 50 }),
  },
} as const satisfies Record<string, Cadastro>;

async function linhas({ t }: Cena, tabela: PgTable): Promise<Record<string, unknown>[]> {
  return t.deps.database.db.select().from(tabela);
}

async function nova(cena: Cena, { tabela, corpo }: Cadastro): Promise<{ id: number; nome: string }> {
  const nome = `Registro ${proximo()}`;
  const { db } = cena.t.deps.database;
  const [linha] = await db
    .insert(tabela)
    .values(corpo(nome) as never)
    .returning({ id: tabela.id });
  if (linha === undefined) throw new Error('insert returned no row');
  return { id: linha.id, nome };
}

/** List, create, change and delete of one kind of record that administrators keep. */
function sondas(cadastro: Cadastro) {
  const { campo, tabela, corpo } = cadastro;
  const acharPorNome = async (cena: Cena, nome: string) =>
    (await linhas(cena, tabela)).filter((linha) => linha[campo] === nome).length;
  const lista: Sonda = {
    async montar(cena) {
      const { id } = await nova(cena, cadastro);
      return {
        efeito: ({ body }) =>
          igual(
            (body as { id: number }[]).some((linha) => linha.id === id),
            true,
          ),
      };
    },
  };
  const criar: Sonda = {
    montar(cena) {
      const nome = `Registro ${proximo()}`;
      const efeito = async () => igual(await acharPorNome(cena, nome), 1);
      return { corpo: corpo(nome), efeito };
    },
  };
  const atualizar: Sonda = {
    async montar(cena) {
      const { id } = await nova(cena, cadastro);
      const nome = `Registro ${proximo()}`;
      const efeito = async () => igual(await acharPorNome(cena, nome), 1);
      return { de: id, corpo: corpo(nome), efeito };
    },
  };
  const excluir: Sonda = {
    async montar(cena) {
      const { id } = await nova(cena, cadastro);
      const restam = () => cena.t.deps.database.db.$count(tabela, eq(tabela.id, id));
      return { de: id, efeito: async () => igual(await restam(), 0) };
    },
  };
  return { lista, criar, atualizar, excluir };
}

const unidades = sondas(CADASTROS.unidade);
const programas = sondas(CADASTROS.programa);
const avisos = sondas(CADASTROS.aviso);

export const sondasDosCadastros = {
  listarUnidades: unidades.lista,
  criarUnidade: unidades.criar,
  atualizarUnidade: unidades.atualizar,
  excluirUnidade: unidades.excluir,
  listarProgramas: programas.lista,
  criarPrograma: programas.criar,
  atualizarPrograma: programas.atualizar,
  excluirPrograma: programas.excluir,
  listarAvisos: avisos.lista,
  criarAviso: avisos.criar,
  atualizarAviso: avisos.atualizar,
  excluirAviso: avisos.excluir,
} satisfies Record<string, Sonda>;
