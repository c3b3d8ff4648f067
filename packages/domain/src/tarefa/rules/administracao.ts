import { porQueNaoPassou } from '../../coordenacao/messages.ts';
import type { RazaoDeNaoPassar } from '../../coordenacao/types.ts';
import { ultimoDiaDaAvaliacao } from '../../designacao/rules/prazo.ts';
import { MAQUINA_DO_EDITAL } from '../../edital/maquina.ts';
import { ehPreliminar } from '../../edital/rules/resultado-publicado.ts';
import type { ContagemDoEdital, Edital } from '../../edital/types.ts';
import { compararDias, diaNoFuso } from '../../kernel/datas.ts';
import { impedimentos } from '../../kernel/maquina.ts';
import {
  type Fechamento,
  impedimentoDaConferencia,
  impedimentoDoFechamento,
} from '../../pagamento/transitions.ts';
import type { Lancamento } from '../../pagamento/types.ts';
import { TEXTOS_DA_TAREFA as T } from '../messages.ts';
import type { NovaTarefa } from '../types.ts';
import { doProjeto } from './do-projeto.ts';

/** Groups unfinished projects of a call in evaluation that are alike in state and designation day. */
export interface Inacabados {
  readonly editalId: number;
  /**
   * With several evaluators each counts separately; so does a project that lacks one, and one whose totals
   * are too far apart.
   */
  readonly estado: 'DIVERGENTE' | 'PENDENTE' | 'RECUSADO' | 'SEM_AVALIADOR' | 'SEM_DIREITO';
  /** Day of the designation; null without one. */
  readonly designadaEm: string | null;
  readonly quantos: number;
}

/**
 * Whether the project keeps the decision from beginning. SEM_DIREITO does not, since its evaluator may have
 * finished before losing the right.
 */
export function impedeDecidir({ estado }: Inacabados): boolean {
  return estado !== 'SEM_DIREITO';
}

/** The pending work of a published call. */
export interface Esperando {
  readonly editalId: number;
  readonly recursos: number;
  /** How many of them wait for the answers of others, and the latest last day among them (D56). */
  readonly comContrarrazoes: number;
  readonly contrarrazoesAte: string | null;
  readonly documentos: number;
  /** Not REGULAR, and without CPF or matrícula (D37). */
  readonly semIdentificacao: number;
  /** IRREGULAR, with nothing missing. */
  readonly prontos: number;
  readonly ausencias: number;
}

/** In a call with homologação, the projects to be marked and the appeals to be decided. */
export interface PorHomologar {
  readonly editalId: number;
  readonly projetos: number;
  readonly recursos: number;
}

/** The next suplente in a call where a scholarship was given back. */
export interface SuplenteDaVez {
  readonly editalId: number;
  readonly numero: number;
}

/** A project that waits for somebody's act. */
export interface ProjetoQueEspera {
  readonly id: number;
  readonly titulo: string;
  readonly editalId: number;
}

/** An appeal that no president may decide, without a named substitute (D56). */
export interface RecursoSemQuemDecida extends ProjetoQueEspera {
  readonly recurso: number;
  /** The reader may decide it, or name who decides; else no administrator may. */
  readonly posso: boolean;
}

/** A coordination that did not pass on its day (D61). */
export interface PassagemNaoFeita extends ProjetoQueEspera {
  readonly aQuem: string;
  readonly razao: RazaoDeNaoPassar;
}

/** Scholarships due after an accepted appeal that could be given now (D56). */
export interface BolsasADar extends ProjetoQueEspera {
  readonly recurso: number;
  readonly bolsas: number;
}

