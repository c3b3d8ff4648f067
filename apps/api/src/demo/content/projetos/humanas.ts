import { disciplina, h3, lista, p, passos } from '../marcacao.ts';
import type { ProjetoDemo } from '../types.ts';

/** Law, history, letters, geography, psychology and social sciences. */
export const PROJETOS_DE_HUMANAS: readonly ProjetoDemo[] = [
  {
    titulo: 'Direito na praça: formação de instrutores para o atendimento jurídico popular',
    coordenador: 'beatriz.salgado',
    edital: 'extensao',
    regime: '40h/DE',
    remunerados: 2,
    voluntarios: 3,
    palavrasChave: ['prática jurídica', 'acesso à justiça', 'educação em direitos', 'linguagem simples'],
    resumo: p(
      'O Núcleo de Prática Jurídica atende, em sala no segundo andar do fórum, quem já sabe que tem um direito. Este projeto de extensão leva estudantes instrutores às praças e às associações de moradores de quatro bairros para orientar quem ainda não sabe: benefício previdenciário negado, conta de luz abusiva, pensão alimentícia, registro tardio.',
      'Os casos retornam à universidade como matéria das disciplinas de Direito Constitucional e de Prática Jurídica I.',
    ),
    introducao: p(
      'Segundo a Defensoria Pública, o município tem um defensor para trinta e um mil habitantes. O vazio é preenchido por atravessadores que cobram para preencher formulários gratuitos. Em 2 anos de plantões esporádicos registramos 418 pessoas; quase um terço delas pagara por um serviço a que tinha direito sem custo.',
      'Na sala de aula, o direito fundamental aparece como enunciado. Os estudantes discutem com desembaraço a reserva do possível e se atrapalham diante de alguém que precisa de uma certidão de nascimento para matricular o neto. O projeto quer que a teoria seja interrogada pelo caso, e não o contrário.',
      'A linguagem é o terceiro ponto. Orientar é traduzir. Peças e pareceres escritos por nossos alunos seguem incompreensíveis para a pessoa interessada, que sai do atendimento com um papel e sem entendimento.',
    ),
    metodologia:
      p('Os instrutores trabalham em duplas, sob supervisão de advogada do Núcleo. A rotina semanal prevê:') +
      passos(
        'quinta à tarde: plantão em um dos quatro bairros, com escuta, triagem e orientação inicial;',
        'sexta de manhã: reunião de casos, em que a dupla expõe os fatos sem usar termos técnicos;',
        'segunda: seminário na disciplina, a partir de um caso escolhido e anonimizado;',
        'mensalmente: oficina temática pedida pela comunidade.',
      ) +
      p(
        'Toda orientação é entregue por escrito em <strong>uma página</strong>, em frases curtas, lida em voz alta com o atendido. O sigilo profissional é objeto de termo assinado por todos.',
      ),
    resultadosEsperados: lista(
      'Atender 400 pessoas no ano e acompanhar o desfecho de cada encaminhamento.',
      'Realizar nove oficinas escolhidas pelas associações de moradores.',
      'Editar quinze cartilhas de uma página, revisadas por leitores dos bairros.',
      'Vincular pelo menos um caso real a cada unidade do programa de Direito Constitucional.',
    ),
    referencias: p(
      'CAPPELLETTI, M.; GARTH, B. <strong>Acesso à justiça</strong>. Porto Alegre: Fabris, 1988.',
      'SOUSA JUNIOR, J. G. <strong>Direito como liberdade</strong>: o direito achado na rua. Porto Alegre: Fabris, 2011.',
      'SARLET, I. W. <strong>A eficácia dos direitos fundamentais</strong>. Porto Alegre: Livraria do Advogado, 2018.',
    ),
    disciplinas: [
      disciplina('DPU0301', 'Direito Constitucional II', 'primeiro', 'teorica', true, 81.6, 60, 'FADIR', [
        'Direito',
      ]),
      disciplina('DPU0410', 'Prática Jurídica I', 'segundo', 'pratica', true, 92.4, 90, 'FADIR', ['Direito']),
    ],
    colaboradores: ['afonso.meireles', 'leandro.assis'],
    atividades: [
      'Reunir-se com as associações de moradores, definir locais e assinar os termos de sigilo.',
      'Plantões no bairro Nova Esperança e treinamento de escuta com a equipe de Psicologia.',
      'Plantões na Vila dos Ferroviários e oficina sobre contas de água e de luz.',
      'Seminário na disciplina a partir de casos de benefício negado; primeira leva de cartilhas.',
      'Acompanhar encaminhamentos pendentes e visitar a Defensoria e o cartório.',
      'Retomar os plantões no Alto da Caixa-d’Água e oficina sobre trabalho doméstico.',
      'Plantões no assentamento Boa Terra, com apoio do sindicato rural.',
      'Oficina sobre registro civil tardio e mutirão de certidões com o cartório.',
      'Leitura das cartilhas com moradores e correção do que não foi compreendido.',
      'Prestação de contas pública nos quatro bairros e relatório dos desfechos.',
    ],
    variacoes: [
      {
        4: 'Coordenar a triagem no Nova Esperança e registrar os casos no sistema do Núcleo.',
        7: 'Estudar, com a supervisora, os casos de pensão que não avançaram.',
        11: 'Conduzir as rodas de leitura das cartilhas na escola do bairro.',
      },
      {
        5: 'Pesquisar as regras da tarifa social e preparar o modelo de requerimento.',
        8: 'Acompanhar as trabalhadoras na conferência de contracheques e guias.',
        10: 'Organizar a fila e os documentos do mutirão de certidões.',
      },
      {
        3: 'Desenhar o fluxo de atendimento e a ficha de uma página.',
        6: 'Redigir e ilustrar as cartilhas sobre benefícios assistenciais.',
        9: 'Dirigir a escuta com as famílias assentadas em conjunto com a dupla da tarde.',
      },
      {
        5: 'Fazer contato telefônico com os atendidos para saber do desfecho.',
        7: 'Tabular os atendimentos por bairro, assunto e resultado.',
        12: 'Preparar os cartazes da prestação de contas com números e histórias autorizadas.',
      },
    ],
  },
  {
    titulo: 'Ler o manuscrito: oficina de paleografia e fontes para História do Brasil',
    coordenador: 'joaquim.serpa',
    edital: 'secretaria',
    regime: '40h/DE',
    remunerados: 1,
    voluntarios: 1,
    palavrasChave: ['História do Brasil', 'paleografia', 'arquivo municipal', 'fontes primárias'],
    resumo: p(
      'No porão da Câmara Municipal repousam dezesseis caixas de atas, inventários e cartas de alforria dos séculos XVIII e XIX. Poucos estudantes de História são capazes de lê-las. A oficina, conduzida por instrutores, ensina a transcrever e a interrogar esses papéis, e faz do arquivo da cidade a sala de aula de História do Brasil I e II.',
    ),
    introducao: p(
      'Forma-se historiador sem tocar em documento. A afirmação parece exagerada até que se perguntem aos concluintes quantos leram, na graduação, um manuscrito que não estivesse transcrito em livro. Na última turma foram quatro em trinta e seis.',
      'A dificuldade inicial é técnica. A letra encadeada, as abreviaturas, a ortografia vacilante desanimam quem tenta sozinho. Com oito ou dez encontros guiados, porém, a leitura destrava, e com ela aparece algo que nenhum manual oferece: a espessura das vidas anônimas. Em uma só caixa encontramos o processo de Rita, que em 1834 comprou a liberdade com a venda de doces e precisou prová-lo duas vezes.',
      'O arquivo municipal aceitou receber grupos de seis, desde que acompanhados. Daí a necessidade da instrutoria.',
    ),
    metodologia:
      h3('Primeiro semestre: aprender a ler') +
      p(
        'Dez encontros sobre cópias digitais, com grau crescente de dificuldade. Alfabeto de cada escrivão, lista de abreviaturas, normas de transcrição do Arquivo Nacional. Cada estudante transcreve cinco páginas, lidas por um colega e revistas pelo instrutor.',
      ) +
      h3('Segundo semestre: aprender a perguntar') +
      p(
        'Grupos de seis no arquivo, uma manhã por semana. Luvas, espuma, lápis; nada de caneta. Escolhido um conjunto, o grupo descreve a série, propõe uma questão e escreve um ensaio de quatro laudas. As transcrições aprovadas são depositadas no próprio arquivo, com instrumento de pesquisa.',
      ),
    resultadosEsperados: p(
      'Trezentas páginas transcritas e depositadas; um catálogo sumário das dezesseis caixas; trinta ensaios discutidos em seminário aberto à cidade. Na aprendizagem, buscamos que o estudante saiba distinguir o que o documento diz, o que cala e o que apenas nós gostaríamos que dissesse.',
    ),
    referencias: p(
      'BERWANGER, A. R.; LEAL, J. E. F. <strong>Noções de paleografia e de diplomática</strong>. Santa Maria: UFSM, 2015.',
      'BLOCH, M. <strong>Apologia da história</strong>, ou o ofício de historiador. Rio de Janeiro: Zahar, 2002.',
      'GINZBURG, C. <strong>Mitos, emblemas, sinais</strong>. São Paulo: Companhia das Letras, 1989.',
      'FLEXOR, M. H. O. <strong>Abreviaturas</strong>: manuscritos dos séculos XVI ao XIX. Rio de Janeiro: Arquivo Nacional, 2008.',
    ),
    disciplinas: [
      disciplina('HIS0201', 'História do Brasil I', 'primeiro', 'teorica', true, 76.8, 60, 'ICHL', [
        'História',
      ]),
      disciplina('HIS0202', 'História do Brasil II', 'segundo', 'teorica', true, 79, 60, 'ICHL', [
        'História',
        'Ciências Sociais',
      ]),
      disciplina(
        'HIS0150',
        'Introdução aos Estudos Históricos',
        'primeiro',
        'teorica',
        true,
        69.7,
        60,
        'ICHL',
        ['História'],
      ),
    ],
    naoCadastrados: [
      { nome: 'Lúcia Helena Drummond Farah', siape: '1190284', regime: '40h/DE', unidade: 'ICHL' },
    ],
    atividades: [
      'Escolher as cópias digitais dos exercícios e montar o alfabeto dos três escrivães mais frequentes.',
      'Encontros sobre letra humanística e abreviaturas; primeira página transcrita por todos.',
      'Leitura de testamentos: fórmulas, partilhas e nomes que se repetem.',
      'Revisão cruzada das transcrições segundo as normas do Arquivo Nacional.',
      'Visita técnica ao arquivo municipal, higienização de duas caixas e treinamento de manuseio.',
      'Início das manhãs no arquivo; descrição sumária das séries escolhidas.',
      'Acompanhar os grupos na formulação da pergunta e na busca de documentos relacionados.',
      'Leitura comentada dos rascunhos dos ensaios, um encontro por grupo.',
      'Seminário aberto na Câmara Municipal, com exposição de fac-símiles.',
      'Depositar as transcrições revistas e concluir o catálogo das dezesseis caixas.',
    ],
    variacoes: [
      {
        4: 'Preparar o caderno de abreviaturas ilustrado com recortes das atas da Câmara.',
        8: 'Fotografar, com autorização, as séries de cartas de alforria.',
        11: 'Escrever as legendas da exposição e receber as escolas visitantes.',
      },
    ],
  },
  {
    titulo: 'Escrever para ser lido: ateliê de leitura e produção de textos acadêmicos',
    coordenador: 'vera.malheiros',
    edital: 'aberto',
    regime: '40h/DE',
    remunerados: 2,
    voluntarios: 1,
    palavrasChave: ['produção de textos', 'letramento acadêmico', 'reescrita', 'leitura'],
    resumo: p(
      'O primeiro resumo da vida universitária volta quase sempre com a anotação “não é isso”. O ateliê existe para dizer o que é. Instrutores de Letras leem, ao lado do autor e a lápis, textos de estudantes de dez cursos matriculados em Leitura e Produção de Textos, e o ajudam a reescrever. Nenhum texto é corrigido na ausência de quem o escreveu.',
    ),
    introducao: p(
      'Costuma-se atribuir ao ensino médio a má escrita dos ingressantes. O argumento tem seu tanto de verdade e é inútil. Resenha, relatório, fichamento e artigo são gêneros que só existem na universidade: é natural que se aprendam nela. O que se vê, entretanto, é a exigência sem ensino.',
      'A professora de uma turma de quarenta e cinco lê cento e oitenta textos por semestre e não consegue ler a segunda versão. Ora, é na segunda versão que se aprende. Pesquisas sobre letramento acadêmico apontam o diálogo com um leitor real como o fator que mais modifica a escrita, acima de qualquer exercício gramatical.',
      'O ateliê funcionou em sala emprestada durante o ano passado. Das cento e doze pessoas atendidas, noventa e sete entregaram reescrita, e a nota média subiu 1,9 ponto.',
    ),
    metodologia:
      p(
        'O atendimento dura quarenta minutos e obedece a uma ordem que surpreende quem espera a caneta vermelha:',
      ) +
      passos(
        'o autor diz em uma frase o que quis dizer;',
        'o instrutor lê em voz alta, sem interromper, e conta o que entendeu;',
        'ambos marcam o lugar em que as duas versões se separam;',
        'o autor reescreve ali mesmo um parágrafo;',
        'só então, se houver tempo, tratam de vírgulas.',
      ) +
      p(
        'Além dos atendimentos há quatro <em>mesas de gênero</em> por semestre e um grupo de leitura lenta, que dedica duas horas a três páginas. Os instrutores discutem casos com a coordenadora toda quarta-feira.',
      ),
    resultadosEsperados: lista(
      'Trezentos atendimentos por semestre, com ao menos 80% de reescritas entregues.',
      'Aprovação de 85% em Leitura e Produção de Textos nas turmas de exatas, hoje em 68%.',
      'Coletânea de textos “antes e depois”, publicada com licença dos autores.',
    ),
    referencias: p(
      'GARCIA, O. M. <strong>Comunicação em prosa moderna</strong>. Rio de Janeiro: FGV, 2010.',
      'ANTUNES, I. <strong>Lutar com palavras</strong>: coesão e coerência. São Paulo: Parábola, 2005.',
      'MOTTA-ROTH, D.; HENDGES, G. R. <strong>Produção textual na universidade</strong>. São Paulo: Parábola, 2010.',
    ),
    disciplinas: [
      disciplina(
        'LET0101',
        'Leitura e Produção de Textos',
        'primeiro',
        'teorico-Pratica',
        true,
        68.3,
        60,
        'ICHL',
        ['Engenharia Civil', 'Ciência da Computação', 'Física', 'Direito', 'Administração'],
      ),
      disciplina('LET0105', 'Oficina de Escrita Acadêmica', 'segundo', 'pratica', false, 88.7, 45, 'ICHL', [
        'Letras',
        'Pedagogia',
        'História',
      ]),
    ],
    colaboradores: ['samuel.abreu'],
    atividades: [
      'Formação dos instrutores em leitura dialogada, divulgação nas turmas e abertura da agenda.',
      'Atendimentos e mesa do gênero resumo; começa o grupo de leitura lenta.',
      'Mesa da resenha: como discordar de um autor sem ofendê-lo nem repeti-lo.',
      'Atendimentos concentrados nas semanas de entrega e registro das reescritas.',
      'Selecionar pares de textos para a coletânea e pedir autorização aos autores.',
      'Recepção das turmas de exatas, com mesa sobre relatório de laboratório.',
      'Atender fichamentos e projetos de pesquisa; leitura lenta de um conto de Machado.',
      'Mesa sobre citação, paráfrase e plágio, com casos discutidos em grupo.',
      'Atendimentos a trabalhos de conclusão e ensaio de apresentações orais.',
      'Editar a coletânea, comparar notas e escrever o balanço do ateliê.',
    ],
    variacoes: [
      {
        4: 'Receber os estudantes de Engenharia e Computação no plantão das 18h.',
        7: 'Digitar e anotar os pares de textos escolhidos para publicação.',
        10: 'Conduzir a mesa sobre citação na turma de Direito.',
      },
      {
        5: 'Animar o grupo de leitura lenta e guardar as anotações coletivas.',
        8: 'Atender estudantes indígenas e estrangeiros que escrevem em segunda língua.',
        11: 'Revisar as provas da coletânea com os autores.',
      },
    ],
  },
  {
    titulo: 'Mapas que se caminham: cartografia básica e mapeamento do bairro universitário',
    coordenador: 'nadia.haddad',
    edital: 'aberto',
    regime: '40h/DE',
    remunerados: 1,
    voluntarios: 1,
    palavrasChave: ['Cartografia', 'geotecnologias', 'mapeamento participativo', 'Geografia'],
    resumo: p(
      'Escala, projeção e fuso são entendidos com os pés. Instrutores acompanharão as turmas de Cartografia em levantamentos a passo, bússola e GPS no bairro do Cruzeiro, vizinho ao campus, e no laboratório de QGIS, onde os dados se transformam em mapas temáticos devolvidos aos moradores.',
    ),
    introducao: p(
      'Quem aprende cartografia diante da tela aceita o mapa pronto e não desconfia dele. Aprende a trocar a cor do polígono sem notar que a rua mudou de nome, que a escada não é rua, que o córrego canalizado desapareceu da base oficial. O bairro do Cruzeiro, com oitocentas moradias, figura na carta municipal como uma mancha única.',
      'A disciplina reúne estudantes de Geografia, Engenharia Florestal e Arquitetura, com preparo matemático desigual. As maiores quedas de nota aparecem em escala e em sistemas de coordenadas, os dois assuntos que mais ganham com a experiência de campo. Entretanto, sair com cinquenta pessoas e oito receptores GPS requer quem ajude a organizar, a orientar e a garantir que ninguém fique só segurando a prancheta.',
    ),
    metodologia:
      lista(
        '<strong>Passo e bússola</strong>: aferição do passo, levantamento expedito de uma quadra e desenho em papel milimetrado na escala 1:500.',
        '<strong>Receptor e erro</strong>: o mesmo ponto medido dez vezes, em dias e horários diversos.',
        '<strong>Laboratório</strong>: georreferenciamento, digitalização e leiaute no QGIS, com plantão de três horas por semana.',
        '<strong>Devolutiva</strong>: reunião na associação de moradores, com mapa na parede e caneta na mão de todos.',
      ) +
      p(
        'O tema de cada mapa é decidido com o bairro: risco de alagamento, iluminação, caminhos da escola, árvores frutíferas.',
      ),
    resultadosEsperados: p(
      'Um atlas do Cruzeiro com dez pranchas, impresso e entregue à associação; aumento da taxa de sucesso em Cartografia Sistemática de 60% para 72%; vinte estudantes aptos a participar de projetos de regularização fundiária da prefeitura.',
    ),
    referencias: p(
      'FITZ, P. R. <strong>Cartografia básica</strong>. São Paulo: Oficina de Textos, 2008.',
      'ACSELRAD, H. (org.). <strong>Cartografias sociais e território</strong>. Rio de Janeiro: IPPUR/UFRJ, 2008.',
      'MARTINELLI, M. <strong>Mapas da geografia e cartografia temática</strong>. São Paulo: Contexto, 2016.',
    ),
    disciplinas: [
      disciplina(
        'GEO0110',
        'Cartografia Sistemática',
        'primeiro',
        'teorico-Pratica',
        true,
        60.1,
        60,
        'ICHL',
        ['Geografia', 'Engenharia Florestal'],
      ),
      disciplina(
        'GEO0212',
        'Sistemas de Informação Geográfica',
        'segundo',
        'pratica',
        true,
        73.6,
        60,
        'ICHL',
        ['Geografia', 'Arquitetura e Urbanismo'],
      ),
    ],
    colaboradores: ['monica.teixeira'],
    atividades: [
      'Aferir bússolas e receptores, caminhar o bairro com a associação e marcar as quadras de estudo.',
      'Levantamentos a passo e bússola com grupos de seis; desenho na escala 1:500.',
      'Experimento do erro do GPS e plantões sobre coordenadas UTM.',
      'Georreferenciar a fotografia aérea e comparar com os croquis de campo.',
      'Reunião com moradores para escolher os temas do atlas e corrigir nomes de ruas.',
      'Laboratório de QGIS: camadas, simbologia e os primeiros mapas temáticos.',
      'Segundo campo: pontos de alagamento e altura das marcas de água nos muros.',
      'Finalizar as pranchas e conferir legendas, fontes, escala gráfica e norte.',
      'Devolutiva no bairro com canetas coloridas e correções anotadas no próprio mapa.',
      'Impressão do atlas, arquivamento dos dados abertos e avaliação com as turmas.',
    ],
    variacoes: [
      {
        5: 'Montar a tabela de pontos repetidos e o gráfico de dispersão das coordenadas.',
        7: 'Entrevistar os moradores antigos sobre o traçado do córrego antes da canalização.',
        10: 'Preparar a versão em alto contraste das pranchas para a escola do bairro.',
      },
    ],
  },
  {
    titulo: 'Medir o que não se vê: psicometria com responsabilidade na graduação em Psicologia',
    coordenador: 'cristiane.bueno',
    edital: 'aberto',
    regime: '40h/DE',
    remunerados: 1,
    voluntarios: 0,
    palavrasChave: ['Psicometria', 'avaliação psicológica', 'ética profissional', 'validade'],
    resumo: p(
      'Entre o fascínio pelos testes e a recusa em bloco, o estudante de Psicologia precisa de critérios. A instrutoria oferece laboratório de psicometria em que se constrói, aplica e critica uma escala do começo ao fim, e um plantão para as dúvidas de estatística que costumam encerrar a conversa antes da hora.',
    ),
    introducao: p(
      'Fundamentos de Psicometria tem a menor taxa de sucesso do curso, e a razão alegada é a matemática. Ao analisar as provas, constatamos outra coisa. Os cálculos são feitos; o que falta é compreender a que pergunta respondem. Confiabilidade e validade são usadas como sinônimos e o escore bruto é lido como se fosse traço da pessoa.',
      'O erro tem consequências fora dali. Laudos mal fundamentados decidem guarda de crianças, porte de arma, aposentadoria. O Conselho Federal de Psicologia mantém um sistema de avaliação de testes justamente porque a formação é desigual. Cabe à universidade oferecer, ainda na graduação, a experiência de construir um instrumento e descobrir como é difícil fazê-lo bem.',
    ),
    metodologia:
      passos(
        'Definir um construto modesto (por exemplo, disposição para pedir ajuda ao professor) e escrever quarenta itens.',
        'Submeter os itens a juízes e a entrevistas cognitivas com cinco colegas.',
        'Aplicar a versão piloto a, no mínimo, duzentas pessoas, após aprovação ética.',
        'Estimar fidedignidade e estrutura no software livre JASP, discutindo cada saída.',
        'Escrever a seção “o que esta escala <em>não</em> permite afirmar”.',
      ) +
      p(
        'O instrutor acompanha oito grupos e mantém plantão às terças. Testes restritos ficam guardados em armário, com registro de consulta conforme as normas do Conselho.',
      ),
    resultadosEsperados: lista(
      'Oito escalas construídas e criticadas, nenhuma delas para uso clínico.',
      'Elevação da taxa de sucesso de 55% para 68%.',
      'Roteiro didático de entrevista cognitiva publicado para outras disciplinas.',
    ),
    referencias: p(
      'PASQUALI, L. <strong>Psicometria</strong>: teoria dos testes na psicologia e na educação. Petrópolis: Vozes, 2013.',
      'HUTZ, C. S.; BANDEIRA, D. R.; TRENTINI, C. M. (org.). <strong>Psicometria</strong>. Porto Alegre: Artmed, 2015.',
      'URBINA, S. <strong>Fundamentos da testagem psicológica</strong>. Porto Alegre: Artmed, 2007.',
    ),
    disciplinas: [
      disciplina('PSI0205', 'Fundamentos de Psicometria', 'primeiro', 'teorica', true, 55.4, 60, 'ICHL', [
        'Psicologia',
      ]),
      disciplina('PSI0310', 'Avaliação Psicológica', 'segundo', 'teorico-Pratica', true, 74.3, 75, 'ICHL', [
        'Psicologia',
      ]),
    ],
    colaboradores: ['patricia.yamada'],
    atividades: [
      'Organizar o armário de testes, apresentar as normas de consulta e formar os oito grupos.',
      'Acompanhar a definição dos construtos e a escrita dos itens, com leitura em voz alta.',
      'Treinar entrevistas cognitivas e registrar as palavras que cada leitor entende de modo diverso.',
      'Preparar os formulários e o termo de consentimento para o comitê de ética.',
      'Revisar os itens com base nos juízes e conferir a versão piloto.',
      'Coleta com turmas voluntárias e conferência do banco de respostas.',
      'Laboratório de JASP: correlação item-total, alfa, ômega e seus limites.',
      'Plantões de análise fatorial e discussão do que foi descartado.',
      'Seminário de crítica, em que cada grupo avalia a escala do vizinho.',
      'Arquivar instrumentos e dados anonimizados e concluir o roteiro didático.',
    ],
    variacoes: [],
  },
  {
    titulo: 'A pesquisa começa na pergunta: métodos em Ciências Sociais com trabalho de campo curto',
    coordenador: 'leandro.assis',
    edital: 'aberto',
    regime: '20h/DE',
    remunerados: 1,
    voluntarios: 1,
    palavrasChave: ['metodologia', 'etnografia', 'entrevista', 'Ciências Sociais'],
    resumo: p(
      'Métodos de Pesquisa é lida como a disciplina em que se aprende a formatar o projeto. Queremos devolvê-la ao campo. Em quatro exercícios de duas semanas, na feira, na rodoviária, na fila do posto e na própria sala de aula, os estudantes observam, entrevistam, contam e escrevem, acompanhados por instrutores que leem os diários antes de cada encontro.',
    ),
    introducao: p(
      'Bourdieu, Chamboredon e Passeron advertiam que o fato é conquistado, construído e constatado. Nossos alunos citam a frase com facilidade; o difícil é conquistar alguma coisa. As monografias trazem questionários que ninguém testou e entrevistas em que o pesquisador fala mais do que o entrevistado.',
      'O calendário não ajuda. Duas disciplinas de sessenta horas, em semestres separados, para oitenta matriculados, sem estágio de campo. Entregam-se projetos que jamais serão executados. Propomos o contrário: pesquisas pequenas e completas, com começo, meio e vergonha de reler. Para que o exercício ensine, é preciso que o diário seja lido depressa e comentado com franqueza.',
    ),
    metodologia:
      h3('Quatro exercícios') +
      lista(
        '<em>Olhar</em>: duas horas de observação na feira, sem perguntar nada.',
        '<em>Contar</em>: registro sistemático na rodoviária, com categorias definidas antes.',
        '<em>Perguntar</em>: três entrevistas de vinte minutos, transcritas por inteiro.',
        '<em>Desconfiar</em>: repetir o exercício de um colega e comparar os achados.',
      ) +
      p(
        'Os diários são entregues na véspera. O instrutor os devolve com três comentários: uma cena forte, uma palavra que julga em vez de descrever, uma pergunta. No fim do semestre cada um escreve sobre o próprio percurso.',
      ),
    resultadosEsperados: p(
      'Que oitenta estudantes por ano concluam quatro pesquisas curtas; que os projetos de monografia passem a trazer pré-teste; que a desistência, de 26%, caia a um dígito. Pretende-se ainda um arquivo de diários, com acesso autorizado, para uso das turmas seguintes.',
    ),
    referencias: p(
      'BEAUD, S.; WEBER, F. <strong>Guia para a pesquisa de campo</strong>. Petrópolis: Vozes, 2007.',
      'BOURDIEU, P.; CHAMBOREDON, J.-C.; PASSERON, J.-C. <strong>Ofício de sociólogo</strong>. Petrópolis: Vozes, 2010.',
      'BECKER, H. S. <strong>Truques da escrita</strong>. Rio de Janeiro: Zahar, 2015.',
    ),
    disciplinas: [
      disciplina('CSO0201', 'Métodos de Pesquisa I', 'primeiro', 'teorico-Pratica', true, 67.5, 60, 'ICHL', [
        'Ciências Sociais',
      ]),
      disciplina('CSO0202', 'Métodos de Pesquisa II', 'segundo', 'teorico-Pratica', true, 71.9, 60, 'ICHL', [
        'Ciências Sociais',
        'Serviço Social',
      ]),
    ],
    atividades: [
      'Negociar a presença dos grupos com a administração da feira e da rodoviária.',
      'Acompanhar a observação na feira e devolver os primeiros diários comentados.',
      'Contagem na rodoviária: testar categorias, refazê-las e contar outra vez.',
      'Ler as transcrições e ouvir trechos com os entrevistadores.',
      'Comparar os exercícios repetidos e escolher diários para o arquivo.',
      'Reabrir o ciclo com a segunda turma e rever os combinados éticos.',
      'Oficina de perguntas: abertas, fechadas, indiscretas, inúteis.',
      'Plantões de codificação de entrevistas com papel, tesoura e cola.',
      'Mesa com os feirantes e motoristas que participaram das pesquisas.',
      'Organizar o arquivo de diários e avaliar a queda das desistências.',
    ],
    variacoes: [
      {
        4: 'Ler os diários do turno da noite e atender quem não pôde ir à feira no sábado.',
        6: 'Conferir as transcrições com o áudio em uma amostra de entrevistas.',
        10: 'Acompanhar o grupo de Serviço Social na fila do posto de saúde.',
      },
    ],
  },
];
