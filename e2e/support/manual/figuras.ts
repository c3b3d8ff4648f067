import type { Client } from '@instrutoria/contract/client.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { Page } from '@playwright/test';
import type { Visitantes } from '../browser/visitantes.ts';
import { type Conta, loggedIn } from '../server/api.ts';

/** A picture of the manual or of the README. */
export interface Figura {
  readonly nome: string;
  /** A path of the route table. */
  readonly tela: string;
  /** Who shows it, where it is not the first type that may see it. */
  readonly tipo?: TipoDeUsuario;
  /** The first words of the name of who shows it, where another one of that type would. */
  readonly pessoa?: string;
  /** Words of the name of the call that it shows, where it is not the example's. */
  readonly edital?: string;
  /** Where it is not the manual's. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** What is done on the screen before. */
  readonly antes?: (page: Page, entrar: Entrar) => Promise<void>;
}

/** Acts as somebody, past the screens. */
export type Entrar = (nome: string) => Promise<{ readonly client: Client; readonly id: number }>;

/** Who visits the screens of one picture, and with which records. */
export async function visitantesDa(
  { pessoa, edital }: Pick<Figura, 'edital' | 'pessoa'>,
  quem: Visitantes,
  contas: readonly Conta[],
  url: string,
): Promise<Visitantes> {
  const id = edital === undefined ? undefined : await editalDe(edital, contas, url);
  const conta = pessoa === undefined ? undefined : chamada(contas, pessoa);
  return {
    exemplos: {
      ...quem.exemplos,
      ...(id === undefined ? {} : { edital: id, editalEmAvaliacao: id, editalEmDecisao: id, publicado: id }),
    },
    contaPara: (tela, tipo) => conta ?? quem.contaPara(tela, tipo),
  };
}

/** As `Entrar`, among these accounts. */
export function entrarEm(url: string, contas: readonly Conta[]): Entrar {
  return async (nome) => await loggedIn(url, chamada(contas, nome));
}

function chamada(contas: readonly Conta[], nome: string): Conta {
  const conta = contas.find((uma) => uma.nome.startsWith(nome));
  if (conta === undefined) throw new Error(`the demonstration has no account of ${nome}`);
  return conta;
}

async function editalDe(palavras: string, contas: readonly Conta[], url: string): Promise<number> {
  const { client } = await entrarEm(url, contas)('Cláudia');
  const editais = await client.listarTodosOsEditais();
  const edital = editais.find(({ nome }) => nome.includes(palavras));
  if (edital === undefined) throw new Error(`the demonstration has no call ${palavras}`);
  return edital.id;
}
