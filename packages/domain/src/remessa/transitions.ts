import { DomainError, exigirSemProblemas } from '../kernel/domain-error.ts';
import { problema } from '../kernel/problema.ts';
import { MENSAGENS_REMESSA as M } from './messages.ts';
import { ocorrencia } from './rules/ocorrencias.ts';
import type { LinhaEnviada, ResultadoLido } from './types.ts';

export interface MudancaDaLinha {
  readonly id: number;
  readonly situacao: 'paga' | 'devolvida';
  readonly dia: string | null;
  readonly codigo: string | null;
  readonly motivo: string | null;
  /** The student's data must be mended before it goes again. */
  readonly pedeDados: boolean;
}

export const EFEITOS_DO_RETORNO = ['paga', 'devolvida', 'aceita', 'igual', 'divergente'] as const;
export type EfeitoDoRetorno = (typeof EFEITOS_DO_RETORNO)[number];

export interface LinhaDoRetorno {
  readonly linha: LinhaEnviada;
  readonly efeito: EfeitoDoRetorno;
  readonly motivo: string | null;
  readonly dia: string | null;
  readonly mudanca: MudancaDaLinha | null;
}

export interface RetornoJulgado {
  readonly linhas: readonly LinhaDoRetorno[];
  /** Rows of the file that are no line of the remessa. */
  readonly desconhecidas: number;
}

/** The line of a result: by its number, and then CPF and amount must agree; else by CPF. */
function linhaDe(lido: ResultadoLido, linhas: readonly LinhaEnviada[]): LinhaEnviada | null {
  const doCpf = linhas.filter(({ cpf }) => cpf === lido.cpf);
  const achada =
    lido.documento === null
      ? doCpf.length === 1
        ? doCpf[0]
        : undefined
      : linhas.find(({ documento }) => documento === lido.documento);
  if (achada === undefined) return null;
  const outroCpf = lido.cpf !== null && lido.cpf !== achada.cpf;
  const outroValor = lido.centavos !== null && lido.centavos !== achada.centavos;
  return outroCpf || outroValor ? null : achada;
}

function julgar(linha: LinhaEnviada, lido: ResultadoLido, hoje: string): LinhaDoRetorno {
  const { codigo, resultado, motivo } = lido;
  const dia = resultado === 'paga' ? (lido.dia ?? hoje) : null;
  const dito = { linha, motivo, dia };
  if (resultado === 'aceita') return { ...dito, efeito: 'aceita', mudanca: null };
  if (linha.situacao === resultado) return { ...dito, efeito: 'igual', mudanca: null };
  // A line that came back may have gone again; one that was compensated never went.
  if (linha.situacao === 'devolvida' || linha.situacao === 'compensada') {
    return { ...dito, efeito: 'divergente', mudanca: null };
  }
  const pedeDados = resultado === 'devolvida' && (codigo === null || ocorrencia(codigo).pedeDados);
  const mudanca = { id: linha.id, situacao: resultado, dia, codigo, motivo, pedeDados };
  return { ...dito, efeito: resultado, mudanca };
}

/**
 * What a return changes; read twice it changes nothing. Throws 422 where none of its rows is of this remessa.
 * `hoje`: the day of a credit that the return does not date.
 */
export function julgarRetorno(
  linhas: readonly LinhaEnviada[],
  lidos: readonly ResultadoLido[],
  hoje: string,
): RetornoJulgado {
  const achadas = new Map<number, LinhaDoRetorno>();
  let desconhecidas = 0;
  for (const lido of lidos) {
    const linha = linhaDe(lido, linhas);
    if (linha === null) desconhecidas += 1;
    else {
      const antes = achadas.get(linha.id);
      const agora = julgar(linha, lido, hoje);
      // Of two rows about one line the refusal counts.
      if (antes === undefined || agora.efeito === 'devolvida') achadas.set(linha.id, agora);
    }
  }
  if (achadas.size === 0) {
    exigirSemProblemas([problema('file', 'OUTRA_REMESSA', M.outraRemessa)]);
  }
  return { linhas: [...achadas.values()], desconhecidas };
}

/** A result that a person writes. Throws 409 for a line that came back: it goes in another remessa. */
export function resultadoAMao(
  linha: LinhaEnviada,
  pedido: { readonly resultado: 'paga' | 'devolvida'; readonly dia: string; readonly motivo: string | null },
): MudancaDaLinha | null {
  const { resultado, motivo } = pedido;
  const dia = resultado === 'paga' ? pedido.dia : null;
  if (linha.situacao === resultado && linha.dia === dia && linha.motivo === motivo) return null;
  if (linha.situacao === 'devolvida' || linha.situacao === 'compensada') {
    throw new DomainError('conflito', 'LINHA_DEVOLVIDA', M.jaDevolvida);
  }
  return {
    id: linha.id,
    situacao: resultado,
    dia,
    codigo: null,
    motivo,
    pedeDados: resultado === 'devolvida',
  };
}
