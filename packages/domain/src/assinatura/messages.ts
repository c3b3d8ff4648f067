import type { Assinatura, Cadeia, Estrutura, Integridade, SituacaoDoPdf, Validade } from './types.ts';

/** A signature as its readers see it. */
export interface AssinaturaDita extends Assinatura {
  /** Its CPF is neither the student's nor the coordinator's. */
  readonly outraPessoa: boolean;
}

export const SEM_ASSINATURA = 'Sem assinatura digital';
export const NUNCA_CONFERIDA = 'As assinaturas deste arquivo ainda não foram conferidas.';
export const CONFERENCIA_ANTIGA = 'Conferidas com outra versão ou com outras raízes.';
export const OUTRA_PESSOA = 'Assinado por outra pessoa: o CPF não é do aluno nem da coordenação.';
export const ASSINATURAS_CONFERIDAS = 'Assinaturas conferidas.';

/** What must be known of the file beside its signatures; null for nothing. */
export const AVISOS_DO_PDF: Readonly<Record<SituacaoDoPdf, string | null>> = {
  lido: null,
  protegido: 'O PDF é protegido: as assinaturas não foram conferidas.',
  xfa: 'O PDF tem um formulário XFA, que pode mostrar outra coisa que o assinado.',
  indice: 'O índice do PDF está quebrado: outro programa pode mostrar outra coisa.',
  ilegivel: 'O PDF não se lê por inteiro: as assinaturas não foram conferidas.',
  demorado: 'O PDF é complexo demais: as assinaturas não foram conferidas.',
};

const ESTRUTURAS: Readonly<Record<Exclude<Estrutura, 'certa'>, string>> = {
  faixas: 'as partes assinadas do arquivo estão mal indicadas',
  espaco: 'há outra coisa no espaço da assinatura',
  enchimento: 'há outra coisa depois da assinatura, no espaço dela',
  revisao: 'a assinatura não fecha uma revisão do arquivo',
  campo: 'nenhum campo do documento tem esta assinatura',
};
const INTEGRIDADES: Readonly<Record<Integridade, string>> = {
  integra: 'íntegra',
  conteudoAlterado: 'o conteúdo não é o que foi assinado',
  assinaturaInvalida: 'a assinatura não é válida',
  algoritmoFraco: 'algoritmo fraco, não vale como conferida',
  naoConferida: 'não foi possível conferir',
};
const CADEIAS: Readonly<Record<Cadeia, string>> = {
  conferida: 'cadeia conferida',
  semRaizes: 'cadeia não conferida',
  desconhecida: 'cadeia fora das raízes instaladas',
  recusada: 'cadeia recusada',
  naoConferida: 'cadeia não conferida',
};
const VALIDADES: Readonly<Record<Validade, string | null>> = {
  noPrazo: null,
  foraDoPrazo: 'certificado fora do prazo na data da assinatura',
  semInstante: 'sem data da assinatura',
  noFuturo: 'a data da assinatura está no futuro',
  naoConferida: null,
};

/** Whether the covered bytes are those that the named key signed, in a place that nothing else can use. */
export function ehIntegra({ estrutura, integridade }: Assinatura): boolean {
  return estrutura === 'certa' && integridade === 'integra';
}

/** One signature in words; `cpf` and `quando` as they are shown, null where there is none. */
export function dizerAssinatura(uma: Assinatura, cpf: string | null, quando: string | null): string {
  const inicio = ehIntegra(uma) ? 'Assinado por' : 'Assinatura em nome de';
  const quem = uma.nome ?? 'pessoa não identificada';
  const documento = cpf === null ? '' : ` (CPF ${cpf})`;
  const data = quando === null ? '' : ` em ${quando}`;
  return `${inicio} ${quem}${documento}${data}: ${julgamento(uma)}.`;
}

function julgamento(uma: Assinatura): string {
  const { estrutura, integridade, cadeia, validade, depois, anexos } = uma;
  const partes = [
    estrutura === 'certa' ? null : ESTRUTURAS[estrutura],
    // Bytes that fit do not make a signature in a wrong place whole.
    estrutura !== 'certa' && integridade === 'integra' ? null : INTEGRIDADES[integridade],
    integridade === 'naoConferida' ? null : CADEIAS[cadeia],
    VALIDADES[validade],
    anexos ? 'carimbo do tempo ou outros anexos não conferidos' : null,
    'revogação não conferida',
    depois === 'mudanca' ? 'o arquivo mudou depois desta assinatura' : null,
    depois === 'assinatura' ? 'o arquivo mudou depois desta assinatura, ao receber outra' : null,
  ];
  return partes.filter((parte) => parte !== null).join('; ');
}

/** 'warning' for what the reader must look at; 'good' only for what was verified to a root, over the whole file. */
export function tomDaAssinatura(uma: AssinaturaDita): 'good' | 'neutral' | 'warning' {
  const duvida =
    !ehIntegra(uma) ||
    uma.outraPessoa ||
    uma.depois === 'mudanca' ||
    uma.cadeia === 'desconhecida' ||
    uma.cadeia === 'recusada' ||
    uma.validade === 'foraDoPrazo' ||
    uma.validade === 'noFuturo';
  if (duvida) return 'warning';
  return uma.cadeia === 'conferida' && uma.validade === 'noPrazo' ? 'good' : 'neutral';
}
