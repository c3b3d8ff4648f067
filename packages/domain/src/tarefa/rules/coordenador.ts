import type { Configuracao, NomeDaJanela } from '../../configuracao/types.ts';
import { ehPreliminar } from '../../edital/rules/resultado-publicado.ts';
import type { Edital } from '../../edital/types.ts';
import { montarLinha } from '../../frequencia/rules/folha.ts';
import { anosDaFolha, mesDoAno } from '../../frequencia/rules/meses.ts';
import type { HorasDoMes, InstrutorNaFolha } from '../../frequencia/types.ts';
import { prazoPassou } from '../../homologacao/rules/marca-e-correcao.ts';
import type { EstadoDaHomologacao } from '../../homologacao/types.ts';
import { temInstrutores } from '../../instrutor/policies.ts';
import { temVaga, type Vagas } from '../../instrutor/rules/vagas.ts';
import { type Documento, TIPOS_DE_ALUNO } from '../../instrutor/types.ts';
import { estadoDaJanela } from '../../janela/rules/estado-da-janela.ts';
import type { EstadoDaJanela, Prorrogacao } from '../../janela/types.ts';
import { compararDias, diaNoFuso, somarDias } from '../../kernel/datas.ts';
import { encerradoDesde } from '../../projeto/rules/encerramento.ts';
import type { Situacao } from '../../projeto/types.ts';
import { depoisSoDaMudanca } from '../../recurso/rules/mudanca-para-pior.ts';
import { podeRelatar } from '../../relatorio/maquina.ts';
import { NOMES_DOS_RELATORIOS } from '../../relatorio/messages.ts';
import type { EspecieDeRelatorio } from '../../relatorio/types.ts';
import { podeSolicitarRecurso, type RecursosFeitos } from '../../resultado/maquina.ts';
import { TEXTOS_DA_TAREFA as T, TEXTOS_DA_PROXIMA } from '../messages.ts';
import type { NovaTarefa, Proxima } from '../types.ts';
import { doProjeto } from './do-projeto.ts';

/** A vínculo in force in a published project. */
export interface InstrutorDaTarefa extends InstrutorNaFolha {
  readonly recusados: readonly { readonly documento: Documento; readonly motivo: string | null }[];
  readonly semCpf: boolean;
  readonly semMatricula: boolean;
  readonly temRelatorio: boolean;
  /** The stored hours, by year. */
  readonly horas: readonly { readonly ano: number; readonly horasPorMes: readonly HorasDoMes[] }[];
}

interface RelatorioDevolvido {
  readonly especie: EspecieDeRelatorio;
  readonly instrutor: { readonly id: number; readonly nome: string } | null;
  readonly ate: string;
}

interface MesEnviado {
  readonly instrutor: number;
  /** 'yyyy-mm' */
  readonly mes: string;
}

/** A project whose result is out, in a call that still runs. */
export interface ProjetoPublicado extends RecursosFeitos {
  readonly id: number;
  readonly titulo: string;
  readonly aprovacaoId: number;
  readonly editalId: number;
  readonly situacao: Situacao;
  readonly lido: boolean;
  readonly pedidas: Vagas;
  readonly aprovadas: Vagas;
  readonly nuncaTeveInstrutor: boolean;
  readonly encerramentoDesfeito: boolean;
  readonly desistencia: string | null;
  /** The last day to answer a call-up of the list of suplentes; null where none is open (D53). */
  readonly chamadoAte: string | null;
  /** Until when the administration awaits an answer; null where it asks nothing (D61). */
  readonly consultaAte: string | null;
  /** Until when the answer to a proposed annulment is awaited; null where there is none (D56). */
  readonly anulacaoAte: string | null;
  /**
   * The last days of other projects' appeals that this project was asked to answer and has not answered
   * (D56).
   */
  readonly contrarrazoesAte: readonly string[];
  readonly temDisciplinas: boolean;
  readonly temRelatorio: boolean;
  /** Reports that the administration returned and that were not sent again. */
  readonly devolvidos?: readonly RelatorioDevolvido[];
  /** Months that students sent and whose hours the coordination has not attested; also of ended vínculos. */
  readonly enviados?: readonly MesEnviado[];
  readonly instrutores: readonly InstrutorDaTarefa[];
}

/** For a project in a call that is being assessed, what the homologação asks of its coordinator. */
export interface ProjetoNaHomologacao {
  readonly id: number;
  readonly titulo: string;
  readonly editalId: number;
  readonly estado: EstadoDaHomologacao;
  readonly motivo: string;
  readonly ate: string | null;
  readonly recorreu: boolean;
}

