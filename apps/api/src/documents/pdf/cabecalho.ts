import type { Instituicao } from '@instrutoria/domain/configuracao/types.ts';
import type { Cabecalho } from './blocos.ts';
import { logoDa } from './logo.ts';
import { texto, textoOu } from './texto.ts';

/** The head of a paper. `dito`: the names that a document keeps from the day on which it was made. */
export function cabecalhoDa(
  instituicao: Instituicao,
  logo: Uint8Array | null,
  edital: Cabecalho['edital'],
  dito: { readonly instituicao: string; readonly programa: string } = {
    instituicao: instituicao.nome,
    programa: instituicao.programa,
  },
): Cabecalho {
  return {
    instituicao: textoOu(dito.instituicao, instituicao.sigla),
    programa: texto(dito.programa),
    edital,
    logo: logoDa(instituicao, logo),
  };
}
