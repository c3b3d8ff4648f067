import { send } from './client.ts';
import type { Pessoa } from './world.ts';

interface Apontada {
  readonly code?: string;
  readonly pontos?: readonly { readonly marca: string }[];
}

/**
 * Confers a sheet as one person, who gives a reason for each of its points, and closes it as another; answers the
 * first refusal, else the closed sheet.
 */
export async function fecharPorDuas<T>(
  url: string,
  { confere, fecha }: { readonly confere: Pick<Pessoa, 'token'>; readonly fecha: Pick<Pessoa, 'token'> },
  body: { readonly mes: string; readonly total?: number | undefined },
) {
  const pedir = (quem: Pick<Pessoa, 'token'>, ato: string) =>
    send<T>(url, 'POST', `/api/pagamento/${ato}`, { token: quem.token, body });
  let conferida = await pedir(confere, 'conferir');
  if ((conferida.body as Apontada).code === 'PONTOS_A_CONFERIR') {
    const { token } = confere;
    const { body: lida } = await send<Apontada>(url, 'GET', `/api/pagamento/${body.mes}`, { token });
    for (const { marca: ponto } of lida.pontos ?? []) {
      const dito = { mes: body.mes, ponto, motivo: 'Lido no teste.' };
      await send(url, 'POST', '/api/pagamento/ponto', { token, body: dito });
    }
    conferida = await pedir(confere, 'conferir');
  }
  return conferida.status === 200 ? pedir(fecha, 'fechar') : conferida;
}