/** Before publication nothing here depends on an assessment (D20). */
export interface FatosDoCoordenador {
  readonly rascunhos: readonly { readonly id: number; readonly titulo: string; readonly editalId: number }[];
  /** Submissions that wait for the e-mail's confirmation, and the first one's last day (D51). */
  readonly porConfirmar: { readonly quantas: number; readonly ate: string } | null;
  readonly projetos: readonly ProjetoPublicado[];
  readonly homologacoes?: readonly ProjetoNaHomologacao[];
  readonly editais: readonly Edital[];
  readonly configuracao: Configuracao;
  readonly prorrogacoes: readonly Prorrogacao[];
  readonly agora: Date;
}

export type FatosDosProjetos = Pick<
  FatosDoCoordenador,
  'agora' | 'configuracao' | 'editais' | 'projetos' | 'prorrogacoes'
>;

/** The facts of one project. */
interface Caso {
  readonly projeto: ProjetoPublicado;
  readonly edital: Edital;
  readonly hoje: string;
  readonly fuso: string;
  readonly agora: Date;
  readonly janela: (nome: NomeDaJanela) => EstadoDaJanela;
}

function diasDaJanela({ abreEm, fechaEm }: EstadoDaJanela, fuso: string): Pick<NovaTarefa, 'ate' | 'de'> {
  const dia = (instante: string | null) => (instante === null ? null : diaNoFuso(new Date(instante), fuso));
  return { de: dia(abreEm), ate: dia(fechaEm) };
}

function menorDia(...dias: readonly (string | null)[]): string | null {
  return dias.filter((dia) => dia !== null).toSorted(compararDias)[0] ?? null;
}

/** Whether the project got everything it asked for, so that an appeal could gain nothing. */
function recebeuTudo({ situacao, pedidas, aprovadas }: ProjetoPublicado): boolean {
  return situacao === 'APROVADO' && TIPOS_DE_ALUNO.every((tipo) => aprovadas[tipo] >= pedidas[tipo]);
}

function doResultado(caso: Caso): NovaTarefa[] {
  const { projeto, edital, agora, fuso } = caso;
  const { pode: cabeRecurso, ate, soMudanca } = podeSolicitarRecurso(edital, { ...projeto, agora, fuso });
  const depois = depoisSoDaMudanca(ate, [projeto.mudancaAte]);
  return [
    ...(projeto.lido
      ? []
      : [
          doProjeto(caso, {
            codigo: 'RESULTADO_A_LER',
            titulo: T.resultado,
            ate,
            senao: ate === null ? T.resultadoSemRecurso : T.resultadoSenao(ate),
            caminho: `/projetos/${projeto.id}/resultado`,
          }),
        ]),
    ...(cabeRecurso && ate !== null && !recebeuTudo(projeto) && projeto.desistencia === null
      ? [
          doProjeto(caso, {
            codigo: 'RECURSO_POSSIVEL',
            titulo: soMudanca ? T.recursoDaMudanca : T.recurso,
            ate,
            senao: depois === null ? T.recursoSenao : T.recursoSenaoSoDaMudanca(depois),
            caminho: `/solicitar_recurso/${projeto.aprovacaoId}`,
          }),
        ]
      : []),
  ];
}

/** The committee proposes to lower the project's result. */
function daAnulacao(caso: Caso): NovaTarefa[] {
  const { id, anulacaoAte } = caso.projeto;
  if (anulacaoAte === null || compararDias(caso.hoje, anulacaoAte) > 0) return [];
  return [
    doProjeto(caso, {
      codigo: 'ANULACAO_A_RESPONDER',
      titulo: T.responderAnulacao,
      ate: anulacaoAte,
      senao: T.responderAnulacaoSenao,
      caminho: `/projetos/${id}/resultado`,
    }),
  ];
}

/** Others appealed, and accepting that may change this project's position. */
function dosRecursosDosOutros(caso: Caso): NovaTarefa[] {
  const { id, contrarrazoesAte } = caso.projeto;
  const abertas = contrarrazoesAte.filter((ate) => compararDias(caso.hoje, ate) <= 0);
  if (abertas.length === 0) return [];
  return [
    doProjeto(caso, {
      codigo: 'RECURSO_DE_OUTRO_PROJETO',
      titulo: T.contrarrazoes(abertas.length),
      quantos: abertas.length,
      ate: menorDia(...abertas),
      senao: T.contrarrazoesSenao,
      caminho: `/projetos/${id}/resultado`,
    }),
  ];
}

