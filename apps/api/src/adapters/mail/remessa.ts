import { COR_PADRAO } from '@instrutoria/domain/configuracao/rules/cores.ts';
import type { Configuracao } from '@instrutoria/domain/configuracao/types.ts';
import type { Config } from '../../config/config.ts';
import type { Remessa } from './templates/layout.ts';

interface Destinatario {
  readonly nome: string;
  readonly email: string;
}

/** The recipient of a mail, and the facts about this installation that each mail contains. */
export function remessaPara(
  { nome, email }: Destinatario,
  { config }: { readonly config: Pick<Config, 'publicUrl'> },
  { instituicao, cor, fuso }: Pick<Configuracao, 'cor' | 'fuso' | 'instituicao'>,
): Remessa {
  return {
    para: email,
    nome,
    publicUrl: config.publicUrl,
    instituicao: instituicao.nome,
    cor: cor ?? COR_PADRAO,
    fuso,
  };
}
