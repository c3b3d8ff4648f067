import { gastarFatorDoVinculo, provarFatorDoVinculo } from '../conta/use-cases/concluir-segundo-fator.ts';
import { registrarFalha } from '../conta/use-cases/registrar-falha.ts';
import { loginCerto, reservarLogin, tentativaDe } from '../conta/use-cases/tentativas.ts';
import {
  atualizarPorta,
  criarPorta,
  ligarPorta,
  listarPortas,
  testarPorta,
} from './use-cases/administrar-portas.ts';
import { concluirEntrada } from './use-cases/concluir-entrada.ts';
import { alterarEntradaLocal, lerEntradaLocal } from './use-cases/entrada-local.ts';
import { entrarComSenhaDaInstituicao } from './use-cases/entrar-com-senha.ts';
import {
  desfazerVinculo,
  listarIdentidades,
  minhasIdentidades,
  portasAbertas,
} from './use-cases/identidades.ts';
import { comecarEntrada, retornoDaPorta, retornoDaPortaPorFormulario } from './use-cases/ir-e-voltar.ts';
import { metadadosDaPorta } from './use-cases/metadados-da-porta.ts';
import { cadastrarPelaInstituicao, vincularPelaSenha } from './use-cases/primeiro-acesso.ts';
import { saidaDaPorta, saidaPeloNavegador, sairDoProvedor } from './use-cases/saida-da-porta.ts';

const limites = { tentativaDe, reservarLogin, loginCerto, registrarFalha };
const fatorDaConta = { provar: provarFatorDoVinculo, gastar: gastarFatorDoVinculo };

export const handlersDaPorta = {
  portasAbertas,
  comecarEntrada,
  retornoDaPorta,
  retornoDaPortaPorFormulario,
  concluirEntrada,
  entrarComSenhaDaInstituicao: entrarComSenhaDaInstituicao(limites),
  cadastrarPelaInstituicao,
  vincularPelaSenha: vincularPelaSenha(limites, fatorDaConta),
  metadadosDaPorta,
  saidaDaPorta,
  saidaPeloNavegador,
  sairDoProvedor,
  minhasIdentidades,
  desfazerVinculo,
  listarIdentidades,
  listarPortas,
  criarPorta,
  atualizarPorta,
  testarPorta,
  ligarPorta,
  lerEntradaLocal,
  alterarEntradaLocal,
};
