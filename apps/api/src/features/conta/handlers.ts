import { guardarArquivo } from '../arquivo/use-cases/guardar-arquivo.ts';
import { meusAcessos } from '../auditoria/use-cases/meus-acessos.ts';
import { alterarSenha } from './use-cases/alterar-senha.ts';
import { alterarTipo } from './use-cases/alterar-tipo.ts';
import { atualizarProfessor } from './use-cases/atualizar-professor.ts';
import { cadastrarProfessor } from './use-cases/cadastrar-professor.ts';
import { cadastrarChave, opcoesDaChave, removerChave, renomearChave } from './use-cases/chaves.ts';
import { concluirSegundoFator } from './use-cases/concluir-segundo-fator.ts';
import { confirmacaoDoEmail, confirmarEmail, reenviarConfirmacao } from './use-cases/confirmar-email.ts';
import { confirmarEmailDe, listarEmailsPorConfirmar } from './use-cases/emails-por-confirmar.ts';
import { entrarComChave, opcoesParaEntrar } from './use-cases/entrar-com-chave.ts';
import { gerarCodigos } from './use-cases/gerar-codigos.ts';
import { fotoDoProfessor, listarAvaliadores, listarProfessores } from './use-cases/ler-contas.ts';
import { desafiarChave, lerFatores } from './use-cases/ler-fatores.ts';
import { liberarConta } from './use-cases/liberar-conta.ts';
import { meusDados } from './use-cases/meus-dados.ts';
import { declararMinhasAreas, lerMinhasAreas } from './use-cases/minhas-areas.ts';
import {
  conferirMudancaDeContato,
  lerMudancaDeContato,
  listarMudancasDeContato,
} from './use-cases/mudancas-de-contato.ts';
import { naoFuiEu } from './use-cases/nao-fui-eu.ts';
import { alterarNomeSocial, lerNomeCivil, professorAtual } from './use-cases/nome-social.ts';
import { pedirRedefinicaoDeSenha, redefinirSenha } from './use-cases/redefinir-senha.ts';
import { removerFatoresDe } from './use-cases/remover-fatores-de.ts';
import { alterarResumoSemanal, lerResumoSemanal } from './use-cases/resumo-semanal.ts';
import { encerrarOutrasSessoes, encerrarSessao, listarSessoes, sair } from './use-cases/sessoes.ts';
import { criarToken, listarTokens, listarTokensDeTodos, revogarToken } from './use-cases/tokens-pessoais.ts';
import { confirmarTotp, iniciarTotp, removerTotp } from './use-cases/totp.ts';

export const handlersDaConta = {
  concluirSegundoFator,
  opcoesParaEntrar,
  entrarComChave,
  lerFatores,
  desafiarChave,
  iniciarTotp,
  confirmarTotp,
  removerTotp,
  opcoesDaChave,
  cadastrarChave,
  renomearChave,
  removerChave,
  gerarCodigos,
  removerFatoresDe,
  sair,
  listarSessoes,
  encerrarOutrasSessoes,
  encerrarSessao,
  listarTokens,
  criarToken,
  revogarToken,
  listarTokensDeTodos,
  cadastrarProfessor,
  enviarFoto: guardarArquivo('foto'),
  listarProfessores,
  listarAvaliadores,
  professorAtual,
  alterarNomeSocial,
  lerNomeCivil,
  lerMinhasAreas,
  declararMinhasAreas,
  alterarTipo,
  liberarConta,
  atualizarProfessor,
  fotoDoProfessor,
  alterarSenha,
  pedirRedefinicaoDeSenha,
  redefinirSenha,
  meusDados,
  meusAcessos,
  lerResumoSemanal,
  alterarResumoSemanal,
  confirmacaoDoEmail,
  reenviarConfirmacao,
  confirmarEmail,
  listarEmailsPorConfirmar,
  confirmarEmailDe,
  listarMudancasDeContato,
  lerMudancaDeContato,
  conferirMudancaDeContato,
  naoFuiEu,
};
