import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { inserirProfessor } from '../../features/conta/repository.ts';
import { inserirUnidade } from '../../features/unidade/repository.ts';
import { AVALIACOES, CONTAS, INSTITUICAO, PROFESSORES, PROGRAMAS, UNIDADES } from '../content.ts';
import type { Arquivos } from './arquivos.ts';
import { registrar } from './arquivos-guardados.ts';

const UM_DIA = 86_400_000;

export interface Senhas {
  readonly porChave: ReadonlyMap<string, string>;
  readonly desconhecida: string;
  readonly estudante: string;
}

/** The person's type. */
export function tipoDe(chave: string): TipoDeUsuario {
  const conta = CONTAS.find((uma) => uma.chave === chave);
  return conta?.tipo ?? (AVALIACOES.outrosAvaliadores.includes(chave) ? 'avaliador' : 'coordenador');
}

export function emailDe(chave: string): string {
  return `${chave}@${INSTITUICAO.dominio}`;
}

/** The value of a key; throws for a missing one, which is an error of the content. */
export function exigir<K, V>(mapa: ReadonlyMap<K, V>, chave: K): V {
  const valor = mapa.get(chave);
  if (valor === undefined) throw new Error(`the demonstration has no ${String(chave)}`);
  return valor;
}

export async function semearUnidades(tx: Executor): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const [chave, dados] of Object.entries(UNIDADES)) {
    ids.set(chave, (await inserirUnidade(tx, dados)).id);
  }
  // Skips a programme that was already registered by hand.
  await run(tx, sql`insert into programa (nome) select unnest(${PROGRAMAS}::text[]) on conflict do nothing`);
  return ids;
}

export async function semearProfessores(
  tx: Executor,
  unidades: ReadonlyMap<string, number>,
  { fotos }: Arquivos,
  senhas: Senhas,
  agora: Date,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const [i, { chave, unidade, retrato: _retrato, ...pessoa }] of PROFESSORES.entries()) {
    const criadoEm = new Date(agora.getTime() - (780 + ((i * 137) % 800)) * UM_DIA);
    const novo = {
      ...pessoa,
      email: emailDe(chave),
      rg: '0000000', // the value that registration stores (E-CONTA-4)
      lattes: `http://lattes.cnpq.br/${pessoa.lattes}`,
      foto: exigir(fotos, chave).referencia,
      senha: senhas.porChave.get(chave) ?? senhas.desconhecida,
      tipo: tipoDe(chave),
      unidadeId: exigir(unidades, unidade),
      emailConfirmadoEm: criadoEm,
    };
    ids.set(chave, await inserirProfessor(tx, novo, criadoEm));
  }
  for (const [chave, id] of ids) {
    await registrar(tx, exigir(fotos, chave), { donoId: id, vinculo: `professor:${id}` });
  }
  return ids;
}
