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
import { cadastrarPelaInstituicao, vincularPelaSenha } from './use-cases/primeiro-acesso.ts';
import { saidaDaPorta } from './use-cases/saida-da-porta.ts';

export const handlersDaPorta = {
  portasAbertas,
  comecarEntrada,
  retornoDaPorta,
  retornoDaPortaPorFormulario,
  concluirEntrada,
  entrarComSenhaDaInstituicao,
  cadastrarPelaInstituicao,
  vincularPelaSenha,
  saidaDaPorta,
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
