import { tipoPodeChamar } from '@instrutoria/contract/access.ts';
import { type NomeDaChamada, rotas } from '@instrutoria/contract/api.ts';
import { ehDaComissao, podeSerDesignado } from '@instrutoria/domain/conta/policies.ts';
import { ehPreliminar } from '@instrutoria/domain/edital/rules/resultado-publicado.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import {
  type BolsasADar,
  type FatosDaAdministracao,
  impedeDecidir,
  tarefasDaAdministracao,
} from '@instrutoria/domain/tarefa/rules/administracao.ts';
import {
  tarefasDoAvaliador,
  tarefasDoRelator,
  tarefasDoSubstituto,
} from '@instrutoria/domain/tarefa/rules/avaliador.ts';
import { tarefasDosConvites } from '@instrutoria/domain/tarefa/rules/convites.ts';
import {
  proximasDoCoordenador,
  proximasDosEditais,
  tarefasDoCoordenador,
  tarefasSemCoordenacao,
} from '@instrutoria/domain/tarefa/rules/coordenador.ts';
import { ordenarTarefas, proximaDe } from '@instrutoria/domain/tarefa/rules/ordem-das-tarefas.ts';
import type { CodigoDaTarefa, NovaTarefa, Proxima, Tarefa } from '@instrutoria/domain/tarefa/types.ts';
import type { Deps, Pessoa } from '../../../context.ts';
import type { Executor } from '../../../db/connection/transaction.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { semCorreio } from '../../conta/link-de-confirmacao-repository.ts';
import { mudancasAConferir } from '../../conta/mudancas-a-conferir-queries.ts';
import { contestacoesAResponder } from '../../contestacao/queries.ts';
import { passagensNaoFeitas } from '../../coordenacao/quem-recebe-queries.ts';
import { passagensDe } from '../../coordenacao/transferencia-queries.ts';
import { convitesDe } from '../../coordenacao/vice-queries.ts';
import { contarEditais } from '../../edital/contagem-queries.ts';
import { regrasDosEditais } from '../../edital/regras-queries.ts';
import { lerEditais } from '../../edital/repository.ts';
import { tardiasAbertasDe } from '../../edital/tardia-queries.ts';
import { contarPorHomologar, lerHomologacoesDe } from '../../homologacao/tarefas-queries.ts';
import { prorrogacoesEmVigor } from '../../janela/queries.ts';
import { primeiraFolhaEmAberto } from '../../pagamento/fechamento-queries.ts';
import { relatoriasDaPessoa } from '../../recurso/relatoria-queries.ts';
import { aSubstituir, semQuemDecida } from '../../recurso/substituto-queries.ts';
import { contarPorAnalisar } from '../../relatorio/analise-repository.ts';
import { lerBolsas, lerVez } from '../../resultado/lista-queries.ts';
import {
  anulacoesADecidir,
  aQuemSeDevem,
  contarEsperando,
  contarInacabados,
  desistenciasSemResposta,
} from '../administracao-queries.ts';
import { lerDesignadas } from '../avaliador-queries.ts';
import {
  lerPorConfirmar,
  lerProjetosPublicados,
  lerProjetosSemCoordenacao,
  lerRascunhos,
} from '../coordenador-queries.ts';
import { lerExistencia } from '../existencia-queries.ts';

/** The person and the instant: of a caller, or of the recipient of a mail. */
interface Quem {
  readonly usuario: Pessoa;
  readonly agora: Date;
  readonly deps: Pick<Deps, 'clock' | 'config' | 'outbox'>;
}

