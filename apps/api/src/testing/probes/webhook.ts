import { randomUUID } from 'node:crypto';
import type { Cena } from '../access/probe.ts';
import { igual } from '../access/probe.ts';
import type { Efeito } from '../access/sonda.ts';
import { gravou, limitesDe, responde, sonda } from '../access/sonda.ts';
import { findRow, insertInto } from '../rows.ts';
import { proximo } from '../world.ts';

const administrador = limitesDe(['administrador']);
const PEDIDO = { endereco: 'https://portal.exemplo.br/avisos', eventos: ['projeto.submetido'] };

/** A system that gets notices, and one that did not reach it. */
async function umWebhook({ t }: Cena, ativo = true) {
  const { id } = await insertInto(t, 'webhook', {
    ...{ nome: `Portal ${proximo()}`, endereco: PEDIDO.endereco, eventos: PEDIDO.eventos, ativo },
    ...{ segredo: t.deps.webhooks.novoSegredo().selado, criadoEm: t.clock.real() },
  });
  const entrega = randomUUID();
  await insertInto(t, 'webhookEntrega', {
    ...{ id: entrega, webhookId: id, evento: 'projeto.submetido', link: 'https://a.br/1', estado: 'morta' },
    ocorridoEm: t.clock.real(),
  });
  return { webhook: id, entrega };
}
type Feito = Awaited<ReturnType<typeof umWebhook>>;
const desligado = (cena: Cena) => umWebhook(cena, false);

const comSegredo: Efeito<unknown> = async ({ cena, body }) => {
  const { id, segredo } = body as { id: number; segredo: string };
  igual(/^whsec_[\w+/]{43}=$/.test(segredo), true);
  const guardado = await findRow(cena.t, 'webhook', { id });
  igual(guardado?.segredo.includes(segredo), false);
};

export const sondasDoWebhook = {
  listarWebhooks: sonda(umWebhook, ({ body, r, text }) => {
    igual(
      (body as { id: number }[]).some(({ id }) => id === r.webhook),
      true,
    );
    igual(text.includes('segredo'), false);
  }),
  criarWebhook: sonda(() => ({}), comSegredo, {
    corpo: () => ({ ...PEDIDO, nome: `Portal ${proximo()}` }),
    limites: [
      administrador('an internal address', 422, () => ({}), {
        corpo: { ...PEDIDO, nome: 'Dentro', endereco: 'https://127.0.0.1/' },
      }),
      administrador('without TLS', 422, () => ({}), {
        corpo: { ...PEDIDO, nome: 'Sem TLS', endereco: 'http://portal.exemplo.br/' },
      }),
    ],
  }),
  atualizarWebhook: sonda(
    umWebhook,
    gravou<'webhook', Feito>('webhook', ({ webhook }) => ({ id: webhook }), { ativo: false }),
    { corpo: { ativo: false } },
  ),
  trocarSegredoDoWebhook: sonda(umWebhook, comSegredo),
  testarWebhook: sonda(
    umWebhook,
    gravou<'webhookEntrega', Feito>(
      'webhookEntrega',
      ({ webhook }) => ({ webhookId: webhook, evento: 'teste' }),
      { estado: 'esperando' },
    ),
    { limites: [administrador('one that is switched off', 409, desligado)] },
  ),
  listarEntregas: sonda(
    umWebhook,
    responde<Feito>(({ entrega }) => [{ id: entrega, estado: 'morta' }]),
  ),
  reenviarEntrega: sonda(
    umWebhook,
    gravou<'webhookEntrega', Feito>('webhookEntrega', ({ entrega }) => ({ id: entrega }), {
      estado: 'esperando',
    }),
    { limites: [administrador('to one that is switched off', 409, desligado)] },
  ),
};