/** A scholarship that came free is offered to the project. */
function doChamado(caso: Caso): NovaTarefa[] {
  const { id, chamadoAte } = caso.projeto;
  if (chamadoAte === null || compararDias(caso.hoje, chamadoAte) > 0) return [];
  return [
    doProjeto(caso, {
      codigo: 'CHAMADO_A_RESPONDER',
      titulo: T.responderChamado,
      ate: chamadoAte,
      senao: T.responderChamadoSenao,
      caminho: `/projetos/${id}/resultado`,
    }),
  ];
}

/** The administration asks whether the coordinator gives the project up. */
function daConsulta(caso: Caso): NovaTarefa[] {
  const { id, consultaAte } = caso.projeto;
  if (consultaAte === null || compararDias(caso.hoje, consultaAte) > 0) return [];
  return [
    doProjeto(caso, {
      codigo: 'DESISTENCIA_A_RESPONDER',
      titulo: T.responderDesistencia,
      ate: consultaAte,
      senao: T.responderDesistenciaSenao,
      caminho: `/projetos/${id}/instrutores`,
    }),
  ];
}

function vagasLivres({ aprovadas, instrutores }: ProjetoPublicado): number {
  const ocupadas = (tipo: keyof Vagas) => instrutores.filter(({ tipoAluno }) => tipoAluno === tipo).length;
  const todas: Vagas = { BOLSISTA: ocupadas('BOLSISTA'), VOLUNTARIO: ocupadas('VOLUNTARIO') };
  return TIPOS_DE_ALUNO.filter((tipo) => temVaga(tipo, aprovadas, todas)).reduce(
    (soma, tipo) => soma + aprovadas[tipo] - todas[tipo],
    0,
  );
}

/** Without a CPF nobody is paid, and without a CPF and a matrícula nobody becomes REGULAR (D37). */
function faltaIdentificar({ situacaoInstrutor, semCpf, semMatricula }: InstrutorDaTarefa): boolean {
  return semCpf || (semMatricula && situacaoInstrutor === 'IRREGULAR');
}

function dosInstrutores(caso: Caso): NovaTarefa[] {
  const { projeto, edital, hoje, fuso } = caso;
  const { aprovadas, nuncaTeveInstrutor, encerramentoDesfeito: desfeito, desistencia } = projeto;
  const vagas = aprovadas.BOLSISTA + aprovadas.VOLUNTARIO;
  const livres = vagasLivres(projeto);
  const fatos = { vagas, nuncaTeveInstrutor, desfeito, desistencia };
  const encerrado = desistencia !== null || encerradoDesde(edital, fatos, hoje) !== null;
  const janela = diasDaJanela(caso.janela('cadastroInstrutor'), fuso);
  const dia = nuncaTeveInstrutor && !desfeito ? edital.encerramentoSemInstrutores : null;
  // The project is closed as that day begins, so the day before is the last one.
  const ultimo = dia === null ? null : somarDias(dia, -1);
  const caminho = `/projetos/${projeto.id}/instrutores`;
  // After a desistência nobody is registered.
  const cabe = livres > 0 && !encerrado && compararDias(hoje, edital.vigenciaFim) <= 0;
  return [
    ...(cabe
      ? [
          doProjeto(caso, {
            codigo: 'INSTRUTORES_A_CADASTRAR',
            titulo: T.instrutores(livres),
            quantos: livres,
            de: janela.de,
            ate: menorDia(janela.ate, edital.vigenciaFim, ultimo),
            senao: T.instrutoresSenao(ultimo),
            caminho,
          }),
        ]
      : []),
    ...projeto.instrutores
      .filter(({ recusados }) => recusados.length > 0)
      .map(({ nome, recusados }) =>
        doProjeto(caso, {
          codigo: 'DOCUMENTO_RECUSADO',
          titulo: T.documento(
            recusados.map(({ documento }) => documento),
            nome,
          ),
          quantos: recusados.length,
          senao: T.documentoSenao(recusados.length === 1 ? (recusados[0]?.motivo ?? null) : null),
          caminho,
        }),
      ),
    ...projeto.instrutores.filter(faltaIdentificar).map((instrutor) =>
      doProjeto(caso, {
        codigo: 'IDENTIFICACAO_INCOMPLETA',
        titulo: T.identificacao(instrutor, instrutor.nome),
        senao: T.identificacaoSenao(instrutor.situacaoInstrutor === 'REGULAR'),
        caminho,
      }),
    ),
  ];
}

