import type { TipoDeUsuario } from '../../conta/types.ts';
import { NOMES_DOS_DOCUMENTOS } from '../../instrutor/messages.ts';
import { administraDeFora, veDocumentos } from '../../instrutor/policies.ts';
import type { SituacaoDoDocumento } from '../../instrutor/types.ts';
import type { RelacaoComProjeto } from '../../projeto/types.ts';
import { QUEM_AGIU } from '../messages.ts';
import type { AtoGuardado, LeitorDoHistorico, LinhaDoHistorico, RegistroDoHistorico } from '../types.ts';

interface AtoDoHistorico {
  readonly registro: RegistroDoHistorico;
  readonly frase: string;
  /** Shown before publication too: it says nothing of an assessment (D20). */
  readonly antes?: true;
  /**
   * Restricts the readers: acts of the assessment name the evaluator (D43); acts on a document are shown to
   * those who may open it (D26).
   */
  readonly so?: 'administracao' | 'documentos';
}

/** The acts that a project's history shows. It shows no others. */
const ATOS: Readonly<Record<string, AtoDoHistorico>> = {
  submeterProjeto: { registro: 'projeto', frase: 'enviou o projeto', antes: true },
  atualizarProjeto: { registro: 'projeto', frase: 'alterou a proposta', antes: true },
  retirarProjeto: { registro: 'projeto', frase: 'retirou o projeto, de volta a rascunho', antes: true },
  salvarCronogramas: { registro: 'projeto', frase: 'salvou os cronogramas', antes: true },
  encerrarInscricoes: { registro: 'edital', frase: 'encerrou as inscrições do edital', antes: true },
  reabrirInscricoes: { registro: 'edital', frase: 'reabriu as inscrições do edital', antes: true },
  marcarHomologacao: { registro: 'projeto', frase: 'marcou o projeto na homologação', antes: true },
  prorrogarCorrecao: { registro: 'projeto', frase: 'prorrogou o prazo da correção', antes: true },
  desfazerHomologacao: { registro: 'projeto', frase: 'desfez a marca da homologação', antes: true },
  reenviarProjeto: { registro: 'projeto', frase: 'enviou a correção do projeto', antes: true },
  recorrerDaHomologacao: { registro: 'projeto', frase: 'recorreu da não homologação', antes: true },
  decidirRecursoDaHomologacao: {
    registro: 'projeto',
    frase: 'decidiu o recurso da homologação',
    antes: true,
  },

  designarAvaliador: { registro: 'projeto_aprovacao', frase: 'designou quem avalia', so: 'administracao' },
  substituirAvaliador: {
    registro: 'projeto_aprovacao',
    frase: 'substituiu quem avalia',
    so: 'administracao',
  },
  retirarDesignacao: {
    registro: 'projeto_aprovacao',
    frase: 'retirou a designação de quem avalia',
    so: 'administracao',
  },
  aceitarAvaliacao: { registro: 'projeto_aprovacao', frase: 'aceitou avaliar', so: 'administracao' },
  recusarAvaliacao: { registro: 'projeto_aprovacao', frase: 'recusou avaliar', so: 'administracao' },
  avaliar: { registro: 'projeto_aprovacao', frase: 'concluiu a avaliação', so: 'administracao' },
  reabrirAvaliacao: { registro: 'projeto_aprovacao', frase: 'reabriu a avaliação', so: 'administracao' },
  pedirMaisUmAvaliador: {
    registro: 'projeto_aprovacao',
    frase: 'pediu mais um avaliador',
    so: 'administracao',
  },
  manterCombinacao: {
    registro: 'projeto_aprovacao',
    frase: 'manteve a combinação das notas',
    so: 'administracao',
  },
  aprovarInstrutores: { registro: 'projeto_aprovacao', frase: 'decidiu as vagas', so: 'administracao' },

  publicarResultados: { registro: 'edital', frase: 'publicou o resultado' },
  publicarResultadoFinal: { registro: 'edital', frase: 'publicou o resultado final' },
  chamarSuplente: { registro: 'projeto', frase: 'chamou o projeto, que era suplente' },
  declinarSuplente: { registro: 'projeto', frase: 'informou que o suplente recusou a bolsa' },
  responderChamado: { registro: 'projeto', frase: 'aceitou o chamado de suplente' },
  passarAVezDoSuplente: { registro: 'projeto', frase: 'passou a vez: o chamado não foi respondido' },
  corrigirResultado: { registro: 'projeto_aprovacao', frase: 'corrigiu o resultado' },
  proporAnulacao: { registro: 'projeto_aprovacao', frase: 'propôs a anulação do resultado' },
  responderAnulacao: { registro: 'projeto', frase: 'respondeu à anulação do resultado' },
  decidirAnulacao: { registro: 'projeto', frase: 'decidiu a anulação do resultado' },
  arquivarEdital: { registro: 'edital', frase: 'arquivou o edital' },
  desarquivarEdital: { registro: 'edital', frase: 'trouxe de volta o edital arquivado' },
  marcarResultadoLido: { registro: 'projeto', frase: 'leu o resultado' },
  solicitarRecurso: { registro: 'recurso', frase: 'pediu recurso' },
  enviarContrarrazoes: { registro: 'projeto', frase: 'respondeu a um recurso de outro projeto' },
  aceitarRecurso: { registro: 'recurso', frase: 'aceitou o recurso' },
  recusarRecurso: { registro: 'recurso', frase: 'recusou o recurso' },
  indicarSubstituto: { registro: 'recurso', frase: 'indicou quem decide o recurso', so: 'administracao' },
  consultarSobreDesistencia: { registro: 'projeto', frase: 'perguntou ao coordenador se desiste do projeto' },
  desistirDoProjeto: { registro: 'projeto', frase: 'marcou a desistência do projeto' },
  desfazerDesistencia: { registro: 'projeto', frase: 'desfez a desistência do projeto' },
  efetivarDesistencia: {
    registro: 'projeto',
    frase: 'encerrou o projeto e os vínculos no dia da desistência',
  },
  desfazerEncerramento: { registro: 'projeto', frase: 'desfez o encerramento do projeto' },

  cadastrarInstrutor: { registro: 'instrutor', frase: 'cadastrou' },
  atualizarInstrutor: { registro: 'instrutor', frase: 'alterou o cadastro de' },
  encerrarInstrutor: { registro: 'instrutor', frase: 'encerrou o vínculo de' },
  substituirInstrutor: { registro: 'instrutor', frase: 'cadastrou, no lugar de quem saiu,' },
  retomarVinculo: { registro: 'instrutor', frase: 'retomou o vínculo de' },
  alterarSituacaoDoInstrutor: { registro: 'instrutor', frase: 'alterou a situação de' },
  liberarInstrutor: { registro: 'instrutor', frase: 'conferiu os documentos e tornou REGULAR' },
  alterarMesInicio: { registro: 'instrutor', frase: 'alterou o mês de início de' },
  registrarIrregularidade: { registro: 'instrutor', frase: 'registrou a ausência de' },
  identificarInstrutor: {
    registro: 'instrutor',
    frase: 'alterou o CPF ou a matrícula de',
    so: 'documentos',
  },
  trocarDocumento: { registro: 'instrutor', frase: 'trocou um documento de', so: 'documentos' },
  conferirDocumento: { registro: 'instrutor', frase: 'conferiu um documento de', so: 'documentos' },

  registrarFrequencias: { registro: 'projeto', frase: 'registrou a frequência' },
  registrarFrequenciasDeOficio: {
    registro: 'projeto',
    frase: 'registrou a frequência no lugar da coordenação',
  },
  responderContestacao: { registro: 'instrutor', frase: 'respondeu à contestação de um mês de' },
  registrarAfastamento: { registro: 'projeto', frase: 'informou um afastamento de quem coordena' },
  proporTransferencia: { registro: 'projeto', frase: 'propôs passar a coordenação a outra pessoa' },
  retirarTransferencia: { registro: 'projeto', frase: 'retirou a proposta de passar a coordenação' },
  responderTransferencia: { registro: 'projeto', frase: 'concordou em passar a coordenação' },
  efetivarTransferencia: { registro: 'projeto', frase: 'passou a coordenação a outra pessoa' },
  deixarDeEfetivarTransferencia: {
    registro: 'projeto',
    frase: 'não passou a coordenação no dia marcado',
  },
  nomearVice: { registro: 'projeto', frase: 'convidou para a vice-coordenação' },
  responderConviteDaVice: { registro: 'projeto', frase: 'aceitou o convite para a vice-coordenação' },
  encerrarVice: { registro: 'projeto', frase: 'encerrou a vice-coordenação' },
  encerrarAfastamento: { registro: 'projeto', frase: 'encerrou um afastamento de quem coordena' },
  salvarRelatorioDisciplinas: { registro: 'projeto', frase: 'salvou o relatório das disciplinas' },
  salvarRelatorioAtividade: { registro: 'instrutor', frase: 'salvou o relatório de atividades de' },
  salvarRelatorioCoordenador: { registro: 'projeto', frase: 'salvou o relatório do coordenador' },
  aprovarRelatorio: { registro: 'projeto', frase: 'aprovou um relatório' },
  devolverRelatorio: { registro: 'projeto', frase: 'devolveu um relatório para correção' },
};

