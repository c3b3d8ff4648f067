import { disciplina, h3, lista, p, passos } from '../marcacao.ts';
import type { ProjetoDemo } from '../types.ts';

/** The institute of agrarian sciences. */
export const PROJETOS_DE_AGRARIAS: readonly ProjetoDemo[] = [
  {
    titulo: 'Semear para aprender: horta experimental e fitotecnia com agricultores do vale',
    coordenador: 'geraldo.pimentel',
    edital: 'decisao',
    regime: '40h/DE',
    remunerados: 2,
    voluntarios: 2,
    palavrasChave: ['Agronomia', 'olericultura', 'sementes crioulas', 'experimentação agrícola'],
    resumo: p(
      'Meio hectare da fazenda-escola será convertido em horta experimental, cuidada pelos estudantes de Agronomia ao longo do ano agrícola. Cada grupo responde por um canteiro e compara variedades comerciais e crioulas cedidas por agricultores. Instrutores coordenam a rotina de campo, a coleta dos dados e as visitas de troca.',
    ),
    introducao: p(
      'Pode-se hoje concluir o curso de Agronomia sem ter colhido o que se plantou. O semestre letivo não coincide com o ciclo das culturas; a turma semeia e outra turma, se tanto, colhe. Perde-se o principal: acompanhar a planta até o fim, decidir sob incerteza, arcar com a geada.',
      'O vale conserva um patrimônio de sementes que a universidade pouco conhece. Em levantamento preliminar, nove famílias do entorno guardam vinte e três variedades de feijão, abóbora e milho. Algumas resistem à seca de agosto melhor que o material recomendado, segundo afirmam. Convém verificar, com delineamento e respeito.',
      'Com instrutores bolsistas presentes também em julho e nos fins de semana, a horta deixa de depender do calendário acadêmico.',
    ),
    metodologia:
      p(
        'Delineamento em blocos casualizados, quatro repetições, doze variedades. A cada grupo de seis estudantes cabe um bloco.',
      ) +
      lista(
        '<strong>Rotina</strong>: capina, irrigação e inspeção de pragas três vezes por semana, com escala publicada.',
        '<strong>Medidas</strong>: emergência, altura, florescimento, produção por metro e perdas, em caderneta de campo.',
        '<strong>Trocas</strong>: a cada dois meses, visita de agricultores à horta e da turma a uma propriedade.',
        '<strong>Decisões</strong>: assembleia quinzenal em que o grupo justifica adubação e controle.',
      ) +
      p(
        'Não se aplicam agrotóxicos de classes I e II. O excedente da colheita vai para o restaurante universitário e para as famílias parceiras.',
      ),
    resultadosEsperados: passos(
      'Ciclo completo de doze variedades acompanhado pelos mesmos estudantes.',
      'Banco de sementes crioulas com ficha, origem e autorização de cada família guardiã.',
      'Aprovação de 80% em Olericultura, hoje em 69%.',
      'Dia de campo anual com, no mínimo, cem participantes.',
    ),
    referencias: p(
      'FILGUEIRA, F. A. R. <strong>Novo manual de olericultura</strong>. Viçosa: UFV, 2008.',
      'PIMENTEL-GOMES, F. <strong>Curso de estatística experimental</strong>. Piracicaba: FEALQ, 2009.',
      'ALTIERI, M. <strong>Agroecologia</strong>: bases científicas para uma agricultura sustentável. São Paulo: Expressão Popular, 2012.',
    ),
    disciplinas: [
      disciplina('FTC0301', 'Olericultura', 'primeiro', 'teorico-Pratica', true, 69.2, 75, 'ICA', [
        'Agronomia',
      ]),
      disciplina('FTC0305', 'Grandes Culturas I', 'segundo', 'teorico-Pratica', true, 73.9, 75, 'ICA', [
        'Agronomia',
      ]),
      disciplina('FTC0120', 'Agricultura Geral', 'anual', 'teorica', true, 66, 60, 'ICA', [
        'Agronomia',
        'Engenharia Florestal',
      ]),
    ],
    colaboradores: ['raquel.siqueira', 'renan.couto'],
    naoCadastrados: [{ nome: 'Sebastião Quirino Novais', siape: '0648153', regime: '40h', unidade: 'ICA' }],
    atividades: [
      'Marcar os blocos, coletar amostras de solo e receber as sementes das famílias guardiãs.',
      'Semeadura escalonada, primeira contagem de emergência e escala de irrigação.',
      'Tutoramento, desbaste e controle de vaquinhas com armadilhas; assembleias quinzenais.',
      'Medições de florescimento e visita à propriedade de dona Nair e seu Alcides.',
      'Colheita de inverno, pesagem por parcela e secagem das sementes no galpão.',
      'Preparo dos canteiros de primavera e adubação verde nas bordas.',
      'Plantio do milho crioulo e registro das chuvas na estação da fazenda.',
      'Montagem das tabelas de produção e plantão de análise de variância.',
      'Dia de campo com agricultores, escolas e extensionistas.',
      'Devolver sementes multiplicadas às famílias e fechar a caderneta do ano.',
    ],
    variacoes: [
      {
        4: 'Responder pelo segundo bloco: alinhamento, contagem de falhas e ressemeadura.',
        6: 'Fotografar o desenvolvimento das abóboras e medir área foliar.',
        9: 'Cuidar da estação meteorológica e calcular o balanço hídrico simplificado.',
      },
      {
        5: 'Identificar insetos e inimigos naturais nas armadilhas adesivas.',
        7: 'Beneficiar e embalar as sementes com etiqueta de origem.',
        11: 'Guiar as escolas pelos canteiros no dia de campo.',
      },
      {
        3: 'Entrevistar as famílias sobre a história de cada variedade.',
        8: 'Compostagem dos restos de cultura e ensaio de umidade por tato.',
        10: 'Levar o excedente ao restaurante universitário e anotar os pesos.',
      },
    ],
  },
  {
    titulo: 'O perfil do solo como livro: trincheiras didáticas e coleção de monólitos',
    coordenador: 'raquel.siqueira',
    edital: 'decisao',
    regime: '40h/DE',
    remunerados: 1,
    voluntarios: 1,
    palavrasChave: ['Pedologia', 'Ciência do Solo', 'aula de campo', 'morfologia do solo'],
    resumo: p(
      'Abrir uma trincheira, limpar a parede com a faca e descrever, horizonte por horizonte, cor, textura e estrutura: nenhuma fotografia substitui essa experiência. O projeto prepara seis trincheiras permanentes ao longo de uma topossequência da fazenda-escola e forma instrutores para acompanhar as turmas de Gênese e Classificação em grupos pequenos.',
    ),
    introducao: p(
      'Latossolo, Argissolo, Cambissolo, Gleissolo. O Sistema Brasileiro de Classificação de Solos é um edifício lógico admirável e, para o estudante que nunca esfregou terra úmida entre os dedos, um catálogo de palavras. A textura ao tato, que se aprende em uma tarde com quem saiba, é chutada nas provas práticas por mais da metade da turma.',
      'As aulas de campo ocorrem duas vezes por semestre, com quarenta pessoas diante de um buraco de um metro e meio. Os da frente veem; os de trás conversam. O revezamento em grupos de oito, com um instrutor em cada trincheira, multiplica por cinco o tempo de contato sem custo adicional de transporte.',
    ),
    metodologia:
      passos(
        'Abertura e proteção de seis trincheiras, do topo à várzea, com escada, cobertura e placa de segurança.',
        'Calibração dos instrutores: todos descrevem o mesmo perfil, às cegas, e discutem as divergências com a professora.',
        'Rodízio dos grupos, noventa minutos por perfil, caderneta individual e carta de Munsell.',
        'Coleta de amostras e confronto da textura ao tato com a análise do laboratório.',
        'Confecção de monólitos com resina, um por perfil, para a sala de aula.',
      ) + p('Em dia de chuva o grupo trabalha com os monólitos e com torrões guardados em bandejas.'),
    resultadosEsperados: p(
      'Concordância de pelo menos 70% entre a textura estimada pelo estudante e a determinada em laboratório; seis monólitos montados e descritos; taxa de sucesso de 75% em Gênese, Morfologia e Classificação. A topossequência ficará disponível para cursos técnicos e visitas escolares.',
    ),
    referencias: p(
      'SANTOS, H. G. et al. <strong>Sistema brasileiro de classificação de solos</strong>. Brasília: Embrapa, 2018.',
      'SANTOS, R. D. et al. <strong>Manual de descrição e coleta de solo no campo</strong>. Viçosa: SBCS, 2015.',
      'LEPSCH, I. F. <strong>19 lições de pedologia</strong>. São Paulo: Oficina de Textos, 2011.',
    ),
    disciplinas: [
      disciplina(
        'SOL0201',
        'Gênese, Morfologia e Classificação de Solos',
        'primeiro',
        'teorico-Pratica',
        true,
        64.4,
        75,
        'ICA',
        ['Agronomia', 'Engenharia Florestal', 'Geografia'],
      ),
      disciplina('SOL0210', 'Fertilidade do Solo', 'segundo', 'teorico-Pratica', true, 70.7, 60, 'ICA', [
        'Agronomia',
      ]),
    ],
    colaboradores: ['nadia.haddad'],
    atividades: [
      'Escolher os pontos da topossequência, abrir as duas primeiras trincheiras e sinalizá-las.',
      'Calibração da equipe e primeiros rodízios no Latossolo do topo.',
      'Rodízios no terço médio; cor úmida e seca na carta de Munsell.',
      'Trincheira da várzea: mosqueados, cheiro, nível do lençol. Prova prática simulada.',
      'Impregnar e destacar os dois primeiros monólitos; manutenção das coberturas.',
      'Coletar amostras para fertilidade e ensinar a quarteação.',
      'Comparar textura ao tato e pipeta, grupo a grupo.',
      'Interpretar laudos de análise e calcular a calagem de um talhão real.',
      'Receber o curso técnico agrícola na topossequência.',
      'Concluir os monólitos, imprimir as fichas e guardar as cadernetas.',
    ],
    variacoes: [
      {
        4: 'Preparar as bandejas de torrões e as amostras-padrão de textura.',
        7: 'Pintar as placas com o nome dos horizontes e a régua de profundidade.',
        9: 'Acompanhar no laboratório as determinações de argila e de matéria orgânica.',
      },
    ],
  },
  {
    titulo: 'Anatomia Veterinária com peças sintéticas e ultrassom: menos formol, mais compreensão',
    coordenador: 'ulisses.bandeira',
    edital: 'decisao',
    regime: '40h/DE',
    remunerados: 1,
    voluntarios: 2,
    palavrasChave: ['Medicina Veterinária', 'anatomia comparada', 'plastinação', 'ultrassonografia'],
    resumo: p(
      'Cão, cavalo, boi, porco, galinha: cinco espécies em dois semestres. A memória não dá conta e o formol afasta. Com peças plastinadas produzidas no próprio setor, modelos impressos e um aparelho portátil de ultrassom, os instrutores conduzirão estudos comparados em que a pergunta deixa de ser “como se chama?” e passa a ser “por que é diferente?”.',
    ),
    introducao: p(
      'O setor de Anatomia Animal conserva noventa peças em tanques. O cheiro, a irritação nos olhos e as normas de exposição ao formaldeído limitam a permanência a quarenta minutos. O estudante entra, procura o que vai cair na prova, fotografa e sai. Resultado: quase um terço repete a disciplina.',
      'Há três anos iniciamos, por conta de um projeto de pesquisa, a plastinação com silicone. São dezoito peças leves, secas e sem odor, que podem ser levadas à sala. Elas abrem a possibilidade do estudo prolongado e da comparação lado a lado, coração de bovino junto ao de cão, a mão do cavalo junto à nossa.',
      'O ultrassom acrescenta o movimento. Ver a valva abrir-se no animal vivo, tranquilo e com o tutor ao lado, dá ao nome decorado um motivo.',
    ),
    metodologia:
      h3('Mesas comparadas') +
      p(
        'Grupos de seis, duas horas, uma região em três espécies. O grupo preenche uma matriz: o que é igual, o que muda, que hábito de vida explica a mudança.',
      ) +
      h3('Ultrassom') +
      p(
        'Uma tarde por semana, com cães de servidores, sem sedação nem jejum, por no máximo vinte minutos. O professor opera; o instrutor aponta na peça o que aparece na tela.',
      ) +
      h3('Oficina de peças') +
      p(
        'Dissecação, desidratação e impregnação de seis novas peças por semestre. Só se utilizam animais mortos por causas naturais ou cedidos pelo hospital veterinário, com registro na comissão de ética.',
      ),
    resultadosEsperados: lista(
      'Doze novas peças plastinadas e retirada de um dos três tanques de formol.',
      'Aprovação de 78% em Anatomia Veterinária I.',
      'Conjunto de vinte matrizes comparadas publicadas como material didático aberto.',
    ),
    referencias: p(
      'KÖNIG, H. E.; LIEBICH, H.-G. <strong>Anatomia dos animais domésticos</strong>. Porto Alegre: Artmed, 2016.',
      'DYCE, K. M.; SACK, W. O.; WENSING, C. J. G. <strong>Tratado de anatomia veterinária</strong>. Rio de Janeiro: Elsevier, 2010.',
      'VON HAGENS, G.; TIEDEMANN, K.; KRIZ, W. The current potential of plastination. <strong>Anatomy and Embryology</strong>, v. 175, 1987.',
    ),
    disciplinas: [
      disciplina('VET0101', 'Anatomia Veterinária I', 'primeiro', 'teorico-Pratica', true, 65.6, 105, 'ICA', [
        'Medicina Veterinária',
      ]),
      disciplina('VET0102', 'Anatomia Veterinária II', 'segundo', 'teorico-Pratica', true, 71.3, 105, 'ICA', [
        'Medicina Veterinária',
      ]),
    ],
    colaboradores: ['marcia.ulhoa'],
    naoCadastrados: [
      { nome: 'Vânia Albuquerque Torquato', siape: '1938846', regime: '20h/DE', unidade: 'ICA' },
    ],
    atividades: [
      'Conferir o acervo, identificar as peças plastinadas e aprender a escala de riscos do setor.',
      'Mesas comparadas do membro torácico: corredor, escavador, saltador.',
      'Coluna e tórax em três espécies; primeiras tardes de ultrassom cardíaco.',
      'Dissecação de duas peças para a plastinação e revisão prática por matrizes.',
      'Desidratação em acetona fria, com controle de temperatura e de segurança.',
      'Impregnação em câmara de vácuo e cura; recepção das turmas do segundo semestre.',
      'Estômagos: ruminar, fermentar, moer. Mesa com bovino, equino e ave.',
      'Ultrassom abdominal e correspondência com os cortes plastinados.',
      'Mostra de anatomia comparada na feira agropecuária de Lagoa Bonita.',
      'Publicar as matrizes, desativar o tanque e prestar contas à comissão de ética.',
    ],
    variacoes: [
      {
        4: 'Montar as matrizes em papel grande e fotografar as respostas de cada grupo.',
        6: 'Auxiliar na dissecação e desenhar o esquema de cada peça antes do corte.',
        10: 'Receber os tutores dos cães e explicar o que será observado.',
      },
      {
        5: 'Imprimir em três dimensões os ossos do carpo das cinco espécies.',
        8: 'Registrar pressão e tempo da impregnação no livro do laboratório.',
        11: 'Explicar às crianças, na feira, por que a galinha engole pedrinhas.',
      },
    ],
  },
];
