import * as MENSAGENS_WEBHOOK from './textos.ts';
import type { EstadoDaEntrega, EventoEntregue } from './types.ts';

export { MENSAGENS_WEBHOOK };

export const NOMES_DOS_EVENTOS: Readonly<Record<EventoEntregue, string>> = {
  'projeto.submetido': 'Projeto enviado',
  'projeto.designado': 'Projeto designado para avaliação',
  'resultado.publicado': 'Resultado publicado',
  'recurso.recebido': 'Recurso recebido',
  'instrutor.regularizado': 'Instrutor regularizado',
  'mes.fechado': 'Mês de pagamento fechado',
  teste: 'Teste',
};

export const NOMES_DOS_ESTADOS_DA_ENTREGA: Readonly<Record<EstadoDaEntrega, string>> = {
  esperando: 'a caminho',
  entregue: 'entregue',
  morta: 'não chegou',
};

export function avisosMortos(quantos: number): string {
  return quantos === 1
    ? MENSAGENS_WEBHOOK.umAvisoMorto
    : `${quantos} avisos não chegaram a outros sistemas depois de todas as tentativas.`;
}
