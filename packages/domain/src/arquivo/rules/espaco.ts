import {
  ESPACO_MINIMO_BYTES,
  PARTE_DO_DISCO_COMO_PISO,
  PARTE_LIVRE_PARA_NAO_USADOS,
  PISO_MAXIMO_BYTES,
} from '../limits.ts';
import type { Espaco, LimitesDeEnvio, SituacaoDoEspaco, UsoDeEnvio } from '../types.ts';

const MB = 1024 * 1024;

export function pisoDeEspaco(total: number): number {
  return Math.min(Math.max(total * PARTE_DO_DISCO_COMO_PISO, ESPACO_MINIMO_BYTES), PISO_MAXIMO_BYTES);
}

/** 'cheio' below the floor; 'acabando' below twice the floor, when administrators get a warning. */
export function situacaoDoEspaco({ livre, total }: Espaco): SituacaoDoEspaco {
  const piso = pisoDeEspaco(total);
  if (livre < piso) return 'cheio';
  return livre < 2 * piso ? 'acabando' : 'livre';
}

/** Whether this many more bytes, beside the uploads in progress, keep the free space above the floor. */
export function cabeNoDisco(espaco: Espaco, aCaminho: number, bytes: number): boolean {
  return espaco.livre - aCaminho - bytes >= pisoDeEspaco(espaco.total);
}

export function maximoDeNaoUsados({ livre }: Espaco): number {
  return livre * PARTE_LIVRE_PARA_NAO_USADOS;
}

export function restaAoRemetente(
  { naoUsados, hoje }: UsoDeEnvio,
  { naoUsadosMb, porDiaMb }: LimitesDeEnvio,
): { readonly bytes: number; readonly motivo: 'naoUsados' | 'dia' } {
  const doDia = Math.max(0, porDiaMb * MB - hoje);
  const deNaoUsados = Math.max(0, naoUsadosMb * MB - naoUsados);
  return doDia < deNaoUsados ? { bytes: doDia, motivo: 'dia' } : { bytes: deNaoUsados, motivo: 'naoUsados' };
}

/** '12,5 MB'; rounded down, so that nobody is promised more than is left. */
export function tamanhoPorExtenso(bytes: number): string {
  return `${(Math.floor((bytes / MB) * 10) / 10).toLocaleString('pt-BR')} MB`;
}

export function textoDoLimite({ bytes, motivo }: ReturnType<typeof restaAoRemetente>): string {
  const resta = `Você ainda pode enviar ${tamanhoPorExtenso(bytes)}`;
  return motivo === 'dia'
    ? `O limite de arquivos por dia foi atingido. ${resta} hoje.`
    : `Há muitos arquivos enviados que ainda não foram usados. ${resta}; os não usados saem sozinhos em 24 horas.`;
}