/** The facts leave out projects in which the reader takes part (D30). */
export interface FatosDaAdministracao {
  readonly editais: readonly Edital[];
  readonly inacabados: readonly Inacabados[];
  /** For preliminary results, and for calls in evaluation whose decision could begin. */
  readonly contagens: ReadonlyMap<number, ContagemDoEdital>;
  readonly porHomologar?: readonly PorHomologar[];
  readonly esperando: readonly Esperando[];
  readonly suplentes: readonly SuplenteDaVez[];
  readonly bolsasADar: readonly BolsasADar[];
  readonly desistencias: readonly ProjetoQueEspera[];
  readonly passagensNaoFeitas: readonly PassagemNaoFeita[];
  /** Includes the reader's own projects, when all others are barred. */
  readonly semQuemDecida: readonly RecursoSemQuemDecida[];
  /** Annulments that the reader did not propose, and may decide now. */
  readonly anulacoes: readonly ProjetoQueEspera[];
  /** Changes of e-mail or CPF by somebody else that the reader may check (D59). */
  readonly mudancas: number;
  /** Reports that wait for an answer. */
  readonly relatorios?: number;
  /** Contests of months that wait for an answer, and the earliest last day among them. */
  readonly contestacoes?: { readonly quantas: number; readonly ate: string | null };
  readonly emailsMortos: number;
  /**
   * Of the earliest open month: only it can be closed, and only its sheet can ask payments back. null without one,
   * and for readers who close no sheet.
   */
  readonly folha: (Fechamento & { readonly lancamentos: readonly Lancamento[] }) | null;
  readonly agora: Date;
  readonly fuso: string;
}

type DoEdital = Pick<NovaTarefa, 'caminho' | 'codigo' | 'senao' | 'titulo'> &
  Partial<Pick<NovaTarefa, 'ate' | 'quantos'>>;

function doEdital({ id, nome }: Edital, tarefa: DoEdital): NovaTarefa {
  return { quantos: null, ate: null, ...tarefa, sobre: nome, projeto: null, edital: id, de: null };
}

function daAvaliacao(edital: Edital, fatos: FatosDaAdministracao): NovaTarefa[] {
  const { agora, fuso } = fatos;
  const hoje = diaNoFuso(agora, fuso);
  const { prazoAvaliacao } = edital;
  const deste = fatos.inacabados.filter(({ editalId }) => editalId === edital.id);
  const contar = (quais: readonly Inacabados[]) => quais.reduce((soma, { quantos }) => soma + quantos, 0);
  const em = (estado: Inacabados['estado']) => contar(deste.filter((um) => um.estado === estado));
  const dias = deste.flatMap(({ estado, designadaEm, quantos }) =>
    estado === 'PENDENTE' && designadaEm !== null
      ? [{ quantos, ultimo: ultimoDiaDaAvaliacao({ designadaEm, prazoAvaliacao }) }]
      : [],
  );
  const atrasados = dias.filter(({ ultimo }) => compararDias(hoje, ultimo) > 0);
  const desde = atrasados.map(({ ultimo }) => ultimo).toSorted(compararDias)[0];
  const quantosAtrasados = atrasados.reduce((soma, { quantos }) => soma + quantos, 0);
  const aqui = `/editais/${edital.id}`;
  const contagem = fatos.contagens.get(edital.id);
  const livre =
    contagem !== undefined &&
    contagem.projetos > 0 &&
    impedimentos(MAQUINA_DO_EDITAL, edital, 'iniciarDecisao', { agora, fuso, contagem }).length === 0;
  const marcas = fatos.porHomologar?.find(({ editalId }) => editalId === edital.id);
  const grupos: readonly (DoEdital & { readonly quantos: number })[] = [
    {
      codigo: 'PROJETOS_A_HOMOLOGAR',
      titulo: T.homologar(marcas?.projetos ?? 0),
      quantos: marcas?.projetos ?? 0,
      senao: T.homologarSenao,
      caminho: `${aqui}/homologacao?estado=aHomologar`,
    },
    {
      codigo: 'RECURSOS_DA_HOMOLOGACAO',
      titulo: T.recursosDaHomologacao(marcas?.recursos ?? 0),
      quantos: marcas?.recursos ?? 0,
      senao: T.homologarSenao,
      caminho: `${aqui}/homologacao?estado=emRecurso`,
    },
    {
      codigo: 'AVALIADOR_QUE_RECUSOU',
      titulo: T.recusou(em('RECUSADO')),
      quantos: em('RECUSADO'),
      ate: prazoAvaliacao,
      senao: T.semAvaliadorSenao,
      caminho: `${aqui}?situacao=recusou`,
    },
    {
      codigo: 'AVALIADOR_SEM_DIREITO',
      titulo: T.semDireito(em('SEM_DIREITO')),
      quantos: em('SEM_DIREITO'),
      ate: prazoAvaliacao,
      senao: T.semDireitoSenao,
      caminho: `${aqui}?impedimento=sim`,
    },
    {
      codigo: 'PROJETOS_SEM_AVALIADOR',
      titulo: T.designar(em('SEM_AVALIADOR')),
      quantos: em('SEM_AVALIADOR'),
      ate: prazoAvaliacao,
      senao: T.semAvaliadorSenao,
      caminho: `${aqui}?situacao=aDesignar`,
    },
    {
      codigo: 'TOTAIS_DIVERGENTES',
      titulo: T.divergentes(em('DIVERGENTE')),
      quantos: em('DIVERGENTE'),
      ate: prazoAvaliacao,
      senao: T.divergentesSenao,
      caminho: `${aqui}?situacao=divergente`,
    },
    {
      codigo: 'AVALIADORES_ATRASADOS',
      titulo: T.atrasados(quantosAtrasados),
      quantos: quantosAtrasados,
      ate: desde ?? null,
      senao: T.atrasadosSenao,
      caminho: `${aqui}?situacao=atrasada`,
    },
  ];
  return [
    ...grupos.filter(({ quantos }) => quantos > 0).map((grupo) => doEdital(edital, grupo)),
    ...(livre
      ? [
          doEdital(edital, {
            codigo: 'DECISAO_A_INICIAR',
            titulo: T.decisao,
            senao: T.decisaoSenao,
            caminho: `${aqui}/avaliacao`,
          }),
        ]
      : []),
  ];
}

