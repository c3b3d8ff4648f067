import { SESSAO_MAXIMA_MS } from '@instrutoria/domain/conta/limits.ts';
import { comDigitosVerificadores } from '@instrutoria/domain/kernel/cpf.ts';
import type { Deps } from '../../context.ts';
import type { NewRow } from '../../db/tables.gerada.ts';
import { insertInto, updateRows } from '../rows.ts';

export interface Estudante {
  readonly id: number;
  readonly cpf: string;
  readonly email: string;
  readonly token: string;
  readonly sessao: number;
}

let serial = 0;

/** Accounts of students, who entered and whose vínculos these are. */
export function estudantesDoMundo({ deps }: { readonly deps: Pick<Deps, 'clock' | 'database' | 'tokens'> }) {
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
    return { id: linha.id, cpf: linha.cpf, email: linha.email, token, sessao };
  }

  /** Gives the vínculo to this account, as an accepted invitation does. */
  async function darVinculo(instrutorId: number, { id, cpf }: Pick<Estudante, 'cpf' | 'id'>): Promise<void> {
    await updateRows(db, 'instrutor', { estudanteId: id, cpf }, { id: instrutorId });
  }

  return { novoEstudante, darVinculo };
}
