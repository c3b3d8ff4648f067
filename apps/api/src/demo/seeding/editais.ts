import { inicioDoDia } from '@instrutoria/domain/kernel/datas.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { single } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';
import { guardarVersao } from '../../features/resultado/repository.ts';
import { editaisDaDemonstracao } from '../editais.ts';
import type { ChaveDeEdital } from '../schemas.ts';
import { noDia, type Presente } from './instants.ts';
import type { EditalSemeado, Semeados } from './semeados.ts';

export async function semearEditais(
  tx: Executor,
  presente: Presente,
): Promise<ReadonlyMap<ChaveDeEdital, EditalSemeado>> {
  const semeados = new Map<ChaveDeEdital, EditalSemeado>();
  for (const edital of editaisDaDemonstracao(presente.agora, presente.fuso)) {
    const { chave, abertoHa: _de, encerradoHa: _ate, publicadoHa, vigenteHa: _mes, ...dados } = edital;
    const guardado = values({
      ...dados,
      criadoEm: inicioDoDia(dados.publicacao, presente.fuso),
      resultadoPublicadoEm: publicadoHa === null ? null : noDia(presente, publicadoHa),
    });
    const { id } = await single<{ id: number }>(tx, sql`insert into edital ${guardado} returning id`);
    semeados.set(chave, { id, dados: edital });
  }
  return semeados;
}

/** Stores the result as the act of publishing does. */
export async function semearPublicacoes({ tx, editais, presente }: Semeados): Promise<void> {
  for (const { id, dados } of editais.values()) {
    if (dados.publicadoHa === null) continue;
    await guardarVersao(tx, id, { motivo: 'PUBLICACAO' }, noDia(presente, dados.publicadoHa));
  }
}
