import { designarSorteio } from '../sorteio/use-cases/designar-sorteio.ts';
import { designarAvaliador } from './use-cases/designar-avaliador.ts';
import {
  designarOuJaEstava,
  designarVarios,
  lembrarVarios,
  retirarVarios,
  substituirVarios,
} from './use-cases/designar-em-lote.ts';
import { lerAvaliacoesDoProjeto, manterCombinacao, pedirMaisUmAvaliador } from './use-cases/divergencia.ts';
import { lembrarAvaliadores } from './use-cases/lembrar-avaliadores.ts';
import {
  listarAvaliacoes,
  listarCandidatos,
  listarDesignacoes,
  listarNaoDesignados,
  verificarAvaliacao,
} from './use-cases/ler-designacoes.ts';
import { listarProjetosDoEdital } from './use-cases/listar-projetos-do-edital.ts';
import { retirarDesignacao } from './use-cases/retirar-designacao.ts';
import { substituirAvaliador } from './use-cases/substituir-avaliador.ts';

export const handlersDaDesignacao = {
  designarAvaliador,
  substituirAvaliador,
  retirarDesignacao,
  lerAvaliacoesDoProjeto,
  pedirMaisUmAvaliador,
  manterCombinacao,
  lembrarAvaliadores,
  designarVarios,
  substituirVarios,
  retirarVarios,
  lembrarVarios,
  listarAvaliacoes,
  listarNaoDesignados,
  listarDesignacoes,
  listarProjetosDoEdital,
  listarCandidatos,
  verificarAvaliacao,
  designarSorteio: designarSorteio({ designarOuJaEstava }),
};