/** Months of the vínculo up to the present one without a value (D27). */
function mesesSemHoras(instrutor: InstrutorDaTarefa, edital: Edital, hoje: string): string[] {
  return anosDaFolha(edital.ano, hoje).flatMap((ano) => {
    const horasPorMes = instrutor.horas.find((um) => um.ano === ano)?.horasPorMes ?? [];
    return montarLinha(instrutor, { versao: 0, horasPorMes }, { ano, hoje })
      .celulas.filter(({ estado, editavel, guardada }) => editavel && !guardada && estado === 'ABERTO')
      .map(({ mes }) => mesDoAno(ano, mes));
  });
}

/** `enviados`: months that another task names. */
function daFrequencia(caso: Caso, enviados: readonly MesEnviado[] = []): NovaTarefa[] {
  const { projeto, edital, hoje, fuso } = caso;
  const janela = caso.janela('frequencia');
  if (!janela.aberta) return [];
  const faltam = projeto.instrutores
    .map((instrutor) =>
      mesesSemHoras(instrutor, edital, hoje).filter(
        (mes) => !enviados.some((um) => um.instrutor === instrutor.id && um.mes === mes),
      ),
    )
    .filter((meses) => meses.length > 0);
  if (faltam.length === 0) return [];
  const dias = diasDaJanela(janela, fuso);
  return [
    doProjeto(caso, {
      codigo: 'FREQUENCIA_A_REGISTRAR',
      titulo: T.frequencia([...new Set(faltam.flat())].toSorted()),
      quantos: faltam.length,
      ...dias,
      senao: T.frequenciaSenao(dias.ate),
      caminho: `/projetos/${projeto.id}/frequencia`,
    }),
  ];
}

/** One task for each month that students sent; it waits while the window is closed. */
function daAtestacao(caso: Caso): NovaTarefa[] {
  const { projeto, fuso } = caso;
  const { enviados = [] } = projeto;
  if (enviados.length === 0) return [];
  const janela = caso.janela('frequencia');
  const dias = diasDaJanela(janela, fuso);
  return [...Map.groupBy(enviados, ({ mes }) => mes)].map(([mes, deles]) =>
    doProjeto(caso, {
      codigo: 'HORAS_A_ATESTAR',
      titulo: T.atestar(deles.length, mes),
      quantos: deles.length,
      ...dias,
      senao: T.atestarSenao(dias.ate),
      // The page of the attendance is closed to the coordination outside the window (D23).
      caminho: `/projetos/${projeto.id}/${janela.aberta ? 'frequencia' : 'instrutores'}`,
    }),
  );
}

/** The hours of the project that the coordination registers: typed, or of months that students sent. */
function dasHoras(caso: Caso): NovaTarefa[] {
  return [...daFrequencia(caso, caso.projeto.enviados), ...daAtestacao(caso)];
}

/** The attendance that an administrator registers for projects for which nobody can act (D61). */
export function tarefasSemCoordenacao(fatos: FatosDosProjetos): NovaTarefa[] {
  return casosDe(fatos)
    .filter(aprovado)
    .flatMap((caso) => {
      const meses = caso.projeto.instrutores.flatMap((um) => mesesSemHoras(um, caso.edital, caso.hoje));
      return daFrequencia(caso).map(({ codigo: _dele, ...tarefa }) => ({
        ...tarefa,
        codigo: 'FREQUENCIA_SEM_COORDENACAO' as const,
        titulo: T.frequenciaDeOficio([...new Set(meses)].toSorted()),
        senao: T.frequenciaDeOficioSenao,
      }));
    });
}

function relatoriosQueFaltam({ projeto, edital, hoje }: Caso) {
  // A year that has not begun has nothing to report.
  if (compararDias(hoje, edital.vigenciaInicio) < 0)
    return { disciplinas: false, doCoordenador: false, de: [] };
  const comecaram = projeto.instrutores.filter(
    ({ mesInicio, temRelatorio }) => mesInicio !== null && !temRelatorio,
  );
  return { disciplinas: !projeto.temDisciplinas, doCoordenador: !projeto.temRelatorio, de: comecaram };
}

