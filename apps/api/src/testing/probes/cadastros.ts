import type { NewRow } from '../../db/tables.gerada.ts';
import type { Cena, Sonda } from '../access/probe.ts';
import { igual } from '../access/probe.ts';
import { countOf, insertInto } from '../rows.ts';
import { proximo } from '../world.ts';

interface Cadastro {
  readonly tabela: 'unidade' | 'programa' | 'aviso';
  /** The field with the row's name. */
  readonly campo: 'nome' | 'titulo';
  corpo(nome: string): NewRow<'unidade'> | NewRow<'programa'> | NewRow<'aviso'>;
}

const CADASTROS = {
  unidade: {
    tabela: 'unidade',
    campo: 'nome',
    corpo: (nome) => ({ nome, cidade: 'Crato' }),
  },
  programa: {
    tabela: 'programa',
    campo: 'nome',
    corpo: (nome) => ({ nome }),
  },
  aviso: {
    tabela: 'aviso',
    campo: 'titulo',
    corpo: (titulo) => ({ titulo, resumo: 'Um resumo', texto: 'Um texto', ordem: 50 }),
  },
} as const satisfies Record<string, Cadastro>;

async function nova(cena: Cena, { tabela, corpo }: Cadastro): Promise<{ id: number; nome: string }> {
  const nome = `Registro ${proximo()}`;
  const { id } = await insertInto(cena.t, tabela, corpo(nome));
  return { id, nome };
}

/** List, create, change and delete of one kind of record that administrators keep. */
function sondas(cadastro: Cadastro) {
  const { campo, tabela, corpo } = cadastro;
  const acharPorNome = (cena: Cena, nome: string) => countOf(cena.t, tabela, { [campo]: nome });
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
      const restam = () => countOf(cena.t, tabela, { id });
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
