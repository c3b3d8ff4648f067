import { lerBarema, mudarBarema } from './use-cases/barema.ts';
import { lerConfiguracaoDoEdital, mudarConfiguracaoDoEdital } from './use-cases/configuracao.ts';
import {
  atualizarEdital,
  criarEdital,
  listarEditais,
  listarEditaisAbertos,
  listarEditaisNaoEncerrados,
} from './use-cases/editais.ts';
import { encerrarInscricoes, reabrirInscricoes } from './use-cases/inscricoes.ts';
import {
  aceitaAlterarInstrutores,
  arquivarEdital,
  desarquivarEdital,
  devolverEdital,
  iniciarDecisao,
} from './use-cases/mudar-de-fase.ts';
import { lerRegrasDoEdital, mudarRegrasDoEdital } from './use-cases/regras.ts';
import { abrirTardia, listarTardias, retirarTardia } from './use-cases/tardias.ts';

export const handlersDoEdital = {
  listarEditais,
  listarTodosOsEditais: listarEditais,
  listarEditaisNaoEncerrados,
  listarEditaisAbertos,
  criarEdital,
  atualizarEdital,
  lerRegrasDoEdital,
  mudarRegrasDoEdital,
  lerConfiguracaoDoEdital,
  mudarConfiguracaoDoEdital,
  lerBarema,
  mudarBarema,
  encerrarInscricoes,
  reabrirInscricoes,
  abrirTardia,
  listarTardias,
  retirarTardia,
  devolverEdital,
  arquivarEdital,
  desarquivarEdital,
  iniciarDecisao,
  aceitaAlterarInstrutores,
};
