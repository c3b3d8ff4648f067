import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import type { TextosDosEmails } from '@instrutoria/domain/configuracao/modelos-de-email.ts';
import type { Configuracao } from '@instrutoria/domain/configuracao/types.ts';
import type { Executor } from './connection/transaction.ts';
import { one } from './query.ts';
import { sql } from './sql.ts';

export interface ConfiguracaoGuardada {
  readonly versao: number;
  readonly dados: Omit<Configuracao, 'versao'>;
}

/** The settings with the changed texts of mails, so that every writer of a mail has them. */
export interface ConfiguracaoLida extends Configuracao {
  readonly textosDosEmails: TextosDosEmails;
  /** Whether the termo de compromisso is signed in the product. */
  readonly termoNoSistema: boolean;
}

export function comPadrao(guardada: ConfiguracaoGuardada | null): Configuracao {
  if (guardada === null) return CONFIGURACAO_PADRAO;
  return { ...CONFIGURACAO_PADRAO, ...guardada.dados, versao: guardada.versao };
}

type Linha = { readonly textosDosEmails: TextosDosEmails; readonly termoNoSistema: boolean } & (
  | ConfiguracaoGuardada
  | { readonly versao: null; readonly dados: null }
);

export async function lerConfiguracao(db: Executor): Promise<ConfiguracaoLida> {
  const linha = await one<Linha>(
    db,
    sql`
      select c.versao, c.dados, coalesce(
        (
          select jsonb_object_agg(m.nome, jsonb_build_object('assunto', m.assunto, 'texto', m.texto))
          from modelo_de_email m where m.texto is not null
        ),
        '{}'
      ) as "textosDosEmails",
      coalesce((select m.ligado from modelo_do_termo m order by m.versao desc limit 1), false) as "termoNoSistema"
      from (select 1) uma left join configuracao c on c.id = 1
    `,
  );
  if (linha === null) return { ...CONFIGURACAO_PADRAO, textosDosEmails: {}, termoNoSistema: false };
  const { textosDosEmails, termoNoSistema, ...guardada } = linha;
  return { ...comPadrao(guardada.dados === null ? null : guardada), textosDosEmails, termoNoSistema };
}

/** The zone in which all days are (D23). */
export async function lerFuso(db: Executor): Promise<string> {
  return (await lerConfiguracao(db)).fuso;
}
