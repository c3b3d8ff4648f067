import { diaNoFuso, somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { single } from '../../db/query.ts';
import { type Sql, sql } from '../../db/sql.ts';
import { inserirArquivo } from '../../features/arquivo/repository.ts';
import { lerCronogramas } from '../../features/projeto/queries.ts';
import { exigir } from './pessoas.ts';
import type { EditalSemeado, Semeados } from './semeados.ts';

/** The call of an act, and the person who does it. */
export interface Lugar {
  readonly semeados: Semeados;
  readonly edital: EditalSemeado;
  readonly autorId: number;
}

async function unico({ semeados }: Lugar, consulta: Sql): Promise<number> {
  const { id } = await single<{ id: number | null }>(semeados.tx, consulta);
  if (id === null) throw new Error('an act names what is not there yet');
  return id;
}

function doCoordenador({ semeados, edital }: Lugar, chave: string): Sql {
  return sql`p.edital_id = ${edital.id} and p.coordenador_id = ${exigir(semeados.pessoas, chave)}`;
}

type Nomeado = (lugar: Lugar, nome: string) => unknown;

const NOMEADOS: ReadonlyMap<string, Nomeado> = new Map(
  Object.entries<Nomeado>({
    edital: ({ edital }) => edital.id,
    pessoa: ({ semeados }, chave) => exigir(semeados.pessoas, chave),
    dia: ({ semeados: { presente } }, dias) =>
      somarDias(diaNoFuso(presente.agora, presente.fuso), Number(dias)),
    sessao: (lugar) =>
      unico(lugar, sql`select max(id) as id from sessao_da_comissao where edital_id = ${lugar.edital.id}`),
    projeto: (lugar, chave) =>
      unico(lugar, sql`select max(p.id) as id from projeto p where ${doCoordenador(lugar, chave)}`),
    avaliacao: (lugar, chave) =>
      unico(
        lugar,
        sql`select max(a.id) as id from projeto_aprovacao a join projeto p on p.id = a.projeto_id
        where ${doCoordenador(lugar, chave)}`,
      ),
    recurso: (lugar, chave) =>
      unico(
        lugar,
        sql`select max(r.id) as id from recurso r join projeto_aprovacao a on a.id = r.aprovacao_id
        join projeto p on p.id = a.projeto_id where ${doCoordenador(lugar, chave)}`,
      ),
    cronogramas: async (lugar, chave) => {
      const id = await unico(
        lugar,
        sql`select max(p.id) as id from projeto p where ${doCoordenador(lugar, chave)}`,
      );
      return lerCronogramas(lugar.semeados.tx, id);
    },
    // Uploaded by the person who then sends it, as the screen does just before.
    anexo: async ({ semeados: { tx, arquivos }, autorId }, nome) => {
      const guardado = exigir(arquivos.anexos, nome);
      await inserirArquivo(tx, { ...guardado, donoId: autorId });
      return guardado.referencia;
    },
  }),
);

/** The value of each '@…'. */
export async function resolver(lugar: Lugar, valor: unknown): Promise<unknown> {
  if (typeof valor === 'string') {
    if (!valor.startsWith('@')) return valor;
    const [tipo = '', nome = ''] = valor.slice(1).split(/ (.*)/s);
    return await exigir(NOMEADOS, tipo)(lugar, nome);
  }
  if (typeof valor !== 'object' || valor === null) return valor;
  // Sequentially, because they share the transaction.
  const pares: [string, unknown][] = [];
  for (const [campo, um] of Object.entries(valor)) pares.push([campo, await resolver(lugar, um)]);
  return Array.isArray(valor) ? pares.map(([, um]) => um) : Object.fromEntries(pares);
}
