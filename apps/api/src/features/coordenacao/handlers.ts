import { encerrarAfastamento, registrarAfastamento } from './use-cases/afastamentos.ts';
import { lerCoordenacao } from './use-cases/ler-coordenacao.ts';
import {
  proporTransferencia,
  responderTransferencia,
  retirarTransferencia,
} from './use-cases/transferencia.ts';
import {
  encerrarVice,
  listarConvitesDaCoordenacao,
  nomearVice,
  responderConviteDaVice,
} from './use-cases/vice.ts';

export const handlersDaCoordenacao = {
  lerCoordenacao,
  registrarAfastamento,
  encerrarAfastamento,
  nomearVice,
  encerrarVice,
  listarConvitesDaCoordenacao,
  responderConviteDaVice,
  proporTransferencia,
  retirarTransferencia,
  responderTransferencia,
};
