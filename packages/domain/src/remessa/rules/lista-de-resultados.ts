import { textoDaCelula } from '../../importacao/rules/colunas.ts';
import type { CelulaLida, FolhaLida } from '../../importacao/types.ts';
import { normalizarCpf } from '../../kernel/cpf.ts';
import { ehDiaValido } from '../../kernel/datas.ts';
import { dobrado } from '../../kernel/dobrado.ts';
import { MENSAGENS_REMESSA as M } from '../messages.ts';
import type { ResultadoLido } from '../types.ts';
import { recusarRetorno } from './ler-retorno.ts';

const texto = (celula: CelulaLida | undefined): string => textoDaCelula(celula ?? null).trim();

function dia(celula: CelulaLida | undefined): string | null {
  const escrito = texto(celula);
  const [, d, m, a] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(escrito) ?? [];
  const lido = d === undefined ? escrito : `${a}-${(m ?? '').padStart(2, '0')}-${d.padStart(2, '0')}`;
  return ehDiaValido(lido) ? lido : null;
}

const PAGO = /^(pag[oa]|sim|s|ok|efetuado|creditado|00)$/;
const DEVOLVIDO = /^(?:n$|nao\b|devolvid[oa]|rejeitad[oa]|recusad[oa]|estornad[oa])/;

/** A CPF that a sheet kept as a number lost its first zeros. */
const cpfDe = (celula: CelulaLida | undefined): string | null => {
  const escrito = texto(celula);
  return normalizarCpf(/^\d{8,10}$/.test(escrito) ? escrito.padStart(11, '0') : escrito);
};

/**
 * What a list of CPF and result says: columns CPF, Resultado ('pago', 'devolvido'), and where there are such, Data
 * and Motivo. Rows without a CPF or a known result are left out. Throws DomainError without the two columns.
 */
export function lerListaDeResultados(folhas: readonly FolhaLida[]): ResultadoLido[] {
  const [folha] = folhas.filter(({ linhas }) => linhas.length > 0);
  const titulos = (folha?.linhas[0]?.celulas ?? []).map((um) => dobrado(texto(um)).replace(/[^a-z0-9]/g, ''));
  const coluna = (nomes: readonly string[]) => titulos.findIndex((um) => nomes.includes(um));
  const cpf = coluna(['cpf', 'cpfdoaluno', 'cpfdobolsista', 'favorecido']);
  const resultado = coluna(['resultado', 'situacao', 'status', 'pago']);
  if (folha === undefined || cpf === -1 || resultado === -1) {
    return recusarRetorno('SEM_COLUNAS', M.semColunas);
  }
  const data = coluna(['data', 'dia', 'datadopagamento', 'pagoem']);
  const motivo = coluna(['motivo', 'ocorrencia', 'observacao']);
  const lidas = folha.linhas.slice(1).flatMap(({ celulas }): ResultadoLido[] => {
    const deQuem = cpfDe(celulas[cpf]);
    const dito = dobrado(texto(celulas[resultado]));
    const devolvido = DEVOLVIDO.test(dito);
    if (deQuem === null || (!devolvido && !PAGO.test(dito))) return [];
    return [
      {
        ...{ documento: null, cpf: deQuem, centavos: null, codigo: null },
        resultado: devolvido ? 'devolvida' : 'paga',
        dia: devolvido ? null : dia(celulas[data]),
        motivo: devolvido ? texto(celulas[motivo]).slice(0, 200) || null : null,
      },
    ];
  });
  if (lidas.length === 0) recusarRetorno('RETORNO_VAZIO', M.retornoVazio);
  return lidas;
}
