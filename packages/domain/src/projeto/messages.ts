/** Errors, confirmations and successes of the wizard, drafts and projects: docs/especificacao/projeto.md; D6, D8, D9, D11. */
export const MENSAGENS_PROJETO = {
  preenchaTodosOsCampos: 'preencha todos os campos',
  professorNaoEncontrado: 'professor não encontrado',
  // Step 2. The capital letter is the spec's.
  especificacoesVazias: 'Preencha todos os campos',
  remuneradosMaximo: 'Número máximo de instrutores remunerados: 2',
  instrutoresMaximo: 'Número máximo de instrutores: 5',
  voluntariosMaximo: 'Número máximo de instrutores voluntários: 3',
  // Disciplines.
  cursosVazios: 'adicione os cursos contemplados na oferta',
  disciplinaVazia: 'adicione todos os campos',
  comprovanteVazio: 'realize o upload do comprovante das disciplinas',
  disciplinasVazias: 'adicione pelo menos uma disciplina',
  numeroInvalido: 'Digite um número, por exemplo 60 ou 58,5',
  tsdForaDaFaixa: 'A taxa de sucesso deve estar entre 0 e 100',
  cargaForaDaFaixa: 'A carga horária deve ser maior que 0 e no máximo 9999',
  disciplinasDemais: 'Número máximo de disciplinas: 60',
  cursosDemais: 'Número máximo de cursos: 30',
  comprovanteNaoEncontrado: 'Comprovante não encontrado. Envie o arquivo outra vez.',
  disciplinaCadastrada: 'disciplina cadastrada',
  disciplinasAdicionadas: 'disciplinas adicionada',
  disciplinasAdicionadasERascunho: 'disciplinas adicionadas e rascunho salvo',
  // Step 3.
  palavrasChave: 'preencha todas as palavras chaves',
  palavraChaveRepetida: 'Esta palavra-chave já foi escrita acima. Escolha outra.',
  // Steps 4 to 6.
  resumoVazio: 'digite o campo de resumo',
  introducaoVazia: 'digite o campo de introducao',
  metodologiaVazia: 'digite o campo de metodologia',
  resultadosVazios: 'digite o campo de resultados esperados',
  secaoMinimo: 'o minimo de caracteres digitados é 10',
  secaoMaximo: 'o máximo números de caracteres é 2000',
  // Step 7.
  cronogramaIncompleto: 'digite todas os crongramas e atividades',
  atividadeVazia: 'nenhum campo foi digitado',
  atividadeTamanho: 'o número de caracteres é entre 10 e 2000',
  cronogramasFaltam: 'Envie os cronogramas de todos os bolsistas e voluntários',
  referenciasMinimo: 'o numero minimo de caracteres é 10',
  referenciasMaximo: 'o numero máximo de caracteres é 2000',
  // Submission, drafts, project.
  erroAoCriar: 'ocorreu um erro, tente novamente mais tarde',
  rascunhoNaoEncontrado: 'ocorreu um erro',
  projetoNaoEncontrado: 'Projeto não encontrado.',
  desejaExcluirRascunho: 'deseja excluir este rascunho?',
  desejaSalvarRascunho: 'deseja salvar como rascunho?',
  rascunhoSalvo: 'rascunho salvo com sucesso',
  projetoCadastrado: 'projeto cadastrado com sucesso!',
  projetoAtualizado: 'atualizado com sucesso',
  naoPodeEditar: 'Este projeto não pode mais ser editado',
  desejaRetirar: 'deseja retirar este projeto do edital?',
  projetoRetirado: 'projeto retirado: ele está nos seus rascunhos',
  naoPodeRetirar: 'As inscrições deste edital terminaram: o projeto não pode mais ser retirado',
  naoEncerrado: 'Este projeto não está encerrado por falta de instrutores',
  encerradoSemInstrutores: 'Este projeto foi encerrado porque não teve instrutores',
  encerramentoDesfeito: 'encerramento desfeito',
  desejaDesfazerEncerramento: 'deseja desfazer o encerramento deste projeto?',
  coordenadorDeOutro: 'O coordenador do projeto é quem o envia',
  jaSubmetido: 'Este projeto já foi submetido',
  muitosRascunhos: 'Você já tem 50 rascunhos. Exclua um que não vai usar para criar outro.',
  prazoDosCronogramas: 'O prazo para enviar os cronogramas terminou',
  colaboradoresDemais: 'Número máximo de professores colaboradores: 30',
  colaboradorRepetido: 'O coordenador e os colaboradores não podem se repetir',
  textoNaoGuardavel: 'O texto tem caracteres que não podem ser guardados',
  markupDemais: 'O texto tem formatação demais. Simplifique a formatação e tente outra vez.',
  vagasInvalidas: 'Informe um número inteiro entre 0 e 99',
} as const;

/** Asked before a project is sent that nearly repeats another of the same teacher in the same call (D46). */
export function perguntaDoParecido(titulo: string, quando: string): string {
  return `Você já enviou "${titulo}" em ${quando}. Enviar mesmo assim?`;
}

/** Said of a draft's choice that is none of the options; `uma` names the choice with its article. */
export function escolhaDaLista(uma: string): string {
  return `Escolha ${uma} da lista`;
}

/** Labels of the wizard, drafts and project screens that the spec quotes (docs/especificacao/projeto.md). */
export const ROTULOS_PROJETO = {
  cadastrar: 'Cadastrar',
  salvar: 'salvar',
  nao: 'Não',
  sim: 'Sim',
  adicionar: 'adicionar',
  excluir: 'excluir',
  naoPossui: 'não possui',
  salvarRascunho: 'salvar rascunho',
  semTitulo: 'SEM TITULO',
  identificacao: 'Identificação do projeto',
  resumo: 'Resumo',
  introducao: 'Introdução',
  metodologia: 'Metodologia',
  resultadosEsperados: 'Resultados Esperados',
  anexo: 'Anexo',
} as const;
