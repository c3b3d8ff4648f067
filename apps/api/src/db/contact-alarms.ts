import {
  type MudancaDeContato,
  situacaoDaMudanca,
} from '@instrutoria/domain/conta/rules/mudanca-de-contato.ts';
import type { Clock } from '../adapters/clock.ts';
import { abrirSelado, type Seal } from '../adapters/mail/seal.ts';
import type { Config } from '../config/config.ts';
import type { Executor } from './connection/transaction.ts';
import { many } from './query.ts';
import { columns, sql } from './sql.ts';

interface Contato {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
}
interface Meios {
  readonly clock: Pick<Clock, 'real'>;
  readonly config: Pick<Config, 'smtpUrl'>;
  readonly seal: Pick<Seal, 'abrir'>;
}

/** The columns that `situacaoDaMudanca` needs, and the values before the change. */
export const COLUNAS_DA_SITUACAO = [
  'professorId',
  'autorId',
  'feitaEm',
  'original',
  'emailEmEspera',
  'confirmadaLaEm',
  'aceitaEm',
  'desfeitaEm',
  'soltaEm',
  'superadaPor',
] as const;

/** Condition on the table `m`: changed by somebody else, and possibly still holding back resets. */
export const MUDANCA_ABERTA = sql`(m.autor_id <> m.professor_id and m.superada_por is null and m.solta_em is null)`;

/**
 * The recipients of an alarm: each administrator and, while somebody else's change of an administrator's
 * e-mail is not settled, also the address before it (D59). Otherwise the author of that change could act
 * unseen.
 */
export async function contatosParaAlarmes(db: Executor, { clock, config, seal }: Meios): Promise<Contato[]> {
  const administra = sql`p.tipo = 'administrador' and p.encerrado_em is null`;
  const administradores = await many<Contato>(
    db,
    sql`select p.id, p.nome, p.email from professor p where ${administra} order by p.id`,
  );
  const abertas = await many<MudancaDeContato & { readonly original: string | null }>(
    db,
    sql`
      select ${columns(COLUNAS_DA_SITUACAO, 'm')} from mudanca_de_contato m join professor p on p.id = m.professor_id
      where ${administra} and ${MUDANCA_ABERTA}
    `,
  );
  const quando = { correio: config.smtpUrl !== undefined, agora: clock.real() };
  const esperam = abertas.filter((uma) => ['espera', 'retida'].includes(situacaoDaMudanca(uma, quando)));
  return administradores.flatMap((quem) => {
    const anteriores = esperam
      .filter(({ professorId }) => professorId === quem.id)
      .flatMap(({ original }) => {
        const aberto = abrirSelado<{ readonly email?: { readonly valor: string } }>(seal, original);
        return aberto?.email?.valor ?? [];
      });
    return [...new Set([quem.email, ...anteriores])].map((email) => ({ ...quem, email }));
  });
}
