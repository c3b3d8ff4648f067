import { fusoPedido } from './rules/fuso.ts';
import type { Configuracao } from './types.ts';

type Parcial<T> = { readonly [K in keyof T]?: T[K] | undefined };
export interface ParteDaConfiguracao {
  readonly instituicao?: Parcial<Configuracao['instituicao']> | undefined;
  readonly cor?: string | null | undefined;
  readonly encarregado?: Parcial<Configuracao['encarregado']> | undefined;
  readonly emailDaAuditoria?: string | undefined;
  readonly fimDosEmails?: string | undefined;
  readonly segundoFatorDosAdministradores?: boolean | undefined;
  readonly fuso?: string | undefined;
  readonly janelas?: Parcial<Configuracao['janelas']> | undefined;
  readonly fechamentos?: Configuracao['fechamentos'] | undefined;
  readonly envios?: Parcial<Configuracao['envios']> | undefined;
  readonly regularizacao?: Configuracao['regularizacao'] | undefined;
  readonly semExpediente?: Configuracao['semExpediente'] | undefined;
  readonly mesParcial?: Configuracao['mesParcial'] | undefined;
  readonly regrasDoPagador?: Parcial<Configuracao['regrasDoPagador']> | undefined;
}

function sobre<T extends object>(antes: T, parte: Parcial<T> | undefined): T {
  const dadas = Object.entries(parte ?? {}).filter(([, valor]) => valor !== undefined);
  return { ...antes, ...Object.fromEntries(dadas) };
}

/**
 * Merges the sent parts into the stored settings, with the chosen zone (`mudarFuso`); the repository sets the
 * version.
 */
export function mesclarConfiguracao(antes: Configuracao, parte: ParteDaConfiguracao): Configuracao {
  return {
    versao: antes.versao,
    instituicao: sobre(antes.instituicao, parte.instituicao),
    cor: parte.cor === undefined ? antes.cor : (parte.cor?.trim().toLowerCase() ?? null),
    encarregado: sobre(antes.encarregado, parte.encarregado),
    emailDaAuditoria: parte.emailDaAuditoria?.trim() ?? antes.emailDaAuditoria,
    fimDosEmails: parte.fimDosEmails?.trim() ?? antes.fimDosEmails,
    segundoFatorDosAdministradores:
      parte.segundoFatorDosAdministradores ?? antes.segundoFatorDosAdministradores,
    fuso: parte.fuso ?? fusoPedido(antes),
    fusoMarcado: antes.fusoMarcado,
    fusosAnteriores: antes.fusosAnteriores,
    janelas: sobre(antes.janelas, parte.janelas),
    fechamentos: parte.fechamentos ?? antes.fechamentos,
    envios: sobre(antes.envios, parte.envios),
    regularizacao: parte.regularizacao ?? antes.regularizacao,
    semExpediente: parte.semExpediente ?? antes.semExpediente,
    mesParcial: parte.mesParcial ?? antes.mesParcial,
    regrasDoPagador: sobre(antes.regrasDoPagador, parte.regrasDoPagador),
  };
}
