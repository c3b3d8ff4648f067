import type { CriterioFase1 } from '@instrutoria/domain/avaliacao/types.ts';
import type { ChaveDeEdital } from './editais.ts';
import { lista, p } from './marcacao.ts';

export interface RecursoDemo {
  readonly edital: ChaveDeEdital;
  /** `chave` of the project's coordinator. */
  readonly coordenador: string;
  /** Days after the publication of the results. */
  readonly depoisDe: number;
  readonly mensagem: string;
  /** Null while it waits. */
  readonly decisao: {
    readonly feedback: string;
    /** What an acceptance changes; null for a refusal. */
    readonly notas: Partial<Readonly<Record<CriterioFase1, number>>> | null;
  } | null;
}

/** Appeals in every state, in the call whose results have just come out and in the ended ones. */
export const RECURSOS: readonly RecursoDemo[] = [
  {
    edital: 'resultado',
    coordenador: 'monica.teixeira',
    depoisDe: 1,
    mensagem: p(
      'Solicito a revisão da nota de <strong>metodologia e atividades</strong>. O parecer afirma que a proposta não explica o que o instrutor fará, mas o quarto parágrafo da metodologia e o cronograma descrevem, mês a mês, as caminhadas, o caderno de campo e as oficinas de desenho que cabem aos instrutores.',
    ),
    decisao: {
      feedback: p(
        'Relida a proposta, a comissão reconhece que as atividades dos instrutores estão descritas no cronograma. As notas de metodologia e de adequação foram revistas.',
      ),
      notas: { pontuacaoAdequacaoCoerencia: 26, pontuacaoMetodologiaAtividades: 15 },
    },
  },
  {
    edital: 'resultado',
    coordenador: 'rosangela.macedo',
    depoisDe: 2,
    mensagem: p(
      'Peço que a comissão reconsidere o número de instrutores concedido. O laboratório recebe oito turmas por semana e duas delas funcionam no mesmo horário, o que torna inviável atendê-las com um só bolsista.',
    ),
    decisao: {
      feedback: p(
        'O limite de bolsas do edital foi alcançado e a pontuação do projeto está de acordo com o parecer. Os voluntários concedidos permitem cobrir as turmas simultâneas.',
      ),
      notas: null,
    },
  },
  {
    edital: 'resultado',
    coordenador: 'samuel.abreu',
    depoisDe: 2,
    mensagem: p(
      'A nota de relevância não parece considerar que a oficina atende também os estudantes das licenciaturas, como informado na introdução. Peço a releitura desse critério.',
    ),
    decisao: null,
  },
  {
    edital: 'resultado',
    coordenador: 'fernando.lisboa',
    depoisDe: 3,
    mensagem: p(
      'Solicito a revisão do critério de adequação e coerência: o projeto prevê as mesmas atividades de outra proposta do edital, coordenada pelo meu colaborador, que recebeu pontuação maior neste item.',
    ),
    decisao: null,
  },
  {
    edital: 'resultado',
    coordenador: 'bruno.kessler',
    depoisDe: 4,
    mensagem:
      p('Apresento recurso quanto a dois pontos do parecer:') +
      lista(
        'o público das oficinas está definido no segundo parágrafo da introdução;',
        'a seleção dos estudantes é feita pela avaliação diagnóstica de março.',
      ),
    decisao: null,
  },
  {
    edital: 'anterior',
    coordenador: 'simone.brandao',
    depoisDe: 3,
    mensagem: p('Peço a revisão da nota de organização textual, que não foi justificada no parecer.'),
    decisao: {
      feedback: p('A comissão acolhe o pedido: o texto está bem organizado e a nota foi elevada.'),
      notas: { pontuacaoOrganizacaoTextual: 9.5 },
    },
  },
  {
    edital: 'anterior',
    coordenador: 'joaquim.serpa',
    depoisDe: 5,
    mensagem: p('Solicito nova avaliação do projeto por outro parecerista.'),
    decisao: {
      feedback: p(
        'O edital prevê um avaliador por projeto, e o parecer responde a todos os critérios. A comissão mantém o resultado.',
      ),
      notas: null,
    },
  },
];
