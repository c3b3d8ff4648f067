import { disciplina, h3, lista, p, passos } from '../marcacao.ts';
import type { ProjetoDemo } from '../types.ts';

/** The institute of biological sciences. */
export const PROJETOS_DE_BIOLOGICAS: readonly ProjetoDemo[] = [
  {
    titulo: 'Anatomia Humana além do cadáver: estudo dirigido, desenho e imagem em laboratório aberto',
    coordenador: 'marcia.ulhoa',
    edital: 'saude',
    regime: '40h/DE',
    remunerados: 2,
    voluntarios: 2,
    palavrasChave: ['Anatomia Humana', 'estudo dirigido', 'peças anatômicas', 'imagenologia'],
    resumo: p(
      'O laboratório de Anatomia recebe sete cursos da saúde e fica lotado nas vésperas das provas práticas e vazio no restante do mês. Propomos abri-lo em horário ampliado, com instrutores preparados para conduzir <strong>estudos dirigidos</strong> por região do corpo, nos quais o estudante localiza, desenha e nomeia a estrutura e, em seguida, a reconhece em radiografias e tomografias.',
    ),
    introducao: p(
      'São mais de quatro mil termos em dois semestres. Diante dessa quantidade, o estudante decora listas na ordem do atlas e não reconhece a mesma artéria quando a peça é virada. As provas práticas revelam o problema: a média das questões de identificação é 6,8; a das questões que pedem relação entre estruturas, 3,9.',
      'A universidade possui um acervo respeitável de peças humanas, doadas por famílias e conservadas com enorme cuidado por nossos técnicos. Estudar nelas é um privilégio e uma responsabilidade ética. O instrutor é também quem ensina a manusear, a hidratar e a respeitar a peça.',
      'O uso do desenho como forma de observação, comum nas escolas de anatomia do século XIX, tem reaparecido em estudos recentes com bons resultados de retenção a longo prazo. Combinamos essa tradição com as imagens digitais cedidas pelo hospital universitário, já anonimizadas.',
    ),
    metodologia:
      p('O ano é dividido em <strong>doze regiões</strong>. Para cada uma há um roteiro de quatro etapas:') +
      passos(
        'localizar na peça, sem atlas, cinco estruturas dadas;',
        'desenhar o conjunto de memória e corrigir o desenho diante da peça;',
        'explicar a um colega um trajeto (de um vaso, de um nervo, de um músculo);',
        'encontrar as mesmas estruturas em três cortes tomográficos.',
      ) +
      p(
        'O laboratório funcionará todos os dias, das 12h às 14h e das 17h às 19h. A cada região realiza-se uma gincana prática com alfinetes numerados, sem nota, com correção imediata.',
      ),
    resultadosEsperados: lista(
      'Média mínima de 6,0 nas questões de relação entre estruturas.',
      'Duzentas horas de laboratório aberto por semestre, com frequência registrada.',
      'Caderno de doze roteiros ilustrado pelos próprios estudantes.',
      'Taxa de sucesso de 75% nas turmas de Enfermagem e Fisioterapia.',
    ),
    referencias: p(
      'MOORE, K. L.; DALLEY, A. F.; AGUR, A. M. R. <strong>Anatomia orientada para a clínica</strong>. Rio de Janeiro: Guanabara Koogan, 2019.',
      'NETTER, F. H. <strong>Atlas de anatomia humana</strong>. Rio de Janeiro: Elsevier, 2018.',
      'DÂNGELO, J. G.; FATTINI, C. A. <strong>Anatomia humana sistêmica e segmentar</strong>. São Paulo: Atheneu, 2011.',
    ),
    disciplinas: [
      disciplina('MOR0101', 'Anatomia Humana I', 'primeiro', 'teorico-Pratica', true, 67.2, 90, 'ICB', [
        'Medicina',
        'Enfermagem',
        'Fisioterapia',
        'Odontologia',
      ]),
      disciplina('MOR0102', 'Anatomia Humana II', 'segundo', 'teorico-Pratica', true, 70.5, 90, 'ICB', [
        'Medicina',
        'Fisioterapia',
      ]),
      disciplina(
        'MOR0110',
        'Anatomia para Nutrição e Farmácia',
        'primeiro',
        'teorico-Pratica',
        true,
        72.8,
        60,
        'ICB',
        ['Nutrição', 'Farmácia'],
      ),
    ],
    colaboradores: ['fabio.serrano', 'andrea.vilela', 'gustavo.peixoto'],
    atividades: [
      'Treinamento com os técnicos: manuseio, hidratação e ética no uso das peças. Abertura do laboratório.',
      'Roteiros de ossos e articulações do membro superior e primeira gincana prática.',
      'Estudo dirigido de músculos e plexo braquial, com desenho de memória e correção na peça.',
      'Tórax: mediastino, pulmões e coração. Leitura comentada de radiografias simples.',
      'Restauro das peças com os técnicos e avaliação dos desenhos do primeiro semestre.',
      'Roteiros de parede abdominal e vísceras; acolhida das turmas do segundo semestre.',
      'Pelve e períneo em cortes, com atenção às diferenças entre exames de homens e mulheres.',
      'Membro inferior e marcha, em parceria com a disciplina de Cinesiologia.',
      'Cabeça e pescoço: trajetos de nervos cranianos explicados entre colegas.',
      'Gincana geral, seleção dos desenhos para o caderno e relatório de frequência.',
    ],
    variacoes: [
      {
        4: 'Conduzir os roteiros de esqueleto com as turmas de Nutrição e Farmácia no horário do almoço.',
        6: 'Preparar as radiografias de tórax anonimizadas e o gabarito das gincanas.',
        11: 'Atender Odontologia nos roteiros de crânio, mandíbula e nervo trigêmeo.',
      },
      {
        5: 'Digitalizar os desenhos dos estudantes e organizá-los por região.',
        8: 'Acompanhar o plantão das 17h com ingressantes que trabalham no período da manhã.',
        10: 'Montar a estação de ossos do pé com etiquetas em braile para um estudante cego.',
      },
      {
        3: 'Catalogar as peças disponíveis por região e conferir o estado de conservação.',
        7: 'Ajudar na troca das soluções conservadoras e atualizar o livro do acervo.',
        9: 'Selecionar cortes de tomografia da pelve com o serviço de radiologia.',
      },
    ],
  },
  {
    titulo: 'Fisiologia em ação: experimentos simples com o próprio corpo',
    coordenador: 'otavio.lins',
    edital: 'saude',
    regime: '40h/DE',
    remunerados: 1,
    voluntarios: 1,
    palavrasChave: [
      'Fisiologia Humana',
      'aprendizagem baseada em problemas',
      'homeostase',
      'práticas sem animais',
    ],
    resumo: p(
      'Desde que o departamento aboliu o uso de animais nas aulas práticas, a Fisiologia ficou quase inteiramente teórica. O projeto recupera a experimentação com estudantes voluntários e instrumentos baratos: oxímetro, esfigmomanômetro, espirômetro de garrafa, cronômetro. O instrutor prepara, demonstra, cuida da segurança e conduz a discussão dos gráficos.',
    ),
    introducao: p(
      'A palavra <em>homeostase</em> é respondida corretamente por quase todos na prova e compreendida por poucos. Quando perguntamos por que a pressão não despenca quando alguém se levanta, a resposta costuma ser o nome do reflexo, sem a alça que o compõe. Falta ver a variável subir e descer.',
      'Práticas com o próprio corpo têm ainda a vantagem de serem memoráveis. O estudante que mediu a sua frequência cardíaca mergulhando o rosto em água fria não esquece o reflexo vagal. Exigem, contudo, planejamento: termo de consentimento, exclusão de quem tem contraindicação e alguém atento ao grupo. Um professor diante de sessenta pessoas não consegue garantir isso.',
    ),
    metodologia:
      h3('Dez práticas') +
      p(
        'Reflexo miotático; tempo de reação; fadiga muscular; pressão arterial em três posturas; resposta ao exercício; reflexo de mergulho; volumes pulmonares; sensibilidade de dois pontos; ponto cego; curva de glicemia capilar simulada.',
      ) +
      h3('Como acontecem') +
      p(
        'Grupos de oito, cinquenta minutos, uma hipótese escrita antes da coleta. Os números vão para a lousa e são comparados entre os grupos. O encontro termina com um caso clínico curto, resolvido com o gráfico na mão.',
      ) +
      p(
        'A participação como sujeito é sempre <strong>voluntária</strong> e pode ser recusada sem explicação.',
      ),
    resultadosEsperados: passos(
      'Realizar as dez práticas com todas as turmas nos dois semestres.',
      'Melhorar em um ponto e meio a média das questões que pedem interpretação de gráficos.',
      'Elaborar, com a equipe, um protocolo de segurança aprovado pelo departamento.',
    ),
    referencias: p(
      'GUYTON, A. C.; HALL, J. E. <strong>Tratado de fisiologia médica</strong>. Rio de Janeiro: Elsevier, 2017.',
      'SILVERTHORN, D. U. <strong>Fisiologia humana</strong>: uma abordagem integrada. Porto Alegre: Artmed, 2017.',
      'AIRES, M. M. <strong>Fisiologia</strong>. Rio de Janeiro: Guanabara Koogan, 2018.',
    ),
    disciplinas: [
      disciplina('FSL0201', 'Fisiologia Humana', 'primeiro', 'teorica', true, 61.7, 90, 'ICB', [
        'Enfermagem',
        'Fisioterapia',
        'Farmácia',
      ]),
      disciplina('FSL0204', 'Fisiologia do Exercício', 'segundo', 'teorico-Pratica', false, 83.1, 45, 'ICB', [
        'Fisioterapia',
        'Educação Física',
      ]),
    ],
    atividades: [
      'Aferir os instrumentos, ler o protocolo de segurança e ensaiar as práticas de reflexo e reação.',
      'Conduzir fadiga muscular e sensibilidade tátil; recolher os termos de consentimento.',
      'Pressão arterial em três posturas e discussão do caso da paciente que desmaia no ponto de ônibus.',
      'Construção coletiva das curvas de resposta ao exercício na quadra do campus.',
      'Montar os espirômetros de garrafa e analisar as provas do semestre questão por questão.',
      'Reflexo de mergulho com a turma de Fisiologia do Exercício, sob supervisão do professor.',
      'Volumes pulmonares antes e depois de esforço; comparação entre fumantes e não fumantes voluntários.',
      'Prática do ponto cego e da acomodação visual, com registro em papel milimetrado.',
      'Encontros de revisão integrando rim, pulmão e equilíbrio ácido-base.',
      'Escrever o protocolo definitivo de segurança e apresentar os gráficos do ano ao departamento.',
    ],
    variacoes: [
      {
        5: 'Reunir casos clínicos curtos de pressão e volemia para o encerramento das práticas.',
        8: 'Instruir os grupos na leitura do oxímetro e no registro a cada dez segundos.',
        10: 'Preparar o roteiro da curva de glicemia simulada com soluções de concentração conhecida.',
      },
    ],
  },
  {
    titulo: 'Botânica para quem passa reto pelas plantas: trilhas didáticas no campus',
    coordenador: 'jussara.campos',
    edital: 'saude',
    regime: '40h/DE',
    remunerados: 1,
    voluntarios: 2,
    palavrasChave: ['Botânica', 'cegueira botânica', 'herbário', 'aula de campo'],
    resumo: p(
      'Wandersee e Schussler chamaram de <em>cegueira botânica</em> a incapacidade de notar as plantas ao redor. O campus de Santa Rita tem 214 espécies de árvores identificadas, e a maioria dos estudantes não sabe nomear três. O projeto cria cinco trilhas a pé, conduzidas por instrutores, ligadas às aulas de Morfologia e Sistemática Vegetal e ao herbário da universidade.',
    ),
    introducao: p(
      'Nas disciplinas de Botânica o vocabulário afasta antes que o objeto encante. Bráctea, gineceu, sincarpo, filotaxia: termos úteis, porém apresentados em lâminas e figuras a quem nunca abriu uma flor com a unha. A reprovação não é alta, mas a evasão nas optativas da área é. Nos últimos cinco anos, apenas seis formandos escolheram a Botânica para o trabalho de conclusão.',
      'A pouca distância entre a sala e a mata de araucárias é um recurso que usamos pouco por falta de acompanhantes. Cinquenta alunos em fila numa trilha estreita não enxergam nem escutam. Divididos em grupos de doze, com instrutor, lupa de mão e caderno, a aula muda de natureza.',
    ),
    metodologia:
      lista(
        'Mapeamento e sinalização de <strong>cinco trilhas</strong> de quarenta minutos (Araucárias, Brejo, Jardim dos sentidos, Pioneiras, Muro e calçada).',
        'Saídas quinzenais com grupos de doze, coleta mínima autorizada e desenho no caderno.',
        'Tarde de herbário: prensagem, secagem, montagem da exsicata e etiqueta.',
        'Chaves de identificação feitas pelos estudantes e testadas por outra turma.',
      ) +
      p('A equipe se reúne às segundas-feiras para revisar os nomes científicos com a curadora do herbário.'),
    resultadosEsperados: p(
      'Ao fim do ano, o estudante deve reconhecer em campo, por caracteres vegetativos, vinte famílias de plantas. Cada turma terá depositado ao menos quinze exsicatas no herbário. As trilhas ficarão sinalizadas com placas e abertas a escolas.',
    ),
    referencias: p(
      'RAVEN, P. H.; EICHHORN, S. E.; EVERT, R. F. <strong>Biologia vegetal</strong>. Rio de Janeiro: Guanabara Koogan, 2014.',
      'SOUZA, V. C.; LORENZI, H. <strong>Botânica sistemática</strong>. Nova Odessa: Plantarum, 2019.',
      'WANDERSEE, J. H.; SCHUSSLER, E. E. Preventing plant blindness. <strong>The American Biology Teacher</strong>, v. 61, n. 2, 1999.',
      'SALATINO, A.; BUCKERIDGE, M. Mas de que te serve saber botânica? <strong>Estudos Avançados</strong>, v. 30, n. 87, 2016.',
    ),
    disciplinas: [
      disciplina('BOT0101', 'Morfologia Vegetal', 'primeiro', 'teorico-Pratica', true, 73.5, 60, 'ICB', [
        'Ciências Biológicas',
        'Agronomia',
      ]),
      disciplina(
        'BOT0203',
        'Sistemática de Fanerógamas',
        'segundo',
        'teorico-Pratica',
        true,
        78.1,
        75,
        'ICB',
        ['Ciências Biológicas', 'Engenharia Florestal'],
      ),
    ],
    colaboradores: ['adriana.padilha'],
    atividades: [
      'Percorrer as trilhas com a professora, marcar as paradas e conferir os nomes no herbário.',
      'Saídas da trilha das Araucárias; caderno de desenho de folhas e ramos.',
      'Trilha do Brejo: raízes, aerênquimas e adaptações à água. Tarde de prensagem.',
      'Flores abertas com a unha: verticilos, ovário e placentação nas espécies floridas do campus.',
      'Montar as exsicatas do semestre e preparar as placas de sinalização.',
      'Começo da chave de identificação por caracteres vegetativos com a turma de Sistemática.',
      'Primavera nas calçadas: famílias ruderais no entorno do restaurante universitário.',
      'Trocar as chaves entre turmas e anotar os passos em que o usuário se perdeu.',
      'Receber duas escolas municipais na trilha do Jardim dos sentidos.',
      'Depositar as exsicatas, revisar as placas e escrever o guia das cinco trilhas.',
    ],
    variacoes: [
      {
        4: 'Fotografar a floração mês a mês para o calendário fenológico do campus.',
        7: 'Auxiliar na secagem e na costura das exsicatas com a técnica do herbário.',
        11: 'Adaptar a trilha dos sentidos para visitantes com baixa visão.',
      },
      {
        5: 'Cuidar do empréstimo de lupas e dos cadernos e acompanhar o segundo grupo de campo.',
        8: 'Digitar as chaves de identificação e conferir a grafia dos nomes científicos.',
        10: 'Levar a trilha das Pioneiras à turma de Engenharia Florestal.',
      },
    ],
  },
  {
    titulo: 'Resolver cruzamentos não basta: raciocínio genético com problemas e pedigrees reais',
    coordenador: 'renan.couto',
    edital: 'aberto',
    regime: '40h/DE',
    remunerados: 1,
    voluntarios: 0,
    palavrasChave: ['Genética', 'heredogramas', 'probabilidade', 'resolução de problemas'],
    resumo: p(
      'O estudante acerta 9:3:3:1 e não sabe o que é um alelo. A instrutoria em Genética Básica partirá de situações em que a proporção não vem pronta: heredogramas de famílias da região, milho colorido contado grão a grão, dados de cultivo de feijão da própria universidade. Em encontros semanais, pequenos grupos formulam a hipótese, simulam e decidem.',
    ),
    introducao: p(
      'Genética Básica é ofertada a cinco cursos e reprova, em média, 37% dos matriculados. A prova é considerada difícil porque os problemas não se parecem com os da lista, o que já diz muito sobre como a lista é estudada. Quando o enunciado muda de ervilha para surdez hereditária, o procedimento decorado não se aplica.',
      'Trabalhos clássicos de ensino de ciências, como os de Stewart e de Bizzo, mostram que alunos resolvem problemas de herança sem relacioná-los à meiose. Essa separação entre o símbolo e a célula é o alvo da proposta. Trabalharemos com massinha, cordões e cartas que representam cromossomos, de modo que cada letra escrita no papel corresponda a um lugar concreto.',
    ),
    metodologia:
      p('A unidade de trabalho é o <strong>caso</strong>, estudado por duas semanas:') +
      lista(
        'primeiro encontro: leitura do caso, desenho da meiose que o explica e previsão;',
        'tarefa intermediária: coleta ou contagem dos dados (grãos, moscas em fotografia, heredograma);',
        'segundo encontro: teste do qui-quadrado e discussão do que a divergência pode significar.',
      ) +
      p(
        'São sete casos por semestre. O instrutor corrige um parágrafo por estudante, em que se responde: o que, na célula, produz este resultado?',
      ),
    resultadosEsperados: lista(
      'Aprovação de 72% em Genética Básica, nove pontos acima da média atual.',
      'Que ao menos dois terços dos estudantes expliquem corretamente a segregação a partir da meiose no exame final.',
      'Coleção de catorze casos com dados abertos, para uso também no ensino médio.',
    ),
    referencias: p(
      'GRIFFITHS, A. J. F. et al. <strong>Introdução à genética</strong>. Rio de Janeiro: Guanabara Koogan, 2016.',
      'SNUSTAD, D. P.; SIMMONS, M. J. <strong>Fundamentos de genética</strong>. Rio de Janeiro: Guanabara Koogan, 2017.',
      'RAMALHO, M. A. P. et al. <strong>Genética na agropecuária</strong>. Lavras: UFLA, 2012.',
    ),
    disciplinas: [
      disciplina('GEN0201', 'Genética Básica', 'primeiro', 'teorica', true, 63, 60, 'ICB', [
        'Ciências Biológicas',
        'Agronomia',
        'Medicina Veterinária',
        'Nutrição',
      ]),
      disciplina('GEN0310', 'Genética de Populações', 'segundo', 'teorica', false, 69.4, 45, 'ICB', [
        'Ciências Biológicas',
      ]),
    ],
    atividades: [
      'Estudar os sete primeiros casos, preparar as cartas-cromossomo e formar os grupos.',
      'Caso da cor do milho: contagem de grãos em espigas e teste do qui-quadrado.',
      'Caso da família com daltonismo; correção dos parágrafos sobre a meiose.',
      'Casos de ligação e mapeamento. Revisão com problemas trazidos pelos estudantes.',
      'Avaliar quais casos funcionaram e construir outros com dados do banco de feijão.',
      'Adaptar os casos à turma de Genética de Populações, com simulação de deriva por sorteio.',
      'Caso do grupo sanguíneo: frequências na turma e equilíbrio de Hardy-Weinberg.',
      'Caso da herança materna e conversa sobre ancestralidade e ética dos testes vendidos pela internet.',
      'Oficina aberta a professores de Biologia da rede estadual com quatro casos.',
      'Depositar os casos e os dados no repositório e comparar as provas de dois anos.',
    ],
    variacoes: [],
  },
  {
    titulo: 'Olhar ao microscópio: plantões de identificação em Parasitologia e Microbiologia',
    coordenador: 'simone.brandao',
    edital: 'saude',
    regime: '40h/DE',
    remunerados: 2,
    voluntarios: 1,
    palavrasChave: ['Parasitologia', 'Microbiologia', 'microscopia', 'diagnóstico laboratorial'],
    resumo: p(
      'Reconhecer um ovo de helminto entre fibras vegetais e bolhas de ar exige horas de ocular, e o estudante da saúde tem apenas duas por semana. Este projeto oferece plantões diários de microscopia com lâminas permanentes e preparações recentes, jogos de identificação e um atlas digital montado com as fotografias dos próprios alunos.',
    ),
    introducao: p(
      'O exame parasitológico continua sendo, nos municípios do vale, um dos mais pedidos pela atenção básica. Laboratórios da região relatam dificuldade em contratar profissionais seguros na leitura. Nossos egressos dominam ciclos de vida; hesitam diante da lâmina.',
      'Em levantamento feito com a turma de Farmácia, 64% declararam nunca ter focalizado sozinhos um protozoário intestinal. O microscópio é dividido por quatro e o mais ágil termina dominando o equipamento. Some-se a isso que as coleções de lâminas são antigas e desbotadas.',
      'A instrutoria ampliará o tempo de ocular por estudante e, ao mesmo tempo, renovará a coleção, com material doado pelo laboratório municipal depois de descaracterizado e inativado em formol.',
    ),
    metodologia:
      h3('Plantão de ocular') +
      p(
        'Duas horas por dia, um estudante por microscópio, fichas de desenho com escala. O instrutor confere o foco e a medida antes de discutir o nome.',
      ) +
      h3('Rodadas de identificação') +
      p(
        'A cada três semanas, vinte lâminas codificadas, noventa segundos cada. O resultado é usado para escolher as lâminas do plantão seguinte, e não para dar nota.',
      ) +
      h3('Atlas') +
      p(
        'Fotografias por celular acoplado à ocular, com barra de escala, coloração e legenda revisada pela professora. Todo material biológico segue o manual de biossegurança nível 2.',
      ),
    resultadosEsperados: passos(
      'Ao menos oito horas individuais de microscopia por estudante em cada semestre.',
      'Acerto médio de 80% nas rodadas finais de identificação, contra 52% medidos no diagnóstico.',
      'Atlas digital com 150 imagens próprias, aberto aos laboratórios municipais.',
    ),
    referencias: p(
      'NEVES, D. P. <strong>Parasitologia humana</strong>. São Paulo: Atheneu, 2016.',
      'DE CARLI, G. A. <strong>Parasitologia clínica</strong>. São Paulo: Atheneu, 2007.',
      'TORTORA, G. J.; FUNKE, B. R.; CASE, C. L. <strong>Microbiologia</strong>. Porto Alegre: Artmed, 2017.',
    ),
    disciplinas: [
      disciplina('MIP0201', 'Parasitologia Humana', 'primeiro', 'teorico-Pratica', true, 74.2, 60, 'ICB', [
        'Farmácia',
        'Enfermagem',
        'Medicina',
      ]),
      disciplina('MIP0205', 'Microbiologia Geral', 'segundo', 'teorico-Pratica', true, 68.6, 60, 'ICB', [
        'Ciências Biológicas',
        'Nutrição',
        'Odontologia',
      ]),
      disciplina('MIP0212', 'Parasitologia Veterinária', 'anual', 'pratica', true, 81, 45, 'ICB', [
        'Medicina Veterinária',
      ]),
    ],
    colaboradores: ['ulisses.bandeira'],
    atividades: [
      'Limpeza e alinhamento dos microscópios, curso de biossegurança e seleção das lâminas iniciais.',
      'Plantões de protozoários intestinais com fichas de desenho em escala.',
      'Primeira rodada de identificação; plantões de cestoides e trematódeos.',
      'Esfregaços de sangue: reconhecer plasmódios e tripanossomas em lâminas coradas por Giemsa.',
      'Triagem e fixação do material doado pelo laboratório municipal.',
      'Coloração de Gram repetida até dar certo, com culturas de referência.',
      'Plantões de fungos filamentosos e leveduras; microcultivo em lâmina.',
      'Segunda rodada de identificação e escolha das fotografias para o atlas.',
      'Visita ao laboratório municipal e leitura paralela de amostras com os profissionais.',
      'Revisão das legendas, publicação do atlas e balanço das horas de ocular.',
    ],
    variacoes: [
      {
        5: 'Acompanhar o plantão da noite e preparar as lâminas codificadas da rodada.',
        8: 'Repicar as culturas de referência e autoclavar o material usado.',
        11: 'Conferir com os técnicos a escala das fotografias do atlas.',
      },
      {
        4: 'Apoiar as práticas de ectoparasitos com a turma de Medicina Veterinária.',
        7: 'Organizar o catálogo das lâminas novas por grupo, data e procedência.',
        10: 'Editar as imagens, aplicar a barra de escala e redigir as legendas provisórias.',
      },
    ],
  },
];