interface Leitura {
  readonly leitor: LeitorDoHistorico;
  readonly documentos: boolean;
}

/** On their own project everybody reads as its coordinator (D30). */
function leitorDoHistorico(tipo: TipoDeUsuario, relacao: RelacaoComProjeto): LeitorDoHistorico {
  if (relacao === 'dono') return 'coordenador';
  if (relacao === 'colaborador') return 'colaborador';
  return administraDeFora(tipo, relacao) ? 'administrador' : 'comissao';
}

export function leituraDoHistorico(tipo: TipoDeUsuario, relacao: RelacaoComProjeto): Leitura {
  return { leitor: leitorDoHistorico(tipo, relacao), documentos: veDocumentos(tipo, relacao) };
}

function podeLer(
  { leitor, documentos }: Leitura,
  publicado: boolean,
  { antes, so }: AtoDoHistorico,
): boolean {
  if (leitor === 'administrador') return true;
  if (so === 'administracao') return false;
  return (publicado || antes === true) && (so !== 'documentos' || documentos);
}

/** The acts, and the records, that a reader may see. */
export function atosDoHistorico(leitura: Leitura, publicado: boolean) {
  const podem = Object.entries(ATOS).filter(([, ato]) => podeLer(leitura, publicado, ato));
  return {
    acoes: podem.map(([acao]) => acao),
    registros: new Set(podem.map(([, { registro }]) => registro)),
  };
}

