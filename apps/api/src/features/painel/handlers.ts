import { lerArmazenamento } from './use-cases/ler-armazenamento.ts';
import { lerPainel } from './use-cases/ler-painel.ts';
import { lerPendencias } from './use-cases/ler-pendencias.ts';

export const handlersDoPainel = { lerPainel, lerPendencias, lerArmazenamento };
