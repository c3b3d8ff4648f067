import type { Configuracao } from '@instrutoria/domain/configuracao/types.ts';
import type { Config } from '../../config/config.ts';
import type { Remessa } from './templates/layout.ts';

interface Destinatario {
  readonly nome: string;
  readonly email: string;
}

/** To whom a mail goes, and what each mail says of this installation. */
export function remessaPara(
  { nome, email }: Destinatario,
  { config }: { readonly config: Pick<Config, 'publicUrl'> },
  { instituicao, fuso }: Pick<Configuracao, 'fuso' | 'instituicao'>,
): Remessa {
  return { para: email, nome, publicUrl: config.publicUrl, instituicao: instituicao.nome, fuso };
}
