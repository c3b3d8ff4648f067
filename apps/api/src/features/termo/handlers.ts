import { lerModeloDoTermo, mudarModeloDoTermo, preverModeloDoTermo } from './use-cases/modelo-do-termo.ts';

export const handlersDoTermo = { lerModeloDoTermo, mudarModeloDoTermo, preverModeloDoTermo };