/** The task to publish the final result, once nothing forbids it. */
function doPreliminar(edital: Edital, { contagens, agora, fuso }: FatosDaAdministracao): NovaTarefa[] {
  const contagem = contagens.get(edital.id);
  if (contagem === undefined || !ehPreliminar(edital)) return [];
  const fatos = { agora, fuso, contagem };
  if (impedimentos(MAQUINA_DO_EDITAL, edital, 'publicarResultadoFinal', fatos).length > 0) return [];
  return [
    doEdital(edital, {
      codigo: 'RESULTADO_FINAL_A_PUBLICAR',
      titulo: T.publicarFinal,
      senao: T.publicarFinalSenao,
      caminho: `/editais/${edital.id}/resultado`,
    }),
  ];
}

function doSuplente(edital: Edital, numero: number): NovaTarefa {
  return doEdital(edital, {
    codigo: 'SUPLENTE_A_CHAMAR',
    titulo: T.suplente(numero),
    senao: T.suplenteSenao,
    caminho: `/editais/${edital.id}/resultado`,
  });
}

function doAndamento(edital: Edital): NovaTarefa[] {
  if (edital.fase === 'decisao') {
    const caminho = `/editais/${edital.id}/decisao`;
    return [
      doEdital(edital, { codigo: 'NUMEROS_A_DECIDIR', titulo: T.numeros, senao: T.semResultado, caminho }),
      doEdital(edital, {
        codigo: 'ENVIO_A_SECRETARIA',
        titulo: T.secretaria,
        senao: T.semResultado,
        caminho,
      }),
    ];
  }
  if (edital.fase !== 'secretaria') return [];
  return [
    doEdital(edital, {
      codigo: 'RESULTADO_A_PUBLICAR',
      titulo: T.publicar,
      senao: T.publicarSenao,
      caminho: `/editais/${edital.id}/resultado`,
    }),
  ];
}