/** For tasks that several types share, the act: those who may do it have the task. */
const ATO_DA_TAREFA: Partial<Readonly<Record<CodigoDaTarefa, NomeDaChamada>>> = {
  PROJETOS_A_HOMOLOGAR: 'marcarHomologacao',
  RECURSOS_DA_HOMOLOGACAO: 'decidirRecursoDaHomologacao',
  AVALIADOR_QUE_RECUSOU: 'designarAvaliador',
  AVALIADOR_SEM_DIREITO: 'substituirAvaliador',
  PROJETOS_SEM_AVALIADOR: 'designarAvaliador',
  TOTAIS_DIVERGENTES: 'pedirMaisUmAvaliador',
  AVALIADORES_ATRASADOS: 'lembrarAvaliadores',
  DECISAO_A_INICIAR: 'iniciarDecisao',
  NUMEROS_A_DECIDIR: 'aprovarInstrutores',
  ENVIO_A_SECRETARIA: 'enviarASecretaria',
  RESULTADO_A_PUBLICAR: 'publicarResultados',
  RESULTADO_FINAL_A_PUBLICAR: 'publicarResultadoFinal',
  SUPLENTE_A_CHAMAR: 'chamarSuplente',
  BOLSA_DO_RECURSO_A_DAR: 'decidirBolsasDoRecurso',
  DESISTENCIA_SEM_RESPOSTA: 'consultarSobreDesistencia',
  RECURSOS_A_DECIDIR: 'aceitarRecurso',
  RECURSO_SEM_QUEM_DECIDA: 'indicarSubstituto',
  ANULACAO_A_DECIDIR: 'decidirAnulacao',
  DOCUMENTOS_A_CONFERIR: 'conferirDocumento',
  INSTRUTORES_SEM_IDENTIFICACAO: 'listarTodosOsInstrutores',
  INSTRUTORES_A_REGULARIZAR: 'alterarSituacaoDoInstrutor',
  AUSENCIAS_A_RESOLVER: 'alterarSituacaoDoInstrutor',
  RELATORIOS_A_ANALISAR: 'aprovarRelatorio',
  CONTESTACOES_A_RESPONDER: 'responderContestacao',
  FREQUENCIA_SEM_COORDENACAO: 'registrarFrequenciasDeOficio',
  PASSAGEM_NAO_FEITA: 'retirarTransferencia',
  ESTORNOS_A_DECIDIR: 'decidirEstornoDaFolha',
  MES_A_CONFERIR: 'conferirFolhaDePagamento',
  MES_A_FECHAR: 'fecharFolhaDePagamento',
  MUDANCAS_A_CONFERIR: 'conferirMudancaDeContato',
  EMAILS_QUE_NAO_SAIRAM: 'reenviarEmails',
};

async function lerDatasDasTarefas({ usuario, agora }: Quem, db: Executor) {
  const configuracao = await lerConfiguracao(db);
  const { fuso } = configuracao;
  const hoje = diaNoFuso(agora, fuso);
  const [editais, prorrogacoes, existe] = await Promise.all([
    lerEditais(db, agora, fuso),
    prorrogacoesEmVigor(db, hoje),
    lerExistencia(db, usuario.id, hoje),
  ]);
  const naFase = (...fases: readonly string[]) => editais.filter(({ fase }) => fases.includes(fase));
  return { configuracao, fuso, hoje, editais, prorrogacoes, existe, naFase };
}
type DatasDasTarefas = Awaited<ReturnType<typeof lerDatasDasTarefas>>;

const ids = (registros: readonly { readonly id: number }[]) => registros.map(({ id }) => id);

async function doCoordenador({ usuario, agora, deps }: Quem, db: Executor, datas: DatasDasTarefas) {
  const { configuracao, prorrogacoes, existe, fuso, naFase } = datas;
  const minhas = existe.tardia ? await tardiasAbertasDe(db, usuario.id, agora) : new Map<number, Date>();
  const editais = datas.editais.map((edital) => {
    const ate = minhas.get(edital.id);
    return ate === undefined || edital.fase !== 'avaliacao'
      ? edital
      : { ...edital, aberto: true, fim: diaNoFuso(ate, fuso) };
  });
  const [rascunhos, porConfirmar, projetos, homologacoes] = await Promise.all([
    existe.projeto ? lerRascunhos(db, usuario.id, ids(editais.filter(({ aberto }) => aberto))) : [],
    existe.porConfirmar && !semCorreio(deps) ? lerPorConfirmar(db, usuario.id, fuso) : null,
    existe.projeto ? lerProjetosPublicados(db, usuario.id, ids(naFase('resultado'))) : [],
    existe.projeto ? lerHomologacoesDe(db, usuario.id, ids(naFase('avaliacao'))) : [],
  ]);
  return { rascunhos, porConfirmar, projetos, homologacoes, editais, configuracao, prorrogacoes, agora };
}

