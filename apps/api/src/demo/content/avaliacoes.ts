import type { CriterioFase1 } from '@instrutoria/domain/avaliacao/types.ts';
import type { ChaveDeEdital } from './editais.ts';

/** Evaluators beside the two named accounts; nobody knows their passwords. */
export const OUTROS_AVALIADORES: readonly string[] = [
  'hugo.sardinha',
  'adriana.padilha',
  'marcelo.goulart',
  'tereza.amaral',
];

/** How far an evaluator has come with a project. */
export type Progresso = 'designada' | 'aceita' | 'fase1' | 'fase2' | 'concluida';

interface AndamentoDemo {
  readonly edital: ChaveDeEdital;
  /** `chave` of the project's coordinator. */
  readonly coordenador: string;
  readonly avaliador: string;
  readonly progresso: Progresso;
}

/** The running evaluations; projects that are not here have no evaluator yet. Everything later is finished. */
export const ANDAMENTO: readonly AndamentoDemo[] = [
  { edital: 'saude', coordenador: 'marcia.ulhoa', avaliador: 'samuel.abreu', progresso: 'concluida' },
  { edital: 'saude', coordenador: 'otavio.lins', avaliador: 'samuel.abreu', progresso: 'fase1' },
  { edital: 'saude', coordenador: 'jussara.campos', avaliador: 'samuel.abreu', progresso: 'aceita' },
  { edital: 'saude', coordenador: 'simone.brandao', avaliador: 'samuel.abreu', progresso: 'designada' },
  { edital: 'saude', coordenador: 'gustavo.peixoto', avaliador: 'monica.teixeira', progresso: 'concluida' },
  { edital: 'saude', coordenador: 'larissa.fontes', avaliador: 'monica.teixeira', progresso: 'fase2' },
  { edital: 'saude', coordenador: 'denise.okamoto', avaliador: 'adriana.padilha', progresso: 'designada' },
  { edital: 'extensao', coordenador: 'conceicao.dantas', avaliador: 'monica.teixeira', progresso: 'fase1' },
  {
    edital: 'extensao',
    coordenador: 'beatriz.salgado',
    avaliador: 'monica.teixeira',
    progresso: 'designada',
  },
  { edital: 'extensao', coordenador: 'jussara.campos', avaliador: 'samuel.abreu', progresso: 'concluida' },
];

/** Who was reminded yesterday and still has not begun. */
export const ATRASADA = 'adriana.padilha';

/** An assignment that was refused; its project waits for another evaluator. */
export const RECUSA = {
  edital: 'saude',
  coordenador: 'fabio.serrano',
  avaliador: 'hugo.sardinha',
  motivo:
    'Oriento em coautoria com o coordenador um trabalho de conclusão de curso sobre análise da marcha e não me sinto à vontade para pontuar a proposta.',
} as const;

/** A whole judgement: the four scores of phase 1, how far phase 2 strays from the recommendation, and its text. */
export interface JuizoDemo {
  readonly fase1: Readonly<Record<CriterioFase1, number>>;
  /** Points more or less than recommended, in each criterion of phase 2. */
  readonly ajuste: number;
  /** How much of what it asked for the project gets. */
  readonly concessao: 'inteira' | 'parcial' | 'nenhuma';
  readonly parecer: string;
}

const fase1 = (a: number, r: number, m: number, o: number): JuizoDemo['fase1'] => ({
  pontuacaoAdequacaoCoerencia: a,
  pontuacaoRelevanciaJustificativaClareza: r,
  pontuacaoMetodologiaAtividades: m,
  pontuacaoOrganizacaoTextual: o,
});

/** Judgements in the order in which the finished evaluations take them, again from the first after the last. */
export const JUIZOS: readonly JuizoDemo[] = [
  {
    fase1: fase1(36.5, 27, 18, 9.5),
    ajuste: 4,
    concessao: 'inteira',
    parecer:
      'Proposta madura. O diagnóstico parte de dados da própria disciplina e a metodologia decorre dele com naturalidade. As atividades de cada instrutor estão bem distribuídas ao longo dos dez meses, e o acompanhamento semanal dá segurança de que o plano será cumprido. Sugere-se apenas registrar como os resultados serão divulgados aos demais professores da unidade.',
  },
  {
    fase1: fase1(31, 22.5, 14, 8),
    ajuste: 0,
    concessao: 'parcial',
    parecer:
      'O problema é relevante e está bem descrito. A metodologia, porém, apresenta as oficinas sem dizer quantos estudantes atenderão nem como serão escolhidos, e o cronograma repete a mesma atividade em três meses. Com esses ajustes a proposta ganharia consistência. A redação é clara e a bibliografia, atual.',
  },
  {
    fase1: fase1(38, 28.5, 19, 9),
    ajuste: 6,
    concessao: 'inteira',
    parecer:
      'Trata-se de uma das propostas mais consistentes do conjunto. Articula ensino e formação do instrutor, prevê devolutivas aos estudantes e indica metas verificáveis. O cuidado com quem trabalha durante o dia merece destaque. Não há reparos de mérito.',
  },
  {
    fase1: fase1(16, 12, 8.5, 6),
    ajuste: -12,
    concessao: 'nenhuma',
    parecer:
      'A proposta descreve a rotina da disciplina, mas não explica o que o instrutor fará além do que já cabe ao professor. Os resultados esperados são genéricos e não podem ser verificados. Recomenda-se reapresentar o projeto com um plano de trabalho próprio para os instrutores e com indicadores de aprendizagem.',
  },
  {
    fase1: fase1(33.5, 25, 16.5, 8.5),
    ajuste: -3,
    concessao: 'inteira',
    parecer:
      'Bom projeto, com justificativa apoiada em três anos de resultados. As atividades são adequadas à carga semanal prevista. Falta explicitar como será a formação inicial dos instrutores, hoje apenas mencionada. A organização do texto facilita a leitura.',
  },
  {
    fase1: fase1(28, 20, 13.5, 7.5),
    ajuste: -6,
    concessao: 'parcial',
    parecer:
      'A ideia é boa e responde a uma necessidade real do curso. A fundamentação, contudo, é breve, e a proposta não dialoga com experiências semelhantes já realizadas na universidade. O número de instrutores pedido parece maior do que as atividades descritas exigem.',
  },
  {
    fase1: fase1(35, 26, 17.5, 9),
    ajuste: 2,
    concessao: 'parcial',
    parecer:
      'Proposta clara e bem escrita. O plano de atividades é detalhado e coerente com os objetivos. A comissão deve considerar que parte do material previsto já existe na unidade, o que permite atender o projeto com menos instrutores sem prejuízo do que se propõe.',
  },
  {
    fase1: fase1(14, 11, 9, 7),
    ajuste: -8,
    concessao: 'nenhuma',
    parecer:
      'O tema interessa ao curso, mas a proposta está incompleta: não informa em que disciplinas os instrutores atuarão, o cronograma cobre apenas o primeiro semestre e as referências não são citadas no texto. Não é possível avaliar a viabilidade do plano. Sugere-se que o grupo procure a comissão antes da próxima edição.',
  },
];
