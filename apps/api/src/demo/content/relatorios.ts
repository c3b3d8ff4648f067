import type { TextoDaAtividade, TextoDoCoordenador } from '@instrutoria/domain/relatorio/types.ts';

/** Projects of the running year whose discipline report is filled, by `chave` of the coordinator. */
export const COM_RELATORIO_DE_DISCIPLINAS: readonly string[] = ['helena.moura', 'simone.brandao'];

/** The project whose year is told to its end. */
export const COM_RELATORIO_DO_COORDENADOR = 'simone.brandao';

/** What an activity report says; the student's own words differ little from one to the other. */
export const ATIVIDADE: Readonly<Record<TextoDaAtividade, string>> = {
  introducaoProblematica:
    'As turmas do primeiro ano chegam com formações muito diferentes, e uma parte dos estudantes deixa de frequentar as aulas depois da primeira prova. O plantão de dúvidas que existia antes do projeto reunia poucos alunos, quase sempre os mesmos.',
  introducaoJustificativa:
    'Um estudante que já passou pela disciplina é procurado com menos receio do que o professor. A instrutoria aproveita essa proximidade para trazer de volta quem se afasta e para mostrar maneiras de estudar que a aula não tem tempo de ensinar.',
  introducaoObjetivos:
    'Acompanhar toda semana grupos de até doze estudantes; preparar com o coordenador listas de exercícios em três níveis; registrar a presença e as dificuldades de cada encontro; orientar a volta de quem faltou.',
  desenvolvimento:
    'Entre o início do vínculo e o mês passado foram realizados dois encontros semanais de duas horas. Cada encontro começou com um problema resolvido em duplas, seguido da correção no quadro pelos próprios estudantes.\n\nNas semanas de prova houve plantões extras, combinados com as turmas. As listas foram revistas a cada mês com o coordenador a partir dos erros mais comuns.',
  metodologia:
    'Os encontros seguiram um roteiro fixo: retomada, problema, correção e síntese. A presença foi anotada em planilha própria e comparada, ao fim de cada mês, com as notas das provas. Os estudantes responderam a um questionário curto na metade e no fim do período.',
  discussaoResultados:
    'A frequência média subiu de nove para dezoito estudantes por encontro. Quem participou de pelo menos metade dos encontros teve nota média 1,7 ponto maior do que a turma. A procura cai nas semanas sem prova, o que sugere combinar os encontros com entregas curtas.',
  conclusao:
    'O trabalho confirmou que o acompanhamento em grupos pequenos ajuda sobretudo quem tem menos base. Para o próximo período propomos começar os encontros já na primeira semana e manter as listas em três níveis.',
  referencias:
    'FREIRE, P. Pedagogia da autonomia. São Paulo: Paz e Terra, 1996.\nVEIGA, I. P. A. (org.). Técnicas de ensino: por que não? Campinas: Papirus, 1991.',
};

export const COORDENADOR: Readonly<Record<TextoDoCoordenador, string>> = {
  relatorio:
    'O projeto cumpriu o plano aprovado. Os instrutores conduziram encontros semanais durante todo o período, prepararam lâminas e guias de observação e atenderam três turmas do primeiro ano. Nos meses de recesso a equipe organizou o acervo e revisou os roteiros.\n\nA procura superou o previsto no segundo semestre, quando abrimos um horário no fim da tarde para quem trabalha durante o dia.',
  fundamentacao:
    'A proposta apoia-se na aprendizagem entre pares e na observação guiada: o estudante vê, descreve e só depois nomeia. O acompanhamento mensal das notas permitiu ajustar os roteiros às dificuldades reais das turmas.',
  conclusao:
    'Os resultados recomendam a continuidade do projeto, com mais um horário noturno e a publicação dos roteiros para as outras turmas da unidade.',
};

/** What the coordinator writes of each instructor, in turn. */
export const DESEMPENHOS: readonly string[] = [
  'Assídua e atenta, preparou os encontros com antecedência e ganhou a confiança das turmas. Redigiu os melhores roteiros do período e apresentou o trabalho no seminário da unidade.',
  'Tem domínio do conteúdo e bom trato com os estudantes. Precisou de ajuda com os registros nos primeiros meses e depois os manteve em dia.',
  'Participou de todos os encontros como voluntária e assumiu os plantões das semanas de prova. Recomendo-a para o próximo edital.',
];