/** The next suplente of each call with a list and a free scholarship. */
async function suplentesDaVez(
  db: Executor,
  editais: readonly Edital[],
  { agora, fuso }: { readonly agora: Date; readonly fuso: string },
) {
  const finais = editais.filter((edital) => !ehPreliminar(edital));
  const regras = await regrasDosEditais(db, ids(finais));
  const vez = [];
  for (const edital of finais) {
    const suas = regras.get(edital.id);
    const numero = suas?.suplentes === true ? await lerVez(db, edital, { agora, fuso, regras: suas }) : null;
    if (numero !== null) vez.push({ editalId: edital.id, numero });
  }
  return vez;
}

/** Others' projects with a free scholarship that is due after an accepted appeal. */
async function bolsasADar(db: Executor, editais: readonly Edital[], { usuario, agora }: Quem) {
  const aQuem = await aQuemSeDevem(db, { editais: ids(editais), quem: usuario.id });
  const aDar: BolsasADar[] = [];
  for (const edital of editais.filter(({ id }) => aQuem.some(({ editalId }) => editalId === id))) {
    const { devidas } = await lerBolsas(db, edital, agora);
    for (const { projeto_id: id, titulo, recurso, cabem: bolsas } of devidas) {
      const posso = aQuem.some(({ projetoId }) => projetoId === id);
      if (posso && bolsas > 0) aDar.push({ id, titulo, editalId: edital.id, recurso, bolsas });
    }
  }
  return aDar;
}

