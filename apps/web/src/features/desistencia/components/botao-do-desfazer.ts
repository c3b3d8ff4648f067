import type { EstadoDaDesistencia } from '@instrutoria/domain/desistencia/types.ts';

/** The words of the act that ends it, on the button of the page and of its dialog. */
export const BOTAO_DO_DESFAZER = (estado: EstadoDaDesistencia, coordena: boolean): string => {
  if (estado === 'marcada') return 'Retirar a desistência';
  if (estado === 'emVigor') return 'Desfazer a desistência';
  return coordena ? 'Continuar com o projeto' : 'Encerrar a consulta';
};
