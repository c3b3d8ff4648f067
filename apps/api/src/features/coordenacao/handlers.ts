import { encerrarAfastamento, registrarAfastamento } from './use-cases/afastamentos.ts';
import { lerCoordenacao } from './use-cases/ler-coordenacao.ts';

export const handlersDaCoordenacao = { lerCoordenacao, registrarAfastamento, encerrarAfastamento };
