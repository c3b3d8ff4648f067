import type { Configuracao, Fechamento, NomeDaJanela } from '../../configuracao/types.ts';
import { nomeDoMes } from '../../kernel/datas.ts';
import { MENSAGENS_JANELA as M } from '../messages.ts';
import { diasDoFechamento, periodosDaJanela } from './aberturas.ts';

interface Dia {
  readonly ano: string;
  readonly mes: string;
  readonly dia: number;
}

function lerDia(texto: string): Dia {
  const [dia = '', mes = '', ano = ''] = texto.split('-').reverse();
  return { ano: ano === '' ? '' : ` de ${ano}`, mes: nomeDoMes(Number(mes)), dia: Number(dia) };
}

/** '3 de abril', or '3 de abril de 2027'. */
export function diaPorExtenso(texto: string): string {
  const { dia, mes, ano } = lerDia(texto);
  return `${dia} de ${mes}${ano}`;
}

export function diasPorExtenso({ de, ate }: Pick<Fechamento, 'ate' | 'de'>): string {
  const [a, b] = [lerDia(de), lerDia(ate)];
  const fim = `${b.dia} de ${b.mes}${b.ano}`;
  if (de === ate) return `em ${fim}`;
  if (a.ano !== b.ano) return `de ${a.dia} de ${a.mes}${a.ano} a ${fim}`;
  if (a.mes !== b.mes) return `de ${a.dia} de ${a.mes} a ${fim}`;
  return b.dia === a.dia + 1 ? `em ${a.dia} e ${fim}` : `de ${a.dia} a ${fim}`;
}

/** The text of a closure, with its reason unless that only repeats it. */
export function textoDoFechamento(fechamento: Fechamento): string {
  const frase = M.fechada(fechamento.janela, diasPorExtenso(fechamento));
  const motivo = fechamento.motivo.trim();
  return motivo === '' || motivo === frase ? frase : `${frase}: ${motivo}`;
}

export function diasDaJanelaEmPalavras(janela: NomeDaJanela, { janelas }: Configuracao): string {
  if (janela === 'relatorios') {
    const { diaInicio, diaFim, mes } = janelas.relatorios;
    return M.relatorios(diaInicio, diaFim, nomeDoMes(mes));
  }
  const { diaInicio, diaFim } = janelas[janela];
  return janela === 'frequencia' ? M.frequencia(diaInicio, diaFim) : M.cadastroInstrutor(diaInicio, diaFim);
}

/**
 * Its days, or the closure where the window is closed on `fechadaEm` only because of it (null: it is open).
 */
export function textoDaJanela(
  janela: NomeDaJanela,
  configuracao: Configuracao,
  fechadaEm: string | null,
): string {
  const frase = diasDaJanelaEmPalavras(janela, configuracao);
  if (fechadaEm === null) return frase;
  const contem = (p: { readonly de: string; readonly ate: string } | null) =>
    p !== null && p.de <= fechadaEm && fechadaEm <= p.ate;
  if (!periodosDaJanela(janela, configuracao, fechadaEm).some(contem)) return frase;
  const fechamento = configuracao.fechamentos.find(
    (f) => f.janela === janela && contem(diasDoFechamento(f, Number(fechadaEm.slice(0, 4)))),
  );
  return fechamento === undefined ? frase : textoDoFechamento(fechamento);
}
