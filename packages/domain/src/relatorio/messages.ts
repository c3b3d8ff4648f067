import type { Contagem, TextoDaAtividade, TextoDoCoordenador } from './types.ts';

export const MENSAGENS_RELATORIO = {
  salvo: 'Relatório salvo com sucesso!',
  erroAoSalvarPonto: 'Erro ao salvar relatório. Tente novamente.',
  erroAoSalvarVirgula: 'Erro ao salvar relatório, tente novamente.',
  disciplinaRepetida: 'Disciplina já adicionada!',
  semDisciplinas: 'Adicione pelo menos uma disciplina antes de salvar!',
  disciplinaDeOutroProjeto: 'Disciplina não encontrada neste projeto',
  contagemVazia: 'Digite um número',
  contagemInvalida: 'Digite um número inteiro, zero ou maior',
  mais: 'A soma de reprovados, trancamentos e supressões não pode passar do número de matriculados',
  outroProjeto: 'Todas as disciplinas devem ser do mesmo projeto',
  preenchaAntesDisciplinas: 'Preencha antes o relatório das disciplinas',
  textoVazio: 'Preencha este campo',
  textoMaximo: 'O texto deve ter no máximo 8000 caracteres',
  textoNaoGuardavel: 'O texto tem caracteres que não podem ser guardados',
  avaliacaoVazia: (nome: string) => `A avaliação do aluno ${nome} está vazia.`,
  alunoDeOutroProjeto: 'Aluno não encontrado neste projeto',
  alunoRepetido: 'O mesmo aluno foi avaliado duas vezes',
  entradaDeOutroProjeto: 'Disciplina do relatório não encontrada neste projeto',
  naoEncontrado: 'Relatório não encontrado.',
  erroAoGerarPdf: 'Erro ao gerar PDF: tente de novo, ou use a versão acessível.',
  sairSemSalvar: 'O relatório não foi salvo. Sair mesmo assim?',
  nenhumDaAtividade: 'Nenhum relatório de atividades foi salvo.',
  nenhumaDisciplina: 'Nenhum relatório das disciplinas foi salvo.',
  nenhumDoCoordenador: 'Nenhum relatório do coordenador foi salvo.',
} as const;

export const ROTULOS_RELATORIO = {
  gerarDoCoordenador: 'Gerar relatório do Coordenador',
  visualizar: 'Visualizar Relatório:',
} as const;

export const NOMES_DAS_CONTAGENS: Readonly<Record<Contagem, string>> = {
  numMatriculados: 'Matriculados',
  numReprovadosNota: 'Reprovados por nota',
  numReprovadosFrequencia: 'Reprovados por frequência',
  numTrancaram: 'Trancaram',
  numSuprimiram: 'Suprimiram',
};

export const NOMES_DOS_TEXTOS_DA_ATIVIDADE: Readonly<Record<TextoDaAtividade, string>> = {
  introducaoProblematica: 'Introdução: problemática',
  introducaoJustificativa: 'Introdução: justificativa',
  introducaoObjetivos: 'Introdução: objetivos',
  desenvolvimento: 'Desenvolvimento',
  metodologia: 'Metodologia',
  discussaoResultados: 'Discussão dos resultados',
  conclusao: 'Conclusão',
  referencias: 'Referências',
};

export const NOMES_DOS_TEXTOS_DO_COORDENADOR: Readonly<Record<TextoDoCoordenador, string>> = {
  relatorio: 'Relatório',
  fundamentacao: 'Fundamentação',
  conclusao: 'Conclusão',
};
