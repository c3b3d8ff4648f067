import { disciplina, h3, lista, p, passos } from '../marcacao.ts';
import type { ProjetoDemo } from '../types.ts';

/** Nursing, medicine, pharmacy, nutrition, physiotherapy and dentistry. */
export const PROJETOS_DE_SAUDE: readonly ProjetoDemo[] = [
  {
    titulo: 'Mãos que examinam: simulação em Semiologia e Semiotécnica de Enfermagem',
    coordenador: 'rosangela.macedo',
    edital: 'aberto',
    regime: '40h/DE',
    remunerados: 2,
    voluntarios: 2,
    palavrasChave: ['Enfermagem', 'simulação realística', 'semiotécnica', 'segurança do paciente'],
    resumo: p(
      'A primeira punção, o primeiro curativo e o primeiro banho no leito não deveriam acontecer no paciente. O projeto amplia o uso do Laboratório de Simulação em Enfermagem com instrutores que preparam cenários, acompanham o treino repetido de procedimentos e conduzem, com a professora, o <em>debriefing</em> de cada sessão.',
      'São beneficiadas as turmas de Semiologia, Semiotécnica e Fundamentos, cerca de cento e sessenta estudantes por ano.',
    ),
    introducao: p(
      'Os campos de prática encolheram. O hospital-escola recebe três instituições e limitou a seis o número de estudantes por enfermaria. Alguns terminam o semestre tendo observado, sem realizar, procedimentos que a profissão dará por sabidos. O laboratório, por sua vez, dispõe de bons manequins e fica subutilizado porque cada sessão exige pelo menos duas pessoas na preparação.',
      'A simulação não é ensaio de gestos. Ela ensina a pensar sob pressão, a comunicar e a reconhecer o próprio erro num ambiente protegido. A literatura é consistente ao apontar que o aprendizado se consolida no debriefing, conversa estruturada que retoma o que se sentiu, o que se fez e o que se faria de outro modo.',
      'Instrutores de períodos adiantados são interlocutores valiosos: lembram-se do medo da primeira vez e falam dele sem constrangimento.',
    ),
    metodologia:
      p('Cada procedimento percorre uma escada de quatro degraus:') +
      passos(
        '<strong>ver</strong>: demonstração comentada e vídeo curto feito pela equipe;',
        '<strong>treinar</strong>: repetição livre em manequim de baixa fidelidade, com lista de verificação;',
        '<strong>simular</strong>: cenário clínico com paciente simulado e tempo real;',
        '<strong>conversar</strong>: debriefing de vinte minutos, sem câmera e sem nota.',
      ) +
      p(
        'O laboratório abrirá doze horas semanais extras. A lista de verificação é preenchida pelo colega e pelo instrutor e arquivada no portfólio do estudante, que decide quando está pronto para a avaliação prática.',
      ),
    resultadosEsperados: lista(
      'Todo estudante chega ao campo de prática com cinco procedimentos essenciais certificados em laboratório.',
      'Redução das repetições na avaliação prática, de 34% para 15%.',
      'Dez cenários validados pelas enfermeiras preceptoras do hospital.',
      'Menos ansiedade relatada no questionário aplicado antes do primeiro estágio.',
    ),
    referencias: p(
      'POTTER, P. A. et al. <strong>Fundamentos de enfermagem</strong>. Rio de Janeiro: Elsevier, 2018.',
      'BARROS, A. L. B. L. (org.). <strong>Anamnese e exame físico</strong>. Porto Alegre: Artmed, 2016.',
      'MARTINS, J. C. A. et al. A experiência clínica simulada no ensino de enfermagem. <strong>Acta Paulista de Enfermagem</strong>, v. 25, n. 4, 2012.',
    ),
    disciplinas: [
      disciplina(
        'ENF0201',
        'Semiologia e Semiotécnica I',
        'primeiro',
        'teorico-Pratica',
        true,
        76.4,
        120,
        'FAENF',
        ['Enfermagem'],
      ),
      disciplina(
        'ENF0202',
        'Semiologia e Semiotécnica II',
        'segundo',
        'teorico-Pratica',
        true,
        79.8,
        120,
        'FAENF',
        ['Enfermagem'],
      ),
      disciplina('ENF0110', 'Fundamentos do Cuidado', 'anual', 'teorica', true, 85.5, 60, 'FAENF', [
        'Enfermagem',
        'Fisioterapia',
      ]),
    ],
    colaboradores: ['ivone.sampaio'],
    naoCadastrados: [{ nome: 'Neuza Aparecida Trindade', siape: '1409338', regime: '40h', unidade: 'FAENF' }],
    atividades: [
      'Capacitação da equipe em debriefing, conferência dos manequins e agenda do laboratório.',
      'Degrau “treinar”: sinais vitais, higienização das mãos e técnica de luvas.',
      'Cenário da paciente idosa com risco de queda; preparo de medicação por via oral.',
      'Punção venosa periférica em braço de treinamento e avaliação entre pares.',
      'Rever as listas de verificação com as preceptoras e consertar os manequins.',
      'Cenários de curativo e de sonda vesical com as turmas do segundo semestre.',
      'Exame físico do tórax: ausculta em simulador e depois entre colegas voluntários.',
      'Comunicação em situação difícil, com estudantes de Artes da Cena no papel de familiares.',
      'Semana de prontidão: cada estudante agenda a própria avaliação prática.',
      'Validar os dez cenários, aplicar o questionário final e escrever o relatório.',
    ],
    variacoes: [
      {
        4: 'Gravar e editar os vídeos curtos de sinais vitais e calçamento de luvas estéreis.',
        6: 'Supervisionar o treino livre de punção nas tardes de sexta-feira.',
        10: 'Interpretar a paciente no cenário de má notícia e participar da conversa final.',
      },
      {
        5: 'Separar o material de cada cenário e montar as caixas por procedimento.',
        8: 'Acompanhar estudantes que pediram mais tempo para curativos.',
        11: 'Controlar a agenda da semana de prontidão e avisar quem ainda não marcou.',
      },
      {
        3: 'Levantar com a turma anterior quais procedimentos geraram mais insegurança.',
        9: 'Cuidar do simulador de ausculta e registrar os sons que confundem.',
        12: 'Tabular as listas de verificação e preparar os gráficos do relatório.',
      },
    ],
  },
  {
    titulo: 'À beira do leito: raciocínio clínico em Semiologia Médica com instrutores',
    coordenador: 'gustavo.peixoto',
    edital: 'saude',
    regime: '20h/DE',
    remunerados: 1,
    voluntarios: 1,
    palavrasChave: ['Semiologia Médica', 'anamnese', 'raciocínio clínico', 'humanização'],
    resumo: p(
      'O estudante do terceiro período aprende a perguntar na ordem do formulário e demora a aprender a ouvir. Este projeto coloca um instrutor do sexto período ao lado de cada trio nas visitas de Semiologia e promove, às sextas-feiras, uma sessão de casos em que o grupo precisa formular a hipótese com o mínimo de informação possível.',
    ),
    introducao: p(
      'Anamnese bem feita resolve a maior parte dos diagnósticos, ensinavam nossos mestres, e os estudos continuam a dar-lhes razão. Todavia a habilidade se perde num ensino apressado por exames. Nas provas de casos, os estudantes pedem tomografia antes de perguntar há quanto tempo dói.',
      'Na enfermaria de Clínica Médica temos vinte e oito leitos e turmas de quarenta. Os pacientes são abordados várias vezes ao dia e cansam, com razão. Trios acompanhados por instrutor diminuem as abordagens repetidas, melhoram a qualidade do encontro e permitem que alguém retorne no dia seguinte para agradecer e contar o que se descobriu.',
    ),
    metodologia:
      lista(
        'Visitas em trio, duas vezes por semana: um entrevista, um examina, um observa e depois relata.',
        'Relato de uma página, escrito à mão, lido pelo instrutor no mesmo dia.',
        'Sessão de sexta: um caso real é revelado por partes; a cada parte, o grupo registra as três hipóteses e a pergunta que faria.',
        'Oficina mensal de ausculta e palpação entre colegas.',
      ) +
      p(
        'Somente participam pacientes que consentem. O instrutor confirma o consentimento com a enfermagem antes de cada visita e interrompe a entrevista ao primeiro sinal de fadiga.',
      ),
    resultadosEsperados: p(
      'Contamos com relatos mais curtos e mais precisos, hipóteses justificadas e menor número de exames solicitados nas provas de caso. A aprovação, já elevada, deverá passar de 82% para 90%, e a disciplina pretende apresentar os resultados no congresso de educação médica.',
    ),
    referencias: p(
      'PORTO, C. C.; PORTO, A. L. <strong>Semiologia médica</strong>. Rio de Janeiro: Guanabara Koogan, 2019.',
      'LÓPEZ, M.; LAURENTYS-MEDEIROS, J. <strong>Semiologia médica</strong>: as bases do diagnóstico clínico. Rio de Janeiro: Revinter, 2004.',
      'GROOPMAN, J. <strong>Como os médicos pensam</strong>. Rio de Janeiro: Agir, 2008.',
    ),
    disciplinas: [
      disciplina('CLM0301', 'Semiologia Médica I', 'primeiro', 'teorico-Pratica', true, 82.3, 150, 'FAMED', [
        'Medicina',
      ]),
      disciplina('CLM0302', 'Semiologia Médica II', 'segundo', 'teorico-Pratica', true, 87.9, 150, 'FAMED', [
        'Medicina',
      ]),
    ],
    naoCadastrados: [
      { nome: 'Teodoro Vasques Limoeiro', siape: '0751926', regime: '20h', unidade: 'FAMED' },
      { nome: 'Mariana Coelho Espíndola', siape: '2986513', regime: '40h', unidade: 'FAMED' },
    ],
    atividades: [
      'Apresentação à equipe da enfermaria, treinamento em consentimento e formação dos trios.',
      'Visitas de identificação e queixa principal; leitura diária dos relatos.',
      'História da doença atual contada em ordem cronológica. Primeira sessão de casos por partes.',
      'Exame físico geral entre colegas e visitas supervisionadas na enfermaria.',
      'Seleção de casos do semestre para o arquivo da disciplina, sem dados que identifiquem pacientes.',
      'Retomada das visitas com foco no aparelho cardiovascular.',
      'Oficina de ausculta pulmonar e discussão de sons gravados na enfermaria.',
      'Sessões de casos de dor abdominal: o que perguntar antes de pedir exame.',
      'Entrevistas com idosos e uso de escalas funcionais simples.',
      'Encontro com os pacientes egressos que aceitaram comentar as entrevistas; relatório.',
    ],
    variacoes: [
      {
        4: 'Observar as entrevistas dos trios da tarde e anotar interrupções e perguntas fechadas.',
        8: 'Montar o arquivo de casos por sistema e preparar as partes a revelar.',
        11: 'Conduzir a oficina de comunicação com pacientes que ouvem mal.',
      },
    ],
  },
  {
    titulo: 'Farmacologia por casos: do mecanismo à receita que chega ao balcão',
    coordenador: 'larissa.fontes',
    edital: 'saude',
    regime: '40h/DE',
    remunerados: 1,
    voluntarios: 2,
    palavrasChave: ['Farmacologia', 'uso racional de medicamentos', 'estudo de caso', 'interações'],
    resumo: p(
      'Decorar o nome de duzentos fármacos é inútil se o estudante não percebe que a senhora do caso toma três que fazem a mesma coisa. Vamos substituir as listas por <strong>receitas reais anonimizadas</strong>, colhidas na farmácia-escola, e por discussões em pequenos grupos conduzidas por instrutores de Farmácia e Enfermagem.',
    ),
    introducao: p(
      'O Brasil está entre os países em que medicamentos mais causam intoxicações registradas. Boa parte é evitável, e a evitação começa na graduação. Em Farmacologia I, porém, o volume de conteúdo empurra o ensino para o mecanismo molecular, e a terapêutica fica para um “depois” que poucos currículos alcançam.',
      'Nossa farmácia-escola dispensa cerca de oitocentas receitas por mês. Ali aparecem duplicidades, doses ilegíveis, interações com chás e com álcool, tratamentos interrompidos por falta de dinheiro. São problemas que não cabem em questão de múltipla escolha. Levá-los à sala, com sigilo e método, aproxima os cursos de saúde entre si e aproxima todos da população atendida.',
    ),
    metodologia:
      h3('A receita da semana') +
      p(
        'Na segunda-feira, o grupo recebe a receita e a história breve da pessoa. Na quarta, o instrutor reúne as perguntas. Na sexta, discute-se em roda: o que este fármaco faz, por que foi prescrito, o que pode dar errado, como explicar a quem vai tomá-lo.',
      ) +
      h3('Bulas reescritas') +
      p(
        'Cada grupo escreve, por semestre, duas orientações de uma página em linguagem simples, testadas com usuários da farmácia-escola.',
      ) +
      h3('Plantão') +
      p('Quatro horas semanais para dúvidas de farmacocinética, com cálculos de dose e meia-vida.'),
    resultadosEsperados: lista(
      'Sucesso de 70% em Farmacologia I (hoje, 58%).',
      'Trinta orientações em linguagem simples aprovadas pela comissão de farmácia e terapêutica.',
      'Estudantes capazes de localizar e ler uma revisão sistemática antes de repetir o que diz o representante do laboratório.',
    ),
    referencias: p(
      'BRUNTON, L. L. (org.). <strong>As bases farmacológicas da terapêutica de Goodman e Gilman</strong>. Porto Alegre: AMGH, 2019.',
      'RANG, H. P. et al. <strong>Farmacologia</strong>. Rio de Janeiro: Elsevier, 2020.',
      'WANNMACHER, L. <strong>Uso racional de medicamentos</strong>: fundamentação em condutas terapêuticas. Brasília: OPAS, 2015.',
    ),
    disciplinas: [
      disciplina('FAR0301', 'Farmacologia I', 'primeiro', 'teorica', true, 58, 75, 'FAMED', [
        'Farmácia',
        'Enfermagem',
      ]),
      disciplina('FAR0302', 'Farmacologia II', 'segundo', 'teorica', true, 64.7, 75, 'FAMED', [
        'Farmácia',
        'Odontologia',
      ]),
      disciplina('FAR0315', 'Atenção Farmacêutica', 'segundo', 'pratica', false, 91.2, 45, 'FAMED', [
        'Farmácia',
      ]),
    ],
    colaboradores: ['rosangela.macedo', 'luciana.aguiar'],
    atividades: [
      'Selecionar e anonimizar receitas com a farmacêutica responsável; sortear os grupos.',
      'Receitas de hipertensão: duplicidade, adesão e horários. Plantão de farmacocinética.',
      'Rodas sobre antimicrobianos e a primeira bula reescrita.',
      'Anti-inflamatórios e o estômago do paciente idoso; revisão para a prova integrada.',
      'Testar as orientações com usuários da farmácia-escola e corrigir o que não foi entendido.',
      'Preparar as receitas de saúde mental e discutir o estigma que as acompanha.',
      'Insulinas: tipos, canetas, conservação sem geladeira em comunidade rural.',
      'Interações com plantas medicinais de uso comum no vale.',
      'Dia de orientação à população na praça da matriz, com supervisão.',
      'Reunir as orientações aprovadas e comparar as provas com as do ano anterior.',
    ],
    variacoes: [
      {
        4: 'Acompanhar a dispensação na farmácia-escola e anotar as dúvidas mais ouvidas.',
        7: 'Diagramar as orientações com letra grande e desenhos de horário.',
        10: 'Entrevistar benzedeiras e raizeiros indicados pelas agentes de saúde.',
      },
      {
        5: 'Conduzir as rodas da turma de Enfermagem e recolher as perguntas de quarta-feira.',
        9: 'Treinar os grupos na demonstração de aplicação de insulina com soro fisiológico.',
        12: 'Organizar a pasta de receitas discutidas, com o que se concluiu em cada uma.',
      },
    ],
  },
  {
    titulo: 'Cozinha é laboratório: instrutoria em Técnica Dietética e aproveitamento integral',
    coordenador: 'denise.okamoto',
    edital: 'saude',
    regime: '40h/DE',
    remunerados: 1,
    voluntarios: 1,
    palavrasChave: ['Técnica Dietética', 'Nutrição', 'aproveitamento integral', 'ficha técnica'],
    resumo: p(
      'Fator de correção, índice de cocção, rendimento: na Técnica Dietética os números nascem da faca e da panela. Com instrutores na cozinha experimental, poderemos dividir as turmas em bancadas de quatro pessoas, padronizar as medições e iniciar um banco de <em>fichas técnicas</em> com alimentos da agricultura familiar do vale.',
    ),
    introducao: p(
      'Nutricionistas que atuarão na merenda escolar precisam saber quanto de um quilo de abóbora chega ao prato. A resposta não está na tabela, porque a abóbora daqui não é a da tabela. Medir é a essência da disciplina; no entanto, com trinta e dois estudantes e um professor na cozinha, mede-se pouco e cozinha-se às pressas, e os dados coletados não se aproveitam de um ano para o outro.',
      'Soma-se a isso a dimensão do desperdício. No último semestre pesamos as sobras da própria aula: 4,1 kg por prática, dos quais quase dois terços eram talos, cascas e folhas comestíveis. Ensinar o aproveitamento integral com rigor microbiológico e com gosto, sem o tom de improviso que costuma acompanhá-lo, é o segundo eixo do projeto.',
    ),
    metodologia:
      passos(
        'Antes: o instrutor confere a lista de gêneros, a validade e a calibração das balanças.',
        'Durante: quatro bancadas repetem a mesma preparação; cada uma altera uma variável (corte, tempo, água).',
        'Depois: pesagem, cálculo do rendimento, análise sensorial com ficha hedônica e descarte pesado.',
        'Na semana seguinte: os valores das bancadas são comparados e a média, com o desvio, entra no banco.',
      ) +
      p(
        'Uma prática por mês é dedicada a partes usualmente descartadas, com receitas trazidas por famílias de agricultores e cozinheiras escolares.',
      ),
    resultadosEsperados: p(
      'Cem fichas técnicas com dados próprios ao fim do ano; redução à metade das sobras por prática; material de apoio para as cozinheiras de oito escolas municipais. Entre os estudantes, domínio seguro dos cálculos de rendimento, hoje o conteúdo com mais erros na avaliação final.',
    ),
    referencias: p(
      'ORNELLAS, L. H. <strong>Técnica dietética</strong>: seleção e preparo de alimentos. São Paulo: Atheneu, 2013.',
      'PHILIPPI, S. T. <strong>Nutrição e técnica dietética</strong>. Barueri: Manole, 2019.',
      'BRASIL. Ministério da Saúde. <strong>Guia alimentar para a população brasileira</strong>. Brasília, 2014.',
    ),
    disciplinas: [
      disciplina('NUT0201', 'Técnica Dietética I', 'primeiro', 'pratica', true, 80.6, 60, 'FAMED', [
        'Nutrição',
      ]),
      disciplina('NUT0202', 'Técnica Dietética II', 'segundo', 'pratica', true, 84, 60, 'FAMED', [
        'Nutrição',
        'Gastronomia',
      ]),
      disciplina('NUT0210', 'Bromatologia', 'segundo', 'teorico-Pratica', true, 65.9, 60, 'FAMED', [
        'Nutrição',
        'Farmácia',
      ]),
    ],
    atividades: [
      'Calibrar as balanças, padronizar as fichas de pesagem e organizar a despensa com as instrutoras antigas.',
      'Práticas de hortaliças: corte, perda e cocção em diferentes volumes de água.',
      'Cereais e leguminosas: hidratação, tempo de fogo e rendimento por variedade de feijão.',
      'Prática de talos e folhas com cozinheiras convidadas; análise sensorial.',
      'Digitar as pesagens do semestre e conferir os valores muito afastados da média.',
      'Compra coletiva na feira dos agricultores e planejamento das práticas com produtos da primavera.',
      'Ovos e emulsões: por que a maionese desanda, com termômetro e batedor.',
      'Carnes e substitutos: comparar rendimento, custo e aceitação.',
      'Oficina nas escolas municipais com as receitas de aproveitamento integral.',
      'Publicar as cem fichas técnicas e pesar, na última prática, o que deixamos de jogar fora.',
    ],
    variacoes: [
      {
        5: 'Fotografar as preparações no ponto e escrever o modo de fazer em linguagem de cozinha.',
        8: 'Acompanhar as práticas de Bromatologia e determinar umidade e cinzas das amostras.',
        10: 'Aplicar as fichas hedônicas com crianças, adaptadas com carinhas.',
      },
    ],
  },
  {
    titulo: 'Corpo em movimento: análise da marcha e do gesto em Cinesiologia',
    coordenador: 'fabio.serrano',
    edital: 'saude',
    regime: '40h',
    remunerados: 1,
    voluntarios: 0,
    palavrasChave: ['Cinesiologia', 'Fisioterapia', 'análise de movimento', 'vídeo'],
    resumo: p(
      'Filmar um colega subindo a escada, congelar o quadro, marcar as articulações e explicar que músculo freia o movimento. Com esse gesto simples pretendemos transformar a Cinesiologia de disciplina decorada em disciplina observada. O instrutor mantém a estação de vídeo, prepara as coletas e orienta os grupos na leitura dos ângulos.',
    ),
    introducao: p(
      'Os erros das avaliações se concentram na contração excêntrica. O estudante aprende que o quadríceps estende o joelho e conclui que, ao sentar-se, quem trabalha são os flexores. A gravidade some do raciocínio. É um equívoco com consequências, pois dele nascem exercícios mal prescritos.',
      'Softwares gratuitos de análise de vídeo tornaram possível medir, com um celular apoiado em tripé, o que antes exigia laboratório caro. A precisão é modesta, e isso também se ensina. O que falta é tempo de bancada e alguém que ajude a separar artefato de achado. A instrutoria supre essa lacuna, em oito horas semanais de estação aberta.',
    ),
    metodologia:
      p(
        'Cada grupo escolhe <strong>um gesto do cotidiano ou do trabalho</strong> (varrer, carregar criança, amolar enxada, descer do ônibus) e o estuda ao longo do semestre em quatro entregas:',
      ) +
      lista(
        'descrição em palavras comuns;',
        'vídeo calibrado, com marcadores;',
        'gráfico de ângulos e fases;',
        'hipótese sobre músculos, tipo de contração e risco.',
      ) +
      p(
        'O instrutor confere a calibração e discute as hipóteses; o professor só recebe o trabalho depois dessa conversa.',
      ),
    resultadosEsperados: lista(
      'Acerto de 75% nas questões de contração excêntrica da prova final (na última oferta foi de 41%).',
      'Acervo de vinte gestos analisados, com autorização de imagem.',
      'Uma oficina para trabalhadores da limpeza da universidade, com base nas análises feitas.',
    ),
    referencias: p(
      'NEUMANN, D. A. <strong>Cinesiologia do aparelho musculoesquelético</strong>. Rio de Janeiro: Elsevier, 2018.',
      'PERRY, J.; BURNFIELD, J. <strong>Gait analysis</strong>: normal and pathological function. Thorofare: Slack, 2010.',
    ),
    disciplinas: [
      disciplina(
        'FIT0210',
        'Cinesiologia e Biomecânica',
        'primeiro',
        'teorico-Pratica',
        true,
        62.2,
        90,
        'FAMED',
        ['Fisioterapia', 'Educação Física'],
      ),
      disciplina('FIT0215', 'Avaliação Cinético-Funcional', 'segundo', 'pratica', true, 79.3, 75, 'FAMED', [
        'Fisioterapia',
      ]),
    ],
    colaboradores: ['marcia.ulhoa'],
    atividades: [
      'Instalar o programa de análise, testar tripés e marcadores e apresentar a estação às turmas.',
      'Ajudar na escolha dos gestos e nas autorizações de imagem; primeiras filmagens calibradas.',
      'Estação aberta de marcação de pontos e leitura de ângulos no plano sagital.',
      'Discutir com cada grupo fases do movimento e contrações concêntricas e excêntricas.',
      'Organizar o acervo de vídeos e refazer as calibrações duvidosas.',
      'Apoiar as práticas de goniometria e provas de força da disciplina de avaliação.',
      'Filmar a marcha em diferentes calçados e superfícies e comparar tempos de apoio.',
      'Analisar os gestos dos trabalhadores da limpeza com a participação deles.',
      'Realizar a oficina de cuidados com a coluna e os ombros, em dois turnos.',
      'Comparar as provas, finalizar as fichas dos vinte gestos e entregar o relatório.',
    ],
    variacoes: [],
  },
  {
    titulo: 'Dentística pré-clínica: treinamento de mãos, olhos e postura no laboratório',
    coordenador: 'andrea.vilela',
    edital: 'saude',
    regime: '40h/DE',
    remunerados: 2,
    voluntarios: 0,
    palavrasChave: ['Odontologia', 'Dentística', 'ergonomia', 'habilidades motoras'],
    resumo: p(
      'A passagem do manequim ao paciente é o momento mais tenso do curso de Odontologia. Com dois instrutores em bancada, o projeto amplia o treino supervisionado de preparos e restaurações, introduz a autoavaliação com lupa e fotografia e dá atenção contínua à ergonomia, responsável por dores precoces em quase metade da turma.',
    ),
    introducao: p(
      'A destreza manual não é dom. Ela depende de repetição com correção imediata, e é a correção que falta quando um professor circula entre trinta manequins. O estudante repete o erro: a parede convergente demais, o istmo largo, o dedo sem apoio. Quando finalmente ouve o comentário, o dente já está perdido e o hábito, formado.',
      'Levantamento feito no ano passado com setenta e um alunos da pré-clínica encontrou dor cervical em 46% e o costume de trabalhar sem visão indireta em 58%. Nenhuma dessas questões se resolve em aula teórica. O colega de período superior, sentado ao lado por dez minutos, corrige a altura do mocho, o refletor e o espelho com mais eficácia que um cartaz.',
    ),
    metodologia:
      h3('Três rotinas') +
      passos(
        'Estação de coordenação: exercícios de corte em placas com desenhos, visão direta e indireta, nas quatro primeiras semanas.',
        'Preparo comentado: o instrutor interrompe aos cinco minutos para a primeira correção, nunca no fim.',
        'Fotografia e autoavaliação: o estudante atribui nota a si, com critérios escritos, antes de saber a do avaliador.',
      ) +
      p(
        'A diferença entre a nota própria e a do avaliador é acompanhada ao longo do ano: quando diminui, a pessoa aprendeu a ver. A cada quinze dias há dez minutos de alongamento e ajuste de postura com apoio da Fisioterapia.',
      ),
    resultadosEsperados: p(
      'Diminuir de três para um o número médio de dentes artificiais perdidos por preparo; reduzir a menos de 25% a prevalência de dor cervical; garantir que todos cheguem à clínica com o mínimo de doze restaurações aprovadas. Espera-se também economia no laboratório, hoje onerado pela reposição de manequins.',
    ),
    referencias: p(
      'BARATIERI, L. N. et al. <strong>Odontologia restauradora</strong>: fundamentos e técnicas. São Paulo: Santos, 2010.',
      'MONDELLI, J. <strong>Fundamentos de dentística operatória</strong>. São Paulo: Santos, 2017.',
      'NARESSI, W. G.; ORENHA, E. S.; NARESSI, S. C. M. <strong>Ergonomia e biossegurança em odontologia</strong>. São Paulo: Artes Médicas, 2013.',
    ),
    disciplinas: [
      disciplina('ODR0301', 'Dentística Pré-Clínica', 'anual', 'pratica', true, 71.1, 150, 'FODO', [
        'Odontologia',
      ]),
      disciplina('ODR0205', 'Materiais Dentários', 'primeiro', 'teorico-Pratica', true, 66.3, 75, 'FODO', [
        'Odontologia',
      ]),
      disciplina('ODR0208', 'Anatomia e Escultura Dental', 'segundo', 'pratica', true, 74.9, 60, 'FODO', [
        'Odontologia',
      ]),
    ],
    colaboradores: ['marcelo.goulart', 'fabio.serrano'],
    atividades: [
      'Preparar as placas de coordenação, revisar as canetas e organizar as caixas por estudante.',
      'Estação de coordenação com visão indireta; primeira avaliação de postura por fotografia.',
      'Preparos classe I com interrupção aos cinco minutos e ficha de critérios.',
      'Isolamento absoluto em duplas e restaurações em resina, etapa por etapa.',
      'Conferir as notas de autoavaliação do semestre e conversar com quem mais se distancia.',
      'Escultura em cera dos molares, em apoio à disciplina de Anatomia Dental.',
      'Preparos classe II: matriz, cunha e ponto de contato.',
      'Treino de restaurações em dentes anteriores, com escolha de cor em luz natural.',
      'Simulado da primeira consulta: acolhida, posição do paciente e biossegurança.',
      'Fechar a contagem de restaurações, repetir o questionário de dor e escrever o relatório.',
    ],
    variacoes: [
      {
        4: 'Cronometrar e registrar os exercícios das placas e montar o quadro de progresso individual.',
        6: 'Ensaios de presa e contração com a turma de Materiais Dentários.',
        10: 'Fotografar as restaurações em escala padronizada para o banco de comparação.',
      },
    ],
  },
];
