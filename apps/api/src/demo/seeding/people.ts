import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { professor, programa, unidade } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';
import { AVALIACOES, CONTAS, INSTITUICAO, PROFESSORES, PROGRAMAS, UNIDADES } from '../content.ts';
import type { Arquivos } from './files.ts';
import { registrar } from './stored-files.ts';

const UM_DIA = 86_400_000;

export interface Senhas {
  /** PHC texts of the named accounts, by `chave`. */
  readonly porChave: ReadonlyMap<string, string>;
  /** PHC text of a password that nobody knows, for everybody else. */
  readonly desconhecida: string;
}

function tipoDe(chave: string): TipoDeUsuario {
  const conta = CONTAS.find((uma) => uma.chave === chave);
  return conta?.tipo ?? (AVALIACOES.outrosAvaliadores.includes(chave) ? 'avaliador' : 'coordenador');
}

export function emailDe(chave: string): string {
  return `${chave}@${INSTITUICAO.dominio}`;
}

/** Finds by key, where a missing key is a slip of the content. */
export function exigir<K, V>(mapa: ReadonlyMap<K, V>, chave: K): V {
  const valor = mapa.get(chave);
  if (valor === undefined) throw new Error(`the demonstration has no ${String(chave)}`);
  return valor;
}

/** Inserts the twelve units and the twenty programmes; answers the units' ids. */
export async function semearUnidades(tx: Executor): Promise<ReadonlyMap<string, number>> {
  const chaves = Object.keys(UNIDADES);
  const linhas = await tx.insert(unidade).values(Object.values(UNIDADES)).returning({ id: unidade.id });
  // A programme that was registered before, by hand, is no reason to stop.
  await tx
    .insert(programa)
    .values(PROGRAMAS.map((nome) => ({ nome })))
    .onConflictDoNothing();
  return new Map(linhas.map(({ id }, i) => [chaves[i] ?? '', id]));
}

/** Inserts everybody with photo and account; answers the ids by `chave`. */
export async function semearProfessores(
  tx: Executor,
  unidades: ReadonlyMap<string, number>,
  { fotos }: Arquivos,
  senhas: Senhas,
  agora: Date,
): Promise<ReadonlyMap<string, number>> {
  const linhas = await tx
    .insert(professor)
    .values(
      PROFESSORES.map((pessoa, i) => {
        // Before the first call of the demonstration opened.
        const criadoEm = new Date(agora.getTime() - (780 + ((i * 137) % 800)) * UM_DIA);
        return {
          nome: pessoa.nome,
          email: emailDe(pessoa.chave),
          cpf: pessoa.cpf,
          rg: '0000000', // what registration stores (E-CONTA-4)
          siape: pessoa.siape,
          lattes: `http://lattes.cnpq.br/${pessoa.lattes}`,
          programa: pessoa.programa,
          departamento: pessoa.departamento,
          foto: exigir(fotos, pessoa.chave).referencia,
          senha: senhas.porChave.get(pessoa.chave) ?? senhas.desconhecida,
          tipo: tipoDe(pessoa.chave),
          unidadeId: exigir(unidades, pessoa.unidade),
          criadoEm,
          emailConfirmadoEm: criadoEm,
          atualizadoEm: criadoEm,
        };
      }),
    )
    .returning({ id: professor.id });
  const ids = new Map(PROFESSORES.map(({ chave }, i) => [chave, linhas[i]?.id ?? 0]));
  for (const [chave, id] of ids) {
    await registrar(tx, exigir(fotos, chave), { donoId: id, vinculo: `professor:${id}` });
  }
  return ids;
}
