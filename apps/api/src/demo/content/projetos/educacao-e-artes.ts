import { disciplina, h3, lista, p, passos } from '../marcacao.ts';
import type { ProjetoDemo } from '../types.ts';

/** Education, Libras, music, visual arts and architecture. */
export const PROJETOS_DE_EDUCACAO_E_ARTES: readonly ProjetoDemo[] = [
  {
    titulo: 'Libras em conversa: encontros semanais com instrutores surdos e ouvintes',
    coordenador: 'wagner.leal',
    edital: 'secretaria',
    regime: '40h/DE',
    remunerados: 2,
    voluntarios: 1,
    palavrasChave: ['Libras', 'educação de surdos', 'conversação', 'licenciaturas'],
    resumo: p(
      'Libras é obrigatória em todas as licenciaturas, com sessenta horas. Ao final, o futuro professor sabe o alfabeto manual e cumprimentos; não sustenta uma conversa. Propomos encontros semanais de conversação, em grupos de dez, conduzidos por duplas de instrutores, um surdo e um ouvinte, sem uso da voz.',
      'Damos prioridade a situações de escola: chamada, recreio, bronca, elogio, reunião de pais.',
    ),
    introducao: p(
      'O Decreto nº 5.626, de 2005, colocou a Libras no currículo das licenciaturas. Cumpriu-se a letra. Sessenta horas, turmas de cinquenta pessoas e um único professor não formam falantes de língua nenhuma. Seria como exigir inglês em um semestre, numa sala em que o professor não consegue ver todas as mãos.',
      'A rede municipal registra quarenta e três estudantes surdos, distribuídos por dezenove escolas. Em doze delas, nenhum adulto sinaliza. Os egressos da nossa universidade são a maioria dos docentes dessas escolas.',
      'A presença de instrutores surdos remunerados é condição do projeto e não detalhe. São eles os modelos linguísticos e são eles que, na universidade, quase sempre aparecem como alunos atendidos, raramente como quem ensina.',
    ),
    metodologia:
      h3('Regra da sala') +
      p(
        'Ao passar pela porta, ninguém usa a voz. O que não se sabe sinalizar se desenha, se aponta, se encena. A dupla registra em vídeo os dez minutos finais e comenta no encontro seguinte.',
      ) +
      h3('Percurso') +
      passos(
        'Ver: olhar, expressão facial, espaço.',
        'Nomear: o vocabulário da escola, por campo.',
        'Contar: relatos de fatos passados com classificadores.',
        'Discutir: defender uma opinião sobre a educação de surdos.',
      ) +
      p(
        'Uma vez por mês o encontro acontece na Associação dos Surdos do Vale. Os instrutores participam de formação com o coordenador e recebem apoio de intérprete nas reuniões administrativas.',
      ),
    resultadosEsperados: { imagem: 'ciclo-libras' },
    referencias: p(
      'QUADROS, R. M.; KARNOPP, L. B. <strong>Língua de sinais brasileira</strong>: estudos linguísticos. Porto Alegre: Artmed, 2004.',
      'GESSER, A. <strong>Libras? Que língua é essa?</strong> São Paulo: Parábola, 2009.',
      'BRASIL. <strong>Decreto nº 5.626</strong>, de 22 de dezembro de 2005.',
    ),
    disciplinas: [
      disciplina(
        'EDE0301',
        'Libras: Língua Brasileira de Sinais',
        'primeiro',
        'teorico-Pratica',
        true,
        83.9,
        60,
        'FAED',
        ['Pedagogia', 'Letras', 'Matemática', 'História', 'Ciências Biológicas'],
      ),
      disciplina('EDE0305', 'Libras Intermediária', 'segundo', 'pratica', false, 77.7, 45, 'FAED', [
        'Pedagogia',
        'Letras',
        'Enfermagem',
      ]),
    ],
    colaboradores: ['tereza.amaral'],
    atividades: [
      'Formar as duplas de instrutores, gravar a apresentação em sinais e abrir as inscrições dos grupos.',
      'Encontros do percurso “ver”: atenção visual, jogos de mímica e expressões faciais gramaticais.',
      'Vocabulário da escola em cenas: chegada, chamada, recreio. Vídeos comentados.',
      'Visita à Associação dos Surdos do Vale e conversa em pares.',
      'Selecionar vídeos, com autorização, para o acervo de apoio às turmas.',
      'Recomeço dos grupos e acolhida aos estudantes da Enfermagem.',
      'Contar o fim de semana com classificadores; Setembro Azul no campus.',
      'Debates sinalizados sobre escola bilíngue e inclusão.',
      'Simulação de reunião de pais com famílias surdas convidadas.',
      'Festa de encerramento na Associação e avaliação em sinais, gravada e traduzida.',
    ],
    variacoes: [
      {
        4: 'Conduzir os grupos da noite e criar cartões ilustrados sem palavras em português.',
        7: 'Legendar e descrever os vídeos escolhidos para o acervo.',
        11: 'Preparar com as famílias surdas as perguntas da reunião simulada.',
      },
      {
        5: 'Registrar em fichas os sinais regionais trazidos pelos participantes.',
        9: 'Organizar a exposição do Setembro Azul no saguão da biblioteca.',
        10: 'Moderar os debates do grupo de Libras Intermediária.',
      },
    ],
  },
  {
    titulo: 'Alfabetizar com sentido: ateliê de leitura e escrita em escolas do campo',
    coordenador: 'conceicao.dantas',
    edital: 'extensao',
    regime: '40h/DE',
    remunerados: 2,
    voluntarios: 2,
    palavrasChave: ['alfabetização', 'letramento', 'educação do campo', 'formação docente'],
    resumo: p(
      'Em três escolas multisseriadas do distrito de Lagoa Bonita, crianças de seis a onze anos dividem a mesma sala e a mesma professora. O projeto leva estudantes de Pedagogia, como instrutores, a um ateliê semanal de leitura e escrita nessas escolas, planejado com as docentes e discutido na disciplina de Alfabetização e Letramento.',
    ),
    introducao: p(
      'Magda Soares insistia em que alfabetizar e letrar são ações distintas e inseparáveis. A frase é repetida em toda prova; o modo de praticá-la numa sala em que há sete níveis de escrita ao mesmo tempo ninguém ensinou às professoras do campo. Elas inventam, e inventam bem, mas sozinhas.',
      'A Prova municipal de leitura mostrou que 44% das crianças do terceiro ano das escolas rurais leem palavras, mas não textos. O dado costuma ser usado para culpar a multisseriação. Nossa hipótese é outra: a convivência de idades pode ser vantagem, desde que haja mais um adulto leitor na roda e livros que falem da vida dali.',
      'Para as futuras pedagogas, o ateliê é o lugar onde a teoria perde a pose. Não se aprende a ouvir uma criança lendo em livro algum.',
    ),
    metodologia:
      p(
        'Cada escola recebe uma dupla por semana, sempre no mesmo dia, durante todo o ano letivo. A manhã tem três tempos:',
      ) +
      lista(
        '<strong>roda</strong>: leitura em voz alta de um livro escolhido pelas crianças;',
        '<strong>oficina</strong>: escrita com destino certo (bilhete, receita, placa da horta, jornal mural);',
        '<strong>escuta</strong>: quinze minutos com cada criança que ainda não lê, com registro do que ela já sabe.',
      ) +
      p(
        'Na volta, o grupo analisa as escritas segundo a psicogênese e planeja a semana seguinte com a professora da escola, por telefone. A cada bimestre há um sábado de formação conjunta, com almoço.',
      ),
    resultadosEsperados: p(
      'Cento e vinte crianças acompanhadas por portfólio; três jornais murais permanentes; um livro de histórias do distrito, escrito e ilustrado por elas. Entre as estudantes de Pedagogia, planejamento mais ajustado à criança real e permanência maior no curso, pois quem vai à escola cedo desiste menos.',
    ),
    referencias: p(
      'SOARES, M. <strong>Alfaletrar</strong>: toda criança pode aprender a ler e a escrever. São Paulo: Contexto, 2020.',
      'FERREIRO, E.; TEBEROSKY, A. <strong>Psicogênese da língua escrita</strong>. Porto Alegre: Artmed, 1999.',
      'FREIRE, P. <strong>A importância do ato de ler</strong>. São Paulo: Cortez, 2011.',
      'ARROYO, M. G.; CALDART, R. S.; MOLINA, M. C. (org.). <strong>Por uma educação do campo</strong>. Petrópolis: Vozes, 2011.',
    ),
    disciplinas: [
      disciplina('FED0210', 'Alfabetização e Letramento I', 'primeiro', 'teorica', true, 86.1, 75, 'FAED', [
        'Pedagogia',
      ]),
      disciplina(
        'FED0211',
        'Alfabetização e Letramento II',
        'segundo',
        'teorico-Pratica',
        true,
        89.5,
        75,
        'FAED',
        ['Pedagogia'],
      ),
      disciplina('FED0305', 'Educação do Campo', 'anual', 'teorica', false, 90.8, 60, 'FAED', [
        'Pedagogia',
        'Geografia',
      ]),
    ],
    colaboradores: ['eliane.furtado', 'tereza.amaral'],
    naoCadastrados: [{ nome: 'Joana Darc Figueiroa', siape: '1652207', regime: '20h', unidade: 'FAED' }],
    atividades: [
      'Visitar as três escolas, conhecer as famílias e combinar dias e horários com as professoras.',
      'Primeiras rodas de leitura e sondagem da escrita de cada criança.',
      'Oficinas de bilhetes e receitas; sábado de formação com almoço coletivo.',
      'Placas da horta: escrever para que outro encontre o canteiro.',
      'Analisar os portfólios do semestre e escolher livros para a caixa itinerante.',
      'Começar o jornal mural: pauta, repórteres mirins, revisão em roda.',
      'Recolher histórias dos avós e registrar em áudio e em desenho.',
      'Escuta individual das crianças que ainda não leem e ajuste das atividades.',
      'Ilustrar e montar o livro de histórias do distrito.',
      'Festa do livro na escola-sede e devolução dos portfólios às famílias.',
    ],
    variacoes: [
      {
        4: 'Acompanhar a escola do Córrego Fundo e registrar a sondagem em fichas.',
        6: 'Preparar tintas de terra com as crianças para pintar as placas.',
        10: 'Ler em dupla com os meninos mais velhos que têm vergonha de ler alto.',
      },
      {
        5: 'Montar o livro de receitas copiadas de casa, com a letra de cada criança.',
        8: 'Ensinar o uso do gravador e organizar as entrevistas do jornal.',
        11: 'Digitar as histórias respeitando o modo de contar de cada avó.',
      },
      {
        3: 'Catalogar os livros das três escolas e consertar os mais gastos.',
        7: 'Fazer a caixa itinerante circular e anotar os títulos preferidos.',
        9: 'Cuidar dos áudios das histórias e das autorizações das famílias.',
      },
    ],
  },
  {
    titulo: 'Planejar a aula, dar a aula, rever a aula: microensino em Didática',
    coordenador: 'eliane.furtado',
    edital: 'secretaria',
    regime: '40h',
    remunerados: 1,
    voluntarios: 1,
    palavrasChave: ['Didática', 'microensino', 'licenciatura', 'planejamento'],
    resumo: p(
      'Quinze minutos de aula diante de oito colegas, gravados, revistos e repetidos na semana seguinte. O microensino, esquecido desde os anos setenta e renovado por sua aliança com a reflexão sobre a prática, é o centro deste projeto, que pretende atender as licenciaturas de Matemática, Química, História e Letras.',
    ),
    introducao: p(
      'O licenciando entra na escola, no estágio, sem nunca ter dado uma aula curta em ambiente seguro. Treme, lê o slide, vira as costas. A regente toma de volta a turma e a experiência termina em alívio. Didática, a disciplina que deveria preparar esse momento, tornou-se leitura de textos sobre planejamento.',
      'Reunimos quatro cursos em cada turma, e isso é uma riqueza: a estudante de História pergunta ao de Química o que só quem não sabe pergunta. Todavia são cinquenta e cinco pessoas. Para que cada uma dê duas microaulas, é preciso trabalhar com grupos paralelos, e para isso precisamos de instrutores que organizem o tempo, cuidem da gravação e garantam que a crítica seja útil e gentil.',
    ),
    metodologia:
      passos(
        'Plano de uma página: o que quero que entendam, como saberei que entenderam.',
        'Microaula de quinze minutos a um grupo de oito, com gravação.',
        'Conversa de vinte minutos: primeiro fala quem deu a aula, depois quem a assistiu, por último o instrutor.',
        'Replanejamento e nova microaula sobre o mesmo assunto, sete dias depois, a outro grupo.',
      ) +
      p(
        'O que muda entre a primeira e a segunda aula é o verdadeiro objeto de estudo. Os vídeos pertencem a quem aparece neles e são apagados ao fim do semestre, salvo autorização.',
      ),
    resultadosEsperados: lista(
      'Duas microaulas por licenciando, num total de 220 ao ano.',
      'Redução dos pedidos de afastamento do estágio no primeiro mês.',
      'Guia de observação de aulas construído pelos estudantes e adotado pelo estágio.',
    ),
    referencias: p(
      'LIBÂNEO, J. C. <strong>Didática</strong>. São Paulo: Cortez, 2013.',
      'ZABALA, A. <strong>A prática educativa</strong>: como ensinar. Porto Alegre: Artmed, 1998.',
      'SCHÖN, D. A. <strong>Educando o profissional reflexivo</strong>. Porto Alegre: Artmed, 2000.',
    ),
    disciplinas: [
      disciplina('MTE0201', 'Didática Geral', 'primeiro', 'teorico-Pratica', true, 88, 60, 'FAED', [
        'Matemática',
        'Química',
        'História',
        'Letras',
      ]),
      disciplina('MTE0305', 'Estágio Supervisionado I', 'segundo', 'pratica', true, 91.7, 100, 'FAED', [
        'Matemática',
        'História',
      ]),
    ],
    colaboradores: ['helena.moura', 'joaquim.serpa'],
    atividades: [
      'Preparar as salas, testar a gravação e mostrar uma microaula do próprio instrutor.',
      'Orientar os planos de uma página e iniciar o primeiro ciclo de microaulas.',
      'Mediar as conversas e ajudar cada um a escolher uma única mudança para a repetição.',
      'Segundo ciclo, com grupos trocados entre os quatro cursos.',
      'Reunir trechos autorizados e construir com voluntários o guia de observação.',
      'Apoiar os primeiros dias de estágio com plantão de planejamento.',
      'Visitar as escolas-campo e conversar com as professoras regentes.',
      'Microaulas de conteúdos difíceis, pedidos pelos estagiários.',
      'Roda das situações inesperadas: o que fazer quando a aula acaba antes.',
      'Testar o guia na escola, apagar os vídeos e concluir o relatório.',
    ],
    variacoes: [
      {
        5: 'Cronometrar, gravar e devolver os arquivos a cada participante no mesmo dia.',
        8: 'Montar um acervo de planos comentados por área.',
        11: 'Dramatizar as situações inesperadas com o grupo de Letras.',
      },
    ],
  },
  {
    titulo: 'Do ouvido ao papel: percepção musical em pequenos grupos',
    coordenador: 'clarice.boaventura',
    edital: 'decisao',
    regime: '40h/DE',
    remunerados: 2,
    voluntarios: 0,
    palavrasChave: ['percepção musical', 'solfejo', 'ditado musical', 'Música'],
    resumo: p(
      'Sanfoneiros que tocam de ouvido desde a infância e pianistas que leem à primeira vista sentam-se lado a lado em Percepção Musical I, e ambos sofrem. O projeto reúne os estudantes em grupos de seis, misturando os dois saberes, para solfejar, tirar músicas de ouvido e escrever o que se ouviu, com instrutores ao teclado quatro tardes por semana.',
    ),
    introducao: p(
      'A disciplina de Percepção carrega a fama de tribunal: sentenciaria quem “tem ouvido”. O resultado se mede: metade dos reprovados vem da música popular e já vive de tocar. Não lhes falta escuta, falta uma ponte entre o que reconhecem no corpo e a notação que desconhecem.',
      'Do outro lado, os que cresceram com partitura travam quando a folha é retirada. Um grupo pequeno, em que se troca um choro de ouvido por um ditado a duas vozes, ensina aos dois. Tal troca não acontece em sala com trinta e cinco pessoas e um piano.',
      'Escolhemos o repertório entre as folias, os dobrados e as modas do vale, gravados por nosso acervo sonoro, e entre peças da escola. A solmização não precisa começar em Dó maior nem em outra língua.',
    ),
    metodologia:
      p('Encontros de setenta e cinco minutos. Ninguém canta sozinho antes da quarta semana.') +
      lista(
        '<strong>Aquecimento</strong>: ritmo no corpo, ostinatos, palmas em contratempo.',
        '<strong>Tirar</strong>: aprende-se de ouvido uma melodia do acervo; cada um a toca em seu instrumento.',
        '<strong>Escrever</strong>: o grupo combina como grafar o que tocou, compara versões, confere com a partitura.',
        '<strong>Ler</strong>: melodia nova, parecida com a anterior, lida por todos.',
      ) +
      p(
        'Os instrutores mantêm um diário sonoro de cada participante, com gravação de um minuto por mês, para que o progresso possa ser <em>ouvido</em>.',
      ),
    resultadosEsperados: p(
      'Esperamos aprovação de 74% em Percepção Musical I, ante os 53% atuais, com diferença inferior a cinco pontos entre estudantes de formação popular e de conservatório. Um caderno de quarenta melodias do vale, em notação e áudio, ficará como herança.',
    ),
    referencias: p(
      'GRAMANI, J. E. <strong>Rítmica</strong>. São Paulo: Perspectiva, 2013.',
      'SWANWICK, K. <strong>Ensinando música musicalmente</strong>. São Paulo: Moderna, 2003.',
      'PRIOLLI, M. L. M. <strong>Solfejos melódicos e progressivos</strong>. Rio de Janeiro: Casa Oliveira, 2006.',
    ),
    disciplinas: [
      disciplina('MUS0101', 'Percepção Musical I', 'primeiro', 'teorico-Pratica', true, 53.2, 60, 'EMA', [
        'Música (Licenciatura)',
        'Música (Bacharelado)',
      ]),
      disciplina('MUS0102', 'Percepção Musical II', 'segundo', 'teorico-Pratica', true, 64.9, 60, 'EMA', [
        'Música (Licenciatura)',
        'Música (Bacharelado)',
      ]),
      disciplina('MUS0110', 'Harmonia I', 'segundo', 'teorica', true, 60.8, 45, 'EMA', [
        'Música (Bacharelado)',
      ]),
    ],
    naoCadastrados: [{ nome: 'Evandro Paes de Lira', siape: '2347781', regime: '40h/DE', unidade: 'EMA' }],
    atividades: [
      'Ouvir cada ingressante, formar grupos mistos e gravar o primeiro minuto do diário sonoro.',
      'Ritmo no corpo e modas de viola tiradas de ouvido em uníssono.',
      'Graus da escala em canções conhecidas; primeira escrita coletiva.',
      'Ditados a duas vozes com instrumentos diferentes e comparação de grafias.',
      'Transcrever melodias do acervo e escolher as quarenta do caderno.',
      'Acolher a turma de Percepção II com leituras em clave de Fá e de Dó.',
      'Acordes pelo baixo: cantar a linha grave antes de cifrar.',
      'Modulações em dobrados de banda, tocadas e depois escritas.',
      'Sarau dos grupos no coreto, com arranjos feitos nos encontros.',
      'Comparar os diários sonoros de março e dezembro com cada participante; editar o caderno.',
    ],
    variacoes: [
      {
        4: 'Acompanhar o grupo de sopros com exercícios de afinação e respiração.',
        7: 'Editar os áudios do acervo e conferir as tonalidades das gravações antigas.',
        10: 'Plantão de Harmonia I ao teclado, com encadeamentos cantados a quatro vozes.',
      },
    ],
  },
  {
    titulo: 'Desenhar todo dia: cadernos, modelo e rua no ensino do desenho de observação',
    coordenador: 'antonio.caldas',
    edital: 'decisao',
    regime: '20h/DE',
    remunerados: 1,
    voluntarios: 1,
    palavrasChave: ['desenho de observação', 'Artes Visuais', 'caderno de artista', 'percepção visual'],
    resumo: p(
      'Desenha-se mal porque se desenha pouco. A instrutoria mantém aberto o ateliê de desenho nos fins de tarde, organiza sessões de modelo vivo e saídas de rua e acompanha, página a página, o caderno que todo estudante de Desenho I e II deve preencher ao longo do ano: duzentas páginas, sem folha arrancada.',
    ),
    introducao: p(
      'Chega-se ao curso de Artes Visuais desenhando personagens de memória, com traço seguro e olhar ausente. O desenho de observação pede o contrário: hesitação, erro à mostra, atenção ao intervalo entre as coisas. É aprendizado lento e contraria o gosto do aplauso imediato.',
      'Com oito horas-aula semanais de ateliê não há tempo para a quantidade. Nicolaides propunha quinze horas por semana de exercício; mal alcançamos cinco. O espaço existe, fica fechado à tarde por falta de responsável. Um instrutor com a chave e com o hábito resolveria a metade do problema; o restante resolve-se em companhia, pois desenhar sozinho cansa.',
    ),
    metodologia:
      h3('Ateliê aberto') +
      p(
        'De segunda a quinta, das 16h às 19h. Naturezas-mortas permanentes, cavaletes, carvão. Às terças, poses de um, cinco e vinte minutos.',
      ) +
      h3('Rua') +
      p(
        'Duas saídas por mês: feira, estação, oficina mecânica, missa das dez. Cada um desenha o que se move e depois o que ficou parado.',
      ) +
      h3('Leitura de cadernos') +
      p(
        'Não há comentário sobre “bonito” ou “feio”. O instrutor pergunta onde o olho parou, o que foi inventado, qual linha custou mais. Toda página leva data e duração.',
      ),
    resultadosEsperados: lista(
      'Média de duzentas páginas por caderno, verificada em três leituras anuais.',
      'Trinta sessões de modelo vivo, com remuneração dos modelos pelo edital de cultura.',
      'Exposição dos cadernos, abertos em vitrines e trocados de página a cada dia.',
      'Menor desistência em Desenho II, que hoje perde um quarto da turma.',
    ),
    referencias: p(
      'NICOLAIDES, K. <strong>The natural way to draw</strong>. Boston: Houghton Mifflin, 1990.',
      'EDWARDS, B. <strong>Desenhando com o lado direito do cérebro</strong>. Rio de Janeiro: Ediouro, 2005.',
      'DERDYK, E. <strong>Formas de pensar o desenho</strong>. Porto Alegre: Zouk, 2010.',
    ),
    disciplinas: [
      disciplina('AVI0101', 'Desenho I', 'primeiro', 'pratica', true, 79.1, 90, 'EMA', [
        'Artes Visuais',
        'Design',
      ]),
      disciplina('AVI0102', 'Desenho II', 'segundo', 'pratica', true, 72.4, 90, 'EMA', ['Artes Visuais']),
    ],
    colaboradores: ['sergio.valadares'],
    atividades: [
      'Limpar o ateliê, montar as naturezas-mortas e entregar os cadernos numerados.',
      'Desenho cego e de contorno; primeiras sessões de poses rápidas.',
      'Saídas à feira e à estação; leitura dos cadernos na página cinquenta.',
      'Massa e sombra em carvão, com um único foco de luz.',
      'Ateliê de férias para quem ficou no campus, com retratos dos servidores.',
      'Segundo ciclo de modelo vivo: eixo, peso e apoio.',
      'Perspectiva medida com o lápis nas ladeiras de Porto das Garças.',
      'Desenhos de duas horas; leitura dos cadernos na página cento e cinquenta.',
      'Montar as vitrines, escrever as legendas e virar as páginas todos os dias.',
      'Devolver os cadernos, conversar com cada um e registrar o balanço do ateliê.',
    ],
    variacoes: [
      {
        4: 'Fazer a escala dos modelos, cuidar do aquecimento da sala e do intervalo das poses.',
        6: 'Fotografar páginas escolhidas pelos próprios autores para o arquivo do curso.',
        10: 'Guiar a saída à oficina mecânica com a turma de Design.',
      },
    ],
  },
  {
    titulo: 'Sombra, vento e parede: conforto ambiental medido em casas de verdade',
    coordenador: 'sergio.valadares',
    edital: 'decisao',
    regime: '40h/DE',
    remunerados: 1,
    voluntarios: 2,
    palavrasChave: ['Arquitetura', 'conforto ambiental', 'habitação social', 'medição em campo'],
    resumo: p(
      'Os estudantes de Arquitetura traçam cartas solares impecáveis e projetam dormitórios voltados para o poente. Para aproximar o cálculo da experiência, instrutores acompanharão as turmas de Conforto Ambiental na medição de temperatura, ventilação e luz em doze moradias do conjunto Vila Operária, com propostas de melhoria de baixo custo discutidas com as famílias.',
    ),
    introducao: p(
      'Em janeiro, o termômetro do quarto de dona Zulmira marcou 36 graus às dez da noite. A casa tem três anos, alvará e selo. O telhado de fibrocimento, a janela de meio metro e a parede fina cumprem a norma mínima; conforto não se encontra em nenhuma delas.',
      'A disciplina de Conforto Ambiental I tem aprovação razoável, porém seu conteúdo não migra para o projeto. Na banca do ateliê, três semestres adiante, o brise aparece como ornamento. Faltam medidas próprias: quem segurou o anemômetro diante de uma veneziana sabe o que ela faz.',
      'O equipamento existe (doze registradores, dois luxímetros, uma estação portátil), assim como o convênio com a associação do conjunto. O acompanhamento de grupos em campo é o que solicitamos a este edital.',
    ),
    metodologia: { imagem: 'etapas-arquitetura' },
    resultadosEsperados: lista(
      'Doze moradias monitoradas em duas estações do ano.',
      'Seis intervenções de até quinhentos reais executadas em mutirão e medidas antes e depois.',
      'Presença de estudo de insolação e ventilação em todos os projetos da banca do quinto período.',
      'Cartilha ilustrada para moradores e mestres de obras.',
    ),
    referencias: p(
      'FROTA, A. B.; SCHIFFER, S. R. <strong>Manual de conforto térmico</strong>. São Paulo: Studio Nobel, 2003.',
      'LAMBERTS, R.; DUTRA, L.; PEREIRA, F. O. R. <strong>Eficiência energética na arquitetura</strong>. Rio de Janeiro: Eletrobras/Procel, 2014.',
      'ASSOCIAÇÃO BRASILEIRA DE NORMAS TÉCNICAS. <strong>NBR 15220</strong>: desempenho térmico de edificações. Rio de Janeiro, 2005.',
    ),
    disciplinas: [
      disciplina('TEC0201', 'Conforto Ambiental I', 'primeiro', 'teorico-Pratica', true, 77, 60, 'FAU', [
        'Arquitetura e Urbanismo',
      ]),
      disciplina('TEC0202', 'Conforto Ambiental II', 'segundo', 'teorico-Pratica', true, 80.2, 60, 'FAU', [
        'Arquitetura e Urbanismo',
      ]),
      disciplina('PRJ0301', 'Ateliê de Projeto III', 'anual', 'pratica', true, 84.4, 120, 'FAU', [
        'Arquitetura e Urbanismo',
      ]),
    ],
    colaboradores: ['monica.teixeira', 'paulo.zanetti'],
    atividades: [
      'Aferir os registradores, apresentar-se às famílias e assinar os termos de participação.',
      'Levantar as doze casas: planta, materiais, aberturas e hábitos de uso.',
      'Instalar os registradores no outono e conferir as leituras semanalmente.',
      'Medir iluminação natural às nove, às doze e às quinze horas.',
      'Comparar as curvas das casas e discutir as diferenças com os moradores.',
      'Simular melhorias: forro, cor do telhado, árvore, veneziana.',
      'Mutirão de pintura clara das coberturas e instalação de beirais.',
      'Segunda campanha de medições, já com o calor da primavera.',
      'Levar os dados ao Ateliê III e participar das orientações de projeto.',
      'Entregar a cartilha, retirar os equipamentos e medir o que mudou na casa de dona Zulmira.',
    ],
    variacoes: [
      {
        4: 'Desenhar as plantas em escala e montar a maquete de estudo solar de duas casas.',
        7: 'Calcular transmitância e atraso térmico das paredes levantadas.',
        10: 'Baixar os registradores e preparar os gráficos para os grupos.',
      },
      {
        5: 'Entrevistar as famílias sobre os horários em que a casa é insuportável.',
        9: 'Orçar os materiais e organizar as ferramentas do mutirão.',
        11: 'Ilustrar a cartilha e testá-la com dois mestres de obras.',
      },
    ],
  },
];
