import { guardarArquivo } from '../arquivo/use-cases/guardar-arquivo.ts';
import { atualizarProjeto } from './use-cases/atualizar-projeto.ts';
import { cadastrarNaoCadastrado } from './use-cases/cadastrar-nao-cadastrado.ts';
import { desfazerEncerramento } from './use-cases/desfazer-encerramento.ts';
import { adicionarDisciplinas, criarDisciplina } from './use-cases/disciplinas.ts';
import { exportarProjetos } from './use-cases/exportar-projetos.ts';
import { gerarPdf } from './use-cases/gerar-pdf.ts';
import {
  lerComprovante,
  lerCronogramas,
  lerEditalDoProjeto,
  lerImagem,
  lerProjeto,
  listarProjetosSubmetidos,
  listarRascunhos,
} from './use-cases/ler-projeto.ts';
import { listarCursos } from './use-cases/listar-cursos.ts';
import { lerNomesDoProjeto, procurarNomes } from './use-cases/nomes.ts';
import { retirarProjeto } from './use-cases/retirar-projeto.ts';
import { salvarCronogramas } from './use-cases/salvar-cronogramas.ts';
import { excluirRascunho, salvarRascunho } from './use-cases/salvar-rascunho.ts';
import { submeterProjeto } from './use-cases/submeter-projeto.ts';

export const handlersDoProjeto = {
  submeterProjeto,
  atualizarProjeto,
  desfazerEncerramento,
  retirarProjeto,
  procurarNomes,
  lerNomesDoProjeto,
  lerProjeto,
  lerEditalDoProjeto,
  listarProjetosSubmetidos,
  exportarProjetos,
  salvarRascunho,
  listarRascunhos,
  excluirRascunho,
  enviarImagem: guardarArquivo('imagemSecao'),
  lerImagem,
  cadastrarNaoCadastrado,
  salvarCronogramas,
  lerCronogramas,
  criarDisciplina,
  enviarComprovante: guardarArquivo('comprovanteDisciplinas'),
  adicionarDisciplinas,
  listarCursos,
  lerComprovante,
  gerarPdf,
  exportarPdf: gerarPdf,
};
