import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { aprovarInstrutores } from './use-cases/aprovar-instrutores.ts';
import { enviarASecretaria } from './use-cases/enviar-a-secretaria.ts';
import { exportarRanqueTipoI, exportarRanqueTipoII } from './use-cases/exportar-ranque.ts';
import { lerResultados, listarResultados } from './use-cases/ler-resultados.ts';
import { listarNaSecretaria } from './use-cases/listar-na-secretaria.ts';
import { listarParaDecidir } from './use-cases/listar-para-decidir.ts';
import { publicarResultados } from './use-cases/publicar-resultados.ts';
import { ranqueTipoI, ranqueTipoII } from './use-cases/ranque.ts';

async function emConstrucao(): Promise<never> {
  throw new DomainError('indisponivel', 'EM_CONSTRUCAO', 'em construção');
}

export const handlersDaAvaliacao = {
  designarAvaliador: emConstrucao,
  substituirAvaliador: emConstrucao,
  lembrarAvaliadores: emConstrucao,
  listarAvaliacoes: emConstrucao,
  lerAprovacaoDoProjeto: emConstrucao,
  lerAprovacao: emConstrucao,
  listarAvaliacoesDoAvaliador: emConstrucao,
  listarNaoDesignados: emConstrucao,
  listarCandidatos: emConstrucao,
  aceitarAvaliacao: emConstrucao,
  recusarAvaliacao: emConstrucao,
  salvarFase1: emConstrucao,
  salvarFase2: emConstrucao,
  avaliar: emConstrucao,
  verificarAvaliacao: emConstrucao,
  ranqueTipoI,
  ranqueTipoII,
  exportarRanqueTipoI,
  exportarRanqueTipoII,
  listarParaDecidir,
  aprovarInstrutores,
  enviarASecretaria,
  listarNaSecretaria,
  publicarResultados,
  lerResultados,
  listarResultados,
};
