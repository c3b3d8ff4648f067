import { contado } from '../kernel/contagem.ts';
import { nomeDoFuso, prazoNoDia } from '../kernel/fuso.ts';
import type { EfeitoDoFuso, FusoMarcado } from './types.ts';

export const preenchaTodosOsCampos = 'preencha todos os campos';
export const emailInvalido = 'email inválido! o formato correto é usuario@dominio.com';
export const fusoInvalido = 'Escolha um fuso horário do Brasil, por exemplo America/Fortaleza';
export const corInvalida = 'Escreva a cor como #1351b4: o sinal # e seis algarismos ou letras de a até f';
export const corClaraDemais = (proxima: string): string =>
  `Esta cor é clara demais para letras brancas e links: escolha uma mais escura, por exemplo ${proxima}`;
export const contrasteDaCor = (contraste: number): string =>
  `Contraste com letras brancas: ${(Math.floor(contraste * 10) / 10).toLocaleString('pt-BR')} para 1.`;
export const diasInvalidos = 'Os dias devem ir de 1 a 31, e o fim não pode vir antes do início';
export const escrevaOMotivo = 'Escreva o motivo';
export const mesInvalido = 'O mês deve ir de 1 a 12';
export const fechamentoInvalido =
  'Escreva os dias do fechamento como mm-dd ou aaaa-mm-dd; o fim não pode vir antes do início';
export const limiteDeEnvioInvalido = 'O limite de envio, em MB, deve ser um número inteiro de 25 a 1.000.000';
export const periodoInvalido =
  'Escreva os dias do período como mm-dd e o mês de 1 a 12; o fim não pode vir antes do início';
export const diaSemExpedienteInvalido = 'Escreva o dia sem expediente como mm-dd ou aaaa-mm-dd';
export const diaSemExpedienteRepetido = 'Este dia já está na lista';
export const periodosSobrepostos = 'Os períodos de regularização não podem ter dias em comum';
export const bancosInvalidos = 'Escreva os números dos bancos com 3 algarismos, por exemplo 104, 001';
export const respostasPedidas = 'as respostas pedidas a quem coordena';
const mudaDepois = ({ para, depoisDe, porque }: FusoMarcado): string =>
  `O fuso muda (${nomeDoFuso(para)}) depois de ${prazoNoDia(depoisDe)}. Antes dele terminam os prazos já anunciados, que não podem ficar mais curtos: ${porque}.`;
export const fusoEspera = (marcado: FusoMarcado, deHoje: string): string =>
  `${mudaDepois(marcado)} Para desistir da mudança, escolha o fuso de hoje (${nomeDoFuso(deHoje)}) e salve.`;
export const desejaMudarOFuso = 'deseja mudar o fuso horário?';
/** The text of the question before a change. */
export function efeitoDoFusoPorExtenso(para: string, { marcado, ganham, horas }: EfeitoDoFuso): string {
  if (marcado !== null) return `Por enquanto nada muda. ${mudaDepois(marcado)}`;
  const desde = `A partir de agora, os dias e os prazos são contados no ${nomeDoFuso(para)}.`;
  if (ganham.length === 0) return `${desde} Nenhum prazo que já corre passa a terminar em outro instante.`;
  return `${desde} Ganham ${contado(horas, 'hora', 'horas')}, em relação ao que foi anunciado: ${ganham.join('; ')}.`;
}
export const escrevaOAssunto = 'Escreva o assunto';
export const escrevaOTexto = 'Escreva o texto';
export const textoDoEmailMaximo = 'O texto tem no máximo 4.000 caracteres';
export const fimDosEmailsMaximo = 'O texto no fim dos e-mails tem no máximo 1.000 caracteres';
export const campoSemFim = 'Um campo começa com {{ e termina com }}, na mesma linha';
export const campoDesconhecido = (campo: string): string =>
  campo === '' ? 'Falta o nome do campo em {{}}' : `Este e-mail não tem o campo {{${campo}}}`;
export const campoForaDoAssunto = (campo: string): string => `O campo {{${campo}}} não cabe no assunto`;
export const campoSozinho = (campo: string): string => `O campo {{${campo}}} fica sozinho na sua linha`;
export const campoFalta = (campo: string): string =>
  `Falta o campo {{${campo}}}: sem ele este e-mail não serve. Escreva-o sozinho numa linha`;
export const modeloDeEmailSalvo = 'Texto salvo. Vale para os próximos e-mails.';
export const outraPessoaMudouOTexto = 'Outra pessoa mudou este texto enquanto você escrevia.';
