export const TEXTO_DO_TERMO_MAXIMO = 20_000;
/** Code points of one paragraph, which is one line of the template. */
export const PARAGRAFO_DO_TERMO_MAXIMO = 4000;
export const TITULO_DO_TERMO = 'Termo de compromisso';

/** The meaning of each field, and its value in a preview. */
export const CAMPOS_DO_TERMO = {
  aluno: { significa: 'o nome do aluno', exemplo: 'Bruno Lima' },
  cpf: { significa: 'o CPF do aluno, em parte', exemplo: '***.456.789-**' },
  matricula: { significa: 'a matrícula do aluno', exemplo: '2026104411' },
  programa: { significa: 'o programa de pós-graduação do aluno', exemplo: 'Mestrado em Educação' },
  tipo: { significa: 'bolsista ou voluntário', exemplo: 'bolsista' },
  condicao: {
    significa: 'com a bolsa ou sem bolsa, conforme o tipo',
    exemplo: 'com a bolsa do programa, paga enquanto a situação no projeto for regular',
  },
  projeto: { significa: 'o título do projeto', exemplo: 'Monitoria de Cálculo' },
  numero: { significa: 'o número do projeto', exemplo: '128' },
  edital: { significa: 'o nome do edital', exemplo: 'Edital 2026 de Instrutoria' },
  coordenador: { significa: 'o nome de quem coordena o projeto', exemplo: 'Ana Souza' },
  inicio: {
    significa: 'o mês de início; antes de conhecido, o da vigência',
    exemplo: 'março de 2026',
  },
  fim: { significa: 'o último mês da vigência', exemplo: 'dezembro de 2026' },
  horas: { significa: 'as horas de um mês inteiro', exemplo: '34' },
  instituicao: { significa: 'o nome da instituição', exemplo: 'Universidade' },
} as const;

/** The text that an institution starts from. */
export const TEXTO_DO_TERMO_PADRAO = [
  'Eu, {{aluno}}, CPF {{cpf}}, matrícula {{matricula}} ({{programa}}), participo como instrutor {{tipo}} do projeto “{{projeto}}” (nº {{numero}}, {{edital}}), coordenado por {{coordenador}}.',
  'Participo {{condicao}}, de {{inicio}} até, no máximo, {{fim}}.',
  'Comprometo-me a:',
  '1. realizar as atividades do plano do projeto, sob a orientação da coordenação;',
  '2. dedicar às atividades do plano {{horas}} horas em cada mês inteiro, registradas na frequência;',
  '3. entregar à coordenação, no prazo, o que for preciso para o relatório de atividades;',
  '4. avisar logo a coordenação se trancar ou concluir o curso, ou se deixar o projeto;',
  '5. conhecer e cumprir o edital.',
  'As atividades do plano fazem parte da minha formação, nos termos do art. 84 da Lei 9.394/1996. Não criam vínculo de emprego com {{instituicao}}, e a Lei 11.788/2008, dos estágios, não se aplica a elas.',
  'A coordenação orienta as atividades do plano, acompanha a frequência e comunica à administração qualquer mudança.',
].join('\n');

export const CODIGO_DO_TERMO_MS = 15 * 60_000;
export const CODIGOS_POR_HORA = 5;
export const ALGARISMOS_DO_CODIGO = 6;
