import { ehDiaValido } from '../../kernel/datas.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { problema } from '../../kernel/problema.ts';
import { MENSAGENS_REMESSA as M } from '../messages.ts';
import type { Pagador, ResultadoLido } from '../types.ts';
import { TAMANHO_DO_CNAB } from './escrever-cnab240.ts';
import { ocorrenciaQueDecide } from './ocorrencias.ts';

/** Throws 422 beside the file. */
export function recusarRetorno(codigo: string, mensagem: string): never {
  throw new DomainError('invalido', codigo, mensagem, [problema('file', codigo, mensagem)]);
}

/** 'yyyy-mm-dd' of 'DDMMAAAA'; null for zeros and days that do not exist. */
function dia(escrito: string): string | null {
  const lido = `${escrito.slice(4)}-${escrito.slice(2, 4)}-${escrito.slice(0, 2)}`;
  return ehDiaValido(lido) ? lido : null;
}

const digitos = (texto: string): string => texto.replace(/\D/g, '');

function cabeca(linha: string, pagador: Pagador): void {
  const em = (de: number, ate: number) => linha.slice(de - 1, ate);
  if (em(8, 8) !== '0' || !/^[12]$/.test(em(143, 143))) recusarRetorno('NAO_E_RETORNO', M.naoERetorno);
  if (em(143, 143) === '1') recusarRetorno('E_REMESSA', M.eRemessa);
  if (em(1, 3) !== pagador.banco) recusarRetorno('OUTRO_BANCO', M.outroBanco(em(1, 3), pagador.banco));
  if (digitos(em(19, 32)) !== pagador.cnpj.padStart(14, '0')) recusarRetorno('OUTRO_PAGADOR', M.outroPagador);
}

function doSegmentoA(linha: string, cpf: string | null): ResultadoLido {
  const em = (de: number, ate: number) => linha.slice(de - 1, ate);
  const codigos =
    em(231, 240)
      .match(/../g)
      ?.filter((um) => um.trim() !== '') ?? [];
  const { codigo, palavras, resultado } = ocorrenciaQueDecide(codigos);
  const documento = Number(/^\d{6}/.exec(em(74, 93))?.[0] ?? 0);
  return {
    documento: documento === 0 ? null : documento,
    cpf,
    centavos: /^\d{15}$/.test(em(120, 134)) ? Number(em(120, 134)) : null,
    resultado,
    dia: resultado === 'paga' ? (dia(em(155, 162)) ?? dia(em(94, 101))) : null,
    codigo: codigo === '' ? null : codigo,
    motivo: palavras,
  };
}

/** The file looks like CNAB 240 and not like a spreadsheet. */
export const pareceCnab = (texto: string): boolean => /^[\x20-\xff]{240}\r?\n/.test(texto);

/**
 * What a return file of the payer's bank says of each payment (segment A). Throws DomainError with words for a file
 * of another bank or payer, a remessa, and anything that is no CNAB 240.
 */
export function lerRetornoCnab(texto: string, pagador: Pagador): ResultadoLido[] {
  const linhas = texto.split(/\r?\n/).filter((linha) => linha.trim() !== '' && linha !== '\x1a');
  const [primeira = ''] = linhas;
  if (linhas.some((linha) => linha.length !== TAMANHO_DO_CNAB))
    recusarRetorno('NAO_E_RETORNO', M.naoERetorno);
  cabeca(primeira, pagador);
  const lidas: ResultadoLido[] = [];
  for (const [i, linha] of linhas.entries()) {
    if (linha[7] !== '3' || linha[13] !== 'A') continue;
    const seguinte = linhas[i + 1] ?? '';
    const cpf = seguinte[7] === '3' && seguinte[13] === 'B' ? seguinte.slice(21, 32) : null;
    lidas.push(doSegmentoA(linha, cpf !== null && /^\d{11}$/.test(cpf) && Number(cpf) > 0 ? cpf : null));
  }
  if (lidas.length === 0) recusarRetorno('RETORNO_VAZIO', M.retornoVazio);
  return lidas;
}
