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
  /** The type of person, if it is not the first that may see the screen. */
  readonly tipo?: TipoDeUsuario;
  /** The first words of the person's name, if not just any person of that type. */
  readonly pessoa?: string;
  /** Words of the call's name, if it is not the example's. */
  readonly edital?: string;
  /** The window, if it is not the manual's. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Acts on the screen before the picture is taken. */
  readonly antes?: (page: Page, entrar: Entrar) => Promise<void>;
}

/** Gives the API client of a person, without the screens. */
export type Entrar = (nome: string) => Promise<{ readonly client: Client; readonly id: number }>;

/** The accounts and records for the screens of one picture. */
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

/** Makes the `Entrar` of these accounts. */
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
