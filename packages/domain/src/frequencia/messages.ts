import { mesPorExtenso } from '../kernel/datas.ts';
import { mesDoDia } from '../kernel/meses.ts';
import { NAO_SE_APLICA } from './limits.ts';

export * as MENSAGENS_FREQUENCIA from './textos.ts';
export * as MENSAGENS_DOS_DIAS from './textos-dos-dias.ts';

/** The text of the question before saving; null: no question (E-FREQUENCIA-3). */
export function perguntaDasHoras(
  { poucas, semPagamento }: { readonly poucas: readonly string[]; readonly semPagamento: readonly string[] },
  hoje: string,
): string | null {
  const mes = mesPorExtenso(mesDoDia(hoje));
  const frases = [
    ...(poucas.length === 0
      ? []
      : [`${poucas.join(', ')}: menos de 32 horas no mês atual, isto é, menos de 8h semanais.`]),
    ...(semPagamento.length === 0
      ? []
      : [`${semPagamento.join(', ')}: sem horas não há pagamento em ${mes}.`]),
  ];
  return frases.length === 0 ? null : frases.join(' ');
}

/** Hours of a month as a person reads them: '20,5 h', 'não se aplica'. */
export function horasPorExtenso(horas: number): string {
  return horas === NAO_SE_APLICA ? 'não se aplica' : `${String(horas).replace('.', ',')} h`;
}

/** What the printed sheet of a month says of it. */
export const SITUACOES_DA_FOLHA_DO_MES = {
  semRegistro: 'horas ainda não registradas',
  registrado: 'horas registradas',
  enviado: 'enviada pelo aluno, à espera da coordenação',
  devolvido: 'devolvida ao aluno',
  atestado: 'atestada',
} as const;

/** What the page of the attendance says first once all its months are registered. */
export const FREQUENCIA_RECEBIDA = {
  titulo: (mes: string) => `Frequência registrada até ${mes}`,
  quando: (projeto: number, quando: string) => `Projeto nº ${projeto}, registrada em ${quando}.`,
  podeCorrigir: (prazo: string) => `Você pode corrigir até ${prazo}.`,
  depois: 'Depois a administração fecha a folha de pagamento.',
  semEmail: 'Este registro não tem recibo por e-mail.',
} as const;

/** For a sheet that was read before the student sent the month. */
export function menosSemLer(enviadas: number): string {
  return `O aluno enviou ${horasPorExtenso(enviadas)}. Para registrar menos, abra a folha de novo e escreva o motivo.`;
}

/** `dia`: 'dd/mm'; `ja`: the hours of the other lines of that day. */
export function diaCheio(dia: string, ja: number): string {
  return `Em ${dia} já há ${horasPorExtenso(ja)}. Num dia cabem no máximo 12 horas.`;
}
