import {
  atualizarWebhook,
  criarWebhook,
  listarEntregas,
  listarWebhooks,
  reenviarEntrega,
  testarWebhook,
  trocarSegredoDoWebhook,
} from './use-cases/webhooks.ts';

export const handlersDoWebhook = {
  listarWebhooks,
  criarWebhook,
  atualizarWebhook,
  trocarSegredoDoWebhook,
  testarWebhook,
  listarEntregas,
  reenviarEntrega,
};