function dosRelatorios(caso: Caso): NovaTarefa[] {
  const { projeto, fuso } = caso;
  const janela = caso.janela('relatorios');
  if (!janela.aberta) return [];
  const dias = diasDaJanela(janela, fuso);
  const { disciplinas, doCoordenador, de } = relatoriosQueFaltam(caso);
  const relatadas = projeto.temDisciplinas ? [projeto.id] : [];
  const depois = podeRelatar('salvarRelatorioCoordenador', relatadas);
  return [
    ...(disciplinas
      ? [
          doProjeto(caso, {
            codigo: 'RELATORIO_DAS_DISCIPLINAS',
            titulo: T.disciplinas,
            ...dias,
            senao: T.disciplinasSenao,
            caminho: `/projetos/${projeto.id}/relatorios`,
          }),
        ]
      : []),
    ...(depois ? de : []).map(({ id, nome }) =>
      doProjeto(caso, {
        codigo: 'RELATORIO_DE_ATIVIDADES',
        titulo: T.atividades(nome),
        ...dias,
        senao: T.relatorioSenao,
        caminho: `/relatorio_atividades/${id}/${projeto.id}`,
      }),
    ),
    ...(depois && doCoordenador
      ? [
          doProjeto(caso, {
            codigo: 'RELATORIO_DO_COORDENADOR',
            titulo: T.doCoordenador,
            ...dias,
            senao: T.relatorioSenao,
            caminho: `/relatorio_coordenador/${projeto.id}`,
          }),
        ]
      : []),
  ];
}

const DO_RELATORIO = {
  DISCIPLINAS: (projeto: number) => `/projetos/${projeto}/relatorios`,
  ATIVIDADES: (projeto: number, instrutor: number) => `/relatorio_atividades/${instrutor}/${projeto}`,
  COORDENADOR: (projeto: number) => `/relatorio_coordenador/${projeto}`,
} as const;

/** Also outside the window, until the day that the return names. */
function dosDevolvidos(caso: Caso): NovaTarefa[] {
  const { id, devolvidos = [] } = caso.projeto;
  return devolvidos.map(({ especie, instrutor, ate }) =>
    doProjeto(caso, {
      codigo: 'RELATORIO_DEVOLVIDO',
      titulo: T.relatorioDevolvido(
        instrutor === null
          ? NOMES_DOS_RELATORIOS[especie].toLowerCase()
          : `${NOMES_DOS_RELATORIOS[especie].toLowerCase()} de ${instrutor.nome}`,
      ),
      ate,
      senao: T.relatorioDevolvidoSenao,
      caminho: DO_RELATORIO[especie](id, instrutor?.id ?? 0),
    }),
  );
}

/**
 * One case per published project; the state of a window is computed once where no extension names a project.
 */
function casosDe({ projetos, editais, configuracao, prorrogacoes, agora }: FatosDosProjetos): Caso[] {
  const { fuso } = configuracao;
  const hoje = diaNoFuso(agora, fuso);
  const porId = new Map(editais.map((edital) => [edital.id, edital]));
  const comProrrogacao = new Set(prorrogacoes.map(({ projetoId }) => projetoId));
  const prontas = new Map<string, EstadoDaJanela>();
  const janelaDe = (projetoId: number | null) => (janela: NomeDaJanela) => {
    const chave = `${janela} ${projetoId}`;
    const estado =
      prontas.get(chave) ?? estadoDaJanela({ janela, configuracao, prorrogacoes, projetoId, agora });
    prontas.set(chave, estado);
    return estado;
  };
  return projetos.flatMap((projeto) => {
    const edital = porId.get(projeto.editalId);
    const janela = janelaDe(comProrrogacao.has(projeto.id) ? projeto.id : null);
    return edital === undefined ? [] : [{ projeto, edital, hoje, fuso, agora, janela }];
  });
}

function doRascunho({ editais, rascunhos }: FatosDoCoordenador): NovaTarefa[] {
  return rascunhos.flatMap(({ id, titulo, editalId }) => {
    const edital = editais.find((um) => um.id === editalId && um.aberto);
    if (edital === undefined) return [];
    return [
      {
        codigo: 'RASCUNHO_A_ENVIAR',
        titulo: T.rascunho(titulo),
        sobre: edital.nome,
        projeto: id,
        edital: editalId,
        quantos: null,
        de: null,
        ate: edital.fim,
        senao: T.rascunhoSenao,
        caminho: '/rascunhos_salvos',
      },
    ];
  });
}

