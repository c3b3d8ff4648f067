import { baixarMinhaDeclaracao } from './use-cases/baixar-minha-declaracao.ts';
import { baixarCertificados, emitirCertificados, listarCertificados } from './use-cases/certificados.ts';
import { lerChavesPublicas } from './use-cases/chave-da-instituicao.ts';
import { emitirDeclaracao } from './use-cases/emitir-declaracao.ts';
import {
  lerDeclaracao,
  listarDeclaracoes,
  listarDeclaracoesPossiveis,
  verificarDeclaracao,
} from './use-cases/ler-declaracoes.ts';
import { revogarDeclaracao } from './use-cases/revogar-declaracao.ts';

export const handlersDaDeclaracao = {
  emitirDeclaracao,
  listarDeclaracoes,
  listarDeclaracoesPossiveis,
  lerDeclaracao,
  baixarMinhaDeclaracao,
  revogarDeclaracao,
  listarCertificados,
  emitirCertificados,
  baixarCertificados,
  verificarDeclaracao,
  lerChavesPublicas,
};