async function daAdministracao(quem: Quem, db: Executor, datas: DatasDasTarefas): Promise<NovaTarefa[]> {
  const { usuario, agora, deps } = quem;
  const { editais, configuracao, prorrogacoes, existe, fuso, hoje, naFase } = datas;
  const pode = (ato: NomeDaChamada) => tipoPodeChamar(rotas[ato].acesso, usuario.tipo);
  const emAvaliacao = pode('designarAvaliador') ? ids(naFase('avaliacao')) : [];
  const comHomologacao = ids(editais.filter(({ id, homologa }) => homologa && emAvaliacao.includes(id)));
  const preliminares = pode('publicarResultadoFinal') ? ids(editais.filter(ehPreliminar)) : [];
  // Evaluators may only where they were named; that is another task.
  const publicados = ehDaComissao(usuario) ? ids(naFase('resultado')) : [];
  const fechaMeses = pode('fecharFolhaDePagamento');
  const deOficioEm =
    existe.coordenadorFora && pode('registrarFrequenciasDeOficio') ? ids(naFase('resultado')) : [];
  const [inacabados, porHomologar, esperando, mortos, folha, semCoordenacao] = await Promise.all([
    contarInacabados(db, { editais: emAvaliacao, fuso, quem: usuario.id }),
    contarPorHomologar(db, { editais: comHomologacao, quem: usuario.id, hoje }),
    contarEsperando(db, { editais: publicados, quem: usuario.id, hoje }),
    pode('reenviarEmails') ? deps.outbox.mortos(db) : [],
    fechaMeses ? primeiraFolhaEmAberto(db, usuario.id, agora) : null,
    lerProjetosSemCoordenacao(db, { quem: usuario.id, editais: deOficioEm, hoje }),
  ]);
  // While an evaluation or an evaluator is missing, the other obstacles to the decision are not computed.
  const acabados = emAvaliacao.filter(
    (id) => !inacabados.some((um) => um.editalId === id && impedeDecidir(um)),
  );
  const tudo: FatosDaAdministracao = {
    editais,
    inacabados,
    contagens: await contarEditais(db, [...acabados, ...preliminares], hoje, usuario.id),
    porHomologar,
    esperando,
    suplentes: await suplentesDaVez(db, pode('chamarSuplente') ? naFase('resultado') : [], { agora, fuso }),
    bolsasADar:
      existe.bolsaDoRecurso && pode('decidirBolsasDoRecurso')
        ? await bolsasADar(db, naFase('resultado'), quem)
        : [],
    desistencias: existe.desistencia
      ? await desistenciasSemResposta(db, { editais: publicados, quem: usuario.id, hoje })
      : [],
    passagensNaoFeitas:
      existe.passagemVencida && pode('retirarTransferencia')
        ? await passagensNaoFeitas(db, { quem: usuario.id, hoje, editais })
        : [],
    semQuemDecida:
      existe.recurso && pode('indicarSubstituto')
        ? await semQuemDecida(db, { editais: publicados, quem: usuario.id })
        : [],
    anulacoes: existe.anulacao
      ? await anulacoesADecidir(db, { editais: publicados, quem: usuario.id, hoje })
      : [],
    mudancas:
      existe.mudancaDeContato && pode('conferirMudancaDeContato')
        ? await mudancasAConferir({ deps, db, usuario })
        : 0,
    relatorios: pode('aprovarRelatorio') ? await contarPorAnalisar(db, usuario.id) : 0,
    contestacoes:
      existe.contestacao && pode('responderContestacao')
        ? await contestacoesAResponder(db, usuario.id)
        : { quantas: 0, ate: null },
    emailsMortos: mortos.length,
    folha,
    agora,
    fuso,
  };
  const deOficioAgora = { projetos: semCoordenacao, editais, configuracao, prorrogacoes, agora };
  return [...tarefasDaAdministracao(tudo), ...tarefasSemCoordenacao(deOficioAgora)].filter(({ codigo }) => {
    const ato = ATO_DA_TAREFA[codigo];
    return ato !== undefined && pode(ato);
  });
}

/** All tasks of a person, in order, and the next dates of the calendar. */
export async function tarefasDaPessoa(
  quem: Quem,
  db: Executor,
): Promise<{ readonly hoje: string; readonly tarefas: Tarefa[]; readonly proxima: Proxima | null }> {
  const datas = await lerDatasDasTarefas(quem, db);
  const { existe, fuso, hoje, naFase } = datas;
  const fatos = await doCoordenador(quem, db, datas);
  const designadas = podeSerDesignado(quem.usuario)
    ? await lerDesignadas(db, quem.usuario.id, { editais: naFase('avaliacao'), fuso })
    : [];
  const relata = tipoPodeChamar(rotas.salvarMinuta.acesso, quem.usuario.tipo);
  // For the committee these are among the appeals that it decides.
  const substitui =
    existe.indicacao && relata && !ehDaComissao(quem.usuario)
      ? await aSubstituir(db, quem.usuario.id, { fuso, hoje })
      : [];
  const relatorias = existe.relatoria && relata ? await relatoriasDaPessoa(db, quem.usuario.id, fuso) : [];
  const tarefas = ordenarTarefas(
    [
      ...tarefasDoCoordenador(fatos),
      ...tarefasDoAvaliador(designadas),
      ...tarefasDoRelator(relatorias),
      ...tarefasDoSubstituto(substitui),
      ...tarefasDosConvites([
        ...(existe.convite ? await convitesDe(db, quem.usuario.id) : []),
        ...(existe.passagem ? await passagensDe(db, quem.usuario.id, hoje) : []),
      ]),
      ...(await daAdministracao(quem, db, datas)),
    ],
    hoje,
  );
  const proxima = proximaDe([...proximasDoCoordenador(fatos), ...proximasDosEditais(datas.editais)], hoje);
  return { hoje, tarefas, proxima };
}
