import type { CorpoDaInstalacao } from '@instrutoria/contract/instalacao/schemas.ts';
import { trocarCodigo } from '../../features/instalacao/repository.ts';
import type { TestApp } from '../app.ts';

/** A valid body of the assistant; no two have the same person. */
export function corpoDaInstalacao(n = 1): CorpoDaInstalacao {
  const onze = String(10_000_000_000 + n);
  return {
    instituicao: { nome: `Universidade ${n}`, sigla: 'UX', cidade: 'Crato' },
    logo: null,
    fuso: 'America/Sao_Paulo',
    fusoConfirmado: true,
    encarregado: { nome: 'Rita Lima', email: 'rita@exemplo.br' },
    unidades: [
      { nome: 'Reitoria', cidade: 'Crato' },
      { nome: 'Centro de Ciências', cidade: 'Juazeiro' },
    ],
    programas: [`Mestrado ${n}`],
    administrador: {
      nome: 'Joana Prado',
      cpf: onze,
      email: `joana${n}@exemplo.br`,
      siape: onze.slice(-7),
      lattes: '',
      unidade: 'Reitoria',
      senha: 'um trem azul de tarde',
    },
    edital: null,
  };
}

/** For callers who are refused before anything is read: the installation is not made pending. */
export const COMO_ESTA = { codigo: 'x', desfazer: () => Promise.resolve() } as const;

/** Makes the installation pending again; returns the code, and a function that restores it. */
export async function deixarPendente(
  t: TestApp,
): Promise<{ readonly codigo: string; desfazer(): Promise<void> }> {
  const { db } = t.deps.database;
  const { pool } = t.deps.database;
  const { rows } = await pool.query<{ id: number }>(
    `update professor set tipo = 'secretaria' where tipo = 'administrador' returning id`,
  );
  await pool.query('update instalacao set concluida_em = null');
  await pool.query(`delete from limite where starts_with(chave, 'instalacao')`);
  const codigo = await trocarCodigo(db, t.clock.real());
  return {
    codigo,
    async desfazer() {
      await pool.query(`update professor set tipo = 'administrador' where id = any($1)`, [
        rows.map(({ id }) => id),
      ]);
      await pool.query('update instalacao set concluida_em = now(), codigo_sha256 = null');
    },
  };
}
