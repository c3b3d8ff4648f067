import { aceitarConvite, lerConvite } from './use-cases/aceitar-convite.ts';
import { convidarEstudante, listarConvites } from './use-cases/convidar.ts';
import { encerrarContaDoEstudante } from './use-cases/encerrar-conta.ts';
import { entrarPorLink, pedirLinkDoEstudante } from './use-cases/entrar-por-link.ts';
import { estudanteAtual } from './use-cases/estudante-atual.ts';
import { meusAcessosDeEstudante, meusDadosDeEstudante } from './use-cases/meus-dados.ts';
import { encerrarSessoesDoEstudante, sairDoEstudante } from './use-cases/sair.ts';
import { alterarSenhaDoEstudante } from './use-cases/senha.ts';
import { handlersDosVinculosDoEstudante } from './vinculos-handlers.ts';

export const handlersDoEstudante = {
  estudanteAtual,
  sairDoEstudante,
  encerrarSessoesDoEstudante,
  listarConvites,
  convidarEstudante,
  lerConvite,
  aceitarConvite,
  pedirLinkDoEstudante,
  entrarPorLink,
  alterarSenhaDoEstudante,
  encerrarContaDoEstudante,
  meusDadosDeEstudante,
  meusAcessosDeEstudante,
  ...handlersDosVinculosDoEstudante,
};
