import type { Diagrama } from './diagrama.ts';

const AZUL = '#1351b4';
const VERDE = '#168821';
const LARANJA = '#b35900';
const ROXO = '#5c4b8a';

/** The drawings that three projects send in place of a section's text. */
export const DIAGRAMAS = {
  'fluxo-fisica': {
    altura: 860,
    titulo: 'Metodologia: o ciclo de um experimento aberto',
    caixas: [
      {
        x: 60,
        y: 130,
        largura: 380,
        altura: 210,
        cor: AZUL,
        titulo: '1. Perguntar',
        texto: 'O grupo escreve o que quer medir e que valor espera, com unidade e justificativa.',
      },
      {
        x: 510,
        y: 130,
        largura: 380,
        altura: 210,
        cor: AZUL,
        titulo: '2. Planejar',
        texto: 'Escolhe o instrumento, o número de repetições e o que vai manter constante.',
      },
      {
        x: 960,
        y: 130,
        largura: 380,
        altura: 210,
        cor: VERDE,
        titulo: '3. Medir',
        texto: 'Sessão de 90 min no laboratório aberto. No mínimo dez repetições registradas.',
      },
      {
        x: 960,
        y: 440,
        largura: 380,
        altura: 210,
        cor: VERDE,
        titulo: '4. Estimar a incerteza',
        texto: 'Separa o que é do instrumento, do método e do acaso. Gráfico com barras.',
      },
      {
        x: 510,
        y: 440,
        largura: 380,
        altura: 210,
        cor: LARANJA,
        titulo: '5. Confrontar',
        texto: 'Os resultados concordam com a previsão? E com o grupo vizinho?',
      },
      {
        x: 60,
        y: 440,
        largura: 380,
        altura: 210,
        cor: LARANJA,
        titulo: '6. Explicar o erro',
        texto: 'Um parágrafo assinado: o que faríamos diferente na próxima medida.',
      },
    ],
    setas: [
      'M440 235 H498',
      'M890 235 H948',
      'M1150 340 V428',
      'M960 545 H902',
      'M510 545 H452',
      'M250 440 V352',
    ],
    rodape:
      'O instrutor acompanha todas as etapas: pergunta antes de responder e registra as dúvidas na ficha do grupo. Cada grupo percorre o ciclo seis vezes por semestre.',
  },
  'ciclo-libras': {
    altura: 760,
    titulo: 'Resultados esperados ao longo do ano',
    caixas: [
      {
        x: 60,
        y: 130,
        largura: 610,
        altura: 200,
        cor: AZUL,
        titulo: 'Até maio: ver e nomear',
        texto:
          '120 licenciandos reconhecem 300 sinais do cotidiano escolar e se apresentam sem apoio da voz.',
      },
      {
        x: 730,
        y: 130,
        largura: 610,
        altura: 200,
        cor: VERDE,
        titulo: 'Até agosto: contar',
        texto:
          'Relatos de dois minutos com uso do espaço e de classificadores, gravados e comentados pelos instrutores surdos.',
      },
      {
        x: 730,
        y: 410,
        largura: 610,
        altura: 200,
        cor: LARANJA,
        titulo: 'Até outubro: discutir',
        texto: 'Debates sinalizados de quinze minutos sobre escola bilíngue, com mediação dos participantes.',
      },
      {
        x: 60,
        y: 410,
        largura: 610,
        altura: 200,
        cor: ROXO,
        titulo: 'Em dezembro: ir à escola',
        texto:
          '19 escolas municipais com pelo menos um egresso capaz de conversar com o estudante surdo e sua família.',
      },
    ],
    setas: ['M670 230 H718', 'M1035 330 V398', 'M730 510 H682'],
    rodape:
      'Indicadores: vídeos de março e de dezembro avaliados por banca de três surdos; frequência mínima de 75% nos encontros.',
  },
  'etapas-arquitetura': {
    altura: 930,
    titulo: 'Metodologia: doze casas, duas estações, seis intervenções',
    caixas: [
      {
        x: 60,
        y: 130,
        largura: 1280,
        altura: 150,
        cor: AZUL,
        titulo: 'Levantar (março e abril)',
        texto: 'Planta, materiais e hábitos de uso, com a família. Termo de participação lido em voz alta.',
      },
      {
        x: 60,
        y: 310,
        largura: 1280,
        altura: 150,
        cor: VERDE,
        titulo: 'Medir (maio a julho)',
        texto:
          'Temperatura e umidade a cada dez minutos, ventilação nas aberturas, iluminância às 9h, 12h e 15h.',
      },
      {
        x: 60,
        y: 490,
        largura: 1280,
        altura: 150,
        cor: LARANJA,
        titulo: 'Simular e construir (agosto e setembro)',
        texto: 'Seis melhorias de até R$ 500,00 escolhidas pelos moradores e feitas em mutirão.',
      },
      {
        x: 60,
        y: 670,
        largura: 1280,
        altura: 150,
        cor: ROXO,
        titulo: 'Medir outra vez e ensinar (outubro a dezembro)',
        texto:
          'Comparação antes e depois; os dados entram nas orientações do Ateliê de Projeto III e na cartilha.',
      },
    ],
    setas: ['M700 280 V300', 'M700 460 V480', 'M700 640 V660'],
    rodape: 'Cada casa é acompanhada por um grupo de quatro estudantes e um instrutor durante todo o ano.',
  },
} as const satisfies Record<string, Diagrama>;
