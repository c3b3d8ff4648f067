import {
  type FatosDeQuemRecebe,
  razaoDeNaoPassar,
} from '@instrutoria/domain/coordenacao/rules/transferencia.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import type { PassagemNaoFeita } from '@instrutoria/domain/tarefa/rules/administracao.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { contarSubmetidos, quantosSubmetidos } from '../projeto/repository.ts';
import { coordenadorAfastado } from './queries.ts';
import { passagensVencidas } from './transferencia-queries.ts';
import { lacosDoConvidado } from './vice-queries.ts';

interface QuemRecebe {
  readonly projeto: { readonly id: number; readonly editalId: number };
  readonly pessoa: number;
  readonly editais: readonly Edital[];
  readonly hoje: string;
}

async function lerFatos(
  db: Executor,
  { projeto, pessoa, editais, hoje }: QuemRecebe,
  contar: typeof contarSubmetidos,
): Promise<FatosDeQuemRecebe> {
  const edital = editais.find(({ id }) => id === projeto.editalId);
  if (edital === undefined) throw new Error('a submitted project without a call');
  const quais = { editalId: edital.id, coordenadorId: pessoa, menos: projeto.id };
  const enviados = edital.limitePorCoordenador === null ? 0 : await contar(db, quais);
  const afastado = await coordenadorAfastado(db, projeto.id, hoje);
  return { lacos: await lacosDoConvidado(db, projeto.id, pessoa), edital, enviados, afastado };
}

/** The facts that decide whether this person may take the coordination of a project, for reading only. */
export function fatosDeQuemRecebe(db: Executor, quem: QuemRecebe): Promise<FatosDeQuemRecebe> {
  return lerFatos(db, quem, quantosSubmetidos);
}

/** The same before a transfer, with a lock so that no other submission is counted in between. */
export function fatosTravadosDeQuemRecebe(db: Executor, quem: QuemRecebe): Promise<FatosDeQuemRecebe> {
  return lerFatos(db, quem, contarSubmetidos);
}

/** Transfers that did not take effect on their day, of projects in which this person takes no part. */
export async function passagensNaoFeitas(
  db: Executor,
  {
    quem,
    hoje,
    editais,
  }: { readonly quem: number; readonly hoje: string; readonly editais: readonly Edital[] },
): Promise<PassagemNaoFeita[]> {
  const naoFeitas: PassagemNaoFeita[] = [];
  for (const { id, titulo, editalId, para, ...passagem } of await passagensVencidas(db, { quem, hoje })) {
    const projeto = { id, titulo, editalId };
    const fatos = await fatosDeQuemRecebe(db, { projeto, pessoa: para.id, editais, hoje });
    const razao = razaoDeNaoPassar(passagem, fatos, hoje);
    if (razao !== null) naoFeitas.push({ ...projeto, aQuem: para.nome, razao });
  }
  return naoFeitas;
}
