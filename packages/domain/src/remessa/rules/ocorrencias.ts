/** What a two-letter code of a return says (FEBRABAN G059), as a secretary would say it. */
export interface Ocorrencia {
  readonly palavras: string;
  readonly resultado: 'paga' | 'aceita' | 'devolvida';
  /** The student's data must be mended before the line can go again. */
  readonly pedeDados: boolean;
}

const paga = (palavras: string): Ocorrencia => ({ palavras, resultado: 'paga', pedeDados: false });
const aceita = (palavras: string): Ocorrencia => ({ palavras, resultado: 'aceita', pedeDados: false });
/** Of the institution's file or contract: may go again as it is. */
const doArquivo = (palavras: string): Ocorrencia => ({ palavras, resultado: 'devolvida', pedeDados: false });
const dosDados = (palavras: string): Ocorrencia => ({ palavras, resultado: 'devolvida', pedeDados: true });

export const OCORRENCIAS: Readonly<Record<string, Ocorrencia>> = {
  '00': paga('crédito feito'),
  '01': doArquivo('saldo insuficiente na conta da instituição'),
  '02': doArquivo('pagamento cancelado pela instituição'),
  '03': paga('débito autorizado pela agência'),
  AA: doArquivo('controle do arquivo inválido'),
  AB: doArquivo('tipo de operação inválido'),
  AC: doArquivo('tipo de serviço inválido'),
  AD: doArquivo('forma de lançamento inválida'),
  AE: doArquivo('tipo ou número de inscrição inválido'),
  AF: doArquivo('código do convênio inválido'),
  AG: dosDados('agência, conta ou dígito inválido'),
  AH: doArquivo('número do registro no lote inválido'),
  AI: doArquivo('segmento inválido'),
  AJ: doArquivo('tipo de movimento inválido'),
  AK: doArquivo('câmara de compensação inválida'),
  AL: dosDados('banco inválido'),
  AM: dosDados('agência inválida'),
  AN: dosDados('conta ou dígito inválido'),
  AO: dosDados('nome não informado'),
  AP: doArquivo('data do pagamento inválida'),
  AQ: doArquivo('moeda inválida'),
  AR: doArquivo('valor inválido'),
  AS: doArquivo('aviso ao favorecido inválido'),
  AT: dosDados('CPF inválido'),
  AU: doArquivo('endereço não informado'),
  AV: doArquivo('número do endereço não informado'),
  AW: doArquivo('cidade não informada'),
  AX: doArquivo('CEP inválido'),
  AY: doArquivo('estado inválido'),
  AZ: dosDados('banco inválido'),
  BA: dosDados('agência não informada'),
  BB: doArquivo('número do documento inválido'),
  BC: doArquivo('número do banco inválido'),
  BD: aceita('aceito pelo banco, ainda não creditado'),
  BE: aceita('alteração aceita pelo banco'),
  BF: doArquivo('excluído a pedido'),
  BG: dosDados('conta impedida legalmente'),
  BH: doArquivo('a instituição não pagou'),
  BI: dosDados('falecimento do titular'),
  CA: doArquivo('código de barras inválido'),
  HA: doArquivo('lote não aceito'),
  HB: doArquivo('CNPJ da instituição inválido para o contrato'),
  HC: doArquivo('convênio inexistente ou inválido'),
  HD: doArquivo('conta da instituição inexistente ou inválida'),
  HE: doArquivo('tipo de serviço inválido para o contrato'),
  HF: doArquivo('saldo insuficiente na conta da instituição'),
  HG: doArquivo('lote fora de sequência'),
  HH: doArquivo('lote inválido'),
  HI: doArquivo('arquivo não aceito'),
  HJ: doArquivo('tipo de registro inválido'),
  HL: doArquivo('versão do layout inválida'),
  TA: doArquivo('lote não aceito: os totais diferem'),
  YA: doArquivo('título não encontrado'),
  ZA: dosDados('transferência devolvida'),
  ZB: dosDados('transferência para a mesma titularidade não permitida'),
  ZG: dosDados('o banco do aluno não recebe a transferência'),
  Z0: dosDados('conta com bloqueio'),
  Z1: dosDados('conta fechada'),
  Z2: dosDados('conta com movimento controlado'),
  Z3: dosDados('conta cancelada'),
  Z6: dosDados('dados do destinatário inválidos'),
  Z7: dosDados('agência ou conta inválida'),
  Z8: dosDados('a conta é de outro titular'),
  Z9: dosDados('conta encerrada'),
};

/** An unknown code: nobody knows whether it was paid, so a person must look. */
export const ocorrencia = (codigo: string): Ocorrencia =>
  OCORRENCIAS[codigo] ?? { palavras: `código ${codigo} do banco`, resultado: 'aceita', pedeDados: false };

/** The one that decides, of up to five: a refusal before a credit before a mere acceptance. */
export function ocorrenciaQueDecide(codigos: readonly string[]): { readonly codigo: string } & Ocorrencia {
  const lidas = codigos.map((codigo) => ({ codigo, ...ocorrencia(codigo) }));
  return (
    lidas.find(({ resultado }) => resultado === 'devolvida') ??
    lidas.find(({ resultado }) => resultado === 'paga') ??
    lidas[0] ?? { codigo: '', palavras: 'sem resposta do banco', resultado: 'aceita', pedeDados: false }
  );
}
