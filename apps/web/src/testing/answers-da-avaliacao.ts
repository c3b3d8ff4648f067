import { CRITERIOS } from '@instrutoria/domain/avaliacao/types.ts';
import { REGRAS_PADRAO } from '@instrutoria/domain/edital/rules/regras.ts';
import { FASE1, SEM_NOTAS } from '@instrutoria/domain/testing/avaliacoes.ts';
import { umProfessor } from '@instrutoria/domain/testing/contas.ts';
import { umEdital } from '@instrutoria/domain/testing/editais.ts';
import { umaReferencia } from '@instrutoria/domain/testing/instrutores.ts';
import { umProjeto } from '@instrutoria/domain/testing/projetos.ts';
import type { Answers } from './faults.ts';

const emAvaliacao = umEdital({ fase: 'avaliacao', aberto: false });
const publicado = umEdital({ fase: 'resultado', aberto: false, encerrado: true });
const projeto = umProjeto({ id: 31, titulo: 'Monitoria', edital: emAvaliacao });
const vagas = { remunerados: 2, voluntarios: 1, remunerados_aprovados: 1, voluntarios_aprovados: 1 };
export const aprovacao = {
  id: 11,
  versao: 1,
  projeto: { ...projeto, ...vagas },
  avaliador: null,
  situacao: 'SUBMETIDO',
  situacaoExibida: 'SUBMETIDO',
  vagas: null,
  resultado: null,
  recurso: null,
  aceito: false,
  ja_foi_avaliado: false,
  foiAvaliador: true,
  ...SEM_NOTAS,
  ...FASE1,
  total: null,
  parecer: '',
};
const aprovada = {
  ...aprovacao,
  projeto: { ...aprovacao.projeto, edital: publicado },
  situacao: 'APROVADO',
  situacaoExibida: 'APROVADO',
  vagas: 'todas',
  resultado: { versao: 1, instante: '2026-05-13T12:00:00.000Z', posicao: 1, menorTotalComVaga: 80 },
  recurso: { pode: true, motivo: null, ate: null, soMudanca: false, mudancas: [] },
  total: 80,
};
const listada = {
  id: 11,
  versao: 1,
  projeto: {
    id: 31,
    titulo: 'Monitoria',
    tipoProjeto: 'TIPO I',
    coordenador: umProfessor(),
    edital: emAvaliacao,
  },
  avaliador: { id: 8, nome: 'Bruno Telles' },
  avaliadorSemDireito: false,
  atraso: { dias: 3, desde: 'prazo', lembradoHoje: false },
  aceito: true,
  ja_foi_avaliado: false,
  foiAvaliador: true,
  ...SEM_NOTAS,
  total: null,
};
export const designada = {
  id: 31,
  titulo: 'Monitoria',
  coordenador: umProfessor(),
  avaliacao: {
    id: 11,
    versao: 1,
    avaliador: listada.avaliador,
    avaliadorSemDireito: false,
    avaliadorDeclarou: false,
    comecada: false,
    atraso: listada.atraso,
    aceito: true,
    ja_foi_avaliado: false,
  },
  recusas: [],
};
const semAvaliador = { id: 32, titulo: 'Tutoria', coordenador: umProfessor(), avaliacao: null, recusas: [] };
const doEdital = { id: 9, nome: 'Helena Prado', unidade: 'Centro', programa: null };
const {
  avaliadorSemDireito: _semDireito,
  avaliadorDeclarou: _declarou,
  comecada: _comecada,
  ...andamento
} = designada.avaliacao;
const naMesa = [
  { ...semAvaliador, coordenador: doEdital },
  {
    ...designada,
    coordenador: doEdital,
    avaliacao: { ...andamento, prazo: '2026-11-19', impedimento: null },
  },
];
export const linha = {
  id: 11,
  versao: 1,
  projeto_id: 31,
  titulo: 'Monitoria',
  tipoProjeto: 'TIPO I',
  edital: { id: 3, nome: 'Edital 2026', limiteBolsas: null, fase: 'secretaria' },
  pontuacaoFase1: 80,
  pontuacaoFase2: 300,
  total: 380,
  ...vagas,
  situacao: 'SUBMETIDO',
  situacaoExibida: 'APROVADO PARCIALMENTE',
  vagas: 'parte',
  encerramento: null,
  desistencia: null,
};
const naOrdem = {
  ...linha,
  ...{ coordenador: 'Helena Prado', unidade: 'Centro', posicao: 1, desempate: null, desempateCom: null },
};
export const candidato = {
  id: 8,
  nome: 'Bruno Telles',
  siape: '7777777',
  unidade: 'Centro',
  designados: 1,
  pendentes: 1,
  impedimento: null,
  avisos: [],
  motivoDaRecusa: null,
  emComum: null,
};
export const recurso = {
  id: 5,
  versao: 1,
  mensagem: '<p>Revejam.</p>',
  feedback: null,
  status: 'PENDENTE',
  criadoEm: '2026-11-20T12:00:00Z',
  decididoEm: null,
  original: null,
  corrigido: null,
  projetoAprovacao: {
    ...aprovada,
    projeto: { ...aprovada.projeto, tipoProjeto: 'TIPO II', coordenador: umProfessor({ id: 9 }) },
  },
};
/** An appeal of another project, which this one may answer. */
export const RECURSO_DE_OUTRO = {
  id: 6,
  projeto: { id: 32, titulo: 'Monitoria de Botânica' },
  status: 'PENDENTE',
  mensagem: '<p>A nota de metodologia não considerou o anexo.</p>',
  criterios: [],
  criadoEm: '2026-11-19T12:00:00Z',
  ate: '2999-01-10',
  podeResponder: true,
  texto: null,
  enviadaEm: null,
} as const;
const relator = { id: 8, nome: 'Bruno Telles' };
const emRelatoria = { ...recurso, relatoria: { estado: 'entregue', relator } };
const minuta = {
  versao: 1,
  gravadaEm: '2026-11-21T12:00:00Z',
  decisao: 'recusar',
  feedback: '<p>Não procede.</p>',
  criterios: [],
  ...Object.fromEntries(CRITERIOS.map((criterio) => [criterio, null])),
  remunerados_aprovados: null,
  voluntarios_aprovados: null,
};
const relatoria = {
  versao: 2,
  estado: 'designada',
  relator,
  desde: '2026-11-20T12:00:00Z',
  souRelator: true,
  podeEscrever: true,
  podeDesignar: false,
  minuta,
  recurso,
};
/** An appeal whose rapporteur handed the draft over, for the people who decide. */
export const COM_MINUTA = {
  listarRecursos: [emRelatoria],
  lerRelatoria: { ...relatoria, estado: 'entregue', souRelator: false, podeDesignar: true },
  listarRelatores: [{ ...relator, unidade: 'Centro', tipo: 'avaliador', relatorias: 0, impedimento: null }],
} as const;
/** The answers for the rapporteur. */
export const COMO_RELATOR = {
  lerRelatoria: relatoria,
  listarRelatorias: [
    {
      id: 5,
      status: 'PENDENTE',
      criadoEm: '2026-11-20T12:00:00Z',
      prazo: '2026-12-20',
      faltam: 26,
      projeto: { id: 31, titulo: 'Monitoria', coordenador: 'Helena Prado' },
      edital: { id: 3, nome: 'Edital 2026' },
      criterios: [],
      relatoria: 'designada',
      relator,
    },
  ],
} as const;
const figuras = {
  concluidas: 3,
  media: 70,
  desvio: 10,
  menor: 60,
  maior: 80,
  criterios: Object.fromEntries(CRITERIOS.map((criterio) => [criterio, 66.7])),
  dias: 4.5,
  caracteres: 1200,
};
const julgamento = {
  avaliadores: [
    { ...figuras, avaliador: { id: 8, nome: 'Bruno Telles' }, mediaDosOutros: null, diferenca: null },
  ],
  todos: figuras,
  concordancia: { alfa: null, pares: 0, semAlfa: 'poucosPares' },
  discordancias: [],
  proprios: 0,
};
const tentativa = {
  id: 5,
  estado: 'proposta',
  criadoEm: '2026-05-13T12:00:00.000Z',
  autor: { id: 1, nome: 'Ana' },
  semente: '40213',
  origem: 'evento',
  evento: 'Loteria Federal',
  versaoDoMetodo: 1,
  hash: 'a'.repeat(64),
  passos: 12,
  projetos: 1,
  anterior: null,
  designados: 0,
  superado: false,
};
const { pesosDoSorteio: pesos } = REGRAS_PADRAO;
const distribuicao = {
  projetos: 1,
  avaliadores: 2,
  cargaSugerida: 2,
  fora: 0,
  pesos,
  proibirMesmaUnidade: false,
  tentativas: [tentativa],
};
const anunciado = {
  id: 4,
  evento: 'Loteria Federal, concurso 6017',
  dia: '2026-05-12',
  anunciadoEm: '2026-05-10T12:00:00.000Z',
  retirada: null,
};
const sorteado = {
  ...tentativa,
  porProjeto: 1,
  cargaMaxima: 2,
  proibirMesmaUnidade: false,
  pesos,
  impossibilidade: null,
  proposta: {
    custo: 60,
    limiteInferior: 60,
    empatesResolvidos: true,
    faltas: ['1 designação: nada em comum que se conheça'],
    linhas: [
      {
        projeto: { id: 32, titulo: 'Tutoria' },
        coordenador: { id: 9, nome: 'Helena Prado' },
        unidade: 'Centro',
        designado: false,
        avaliadores: [
          {
            id: 8,
            nome: 'Bruno Telles',
            unidade: 'Instituto',
            carga: 2,
            fixo: false,
            tem: ['outra unidade'],
            falta: ['nada em comum que se conheça'],
          },
        ],
      },
    ],
  },
};
/** A call in evaluation, with all data of its screens. */
export const EM_AVALIACAO: Answers = {
  listarTodosOsEditais: [emAvaliacao],
  lerProjeto: projeto,
  lerAprovacao: aprovacao,
  lerAprovacaoDoProjeto: aprovacao,
  listarAvaliacoes: [listada],
  listarNaoDesignados: [{ ...projeto, id: 32, recusas: [] }],
  listarDesignacoes: [semAvaliador, designada],
  listarProjetosDoEdital: naMesa,
  listarAvaliadores: [umProfessor({ id: 8, nome: 'Bruno Telles', siape: '7777777' })],
  designarVarios: { linhas: [{ projeto: 32, resultado: 'feito', mensagem: 'avaliador designado' }] },
  listarCandidatos: [candidato],
  listarAvaliacoesDoAvaliador: [aprovacao],
  lerVersoesDaAvaliacao: [
    {
      id: 1,
      avaliador: listada.avaliador,
      notas: [{ nome: 'Metodologia e atividades', maximo: 20, valor: 16 }],
      total: 80,
      parecer: 'Proposta clara.',
      concluidaEm: '2026-11-20T14:10:00.000Z',
      motivo: 'A nota não confere com o parecer.',
      reabertaPor: null,
      reabertaEm: '2026-11-21T14:10:00.000Z',
    },
  ],
  ranqueTipoI: [],
  ranqueTipoII: [],
  salvarFase1: aprovacao,
  salvarFase2: aprovacao,
  lerPendencias: { ato: 'iniciarDecisao', bloqueios: [], avisos: [] },
  verificarAvaliacao: { data: true, message: 'todos os projetos foram avaliados' },
  lerPainel: {
    submissoes: [],
    avaliacao: { designados: 1, aceitos: 1, avaliados: 0, total: 1 },
    notas: [],
    bolsas: { pedidas: 2, concedidas: 1 },
    bolsasPorUnidade: [{ unidade: 'Instituto', pedidas: 2, concedidas: 1 }],
    horas: [],
    pagamento: [],
  },
  listarParaDecidir: [linha],
  lerJulgamento: julgamento,
  lerDistribuicao: distribuicao,
  lerSorteio: sorteado,
  sortear: sorteado,
  listarEventosDoSorteio: [anunciado],
  anunciarEventoDoSorteio: anunciado,
  designarSorteio: { linhas: [{ projeto: 32, resultado: 'feito', mensagem: 'avaliador designado' }] },
  lerDecisao: { limiteBolsas: 3, linhas: [naOrdem], proprios: 0 },
  decidirVarios: { linhas: [{ projeto: 31, resultado: 'feito', mensagem: 'atualizado com sucesso' }] },
  listarNaSecretaria: [linha],
  listarAuditoria: [],
  listarPendenciasDeDados: [],
  lerArmazenamento: {
    espaco: { situacao: 'livre', livre: 500 * 1024 ** 3, piso: 5 * 1024 ** 3 },
    danificados: [],
    quantosDanificados: 0,
  },
};
const deVarios = (id: number, nome: string) => ({
  ...{
    id,
    nome,
    versao: 2,
    aceito: true,
    ja_foi_avaliado: true,
    declarou: false,
    comecada: true,
    semDireito: false,
  },
  atraso: null,
});
const divergente = {
  ...designada,
  avaliacao: {
    ...designada.avaliacao,
    ...{ avaliador: null, atraso: null, exigidos: 2, divergente: true, mantida: null },
    avaliadores: [deVarios(8, 'Bruno Telles'), deVarios(9, 'Carla Nunes')],
  },
};
const DE_VARIOS = {
  versao: 2,
  regras: { ...REGRAS_PADRAO, avaliadores: 2, divergencia: 20, avaliadoresSeLeem: 'depois' as const },
  retificacoes: [],
};
const porConcluir = (id: number, nome: string) => ({ ...deVarios(id, nome), ja_foi_avaliado: false });
/** The same call with two projects that each have two of three evaluators, not all of whom have concluded. */
export const ENTRE_VARIOS: Answers = {
  ...EM_AVALIACAO,
  lerRegrasDoEdital: DE_VARIOS,
  listarProjetosDoEdital: [
    [porConcluir(8, 'Bruno Telles'), porConcluir(9, 'Carla Nunes')],
    [porConcluir(8, 'Bruno Telles'), deVarios(9, 'Carla Nunes')],
  ].map((avaliadores, n) => ({
    ...naMesa[0],
    id: 31 + n,
    avaliacao: { ...divergente.avaliacao, divergente: false, ja_foi_avaliado: false, avaliadores },
  })),
};
/** The same call after evaluators were designated by another draw. */
export const SORTEIO_SUPERADO: Answers = {
  ...EM_AVALIACAO,
  lerDistribuicao: { ...distribuicao, tentativas: [{ ...tentativa, superado: true }] },
  lerSorteio: { ...sorteado, superado: true },
};
/** The same call during the decision, in the secretariat, and archived. */
const emDecisao = { ...emAvaliacao, fase: 'decisao' } as const;
export const EM_DECISAO: Answers = { ...EM_AVALIACAO, listarTodosOsEditais: [emDecisao] };
export const NA_SECRETARIA: Answers = {
  ...EM_AVALIACAO,
  listarTodosOsEditais: [{ ...emAvaliacao, fase: 'secretaria' }],
};
const versao = {
  numero: 1,
  instante: '2026-05-13T12:00:00.000Z',
  motivo: 'PUBLICACAO',
  recurso: null,
  justificativa: null,
  reconstituida: false,
  sha256: 'a'.repeat(64),
};
const resultado = {
  edital: { id: 3, nome: 'Edital 2026', ano: 2026, resultadoPublicadoEm: versao.instante },
  versao,
  projetos: [
    {
      posicao: 1,
      projeto_id: 31,
      titulo: 'Monitoria',
      coordenador: 'Ana',
      unidade: 'Centro',
      tipoProjeto: 'TIPO I',
      total: 80,
      situacaoExibida: 'APROVADO',
      vagas: 'todas',
      remunerados_aprovados: 1,
      voluntarios_aprovados: 1,
      desempate: null,
    },
  ],
};
/** The same call after its results were published, with an appeal. */
export const PUBLICADO: Answers = {
  ...EM_AVALIACAO,
  listarTodosOsEditais: [publicado],
  lerProjeto: { ...projeto, edital: publicado },
  lerAprovacao: aprovada,
  lerAprovacaoDoProjeto: aprovada,
  listarRecursos: [recurso],
  contarRecursos: {
    editais: [{ id: 3, nome: 'Edital 3', pendentes: 1, decididos: 0, aDecidir: 1 }],
    proximos: [recurso.id],
  },
  listarRecursosDoProjeto: [],
  simularCorrecao: {
    versao: 2,
    avisado: 'Ana',
    posicao: { de: 2, para: 1 },
    total: { de: 80, para: 85 },
    movidos: [],
    situacaoExibida: { de: 'APROVADO', para: 'APROVADO' },
    vagas: {
      de: { remunerados_aprovados: 1, voluntarios_aprovados: 1 },
      para: { remunerados_aprovados: 1, voluntarios_aprovados: 1 },
    },
  },
  simularRecurso: {
    posicao: { de: 2, para: 1 },
    total: { de: 80, para: 85 },
    movidos: [],
    situacaoExibida: { de: 'APROVADO', para: 'APROVADO' },
    vagas: {
      de: { remunerados_aprovados: 1, voluntarios_aprovados: 1 },
      para: { remunerados_aprovados: 1, voluntarios_aprovados: 1 },
    },
  },
  lerResultados: resultado,
  listarVersoes: [versao],
  lerVersao: { ...resultado, emVigor: true, anterior: null, mudancas: [] },
  listarTextosDePublicacao: [],
  listarTextosPublicos: [],
};
/** A list with one project that waits for a returned scholarship. */
export const COM_SUPLENTES: Answers = {
  ...PUBLICADO,
  lerPendencias: { ato: null, bloqueios: [], avisos: [] },
  lerResultados: {
    ...resultado,
    projetos: resultado.projetos.map((projeto) => ({ ...projeto, suplente: 1, vagas: 'nenhuma' })),
  },
  lerSuplentes: {
    suplentes: [
      {
        projeto_id: 31,
        titulo: 'Monitoria',
        coordenador: 'Ana',
        numero: 1,
        pede: 1,
        ato: null,
        em: null,
        bolsas: 0,
        motivo: null,
        responderAte: null,
        aceite: null,
        temRecusa: false,
      },
    ],
    mudanca: null,
    devolveram: [{ projeto_id: 30, titulo: 'Outro', bolsas: 1, em: '2026-05-05' }],
    devidas: [],
    livres: 1,
    proximo: 31,
  },
  enviarRecusaDeSuplente: { data: umaReferencia('f') },
};
