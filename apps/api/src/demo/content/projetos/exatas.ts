import { disciplina, h3, lista, p, passos } from '../marcacao.ts';
import type { ProjetoDemo } from '../types.ts';

/** Mathematics, statistics, physics and chemistry. */
export const PROJETOS_DE_EXATAS: readonly ProjetoDemo[] = [
  {
    titulo: 'Cálculo desde a primeira semana: plantões, oficinas de pré-requisitos e turmas de estudo',
    coordenador: 'helena.moura',
    edital: 'aberto',
    regime: '40h/DE',
    remunerados: 2,
    voluntarios: 1,
    palavrasChave: ['Cálculo Diferencial', 'pré-requisitos', 'retenção', 'estudo em grupo'],
    resumo: p(
      'Nas últimas quatro entradas, mais da metade dos ingressantes das engenharias não concluiu Cálculo I na primeira matrícula. A leitura das provas mostra que o erro raramente está no limite ou na derivada: está na fração, no sinal, na função que o estudante nunca aprendeu a esboçar.',
      'Propomos atuar <strong>antes da primeira prova</strong>, com um diagnóstico na segunda semana, oficinas curtas de matemática básica e turmas de estudo de até doze pessoas conduzidas pelos instrutores, no contraturno, durante os dois semestres.',
    ),
    introducao: p(
      'Cálculo I é a disciplina com o maior número de matrículas do Instituto: são onze turmas por ano, quase seiscentos estudantes, distribuídos por nove cursos. É também a que mais retém. Quem reprova perde a sequência inteira do segundo semestre, e a coordenação de Engenharia Civil estima que quatro em cada dez abandonos acontecem logo depois da segunda reprovação.',
      'O atendimento individual que já oferecemos é pouco procurado até a véspera da prova. Os estudantes que aparecem cedo são, em geral, os que menos precisam. Por isso o projeto inverte a lógica: em vez de esperar na sala de monitoria, o instrutor recebe do professor a lista de quem foi mal no diagnóstico e convida cada um para uma turma de estudo no horário em que ele pode vir.',
      'A experiência-piloto feita com duas turmas noturnas reduziu as desistências antes da primeira prova de 31% para 17%. Queremos levá-la às demais turmas do campus-sede.',
    ),
    metodologia:
      p('O trabalho se organiza em três frentes, coordenadas em uma reunião semanal de uma hora:') +
      lista(
        '<strong>Diagnóstico</strong>: vinte questões de álgebra, funções e trigonometria, corrigidas pelos instrutores em até cinco dias e devolvidas com comentário;',
        '<strong>Oficinas</strong>: seis encontros de noventa minutos sobre os temas em que a turma mais errou;',
        '<strong>Turmas de estudo</strong>: grupos fixos, dois encontros semanais, lista de problemas própria e registro de presença.',
      ) +
      p(
        'O instrutor não resolve a lista no quadro. Ele faz perguntas, pede que um estudante explique ao outro e anota as dúvidas que se repetem, que voltam ao professor antes da aula seguinte. Ao fim de cada mês, comparamos frequência e notas.',
      ),
    resultadosEsperados: lista(
      'Elevar a taxa de sucesso de Cálculo I de 46% para pelo menos 58% em dois semestres.',
      'Reduzir à metade o abandono antes da primeira prova nas turmas noturnas.',
      'Organizar um banco comentado de trezentas questões, aberto a todos os professores.',
      'Formar instrutores capazes de conduzir um grupo sem dar a resposta.',
    ),
    referencias: p(
      'STEWART, J. <strong>Cálculo</strong>. v. 1. São Paulo: Cengage Learning, 2017.',
      'GUIDORIZZI, H. L. <strong>Um curso de cálculo</strong>. v. 1. Rio de Janeiro: LTC, 2018.',
      'REZENDE, W. M. <strong>O ensino de cálculo</strong>: dificuldades de natureza epistemológica. Tese (Doutorado em Educação), Universidade de São Paulo, 2003.',
    ),
    disciplinas: [
      disciplina('MAT0101', 'Cálculo I', 'primeiro', 'teorica', true, 46.2, 90, 'ICE', [
        'Engenharia Civil',
        'Engenharia Elétrica',
        'Engenharia Mecânica',
        'Física',
        'Química',
      ]),
      disciplina('MAT0102', 'Cálculo II', 'segundo', 'teorica', true, 55.8, 90, 'ICE', [
        'Engenharia Civil',
        'Engenharia Elétrica',
        'Física',
      ]),
      disciplina('MAT0090', 'Matemática Básica', 'primeiro', 'teorica', false, 63.4, 60, 'ICE', [
        'Ciências Biológicas',
        'Agronomia',
      ]),
    ],
    colaboradores: ['rogerio.tavares'],
    naoCadastrados: [{ nome: 'Ângela Quintanilha Borba', siape: '1875320', regime: '20h', unidade: 'ICE' }],
    atividades: [
      'Aplicar e corrigir o diagnóstico de matemática básica nas turmas diurnas e montar os grupos de estudo.',
      'Conduzir as oficinas de frações, potências e equações; iniciar os encontros semanais dos grupos.',
      'Oficina de funções e gráficos. Revisão dirigida para a primeira prova e tabulação dos erros mais comuns.',
      'Grupos de estudo sobre derivadas e taxas relacionadas; plantão dobrado na semana da segunda prova.',
      'Reunir os dados do primeiro semestre, entrevistar quem desistiu e reescrever as listas que não funcionaram.',
      'Novo diagnóstico com os ingressantes do segundo semestre e com os repetentes de Cálculo I.',
      'Oficina de trigonometria para Cálculo II e grupos sobre técnicas de integração.',
      'Encontros sobre aplicações da integral, com problemas trazidos pelos professores das engenharias.',
      'Organizar o banco de questões comentadas e revisar os gabaritos com a coordenadora.',
      'Comparar os resultados do ano com os anteriores e redigir o relatório da instrutoria.',
    ],
    variacoes: [
      {
        3: 'Aplicar o diagnóstico nas três turmas noturnas e telefonar para os estudantes convidados aos grupos.',
        5: 'Acompanhar os grupos da noite e preparar roteiros de revisão para quem trabalha durante o dia.',
        10: 'Oficinas de sábado sobre áreas e volumes para os cursos noturnos.',
      },
      {
        4: 'Gravar explicações de cinco minutos sobre os exercícios de álgebra em que a turma mais errou.',
        9: 'Observar os grupos de Cálculo II e registrar as perguntas que mais se repetem.',
        11: 'Digitar e classificar por assunto as questões do banco, com nível de dificuldade.',
      },
    ],
  },
  {
    titulo: 'Ver para abstrair: visualização de vetores, retas e planos em Geometria Analítica',
    coordenador: 'rogerio.tavares',
    edital: 'aberto',
    regime: '40h/DE',
    remunerados: 1,
    voluntarios: 1,
    palavrasChave: ['Geometria Analítica', 'Álgebra Linear', 'GeoGebra', 'visualização'],
    resumo: p(
      'Muitos estudantes calculam corretamente um produto vetorial sem saber dizer para onde o vetor aponta. O projeto associa cada tópico de Geometria Analítica e de Álgebra Linear a uma construção no GeoGebra 3D e a um modelo físico de varetas, montados pelos próprios estudantes com a orientação dos instrutores em encontros quinzenais.',
    ),
    introducao: p(
      'O ensino médio reduziu a geometria espacial a fórmulas de volume. Chegam à universidade jovens que nunca desenharam a interseção de dois planos e que, diante da equação de uma reta em ℝ³, procuram o coeficiente angular. A disciplina segue em ritmo de quatro tópicos por semana, e não há tempo para reconstruir a intuição que falta.',
      'Duval chama a atenção para a passagem entre registros de representação: compreender um objeto matemático exige transitar entre a figura, a equação e a língua natural. É nessa passagem que localizamos a dificuldade, e não na conta. Daí a escolha de pedir ao estudante que <em>preveja</em>, por escrito, o que vai aparecer na tela antes de mover o controle deslizante.',
    ),
    metodologia:
      passos(
        'Cada roteiro começa por uma pergunta que se responde sem computador, em dupla.',
        'A dupla constrói a figura no GeoGebra e confronta o que previu com o que vê.',
        'Por fim, escreve a justificativa algébrica e entrega ao instrutor, que a devolve comentada.',
      ) +
      p(
        'São doze roteiros por semestre, aplicados no laboratório de informática do Instituto e também disponíveis para celular. Para os tópicos de distância e posição relativa, usaremos um kit de varetas de alumínio e bolas de isopor, fabricado com sobras da oficina mecânica.',
        'O instrutor mantém um caderno de campo com as previsões erradas mais frequentes: elas orientam o roteiro seguinte.',
      ),
    resultadosEsperados: p(
      'Esperamos que, ao final do ano, a maior parte dos estudantes consiga descrever em palavras a figura correspondente a um sistema de três equações, habilidade hoje rara nas provas. Como meta numérica, propomos elevar a aprovação em Geometria Analítica de 52% para 62%.',
      'Os vinte e quatro roteiros ficarão publicados com licença aberta, ao lado das soluções comentadas.',
    ),
    referencias: p(
      'BOULOS, P.; CAMARGO, I. <strong>Geometria analítica</strong>: um tratamento vetorial. São Paulo: Pearson, 2005.',
      'DUVAL, R. <strong>Semiósis e pensamento humano</strong>. São Paulo: Livraria da Física, 2009.',
      'LAY, D. C. <strong>Álgebra linear e suas aplicações</strong>. Rio de Janeiro: LTC, 2018.',
    ),
    disciplinas: [
      disciplina('MAT0110', 'Geometria Analítica', 'primeiro', 'teorica', true, 52, 60, 'ICE', [
        'Matemática',
        'Engenharia Civil',
        'Ciência da Computação',
      ]),
      disciplina('MAT0121', 'Álgebra Linear', 'segundo', 'teorica', true, 58.7, 60, 'ICE', [
        'Matemática',
        'Estatística',
        'Ciência da Computação',
      ]),
    ],
    atividades: [
      'Testar os computadores do laboratório, instalar o GeoGebra e ensaiar os três primeiros roteiros.',
      'Roteiros de vetores, combinação linear e dependência; construção dos kits de varetas.',
      'Encontros sobre produto escalar e produto vetorial, com registro das previsões das duplas.',
      'Roteiros de retas e planos no espaço e mutirão de exercícios antes do exame final.',
      'Classificar as previsões erradas do semestre e reescrever os roteiros que geraram confusão.',
      'Apresentar o laboratório às turmas de Álgebra Linear e aplicar o roteiro de sistemas.',
      'Transformações lineares como deformação de figuras: cisalhamento, rotação e projeção na tela.',
      'Roteiro de autovalores e autovetores, em parceria com a turma de Estatística.',
      'Mostra aberta das construções no saguão do Instituto, apresentada pelos estudantes.',
      'Publicar os roteiros com as soluções comentadas e avaliar o ano com os professores das turmas.',
    ],
    variacoes: [
      {
        4: 'Adaptar os roteiros de vetores para uso no celular e testá-los com estudantes sem computador.',
        6: 'Montar os modelos de posição relativa entre planos e fotografá-los para o caderno de roteiros.',
        11: 'Gravar com os estudantes a narração das figuras escolhidas para a mostra.',
      },
    ],
  },
  {
    titulo: 'Estatística com dados da gente: oficinas de análise para cursos que não são de exatas',
    coordenador: 'patricia.yamada',
    edital: 'aberto',
    regime: '40h/DE',
    remunerados: 1,
    voluntarios: 2,
    palavrasChave: ['Estatística básica', 'software R', 'dados públicos', 'ansiedade matemática'],
    resumo: p(
      'Estudantes de Psicologia, Nutrição e Agronomia costumam chegar à Bioestatística convencidos de que não são capazes de aprendê-la. Este projeto troca os exemplos prontos do livro por dados que interessam a cada curso: consumo alimentar no restaurante universitário, chuva na estação da fazenda-escola, tempo de deslocamento até o campus. Com os instrutores, cada turma coleta, organiza e interpreta o próprio banco de dados usando R.',
    ),
    introducao: p(
      'Ofertamos Estatística para dezessete cursos. Em todos, a reclamação é parecida: o conteúdo parece um amontoado de fórmulas sem destino. A aprovação não é das piores, mas a aprendizagem dura pouco. Professores de trabalho de conclusão relatam que o formando não sabe escolher entre um teste t e um qui-quadrado, embora tenha sido aprovado nos dois assuntos três anos antes.',
      'A literatura sobre educação estatística recomenda partir do <strong>ciclo investigativo</strong>: formular a pergunta, planejar a coleta, analisar e comunicar. Isso custa tempo e atenção individual, coisas que uma turma de setenta pessoas não oferece. O instrutor é quem torna viável o acompanhamento de catorze grupos ao mesmo tempo.',
    ),
    metodologia:
      h3('O ciclo de cada turma') +
      passos(
        'Semanas 1 a 3: o grupo escreve uma pergunta e o instrutor ajuda a torná-la respondível.',
        'Semanas 4 a 7: coleta ou busca de dados públicos (IBGE, DATASUS, INMET) e limpeza da planilha.',
        'Semanas 8 a 12: gráficos e medidas no R, com roteiros curtos preparados pela equipe.',
        'Semanas 13 a 15: teste de hipóteses, conclusão em linguagem comum e apresentação.',
      ) +
      p(
        'Haverá um plantão diário de duas horas, alternado entre os instrutores. As dúvidas de R são registradas num fórum, para que a resposta sirva a todos. Nenhum dado pessoal é publicado: as planilhas são anonimizadas antes de sair da turma.',
      ),
    resultadosEsperados: lista(
      'Pelo menos quarenta investigações concluídas por ano e apresentadas em sessão de pôsteres.',
      'Queda de 20% na reprovação por falta, que hoje supera a reprovação por nota.',
      'Um acervo de bancos de dados locais, documentado e reutilizável nas próximas ofertas.',
    ),
    referencias: p(
      'BUSSAB, W. O.; MORETTIN, P. A. <strong>Estatística básica</strong>. São Paulo: Saraiva, 2017.',
      'CAZORLA, I. M.; SANTANA, E. (org.). <strong>Do tratamento da informação ao letramento estatístico</strong>. Itabuna: Via Litterarum, 2010.',
      'WICKHAM, H.; GROLEMUND, G. <strong>R para data science</strong>. Rio de Janeiro: Alta Books, 2019.',
    ),
    disciplinas: [
      disciplina('EST0201', 'Bioestatística', 'primeiro', 'teorico-Pratica', true, 66.9, 60, 'ICE', [
        'Nutrição',
        'Enfermagem',
        'Ciências Biológicas',
        'Medicina Veterinária',
      ]),
      disciplina(
        'EST0205',
        'Estatística Aplicada à Psicologia',
        'segundo',
        'teorico-Pratica',
        true,
        61.3,
        60,
        'ICE',
        ['Psicologia'],
      ),
      disciplina('EST0210', 'Estatística Experimental', 'anual', 'teorico-Pratica', true, 57.5, 75, 'ICE', [
        'Agronomia',
        'Engenharia Florestal',
      ]),
    ],
    colaboradores: ['cristiane.bueno', 'denise.okamoto'],
    atividades: [
      'Ajudar os grupos de Nutrição a transformar curiosidades em perguntas que os dados possam responder.',
      'Roteiro de planilhas: variáveis, códigos, dados faltantes. Plantão de coleta no restaurante universitário.',
      'Primeiras sessões de R no laboratório: importar, resumir e desenhar gráficos de barras e de caixas.',
      'Acompanhar a interpretação dos testes e ensaiar as apresentações com cada grupo.',
      'Organizar a sessão de pôsteres do primeiro semestre e recolher a avaliação dos estudantes.',
      'Preparar, com a professora, os bancos de dados anonimizados que abrirão a nova oferta.',
      'Plantões sobre amostragem e questionários para as turmas de Psicologia.',
      'Oficina de qui-quadrado e teste t a partir das perguntas dos próprios grupos.',
      'Revisão dos relatórios: escrever a conclusão sem esconder a incerteza.',
      'Catalogar os bancos de dados produzidos no ano e redigir o guia de uso do acervo.',
    ],
    variacoes: [
      {
        3: 'Apresentar aos estudantes de Agronomia a série histórica de chuva da fazenda-escola.',
        7: 'Visitar os ensaios de campo e ajudar a montar as planilhas de blocos casualizados.',
        10: 'Plantão de análise de variância para as turmas de Estatística Experimental.',
      },
      {
        5: 'Moderar o fórum de dúvidas de R e reunir as respostas num pequeno manual ilustrado.',
        8: 'Buscar nas bases do IBGE e do DATASUS tabelas úteis a cada curso.',
        12: 'Entrevistar seis grupos sobre o que mudou na relação deles com os números.',
      },
    ],
  },
  {
    titulo: 'Laboratório aberto de Física: medir, errar e explicar o erro',
    coordenador: 'caio.ferraz',
    edital: 'aberto',
    regime: '40h/DE',
    remunerados: 2,
    voluntarios: 0,
    palavrasChave: ['Física experimental', 'incerteza', 'laboratório aberto', 'Arduino'],
    resumo: p(
      'O relatório de laboratório virou um gênero de preencher: medem-se dez vezes o mesmo período do pêndulo e copia-se a conclusão do colega. Propomos abrir o Laboratório de Física I e II fora do horário de aula, com instrutores e kits de baixo custo, para que o estudante possa repetir a medida que deu errado e <em>entender por que deu errado</em>.',
    ),
    introducao: p(
      'Quem reprova em Física I quase nunca reprova no laboratório, e isso deveria nos inquietar. A nota alta dos relatórios convive com a incapacidade de estimar uma incerteza ou de dizer se dois resultados concordam. Em entrevista com trinta estudantes do segundo período, vinte e dois responderam que “erro” é o que o aluno faz, e não uma propriedade da medida.',
      'O laboratório funciona hoje quatro manhãs por semana e fica fechado no resto do tempo. Com dois instrutores é possível mantê-lo aberto em seis períodos adicionais, sem custo de obra e com supervisão técnica. Sensores ligados a placas Arduino, montados no ano passado por voluntários, permitem refazer os experimentos de cinemática com aquisição automática.',
    ),
    metodologia: { imagem: 'fluxo-fisica' },
    resultadosEsperados:
      p('Ao final do projeto pretendemos apresentar:') +
      lista(
        'um caderno de doze experimentos abertos, nos quais o procedimento é decidido pelo grupo;',
        'relatórios em que a discussão da incerteza ocupe mais espaço que a transcrição do roteiro;',
        'aumento da taxa de sucesso de Física I de 49% para 57%.',
      ),
    referencias: p(
      'VUOLO, J. H. <strong>Fundamentos da teoria de erros</strong>. São Paulo: Blucher, 1996.',
      'HALLIDAY, D.; RESNICK, R.; WALKER, J. <strong>Fundamentos de física</strong>. v. 1. Rio de Janeiro: LTC, 2016.',
      'BORGES, A. T. Novos rumos para o laboratório escolar de ciências. <strong>Caderno Brasileiro de Ensino de Física</strong>, v. 19, n. 3, 2002.',
    ),
    disciplinas: [
      disciplina('FIS0101', 'Física I', 'primeiro', 'teorica', true, 49.1, 90, 'ICE', [
        'Física',
        'Engenharia Civil',
        'Engenharia Elétrica',
      ]),
      disciplina('FIS0111', 'Laboratório de Física I', 'primeiro', 'pratica', true, 84.6, 30, 'ICE', [
        'Física',
        'Química',
        'Engenharia Mecânica',
      ]),
      disciplina('FIS0112', 'Laboratório de Física II', 'segundo', 'pratica', true, 86, 30, 'ICE', [
        'Física',
        'Química',
      ]),
    ],
    naoCadastrados: [{ nome: 'Dirceu Malta Fagundes', siape: '0986417', regime: '40h', unidade: 'ICE' }],
    atividades: [
      'Inventariar os kits de cinemática, calibrar os sensores e montar a escala do laboratório aberto.',
      'Receber as turmas para o experimento livre de queda dos corpos e discutir algarismos significativos.',
      'Oficina de propagação de incertezas com medidas feitas pelos próprios grupos no corredor.',
      'Experimentos de conservação da energia no trilho de ar; leitura comentada dos relatórios.',
      'Manutenção dos equipamentos e redação das fichas dos seis primeiros experimentos abertos.',
      'Preparar as bancadas de ondas e fluidos e treinar a montagem com a técnica do laboratório.',
      'Laboratório aberto de hidrostática: cada grupo projeta a própria medida de densidade.',
      'Ressonância em tubos e cordas com gravação pelo celular e análise do espectro.',
      'Seminário “o pior resultado do semestre”: grupos apresentam o erro e a sua explicação.',
      'Fechar o caderno de experimentos e comparar os relatórios do início e do fim do ano.',
    ],
    variacoes: [
      {
        4: 'Programar a aquisição de dados das placas Arduino e escrever um roteiro de uso de uma página.',
        7: 'Consertar os cronômetros fotoelétricos e soldar três novos sensores de posição.',
        10: 'Apoiar os grupos no ajuste de curvas e na leitura dos resíduos.',
      },
    ],
  },
  {
    titulo: 'Mecanismos na ponta do lápis: instrutoria em Química Orgânica',
    coordenador: 'luciana.aguiar',
    edital: 'aberto',
    regime: '40h/DE',
    remunerados: 1,
    voluntarios: 1,
    palavrasChave: ['Química Orgânica', 'mecanismos de reação', 'modelos moleculares', 'aprendizagem ativa'],
    resumo: p(
      'Decorar reações é uma estratégia que funciona até a segunda prova de Química Orgânica. Depois disso o número de casos ultrapassa a memória, e a reprovação passa dos 40%. A proposta concentra o apoio no raciocínio com <strong>setas curvas</strong>: saber de onde sai e para onde vai o par de elétrons. Encontros semanais com modelos moleculares, quadros brancos individuais e correção imediata por instrutores.',
    ),
    introducao: p(
      'Química Orgânica I e II atendem Química, Farmácia, Agronomia e Engenharia de Alimentos. São turmas heterogêneas: o estudante de Farmácia precisa da estereoquímica para entender um fármaco; o de Agronomia quer saber por que um defensivo se degrada ao sol. O que há de comum é o mecanismo.',
      'Examinando cento e vinte provas finais, classificamos os erros em três grupos: setas que partem do átomo deficiente em elétrons (38%), carbonos com cinco ligações (21%) e confusão entre ressonância e equilíbrio (17%). Nenhum deles se corrige com mais uma aula expositiva. São hábitos de desenho, e hábitos se mudam com prática acompanhada.',
      'O projeto teve uma primeira edição voluntária no ano passado. Mesmo sem bolsa, os dois instrutores atenderam noventa estudantes.',
    ),
    metodologia:
      p(
        'Cada encontro dura cem minutos e reúne no máximo vinte estudantes em mesas de quatro. O instrutor propõe uma transformação; cada um desenha o mecanismo no seu quadro branco, levanta-o, e o grupo discute as diferenças antes de qualquer resposta.',
        'Os conjuntos de modelos moleculares circulam em estereoquímica, conformações e adições a carbonilas. Para a volta às aulas de laboratório, os instrutores preparam fichas que ligam o que se vê no balão ao que se desenhou no papel.',
      ) +
      h3('Acompanhamento') +
      p(
        'Três minitestes anônimos por semestre, com os mesmos itens da análise de erros, indicarão se os hábitos de desenho mudaram.',
      ),
    resultadosEsperados: passos(
      'Diminuir pela metade os erros de seta curva nas provas finais.',
      'Chegar a 65% de aprovação em Química Orgânica I.',
      'Produzir sessenta fichas de mecanismos, revisadas pela equipe e disponíveis na biblioteca setorial.',
    ),
    referencias: p(
      'SOLOMONS, T. W. G.; FRYHLE, C. B.; SNYDER, S. A. <strong>Química orgânica</strong>. v. 1. Rio de Janeiro: LTC, 2018.',
      'CLAYDEN, J.; GREEVES, N.; WARREN, S. <strong>Organic chemistry</strong>. Oxford: Oxford University Press, 2012.',
      'BHATTACHARYYA, G.; BODNER, G. M. “It gets me to the product”: how students propose organic mechanisms. <strong>Journal of Chemical Education</strong>, v. 82, n. 9, 2005.',
    ),
    disciplinas: [
      disciplina('QUI0301', 'Química Orgânica I', 'primeiro', 'teorica', true, 54.3, 60, 'ICE', [
        'Química',
        'Farmácia',
        'Engenharia de Alimentos',
      ]),
      disciplina('QUI0302', 'Química Orgânica II', 'segundo', 'teorica', true, 59.9, 60, 'ICE', [
        'Química',
        'Farmácia',
      ]),
      disciplina('QUI0311', 'Química Orgânica Experimental', 'segundo', 'pratica', true, 88.2, 60, 'ICE', [
        'Química',
      ]),
      disciplina('QUI0320', 'Química Orgânica para Agrárias', 'primeiro', 'teorica', true, 51.6, 45, 'ICE', [
        'Agronomia',
        'Engenharia Florestal',
      ]),
    ],
    colaboradores: ['larissa.fontes'],
    atividades: [
      'Apresentar o projeto às turmas, aplicar o primeiro miniteste e formar as mesas de quatro.',
      'Encontros sobre estrutura, formalismo das setas curvas e acidez, com quadros brancos individuais.',
      'Estereoquímica com modelos moleculares; revisão em grupo para a primeira avaliação.',
      'Substituição e eliminação lado a lado: como decidir pelo substrato, pela base e pelo solvente.',
      'Corrigir o segundo miniteste, tabular os erros de seta e selecionar fichas para reescrita.',
      'Retomar com os repetentes os mecanismos essenciais antes do início de Orgânica II.',
      'Adição nucleofílica à carbonila: sequências curtas resolvidas em voz alta.',
      'Fichas de laboratório: relacionar a síntese feita na semana com o mecanismo desenhado.',
      'Maratona de retrossíntese em equipes, aberta a todos os matriculados.',
      'Aplicar o miniteste final, comparar com o de março e entregar as fichas à biblioteca setorial.',
    ],
    variacoes: [
      {
        3: 'Conferir e completar os conjuntos de modelos moleculares e visitar a turma de Agronomia.',
        6: 'Encontro sobre degradação de defensivos agrícolas como exemplo de hidrólise.',
        9: 'Atender os estudantes de Farmácia com exemplos de fármacos carbonilados.',
      },
    ],
  },
  {
    titulo: 'Antes do jaleco: segurança, cálculo de soluções e caderno de laboratório em Química Geral',
    coordenador: 'edmilson.rocha',
    edital: 'aberto',
    regime: '20h/DE',
    remunerados: 1,
    voluntarios: 0,
    palavrasChave: ['Química Geral', 'segurança química', 'estequiometria', 'caderno de laboratório'],
    resumo: p(
      'O calouro entra no laboratório de Química Geral sem nunca ter segurado uma pipeta. Um instrutor presente nas duas primeiras horas de cada prática e em plantões de preparo de soluções pode evitar acidentes, desperdício de reagentes e, sobretudo, o medo que leva muitos a apenas assistir ao colega trabalhar.',
    ),
    introducao: p(
      'Em 2 de cada 10 práticas registramos algum incidente: vidro quebrado, ácido no balcão, capela esquecida aberta. Quase todos são leves e quase todos vêm da pressa de quem não calculou a massa antes de chegar. O laboratório de Química Geral recebe oito cursos e trabalha com vinte e quatro estudantes por bancada tripla, atendidos por um professor e um técnico.',
      'Dois pontos concentram as dificuldades. O primeiro é a estequiometria de soluções: diluir, titular, converter mol por litro em grama por litro. O segundo é o registro. O caderno de laboratório é substituído por fotos de celular que ninguém consegue reconstituir depois. A instrutoria proposta trata desses dois pontos como parte da segurança, e não como burocracia.',
    ),
    metodologia:
      lista(
        '<em>Ficha de entrada</em>: cálculo das massas e volumes e leitura dos rótulos de risco, conferidos pelo instrutor na porta;',
        '<em>Plantão de soluções</em>: às terças e quintas, com prática de pipetagem e de balão volumétrico usando água e corante;',
        '<em>Caderno de laboratório</em>: encadernado, páginas numeradas, sem rasuras apagadas, lido a cada quinze dias.',
      ) +
      p(
        'Uma vez por mês a equipe simula um incidente (derramamento, queimadura, alarme) e mede o tempo de resposta. A simulação é avisada; o tipo de incidente, não.',
      ),
    resultadosEsperados: p(
      'Redução a menos da metade dos incidentes registrados no livro do laboratório, economia de 25% no consumo de indicadores e ácidos, e subida da taxa de sucesso em Química Geral de 57% para 66%. O conjunto das fichas de entrada será entregue à coordenação dos laboratórios para uso permanente.',
    ),
    referencias: p(
      'ATKINS, P.; JONES, L.; LAVERMAN, L. <strong>Princípios de química</strong>. Porto Alegre: Bookman, 2018.',
      'MACHADO, P. F. L.; MÓL, G. S. Experimentando química com segurança. <strong>Química Nova na Escola</strong>, n. 27, 2008.',
    ),
    disciplinas: [
      disciplina('QUI0101', 'Química Geral', 'primeiro', 'teorico-Pratica', true, 57.4, 75, 'ICE', [
        'Engenharia Civil',
        'Engenharia Mecânica',
        'Agronomia',
        'Ciências Biológicas',
      ]),
      disciplina('QUI0105', 'Química Analítica Qualitativa', 'segundo', 'pratica', true, 71.8, 60, 'ICE', [
        'Química',
        'Farmácia',
      ]),
    ],
    atividades: [
      'Oficina de boas-vindas ao laboratório: rótulos, capela, chuveiro, descarte. Entrega dos cadernos.',
      'Conferir as fichas de entrada e iniciar os plantões de preparo de soluções com água e corante.',
      'Acompanhar as práticas de titulação e a primeira leitura dos cadernos.',
      'Simulação de derramamento; plantões de estequiometria antes da prova.',
      'Levantar o consumo de reagentes do semestre e comparar com o livro de incidentes.',
      'Revisar as fichas com o técnico e substituir reagentes perigosos onde houver alternativa.',
      'Apoiar as marchas analíticas de cátions e o uso correto da centrífuga.',
      'Plantão de equilíbrio e produto de solubilidade com exemplos da própria prática.',
      'Segunda leitura dos cadernos, com devolutiva individual por escrito.',
      'Tabular incidentes e notas do ano; entregar o conjunto de fichas à coordenação.',
    ],
    variacoes: [],
  },
];
