import { baixarTextoDePublicacao, baixarTextoPublico } from './use-cases/baixar-texto.ts';
import { gerarPdfDoTexto, gerarPdfDoTextoPublico } from './use-cases/gerar-pdf-do-texto.ts';
import { corrigirTextoDePublicacao, guardarTextoDePublicacao } from './use-cases/guardar-texto.ts';
import {
  listarTextosDePublicacao,
  listarTextosPublicos,
  prepararTextoDePublicacao,
} from './use-cases/ler-textos.ts';
import { listarModelosDePublicacao, mudarModeloDePublicacao } from './use-cases/modelos.ts';

export const handlersDaPublicacao = {
  listarModelosDePublicacao,
  mudarModeloDePublicacao,
  listarTextosDePublicacao,
  prepararTextoDePublicacao,
  guardarTextoDePublicacao,
  corrigirTextoDePublicacao,
  gerarPdfDoTexto,
  baixarTextoDePublicacao,
  listarTextosPublicos,
  gerarPdfDoTextoPublico,
  baixarTextoPublico,
};