function doPublicado(edital: Edital, esperando: Esperando): NovaTarefa[] {
  const { recursos, comContrarrazoes, contrarrazoesAte } = esperando;
  const { documentos, semIdentificacao, prontos, ausencias } = esperando;
  const grupos: readonly (DoEdital & { readonly quantos: number })[] = [
    {
      codigo: 'RECURSOS_A_DECIDIR',
      titulo: T.recursos(recursos, comContrarrazoes, contrarrazoesAte),
      quantos: recursos,
      senao: ehPreliminar(edital) ? T.recursosDoPreliminarSenao : T.recursosSenao,
      caminho: `/editais/${edital.id}/recursos?situacao=pendente`,
    },
    {
      codigo: 'DOCUMENTOS_A_CONFERIR',
      titulo: T.conferir(documentos),
      quantos: documentos,
      senao: T.conferirSenao,
      caminho: `/conferir_documentos?edital=${edital.id}`,
    },
    {
      codigo: 'INSTRUTORES_SEM_IDENTIFICACAO',
      titulo: T.semIdentificacao(semIdentificacao),
      quantos: semIdentificacao,
      senao: T.semIdentificacaoSenao,
      caminho: `/instrutores?falta=identificacao&edital=${edital.id}`,
    },
    {
      codigo: 'INSTRUTORES_A_REGULARIZAR',
      titulo: T.regularizar(prontos),
      quantos: prontos,
      senao: T.regularizarSenao,
      caminho: `/instrutores?falta=regularizar&edital=${edital.id}`,
    },
    {
      codigo: 'AUSENCIAS_A_RESOLVER',
      titulo: T.ausencias(ausencias),
      quantos: ausencias,
      senao: T.ausenciasSenao,
      caminho: `/instrutores?falta=ausencia&edital=${edital.id}`,
    },
  ];
  return grupos.filter(({ quantos }) => quantos > 0).map((grupo) => doEdital(edital, grupo));
}

const DA_CASA = { sobre: null, projeto: null, edital: null, de: null, ate: null };

function daFolha(folha: FatosDaAdministracao['folha']): NovaTarefa[] {
  if (folha === null) return [];
  const { mes, lancamentos, conferencia, agora, fuso } = folha;
  const corrente = diaNoFuso(agora, fuso).slice(0, 7);
  const estornos = lancamentos.filter(({ tipo, decisao }) => tipo === 'ESTORNO' && decisao === null).length;
  const caminho = '/folha_pagamento';
  if (estornos > 0) {
    return [
      {
        ...DA_CASA,
        codigo: 'ESTORNOS_A_DECIDIR',
        titulo: T.estornos(estornos),
        quantos: estornos,
        senao: T.estornosSenao,
        caminho,
      },
    ];
  }
  // The window of the current month may end before the month does (D39).
  if (mes >= corrente) return [];
  const comum = { ...DA_CASA, quantos: null, de: `${corrente}-01`, senao: T.fecharSenao, caminho };
  // Points to look at are part of the task.
  const semPontos = { ...folha, pontos: [] };
  if (impedimentoDaConferencia(semPontos, lancamentos) === null) {
    return [{ ...comum, codigo: 'MES_A_CONFERIR', titulo: T.conferirFolha(mes) }];
  }
  if (conferencia === null || impedimentoDoFechamento(semPontos, lancamentos) !== null) return [];
  return [{ ...comum, codigo: 'MES_A_FECHAR', titulo: T.fechar(mes, conferencia.por.nome) }];
}

