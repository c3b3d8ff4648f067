import { COR_PADRAO } from '@instrutoria/domain/configuracao/rules/cores.ts';
import type { Config } from '../../config/config.ts';
import type { ConfiguracaoLida } from '../../db/settings.ts';
import type { Remessa } from './templates/layout.ts';

interface Destinatario {
  readonly nome: string;
  readonly email: string;
}
interface Casa {
  readonly config: Pick<Config, 'publicUrl'>;
}
type DaConfiguracao = Pick<
  ConfiguracaoLida,
  'cor' | 'fimDosEmails' | 'fuso' | 'instituicao' | 'textosDosEmails'
>;

/** The facts about this installation that each mail contains. */
export function remessaDaCasa(
  { config }: Casa,
  { instituicao, cor, fimDosEmails, fuso, textosDosEmails }: DaConfiguracao,
): Omit<Remessa, 'nome' | 'para'> {
  return {
    publicUrl: config.publicUrl,
    instituicao: instituicao.nome,
    cor: cor ?? COR_PADRAO,
    fimDosEmails,
    textos: textosDosEmails,
    fuso,
  };
}

/** The recipient of a mail, with the facts about this installation. */
export function remessaPara(
  { nome, email }: Destinatario,
  casa: Casa,
  configuracao: DaConfiguracao,
): Remessa {
  return { ...remessaDaCasa(casa, configuracao), para: email, nome };
}
