/** Texts of designation, evaluation, ranking, decision and secretariat: docs/especificacao/avaliacao.md; decisions D2, D3, D15, D20, D36. */
export const MENSAGENS_AVALIACAO = {
  // Designation.
  espereFechar: 'Espere o edital fechar',
  nenhumProfessor: 'nenhum professor selecionado',
  nenhumProjeto: 'nenhum projeto selecionado',
  designado: 'avaliador designado',
  participa: 'O avaliador participa deste projeto',
  voceParticipa: 'Você participa deste projeto',
  jaTemAvaliador: 'Este projeto já tem avaliador',
  naoEstaEmAvaliacao: 'Este edital não está em avaliação',
  avaliadorSubstituido: 'avaliador substituído',
  mesmoAvaliador: 'Este professor já é o avaliador do projeto',
  lembretesEnviados: 'lembretes enviados',
  nenhumAtrasado: 'Nenhum avaliador a lembrar hoje',
  desejaLembrar: 'deseja lembrar por e-mail os avaliadores com projetos por avaliar?',
  // Conflicts of interest, as warnings beside a candidate.
  avisoMesmaUnidade: 'Trabalha na mesma unidade do coordenador',
  avisoColaborou: 'Colaborou com o coordenador neste edital ou nos dois anteriores',
  avisoAvaliadoPeloCoordenador: 'O coordenador avalia ou avaliou um projeto deste professor',
  avisoRecusou: 'Já recusou avaliar este projeto',
  // Accept or refuse.
  desejaAceitar: 'tem certeza que deseja aceitar avaliar este projeto?',
  desejaRecusar: 'tem certeza que deseja recusar avaliar este projeto?',
  aceito: 'projeto aceito para a avaliação',
  recusado: 'projeto recusado para a avaliação',
  motivoVazio: 'Escreva o motivo da recusa',
  motivoMaximo: 'O motivo deve ter no máximo 2000 caracteres',
  recusarComNotas: 'A avaliação deste projeto já começou e não pode ser recusada',
  jaRecusou: 'Você já recusou avaliar este projeto',
  acabouDeMudar: 'A avaliação deste projeto acabou de mudar. Recarregue a página.',
  // Scores.
  naoEhAvaliador: 'você não é o avaliador deste projeto',
  jaConcluida: 'A avaliação deste projeto já foi concluída',
  notaVazia: 'Digite a nota',
  notaForaDaFaixa: 'A nota deve estar entre 0 e o máximo do critério',
  notaComCasas: 'A nota deve ter no máximo uma casa decimal',
  parecerMaximo: 'O parecer deve ter no máximo 8000 caracteres',
  soTipoI: 'Só projetos do TIPO I têm a fase 2',
  faltaFase1: 'Salve antes as notas da fase 1',
  faltamNotas: 'Salve todas as notas antes de concluir a avaliação',
  notasSalvas: 'notas salvas com sucesso',
  concluida: 'avaliação concluída com sucesso',
  desejaAvaliar: 'deseja concluir a avaliação deste projeto? As notas não poderão mais ser alteradas.',
  recomendacao: 'As notas abaixo são apenas recomendações, podem estar erradas e podem ser alteradas.',
  maisDisciplinas: 'existem mais disciplinas cadastradas...',
  maisDisciplinasDisponiveis: 'Existem mais disciplinas disponíveis...',
  // Ranking and end of the evaluation.
  rankingVazio: 'Nenhum projeto foi colocado para avaliação',
  naoSubmetidosAAvaliacao: 'existem projetos que não foram submetidos a avaliação',
  naoAvaliados: 'existem projetos que ainda não foram avaliados',
  todosAvaliados: 'todos os projetos foram avaliados',
  avaliadoresSemDireito: 'Há avaliadores que deixaram de ser avaliadores e precisam ser substituídos',
  editalNaoEncontrado: 'edital não encontrado',
  decisaoIniciada: 'fase de decisão iniciada',
  decisaoPassou: 'A decisão deste edital já passou',
  desejaIniciarDecisao: 'deseja iniciar a decisão do número de instrutores deste edital?',
  // Approved counts.
  nenhumEditalAberto: 'Não existe edital com inscrições abertas',
  naoEstaNaDecisao: 'Não está no momento para aprovar o número de instrutores',
  desejaSalvarInstrutores: 'deseja salvar os intrutores digitados',
  remuneradosForaDaFaixa: 'O número de bolsistas aprovados deve ser um inteiro entre 0 e 2',
  voluntariosForaDaFaixa: 'O número de voluntários aprovados deve ser um inteiro entre 0 e 3',
  vagasNaoSalvas: 'Há números de instrutores digitados e ainda não salvos',
  sairSemSalvarVagas: 'Os números de instrutores digitados não foram salvos. Sair mesmo assim?',
  limiteDeBolsas: 'O limite de bolsas deste edital seria ultrapassado',
  semVagas: 'sem vagas',
  instrutoresSalvos: 'atualizado com sucesso',
  // Secretariat.
  desejaEnviarASecretaria: 'deseja enviar para a secretaria?',
  enviadoASecretaria: 'enviado para a secretaria',
  jaEnviado: 'ele já foi enviado para a secretaria',
  aindaNaoNaDecisao: 'Este edital ainda não está na decisão do número de instrutores',
  naoEnviados: 'os projetos ainda não foram enviados para a secretaria',
  desejaEnviarAosCoordenadores: 'deseja enviar o resultado para os coordenadores?',
  enviadoAosCoordenadores: 'resultado enviado para os coordenadores',
  // End of a call.
  soResultado: 'Este edital não está na fase de resultado',
  recursoPendente: 'Há recursos pendentes neste edital',
  desejaArquivar: 'deseja arquivar este edital?',
} as const;

/** Labels of these screens that the spec quotes. */
export const ROTULOS_AVALIACAO = {
  todos: 'todos',
  souAvaliador: 'sou avaliador',
  projetosEmAvaliacao: 'Projetos em Avaliação',
  enviarASecretaria: 'enviar para a secretária',
  enviarAosCoordenadores: 'enviar para os coordenadores',
  sim: 'Sim',
  nao: 'Não',
} as const;

/** The criteria as people read them. */
export const NOMES_DOS_CRITERIOS = {
  pontuacaoAdequacaoCoerencia: 'Adequação e coerência',
  pontuacaoRelevanciaJustificativaClareza: 'Relevância, justificativa e clareza',
  pontuacaoMetodologiaAtividades: 'Metodologia e atividades',
  pontuacaoOrganizacaoTextual: 'Organização textual',
  pontuacaoApoioDisciplina: 'Apoio a disciplinas',
  pontuacaoNaturezaDisciplinas: 'Natureza das disciplinas',
  pontuacaoCaracteristicaDisciplinas: 'Características das disciplinas',
} as const;

/** What broke a tie, as people read it (D18). */
export const NOMES_DO_DESEMPATE = {
  total: 'total',
  pontuacaoFase1: 'total da fase 1',
  pontuacaoAdequacaoCoerencia: 'adequação e coerência',
  pontuacaoRelevanciaJustificativaClareza: 'relevância, justificativa e clareza',
  pontuacaoMetodologiaAtividades: 'metodologia e atividades',
  pontuacaoOrganizacaoTextual: 'organização textual',
  tsdMedio: 'menor TSD média',
  submetidoEm: 'submissão mais antiga',
} as const;