function daConfirmacao({ porConfirmar }: FatosDoCoordenador): NovaTarefa[] {
  if (porConfirmar === null) return [];
  const { quantas, ate } = porConfirmar;
  return [
    {
      codigo: 'EMAIL_A_CONFIRMAR',
      titulo: T.email,
      sobre: null,
      projeto: null,
      edital: null,
      quantos: quantas,
      de: null,
      ate,
      senao: T.emailSenao,
      caminho: '/projetos_submetidos',
    },
  ];
}

function daHomologacao({ homologacoes = [], configuracao, agora }: FatosDoCoordenador): NovaTarefa[] {
  const hoje = diaNoFuso(agora, configuracao.fuso);
  return homologacoes.flatMap((projeto): NovaTarefa[] => {
    if (prazoPassou(projeto, hoje)) return [];
    const { id, motivo, ate, estado, recorreu } = projeto;
    if (estado === 'devolvido') {
      const caminho = `/projetos/${id}/correcao`;
      const senao = T.correcaoSenao(motivo);
      return [
        doProjeto({ projeto }, { codigo: 'CORRECAO_A_ENVIAR', titulo: T.correcao, ate, senao, caminho }),
      ];
    }
    if (estado !== 'naoHomologado' || recorreu) return [];
    return [
      doProjeto(
        { projeto },
        {
          codigo: 'RECURSO_DA_HOMOLOGACAO',
          titulo: T.recursoDaHomologacao,
          ate,
          senao: T.recursoDaHomologacaoSenao,
          caminho: `/projetos/${id}/homologacao`,
        },
      ),
    ];
  });
}

function aprovado({ projeto, edital }: Caso): boolean {
  return temInstrutores({
    fase: edital.fase,
    situacao: projeto.situacao,
    preliminar: ehPreliminar(edital),
  });
}

/** A coordinator's open tasks about instructors in force, for a reminder by hand. */
export function oQueFalta(fatos: FatosDoCoordenador): NovaTarefa[] {
  return casosDe(fatos)
    .filter(aprovado)
    .flatMap((caso) => [
      ...dosInstrutores(caso).filter(({ codigo }) => codigo !== 'INSTRUTORES_A_CADASTRAR'),
      ...(caso.janela('frequencia').aberta ? dasHoras(caso) : []),
      ...dosRelatorios(caso),
      ...dosDevolvidos(caso),
    ]);
}

export function tarefasDoCoordenador(fatos: FatosDoCoordenador): NovaTarefa[] {
  const casos = casosDe(fatos);
  return [
    ...doRascunho(fatos),
    ...daConfirmacao(fatos),
    ...daHomologacao(fatos),
    ...casos.flatMap(doResultado),
    ...casos.flatMap(daAnulacao),
    ...casos.flatMap(dosRecursosDosOutros),
    ...casos
      .filter(aprovado)
      .flatMap((caso) => [
        ...doChamado(caso),
        ...daConsulta(caso),
        ...dosInstrutores(caso),
        ...dasHoras(caso),
        ...dosRelatorios(caso),
        ...dosDevolvidos(caso),
      ]),
  ];
}

/** The next openings of windows that concern this person. */
export function proximasDoCoordenador(fatos: FatosDoCoordenador): Proxima[] {
  return casosDe(fatos)
    .filter(aprovado)
    .flatMap((caso) => {
      const { projeto, fuso } = caso;
      const { disciplinas, doCoordenador, de } = relatoriosQueFaltam(caso);
      const vivos = projeto.instrutores.some(({ situacaoInstrutor }) => situacaoInstrutor === 'REGULAR');
      const abre = (janela: EstadoDaJanela, titulo: string): Proxima[] => {
        const dia = janela.aberta ? null : diasDaJanela(janela, fuso).de;
        return dia === null ? [] : [{ titulo, dia }];
      };
      return [
        ...(vivos ? abre(caso.janela('frequencia'), TEXTOS_DA_PROXIMA.frequencia) : []),
        ...(disciplinas || doCoordenador || de.length > 0
          ? abre(caso.janela('relatorios'), TEXTOS_DA_PROXIMA.relatorios)
          : []),
      ];
    });
}

/** When the calls open and close, for everybody. */
export function proximasDosEditais(editais: readonly Edital[]): Proxima[] {
  return editais
    .filter(({ fase }) => fase === 'submissao')
    .map(({ nome, aberto, inicio, fim }) =>
      aberto
        ? { titulo: TEXTOS_DA_PROXIMA.inscricoesTerminam(nome), dia: fim }
        : { titulo: TEXTOS_DA_PROXIMA.inscricoesAbrem(nome), dia: inicio },
    );
}
