import { SESSAO_MAXIMA_MS } from '@instrutoria/domain/conta/limits.ts';
import { CONVITE_MS, LINK_DO_ESTUDANTE_MS } from '@instrutoria/domain/estudante/limits.ts';
import { comDigitosVerificadores } from '@instrutoria/domain/kernel/cpf.ts';
import { DIA_MS, MINUTO_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import { sha256 } from '../../adapters/sha256.ts';
import type { Deps } from '../../context.ts';
import type { NewRow } from '../../db/tables.gerada.ts';
import { insertInto, rowOf, updateRows } from '../rows.ts';

export interface Estudante {
  readonly id: number;
  readonly cpf: string;
  readonly email: string;
  readonly token: string;
  readonly sessao: number;
}

let serial = 0;

/** Accounts of students, who entered and whose vínculos these are. */
export function estudantesDoMundo({
  deps,
}: {
  readonly deps: Pick<Deps, 'clock' | 'database' | 'tokens'> & Partial<Pick<Deps, 'keyedHash'>>;
}) {
  const { db } = deps.database;

  async function novoEstudante(dados: Partial<NewRow<'estudante'>> = {}): Promise<Estudante> {
    serial += 1;
    const real = deps.clock.real();
    const expiraEm = new Date(real.getTime() + SESSAO_MAXIMA_MS);
    const linha = await insertInto(db, 'estudante', {
      nome: `Estudante ${serial}`,
      email: `estudante${serial}@exemplo.test`,
      cpf: comDigitosVerificadores(String(610_000_000 + serial)),
      avisoVersao: 1,
      avisoLidoEm: real,
      criadoEm: real,
      ...dados,
    });
    const { id: sessao } = await insertInto(db, 'sessao', {
      ...{ estudanteId: linha.id, criadaEm: real, ultimoUso: real, expiraEm, navegador: 'teste' },
    });
    const token = await deps.tokens.assinar({ sub: linha.id, tipo: 'estudante', sid: sessao }, expiraEm);
    return { id: linha.id, cpf: linha.cpf ?? '', email: linha.email ?? '', token, sessao };
  }

  /** Gives the vínculo to this account, as an accepted invitation does. */
  async function darVinculo(instrutorId: number, { id, cpf }: Pick<Estudante, 'cpf' | 'id'>): Promise<void> {
    await updateRows(db, 'instrutor', { estudanteId: id, cpf }, { id: instrutorId });
    await updateRows(db, 'contaBancaria', { cpfDoTitular: cpf }, { instrutorId });
  }

  /** The token of an invitation that was sent so many days ago. */
  async function novoConvite(instrutorId: number, dias = 0): Promise<string> {
    const { email, cpf } = await rowOf(db, 'instrutor', { id: instrutorId });
    const marca = deps.keyedHash?.('convite', JSON.stringify([instrutorId, email, cpf]));
    return novoLink({ instrutorId, marca: marca ?? null }, CONVITE_MS, dias * DIA_MS);
  }

  /** The token of a link for entering, mailed so many minutes ago. */
  async function novaEntrada(estudanteId: number, minutos = 0): Promise<string> {
    return novoLink({ estudanteId }, LINK_DO_ESTUDANTE_MS, minutos * MINUTO_MS);
  }

  async function novoLink(
    de: Pick<NewRow<'linkDoEstudante'>, 'estudanteId' | 'instrutorId' | 'marca'>,
    duracao: number,
    idade: number,
  ): Promise<string> {
    serial += 1;
    const token = `link-de-teste-${serial}`;
    const criadoEm = new Date(deps.clock.real().getTime() - idade);
    const expiraEm = new Date(criadoEm.getTime() + duracao);
    await insertInto(db, 'linkDoEstudante', { ...de, tokenSha256: sha256(token), criadoEm, expiraEm });
    return token;
  }

  return { novoEstudante, darVinculo, novoConvite, novaEntrada };
}
