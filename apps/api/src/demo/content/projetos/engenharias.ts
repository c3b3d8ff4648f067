import { disciplina, h3, lista, p, passos } from '../marcacao.ts';
import type { ProjetoDemo } from '../types.ts';

/** Computing and the engineering school. */
export const PROJETOS_DE_ENGENHARIAS: readonly ProjetoDemo[] = [
  {
    titulo: 'Programar é conversar: clínica de código para ingressantes de Programação I',
    coordenador: 'bruno.kessler',
    edital: 'aberto',
    regime: '40h/DE',
    remunerados: 2,
    voluntarios: 3,
    palavrasChave: ['Programação I', 'Python', 'depuração', 'programação em pares'],
    resumo: p(
      'Na clínica de código o estudante chega com um programa que não funciona e sai sabendo onde procurar. Cinco instrutores, em duplas, atendem turmas de seis cursos em sessões de meia hora, com um protocolo simples: ler o enunciado em voz alta, prever a saída, executar passo a passo e só então alterar o código. O projeto inclui encontros de programação em pares e uma trilha de exercícios para quem vem de escolas sem computador.',
    ),
    introducao: p(
      'A turma de Programação I reúne quem programa desde os doze anos e quem nunca abriu um terminal. A distância entre os dois grupos cresce a cada semana. Em abril os primeiros estão entediados; os segundos, ausentes. A reprovação por faltas chegou a 29% no ano passado e atinge, com mais força, mulheres e ingressantes de escolas públicas do interior.',
      'Os sistemas de correção automática ajudam, mas respondem apenas “errado no caso 3”. Falta quem pergunte: <em>o que você esperava que acontecesse nesta linha?</em> A depuração é uma habilidade que se ensina, e a literatura mostra que poucos cursos a ensinam de modo explícito.',
      'Escolhemos instrutores que foram aprovados recentemente na disciplina, alguns deles na segunda tentativa. Eles lembram o que não era óbvio.',
    ),
    metodologia:
      h3('Clínica') +
      p(
        'Vinte horas semanais de atendimento no laboratório 2, em sessões de trinta minutos com hora marcada. Cada sessão gera uma ficha de três linhas: sintoma, causa, como foi encontrada.',
      ) +
      h3('Pares') +
      p(
        'Encontro semanal com troca de papéis a cada dez minutos. Os pares são formados por nível parecido, para que ninguém dirija sozinho.',
      ) +
      h3('Trilha zero') +
      p(
        'Oito aulas práticas, em março e abril, sobre arquivos, pastas, teclado, terminal e leitura de mensagens de erro. As fichas da clínica alimentam a aula: os cinco erros da semana são discutidos na segunda-feira seguinte.',
      ),
    resultadosEsperados: lista(
      'Atender pelo menos 250 estudantes por semestre na clínica.',
      'Baixar a reprovação por faltas de 29% para 18%.',
      'Publicar um catálogo de erros de iniciantes em português, com a história de como cada um foi encontrado.',
      'Aproximar a taxa de aprovação de mulheres e homens, hoje separadas por onze pontos.',
    ),
    referencias: p(
      'MENEZES, N. N. C. <strong>Introdução à programação com Python</strong>. São Paulo: Novatec, 2019.',
      'WILLIAMS, L.; KESSLER, R. <strong>Pair programming illuminated</strong>. Boston: Addison-Wesley, 2003.',
      'MCCAULEY, R. et al. Debugging: a review of the literature from an educational perspective. <strong>Computer Science Education</strong>, v. 18, n. 2, 2008.',
    ),
    disciplinas: [
      disciplina('INF0101', 'Programação I', 'primeiro', 'teorico-Pratica', true, 48.3, 60, 'ICE', [
        'Ciência da Computação',
        'Estatística',
        'Matemática',
      ]),
      disciplina(
        'INF0103',
        'Introdução à Programação para Engenharias',
        'segundo',
        'teorico-Pratica',
        true,
        53.7,
        60,
        'ICE',
        ['Engenharia Civil', 'Engenharia Elétrica', 'Engenharia de Produção'],
      ),
    ],
    colaboradores: ['tamires.nogueira'],
    atividades: [
      'Estudar o protocolo da clínica, preparar a agenda de atendimentos e conduzir a trilha zero.',
      'Atendimentos diários sobre variáveis, entrada e saída. Primeiros encontros em pares.',
      'Clínica de laços e condições; reunir os cinco erros mais comuns de cada semana.',
      'Plantão estendido antes do projeto final da disciplina e leitura de código em grupo.',
      'Analisar as fichas do semestre e escrever as primeiras páginas do catálogo de erros.',
      'Adaptar a trilha zero ao calendário das engenharias e visitar as turmas do campus de Monte Sereno.',
      'Atender dúvidas de funções e passagem de parâmetros com desenhos da pilha de execução.',
      'Oficina de testes: escrever o caso que quebra o próprio programa.',
      'Feira de projetos dos estudantes, com visita de uma escola pública da cidade.',
      'Revisar o catálogo, medir os indicadores do projeto e treinar os próximos instrutores.',
    ],
    variacoes: [
      {
        3: 'Dar as aulas da trilha zero nas noites de terça e conferir quem ainda não tem acesso às máquinas.',
        6: 'Ler com os grupos programas de colegas e discutir nomes de variáveis e comentários.',
        9: 'Atendimento remoto, por compartilhamento de tela, às turmas de Monte Sereno.',
      },
      {
        4: 'Formar os pares, observar a troca de papéis e anotar quem fala e quem digita.',
        8: 'Entrevistar estudantes que deixaram a disciplina para entender o que faltou na acolhida.',
        11: 'Ensaiar as apresentações da feira com os grupos menos experientes.',
      },
      {
        5: 'Desenhar as figuras do catálogo de erros a partir das fichas da clínica.',
        7: 'Preparar exercícios com dados de interesse das engenharias: vazão, carga, consumo.',
        10: 'Apoiar a oficina de testes e corrigir as propostas enviadas.',
      },
      {
        4: 'Organizar a roda de conversa das ingressantes com programadoras formadas pela universidade.',
        6: 'Plantão de sábado para estudantes que trabalham durante a semana.',
        12: 'Preparar o relatório de participação por curso, gênero e turno.',
      },
    ],
  },
  {
    titulo: 'Estruturas de dados sem caixa-preta: animações, baralhos e medições de desempenho',
    coordenador: 'tamires.nogueira',
    edital: 'aberto',
    regime: '40h/DE',
    remunerados: 1,
    voluntarios: 1,
    palavrasChave: ['Estruturas de Dados', 'algoritmos', 'ensino desplugado', 'complexidade'],
    resumo: p(
      'Ordenar um baralho à mão, cronometrar o vizinho e só depois escrever o algoritmo: é assim que propomos ensinar o que é complexidade. Dois instrutores mantêm oficinas desplugadas e um laboratório de medições, em que o estudante compara na prática listas, árvores e tabelas de dispersão antes de ler a demonstração.',
    ),
    introducao: p(
      'Estruturas de Dados é o ponto em que o curso de Computação deixa de ser sobre escrever programas e passa a ser sobre escolher. O estudante sabe usar a lista da linguagem, porém não sabe o que acontece dentro dela. Ponteiros aparecem como castigo, a notação assintótica como ritual.',
      'Nas duas últimas ofertas, 45 de 92 matriculados foram reprovados ou desistiram, quase sempre depois da segunda lista de exercícios, a de árvores. Conversando com eles ouvimos uma frase recorrente: “eu entendo quando você faz”. Ver fazer não basta. Os materiais concretos devolvem ao estudante o controle do ritmo, e as medições dão sentido à análise: quando a curva dobra diante dos olhos, o logaritmo deixa de ser um símbolo.',
    ),
    metodologia:
      p('Cada tema passa por três mesas, numa mesma tarde:') +
      passos(
        'Mesa de cartas: o algoritmo é executado com objetos, e o grupo escreve as regras que seguiu.',
        'Mesa de desenho: as regras viram diagramas de memória, com setas e caixas.',
        'Mesa de máquina: o código é implementado em C e medido com entradas de mil a um milhão de elementos.',
      ) +
      p(
        'Os instrutores circulam entre as mesas e guardam os gráficos num mural permanente. Fora das oficinas, há plantão de oito horas semanais.',
      ),
    resultadosEsperados: p(
      'Pretendemos alcançar 60% de aprovação em Estruturas de Dados e eliminar o abandono concentrado na lista de árvores. Como produto, um conjunto de dez oficinas reproduzíveis, com regras impressas e conjuntos de dados, a ser oferecido às escolas técnicas da região.',
    ),
    referencias: p(
      'CORMEN, T. H. et al. <strong>Algoritmos</strong>: teoria e prática. Rio de Janeiro: Elsevier, 2012.',
      'BELL, T.; WITTEN, I.; FELLOWS, M. <strong>Computer science unplugged</strong>: ensinando ciência da computação sem o uso do computador. 2011.',
      'FEOFILOFF, P. <strong>Algoritmos em linguagem C</strong>. Rio de Janeiro: Elsevier, 2009.',
    ),
    disciplinas: [
      disciplina('INF0210', 'Estruturas de Dados', 'primeiro', 'teorico-Pratica', true, 51.1, 75, 'ICE', [
        'Ciência da Computação',
      ]),
      disciplina('INF0220', 'Projeto e Análise de Algoritmos', 'segundo', 'teorica', true, 62.5, 60, 'ICE', [
        'Ciência da Computação',
      ]),
      disciplina('INF0230', 'Banco de Dados', 'segundo', 'teorico-Pratica', true, 77.4, 60, 'ICE', [
        'Ciência da Computação',
        'Engenharia de Produção',
      ]),
    ],
    atividades: [
      'Imprimir os baralhos, testar as três mesas com um grupo pequeno e ajustar o tempo de cada uma.',
      'Oficinas de listas encadeadas e pilhas; plantão sobre ponteiros com diagramas de memória.',
      'Mesa de máquina para ordenação: medir inserção, intercalação e quicksort e montar o mural.',
      'Oficina de árvores de busca, com atenção a quem faltou às listas anteriores.',
      'Organizar as medições do semestre e redigir o guia das cinco primeiras oficinas.',
      'Preparar os conjuntos de dados de grafos com as linhas de ônibus da cidade.',
      'Percursos em grafos com barbante e alfinetes sobre o mapa do campus.',
      'Programação dinâmica na mesa de cartas: o problema da mochila com objetos de verdade.',
      'Levar duas oficinas a uma escola técnica e colher a opinião dos professores.',
      'Revisar as dez oficinas, arquivar os gráficos e relatar os resultados à coordenação do curso.',
    ],
    variacoes: [
      {
        5: 'Escrever o programa que gera as entradas de teste e confere as saídas dos grupos.',
        9: 'Plantão de índices e consultas para a turma de Banco de Dados.',
        11: 'Fotografar e transcrever o mural de medições para a versão impressa.',
      },
    ],
  },
  {
    titulo: 'Da maquete ao diagrama: apoio à aprendizagem em Resistência dos Materiais',
    coordenador: 'paulo.zanetti',
    edital: 'decisao',
    regime: '40h/DE',
    remunerados: 1,
    voluntarios: 2,
    palavrasChave: [
      'Resistência dos Materiais',
      'esforços internos',
      'modelos reduzidos',
      'engenharia civil',
    ],
    resumo: p(
      'Traçar um diagrama de momento fletor é, para muitos, um exercício de sinal trocado. Nossa proposta devolve ao assunto o seu corpo: vigas de espuma que se deformam à vista, treliças de macarrão levadas à ruptura, extensômetros colados em perfis de alumínio. Os instrutores conduzem as bancadas e os plantões de resolução para as turmas de Engenharia Civil e Mecânica.',
    ),
    introducao: p(
      'As disciplinas de mecânica dos sólidos formam o eixo central das engenharias civil e mecânica e são, ao mesmo tempo, a sua principal barreira. Resistência dos Materiais I tem taxa média de sucesso de 47% nos últimos seis semestres. A reprovação adia Estruturas de Concreto, Estruturas Metálicas e Elementos de Máquinas: um único semestre perdido custa, em média, um ano de curso.',
      'O estudante manipula equações de equilíbrio com alguma segurança, porém não reconhece na peça real a seção mais solicitada. Falta-lhe experiência tátil. Modelos reduzidos, usados há décadas por mestres como Heino Engel e Félix Candela, são baratos e permitem que a intuição preceda o cálculo.',
    ),
    metodologia:
      p(
        'A cada quinzena, uma bancada temática é montada no saguão do bloco de estruturas e permanece aberta durante três dias. O visitante escreve a previsão (onde rompe? de que lado traciona?), ensaia o modelo e recebe do instrutor o problema correspondente, para ser resolvido no plantão.',
      ) +
      lista(
        'Bancadas previstas: tração e compressão, torção, flexão, cisalhamento, flambagem e estados planos de tensão.',
        'Plantões: seis horas semanais, com fichas graduadas em três níveis.',
        'Registro: fotografias da ruptura e comparação com a carga calculada.',
      ),
    resultadosEsperados: lista(
      'Aprovação de 57% em Resistência dos Materiais I já no primeiro ano do projeto.',
      'Seis bancadas permanentes, com manual de montagem e custo inferior a trezentos reais cada uma.',
      'Realização do concurso anual de pontes de macarrão, com cálculo prévio da carga de ruptura.',
    ),
    referencias: p(
      'HIBBELER, R. C. <strong>Resistência dos materiais</strong>. São Paulo: Pearson, 2018.',
      'BEER, F. P. et al. <strong>Mecânica dos materiais</strong>. Porto Alegre: AMGH, 2015.',
      'REBELLO, Y. C. P. <strong>A concepção estrutural e a arquitetura</strong>. São Paulo: Zigurate, 2000.',
    ),
    disciplinas: [
      disciplina('ECV0310', 'Resistência dos Materiais I', 'primeiro', 'teorica', true, 47, 75, 'EENG', [
        'Engenharia Civil',
        'Engenharia Mecânica',
      ]),
      disciplina('ECV0311', 'Resistência dos Materiais II', 'segundo', 'teorica', true, 60.4, 60, 'EENG', [
        'Engenharia Civil',
      ]),
      disciplina('ECV0205', 'Mecânica Geral', 'anual', 'teorica', true, 55.2, 60, 'EENG', [
        'Engenharia Civil',
        'Engenharia Mecânica',
        'Engenharia de Produção',
      ]),
    ],
    colaboradores: ['hugo.sardinha', 'sergio.valadares'],
    atividades: [
      'Montar a bancada de tração e compressão, revisar as fichas e divulgar os horários de plantão.',
      'Conduzir a bancada de torção e recolher as previsões dos visitantes.',
      'Plantões de diagramas de esforços e bancada de flexão com vigas de espuma quadriculada.',
      'Fichas do terceiro nível para quem já domina o básico; revisão para a prova final.',
      'Relacionar as cargas calculadas com as medidas e escrever o manual das três bancadas prontas.',
      'Colar extensômetros nos perfis de alumínio e calibrar a leitura com o técnico.',
      'Bancada de flambagem: réguas, réguas mais curtas e a fórmula de Euler.',
      'Divulgar o regulamento das pontes de macarrão e orientar o cálculo das equipes.',
      'Ensaiar as pontes em sessão pública e discutir por que romperam onde romperam.',
      'Concluir os manuais de montagem e avaliar o ano com os professores da área.',
    ],
    variacoes: [
      {
        4: 'Atender a turma de Mecânica Geral com exercícios de corpo livre em objetos do cotidiano.',
        6: 'Fotografar os ensaios de flexão e preparar o painel comparativo.',
        9: 'Plantão noturno para Engenharia Mecânica, com exemplos de eixos e parafusos.',
      },
      {
        3: 'Comprar e cortar os materiais das bancadas conforme a lista aprovada.',
        7: 'Desenhar as pranchas de montagem das bancadas para o manual.',
        10: 'Fazer com as equipes a estimativa da carga de ruptura por planilha.',
      },
    ],
  },
  {
    titulo: 'Circuitos em casa e na bancada: kits itinerantes para Circuitos Elétricos',
    coordenador: 'juliana.escobar',
    edital: 'decisao',
    regime: '40h/DE',
    remunerados: 2,
    voluntarios: 1,
    palavrasChave: ['Circuitos Elétricos', 'kits didáticos', 'simulação', 'laboratório remoto'],
    resumo: p(
      'Quinze kits com protoboard, multímetro e fonte de baixa tensão serão emprestados por uma semana a cada estudante de Circuitos Elétricos. Ele monta em casa, fotografa, mede, e traz as dúvidas ao instrutor. A bancada da universidade fica reservada ao que só pode ser feito nela: osciloscópio, corrente alternada e potência.',
    ),
    introducao: p(
      'O laboratório de circuitos comporta doze bancadas e atende cento e oitenta matriculados. Na prática, o estudante toca no equipamento por cinquenta minutos a cada quinze dias, e metade desse tempo é gasta procurando o cabo que faz mau contato. Sem repetição não há fluência: chega-se ao terceiro ano sem saber medir corrente.',
      'A pandemia nos obrigou a improvisar kits domésticos. Ficou a lição de que montar sozinho, sem a pressa da turma seguinte, produz perguntas melhores. Ficou também a evidência de que kit sem acompanhamento volta fechado na caixa. O que propomos é juntar as duas coisas: o empréstimo e um instrutor que espera o estudante com a foto da montagem na mão.',
      'Atendemos Engenharia Elétrica e, desde o ano passado, a disciplina de Eletrotécnica ofertada às demais engenharias.',
    ),
    metodologia:
      passos(
        'Simulação prévia no LTspice, com a previsão de três valores.',
        'Montagem doméstica com o kit e registro fotográfico legível.',
        'Conversa de quinze minutos com o instrutor, que examina a foto e propõe uma alteração no circuito.',
        'Sessão de bancada, em grupos de quatro, com osciloscópio e carga real.',
      ) +
      p(
        'Todos os kits operam abaixo de doze volts. A conferência dos componentes na devolução e a reposição das peças cabem aos instrutores, que mantêm o controle de empréstimo na planilha do laboratório.',
      ),
    resultadosEsperados: p(
      'Cada estudante deverá acumular ao menos vinte horas de montagem individual por semestre, contra as seis atuais. A meta é passar de 50% para 61% de aprovação em Circuitos I e reduzir a zero o número de formandos que nunca usaram um osciloscópio sem ajuda.',
    ),
    referencias: p(
      'ALEXANDER, C. K.; SADIKU, M. N. O. <strong>Fundamentos de circuitos elétricos</strong>. Porto Alegre: AMGH, 2013.',
      'NILSSON, J. W.; RIEDEL, S. A. <strong>Circuitos elétricos</strong>. São Paulo: Pearson, 2016.',
      'FEISEL, L. D.; ROSA, A. J. The role of the laboratory in undergraduate engineering education. <strong>Journal of Engineering Education</strong>, v. 94, n. 1, 2005.',
    ),
    disciplinas: [
      disciplina('EEL0201', 'Circuitos Elétricos I', 'primeiro', 'teorica', true, 50.4, 75, 'EENG', [
        'Engenharia Elétrica',
      ]),
      disciplina('EEL0202', 'Circuitos Elétricos II', 'segundo', 'teorica', true, 64.1, 60, 'EENG', [
        'Engenharia Elétrica',
      ]),
      disciplina('EEL0211', 'Laboratório de Circuitos', 'anual', 'pratica', true, 89.3, 45, 'EENG', [
        'Engenharia Elétrica',
      ]),
      disciplina('EEL0150', 'Eletrotécnica', 'segundo', 'teorico-Pratica', true, 68, 45, 'EENG', [
        'Engenharia Civil',
        'Engenharia Mecânica',
        'Engenharia de Produção',
      ]),
    ],
    naoCadastrados: [
      { nome: 'Rubens Ourique Salles', siape: '2219045', regime: '20h/DE', unidade: 'EENG' },
      { nome: 'Isadora Chaves Penna', siape: '3104872', regime: '40h/DE', unidade: 'ICE' },
    ],
    atividades: [
      'Montar e etiquetar os quinze kits, escrever o termo de empréstimo e treinar o uso do multímetro.',
      'Primeiro ciclo de empréstimos: divisores de tensão e leis de Kirchhoff, com conversa individual.',
      'Segundo ciclo: equivalentes de Thévenin. Sessões de bancada às quartas-feiras.',
      'Transitórios em circuitos RC e RL no osciloscópio; plantão antes da avaliação final.',
      'Repor os componentes queimados e analisar as fotos das montagens para achar erros típicos.',
      'Preparar as sessões de corrente alternada e conferir o aterramento das bancadas.',
      'Ciclo de filtros: resposta em frequência medida com o gerador de sinais.',
      'Sessões de potência e fator de potência com cargas domésticas, sob supervisão.',
      'Desafio final: consertar o circuito que outra equipe estragou de propósito.',
      'Inventário dos kits, relatório de horas de montagem e manual do instrutor.',
    ],
    variacoes: [
      {
        3: 'Instalar o LTspice nos laboratórios e gravar a aula de introdução à simulação.',
        6: 'Conferir as devoluções e acompanhar os grupos na medição de constantes de tempo.',
        9: 'Kits e roteiros próprios para as turmas de Eletrotécnica.',
      },
      {
        5: 'Organizar o álbum de fotos de montagem com comentários sobre clareza e segurança.',
        8: 'Calibrar os multímetros e trocar as pontas de prova gastas.',
        11: 'Preparar os circuitos defeituosos do desafio e o gabarito secreto.',
      },
    ],
  },
];
