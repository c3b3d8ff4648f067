import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import { MAQUINA_DOS_RELATORIOS } from '@instrutoria/domain/relatorio/maquina.ts';
import type { Contexto } from '../../../context.ts';
import { versaoDasDisciplinas } from '../disciplinas-repository.ts';

/** Throws 409 without it: the other two reports come after it (D29). */
export async function exigirDisciplinas(
  ctx: Contexto,
  projetoId: number,
  ato: 'salvarRelatorioAtividade' | 'salvarRelatorioCoordenador',
): Promise<void> {
  const relatorios = { temDisciplinas: (await versaoDasDisciplinas(ctx.db, projetoId)) > 0 };
  exigirAto(MAQUINA_DOS_RELATORIOS, relatorios, ato, { quem: papelDe(ctx) });
}