export function tarefasDaAdministracao(fatos: FatosDaAdministracao): NovaTarefa[] {
  const porId = new Map(fatos.editais.map((edital) => [edital.id, edital]));
  return [
    ...fatos.editais.flatMap((edital) =>
      edital.fase === 'avaliacao'
        ? daAvaliacao(edital, fatos)
        : [...doAndamento(edital), ...doPreliminar(edital, fatos)],
    ),
    ...fatos.esperando.flatMap((esperando) => {
      const edital = porId.get(esperando.editalId);
      return edital === undefined ? [] : doPublicado(edital, esperando);
    }),
    ...fatos.suplentes.flatMap(({ editalId, numero }) => {
      const edital = porId.get(editalId);
      return edital === undefined ? [] : [doSuplente(edital, numero)];
    }),
    ...fatos.bolsasADar.map(({ recurso, bolsas, ...projeto }) =>
      doProjeto(
        { projeto },
        {
          codigo: 'BOLSA_DO_RECURSO_A_DAR',
          titulo: T.bolsaDoRecurso(bolsas, recurso),
          senao: T.bolsaDoRecursoSenao,
          caminho: `/editais/${projeto.editalId}/recursos/${recurso}`,
        },
      ),
    ),
    ...fatos.desistencias.map((projeto) =>
      doProjeto(
        { projeto },
        {
          codigo: 'DESISTENCIA_SEM_RESPOSTA',
          titulo: T.desistenciaSemResposta,
          senao: T.desistenciaSemRespostaSenao,
          caminho: `/projetos/${projeto.id}/instrutores`,
        },
      ),
    ),
    ...fatos.passagensNaoFeitas.map(({ aQuem, razao, ...projeto }) =>
      doProjeto(
        { projeto },
        {
          codigo: 'PASSAGEM_NAO_FEITA',
          titulo: T.passagemNaoFeita,
          senao: T.passagemNaoFeitaSenao(porQueNaoPassou(razao, aQuem)),
          caminho: `/projetos/${projeto.id}/coordenacao`,
        },
      ),
    ),
    ...fatos.semQuemDecida.map(({ recurso, posso, ...projeto }) =>
      doProjeto(
        { projeto },
        {
          codigo: 'RECURSO_SEM_QUEM_DECIDA',
          titulo: posso ? T.semQuemDecida(recurso) : T.soOOperador(recurso),
          senao: posso ? T.semQuemDecidaSenao : T.soOOperadorSenao,
          caminho: `/editais/${projeto.editalId}/recursos/${recurso}`,
        },
      ),
    ),
    ...fatos.anulacoes.map((projeto) =>
      doProjeto(
        { projeto },
        {
          codigo: 'ANULACAO_A_DECIDIR',
          titulo: T.decidirAnulacao,
          senao: T.decidirAnulacaoSenao,
          caminho: `/projetos/${projeto.id}/resultado`,
        },
      ),
    ),
    ...daFolha(fatos.folha),
    ...((fatos.relatorios ?? 0) > 0
      ? [
          {
            ...DA_CASA,
            codigo: 'RELATORIOS_A_ANALISAR',
            titulo: T.relatorios(fatos.relatorios ?? 0),
            quantos: fatos.relatorios ?? 0,
            senao: T.relatoriosSenao,
            caminho: '/relatorios_recebidos?situacao=ENVIADO',
          } as const,
        ]
      : []),
    ...((fatos.contestacoes?.quantas ?? 0) > 0
      ? [
          {
            ...DA_CASA,
            codigo: 'CONTESTACOES_A_RESPONDER',
            titulo: T.contestacoes(fatos.contestacoes?.quantas ?? 0),
            quantos: fatos.contestacoes?.quantas ?? 0,
            ate: fatos.contestacoes?.ate ?? null,
            senao: T.contestacoesSenao,
            caminho: '/contestacoes?situacao=ABERTA',
          } as const,
        ]
      : []),
    ...(fatos.mudancas > 0
      ? [
          {
            ...DA_CASA,
            codigo: 'MUDANCAS_A_CONFERIR',
            titulo: T.mudancas(fatos.mudancas),
            quantos: fatos.mudancas,
            senao: T.mudancasSenao,
            caminho: '/administracao/mudancas_de_contato',
          } as const,
        ]
      : []),
    ...(fatos.emailsMortos > 0
      ? [
          {
            ...DA_CASA,
            codigo: 'EMAILS_QUE_NAO_SAIRAM',
            titulo: T.emails(fatos.emailsMortos),
            quantos: fatos.emailsMortos,
            senao: T.emailsSenao,
            caminho: '/administracao/saude',
          } as const,
        ]
      : []),
  ];
}
