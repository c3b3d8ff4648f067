import { type Problema, problema, reunir } from '../kernel/problema.ts';
import { estaVazio, problemaDeLinha } from '../kernel/texto.ts';
import { ENDERECO_DO_WEBHOOK_MAXIMO, NOME_DO_WEBHOOK_MAXIMO } from './limits.ts';
import { MENSAGENS_WEBHOOK as M } from './messages.ts';

interface WebhookPedido {
  readonly nome: string;
  readonly endereco: string;
  readonly eventos: readonly string[];
}

/** Refuses user and password in the address, which the list of webhooks would show. */
const FORMA = /^(https?):\/\/[^\s@/?#\\]+(?:[/?#][^\s]*)?$/i;

/** `comHttp`: the operator allows internal receivers, which often have no certificate. */
function enderecoServe(endereco: string, comHttp: boolean): boolean {
  if (endereco.length > ENDERECO_DO_WEBHOOK_MAXIMO) return false;
  const [, protocolo = ''] = FORMA.exec(endereco) ?? [];
  return protocolo.toLowerCase() === 'https' || (comHttp && protocolo.toLowerCase() === 'http');
}

export function problemasDoWebhook({ nome, endereco, eventos }: WebhookPedido, comHttp: boolean): Problema[] {
  return reunir(
    estaVazio(nome) ? problema('nome', 'NOME_VAZIO', M.nomeVazio) : null,
    problemaDeLinha('nome', nome, NOME_DO_WEBHOOK_MAXIMO),
    enderecoServe(endereco, comHttp) ? null : problema('endereco', 'ENDERECO_INVALIDO', M.enderecoInvalido),
    eventos.length === 0 ? problema('eventos', 'EVENTOS_VAZIOS', M.eventosVazios) : null,
  );
}
