import { disciplina, lista, p, passos } from './marcacao.ts';
import type { RascunhoDemo } from './types.ts';

/** Proposals that their authors have not finished, each left at another step of the wizard. */
export const RASCUNHOS: readonly RascunhoDemo[] = [
  // Step 1 only: call and a collaborator chosen, nothing written.
  { coordenador: 'yara.montenegro', comEdital: true, colaboradores: ['clarice.boaventura'] },
  // No title and no call: the text came first.
  {
    coordenador: 'flavia.camargo',
    comEdital: false,
    regime: '40h/DE',
    remunerados: 1,
    voluntarios: 1,
    palavrasChave: ['Pesquisa Operacional', 'modelagem'],
    resumo: p(
      'Modelar um problema de verdade é mais difícil do que resolver o modelo. A ideia é levar às turmas de Pesquisa Operacional situações trazidas por cooperativas de leite e por uma fábrica de móveis do distrito industrial, e ter um instrutor que acompanhe as equipes na passagem da conversa para a equação.',
    ),
  },
  // Specifications only.
  {
    coordenador: 'rosangela.macedo',
    comEdital: true,
    titulo: 'Cuidado noturno: escuta e registro de enfermagem nos plantões do hospital-escola',
    regime: '40h/DE',
    remunerados: 1,
    voluntarios: 0,
  },
  // Up to the disciplines.
  {
    coordenador: 'afonso.meireles',
    comEdital: true,
    titulo: 'Contratos do dia a dia: leitura orientada de instrumentos reais em Direito Civil III',
    regime: '20h',
    remunerados: 1,
    voluntarios: 1,
    disciplinas: [
      disciplina('DPR0303', 'Direito Civil III: Contratos', 'primeiro', 'teorica', true, 77.3, 75, 'FADIR', [
        'Direito',
      ]),
      disciplina('DPR0310', 'Direito do Consumidor', 'segundo', 'teorica', false, 88.6, 45, 'FADIR', [
        'Direito',
        'Administração',
      ]),
    ],
  },
  // Up to the identification.
  {
    coordenador: 'adriana.padilha',
    comEdital: true,
    titulo: 'Inventário florestal na mata do campus: medir árvores e confiar nas medidas',
    regime: '40h/DE',
    remunerados: 2,
    voluntarios: 0,
    palavrasChave: ['Dendrometria', 'inventário florestal', 'amostragem', 'mata de araucárias'],
    disciplinas: [
      disciplina('FLO0205', 'Dendrometria', 'primeiro', 'teorico-Pratica', true, 63.8, 60, 'ICA', [
        'Engenharia Florestal',
      ]),
    ],
    colaboradores: ['jussara.campos'],
  },
  // Sections up to the introduction.
  {
    coordenador: 'samuel.abreu',
    comEdital: true,
    titulo: 'Argumentar em voz alta: oficinas de lógica informal e debate',
    regime: '40h/DE',
    remunerados: 1,
    voluntarios: 1,
    palavrasChave: ['Lógica', 'argumentação', 'debate', 'Filosofia'],
    disciplinas: [
      disciplina('FIL0101', 'Lógica I', 'primeiro', 'teorica', true, 56.6, 60, 'ICHL', [
        'Filosofia',
        'Ciência da Computação',
      ]),
      disciplina('FIL0112', 'Introdução à Filosofia', 'segundo', 'teorica', true, 74.7, 60, 'ICHL', [
        'Direito',
        'Psicologia',
      ]),
    ],
    resumo: p(
      'Quem aprende a tabela de verdade não aprende, por isso, a reconhecer um mau argumento no jornal. As oficinas partem de editoriais, votos de ministros e conversas de família para reconstruir premissas ocultas, distinguir objeção de ofensa e só então formalizar.',
    ),
    introducao: p(
      'A Lógica I é vista como matemática sem números. Os estudantes de Filosofia a temem e os de Computação a desprezam, e por razões opostas ambos perdem o que ela tem de melhor, que é a disciplina de ouvir o que o outro realmente disse.',
      'Falta reunir os dados de reprovação dos últimos três anos. Pedir à secretaria.',
    ),
  },
  // Sections up to the methodology, the results are missing.
  {
    coordenador: 'marcelo.goulart',
    comEdital: true,
    titulo: 'Acolher antes de anestesiar: instrutoria na clínica integrada de Odontologia',
    regime: '40h/DE',
    remunerados: 1,
    voluntarios: 2,
    palavrasChave: ['clínica integrada', 'ansiedade odontológica', 'anestesia local', 'vínculo'],
    disciplinas: [
      disciplina('ODC0401', 'Clínica Integrada I', 'anual', 'pratica', true, 85.2, 180, 'FODO', [
        'Odontologia',
      ]),
    ],
    colaboradores: ['andrea.vilela'],
    resumo: p(
      'Um em cada cinco pacientes da clínica-escola desiste depois da primeira consulta, quase sempre por medo. O instrutor, estudante do último ano, receberá o paciente na sala de espera, explicará os passos do atendimento e apoiará o colega no momento da anestesia.',
    ),
    introducao: p(
      'Ensinamos a técnica anestésica em detalhe e dedicamos vinte minutos ao medo. A ficha da clínica tem campo para alergias e nenhum para a lembrança do dentista da infância. Nossos estudantes percebem o tremor da mão do paciente e não sabem o que fazer com o da própria.',
    ),
    metodologia: passos(
      'Conversa de dez minutos na espera, com escala visual de ansiedade.',
      'Combinação de um sinal de parada entre paciente e operador.',
      'Acompanhamento da anestesia e nova aplicação da escala ao final.',
    ),
  },
  // Everything but the schedules.
  {
    coordenador: 'hugo.sardinha',
    comEdital: true,
    titulo: 'Termodinâmica com as mãos: motores em corte, geladeiras abertas e panelas de pressão',
    regime: '40h/DE',
    remunerados: 1,
    voluntarios: 1,
    palavrasChave: ['Termodinâmica', 'máquinas térmicas', 'engenharia mecânica', 'demonstrações'],
    disciplinas: [
      disciplina('EME0301', 'Termodinâmica I', 'primeiro', 'teorica', true, 49.8, 75, 'EENG', [
        'Engenharia Mecânica',
        'Engenharia de Produção',
      ]),
      disciplina('EME0302', 'Termodinâmica II', 'segundo', 'teorica', true, 58.3, 60, 'EENG', [
        'Engenharia Mecânica',
      ]),
    ],
    resumo: p(
      'Entropia não se vê, mas a geladeira aberta aquece a cozinha. Com quatro demonstrações desmontáveis e plantões em torno delas, a instrutoria quer dar chão às tabelas de vapor e aos diagramas que hoje se memorizam.',
    ),
    introducao: p(
      'Metade da turma de Termodinâmica I reprova na segunda lei. Nas respostas, calor é tratado como substância, e o rendimento passa de cem por cento sem que isso incomode ninguém. O laboratório possui sucata excelente, doada por oficinas, à espera de quem a transforme em bancada.',
    ),
    metodologia:
      p('As bancadas ficam no corredor, com pergunta escrita e caixa de respostas. Toda semana:') +
      lista(
        'o instrutor desmonta e remonta a máquina diante do grupo;',
        'o grupo desenha o ciclo e marca onde mediria temperatura e pressão;',
        'mede-se, compara-se, discute-se a perda.',
      ),
    resultadosEsperados: p(
      'Quatro bancadas permanentes, aprovação de 60% em Termodinâmica I e um caderno de perguntas respondidas pelos próprios alunos.',
    ),
    referencias: p(
      'ÇENGEL, Y. A.; BOLES, M. A. <strong>Termodinâmica</strong>. Porto Alegre: AMGH, 2013.',
      'BORGNAKKE, C.; SONNTAG, R. E. <strong>Fundamentos da termodinâmica</strong>. São Paulo: Blucher, 2018.',
    ),
  },
  // Complete but for the references, ready to be sent.
  {
    coordenador: 'ivone.sampaio',
    comEdital: true,
    titulo: 'Território vivo: visitas domiciliares e mapa da saúde com agentes comunitárias',
    regime: '40h/DE',
    remunerados: 1,
    voluntarios: 0,
    palavrasChave: ['Saúde Coletiva', 'visita domiciliar', 'atenção básica', 'agentes comunitárias'],
    disciplinas: [
      disciplina(
        'ENF0320',
        'Enfermagem em Saúde Coletiva',
        'primeiro',
        'teorico-Pratica',
        true,
        87.1,
        90,
        'FAENF',
        ['Enfermagem'],
      ),
      disciplina('ENF0321', 'Epidemiologia', 'segundo', 'teorica', true, 62.9, 60, 'FAENF', [
        'Enfermagem',
        'Nutrição',
      ]),
    ],
    resumo: p(
      'Acompanhar durante um ano as mesmas quarenta famílias, ao lado da agente comunitária que as conhece, e transformar o que se vê em mapa: é o que propomos às turmas de Saúde Coletiva e Epidemiologia, com um instrutor que garanta a continuidade entre os semestres.',
    ),
    introducao: p(
      'O estudante visita a família uma vez, preenche o formulário e nunca mais volta. A família percebe. A epidemiologia, por seu lado, é ensinada com dados de longe. As equipes do bairro Pedra Branca propuseram que a universidade assumisse compromisso mais longo, e a secretaria municipal concordou.',
    ),
    metodologia:
      p(
        'Visitas mensais em trios (agente, estudante, instrutor), diário de campo e mapa coletivo na parede da unidade.',
      ) + p('A cada dois meses, reunião com as famílias para conferir o mapa e decidir uma ação.'),
    resultadosEsperados: p(
      'Quarenta famílias acompanhadas por doze meses, seis ações decididas em reunião e taxa de sucesso de 72% em Epidemiologia.',
    ),
    atividades: [
      'Conhecer a equipe da unidade Pedra Branca e sortear, com as agentes, as famílias.',
      'Primeiras visitas em trio e começo do mapa na parede da sala de espera.',
      'Conferir vacinas e cadastros; reunião com as famílias sobre o que o mapa mostra.',
      'Ação decidida em maio: mutirão de quintais contra o mosquito.',
      'Revisar os diários e planejar a passagem para a segunda turma.',
      'Apresentar os estudantes novos às famílias, casa por casa.',
      'Calcular com a turma de Epidemiologia os indicadores do território.',
      'Visitas aos acamados e oficina com cuidadoras.',
      'Comparar o mapa de abril com o de novembro, na presença dos moradores.',
      'Entregar o mapa impresso à unidade e a cada família a sua história de acompanhamento.',
    ],
    variacoes: [],
  },
];