const CONFERIDO: Readonly<Record<SituacaoDoDocumento, string>> = {
  PENDENTE: 'deixou por conferir',
  CONFERIDO: 'conferiu',
  RECUSADO: 'recusou',
  POR_ASSINAR: 'deixou por assinar',
};

const RECUSADO: Readonly<Record<string, string>> = {
  responderChamado: 'recusou o chamado de suplente',
  responderTransferencia: 'não concordou em passar a coordenação',
  responderConviteDaVice: 'recusou o convite para a vice-coordenação',
};
/** Acts that accept or refuse; their rows say which. */
export const ATOS_QUE_RESPONDEM: readonly string[] = Object.keys(RECUSADO);

function fraseDo({ acao, sobre, documento, situacao, aceita }: AtoGuardado): string {
  const frase = (aceita === false ? RECUSADO[acao] : undefined) ?? ATOS[acao]?.frase ?? acao;
  if (acao === 'conferirDocumento' && documento !== null && situacao !== null) {
    const oQue = `${CONFERIDO[situacao]} um documento`;
    return `${oQue}${sobre === null ? '' : ` de ${sobre}`}: ${NOMES_DOS_DOCUMENTOS[documento]}`;
  }
  return sobre === null ? frase : `${frase} ${sobre}`;
}

interface QuemLe {
  readonly id: number;
  readonly leitor: LeitorDoHistorico;
}

/** Names the reader and the project's coordinator; names others only to the administration (D20, D43). */
function quemAgiu({ pessoa }: AtoGuardado, { id, leitor }: QuemLe, coordenadorId: number): string {
  if (pessoa === null) return QUEM_AGIU.sistema;
  if (pessoa.id === id) return QUEM_AGIU.proprio;
  return leitor === 'administrador' || pessoa.id === coordenadorId ? pessoa.nome : QUEM_AGIU.administracao;
}

export function linhaDoHistorico(ato: AtoGuardado, quem: QuemLe, coordenadorId: number): LinhaDoHistorico {
  return { quando: ato.quando, quem: quemAgiu(ato, quem, coordenadorId), frase: fraseDo(ato) };
}
