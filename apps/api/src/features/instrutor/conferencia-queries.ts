import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, QueryOf } from '@instrutoria/contract/route.ts';
import { sql } from 'drizzle-orm';
import { constantSql } from '../../db/constant-sql.ts';
import { ordenarPor } from '../../db/drizzle-page-order.ts';
import { contemTexto } from '../../db/drizzle-search.ts';
import { limitesDaLista, totalDaLista } from '../../db/page.ts';
import type { Executor } from '../../db/transaction.ts';
import { participaDoProjeto } from '../projeto/relacao-queries.ts';
import type { Leitura, LinhaDoInstrutor } from './queries.ts';
import { instrutorEmJson, montarInstrutor, presencaEmSql } from './queries.ts';

type ParaConferir = AnswerOf<Api['listarParaConferir']>[number];

interface Linha extends LinhaDoInstrutor {
  readonly onde: Pick<ParaConferir, 'edital' | 'projeto'>;
  readonly pendentes: number;
}

const pendentes = constantSql(sql`(select count(*)::int from conferencia_de_documento d
  where d.instrutor_id = i.id and d.situacao = 'PENDENTE')`);
const onde = constantSql(sql`json_build_object('edital', json_build_object('id', e.id, 'nome', e.nome),
  'projeto', json_build_object('id', p.id, 'titulo', p.titulo,
    'coordenador', json_build_object('id', c.id, 'nome', c.nome))) as onde`);
const origem = constantSql(sql`from instrutor i join projeto p on p.id = i.projeto_id
  join edital e on e.id = p.edital_id join professor c on c.id = p.coordenador_id`);

const ORDENS = {
  nome: sql`i.nome collate "pt-BR-x-icu"`,
  titulo: sql`p.titulo collate "pt-BR-x-icu"`,
  situacaoInstrutor: sql`i.situacao`,
  pendentes,
};
/** Whoever waits for a check first. */
const PADRAO = [sql`${pendentes} = 0`, sql`i.nome collate "pt-BR-x-icu"`, sql`i.id`];

const SO_PENDENTES = { true: sql`and ${pendentes} > 0`, false: sql`and ${pendentes} = 0` };

/** A page of the living instructors with what is to be checked, without projects in which the reader takes part (D30). */
export async function listarParaConferir(
  db: Executor,
  lista: QueryOf<Api['listarParaConferir']>,
  { quem, ...leitura }: Leitura & { readonly quem: number },
): Promise<{ readonly linhas: ParaConferir[]; readonly total: number }> {
  const limites = limitesDaLista(lista);
  const filtro = sql`where i.fim is null and not ${participaDoProjeto(quem)}
    ${lista.edital === undefined ? sql`` : sql`and e.id = ${lista.edital}`}
    ${lista.pendentes === undefined ? sql`` : SO_PENDENTES[lista.pendentes]}
    ${contemTexto([sql`i.nome`, sql`p.titulo`, sql`c.nome`], lista.busca)}`;
  const ordem = sql.join(ordenarPor(lista.ordem, ORDENS, PADRAO), sql`, `);
  const { rows } = await db.execute<Linha>(sql`
    select ${instrutorEmJson} as instrutor, ${presencaEmSql(leitura.hoje)}, ${pendentes} as pendentes, ${onde}
    ${origem} ${filtro} order by ${ordem} limit ${limites.limit} offset ${limites.offset}`);
  const total = await totalDaLista(rows.length, limites, async () => {
    const contagem = await db.execute<{ total: number }>(
      sql`select count(*)::int as total ${origem} ${filtro}`,
    );
    return contagem.rows[0]?.total ?? 0;
  });
  return {
    linhas: rows.map((linha) => ({
      ...montarInstrutor(linha, leitura),
      ...linha.onde,
      pendentes: linha.pendentes,
    })),
    total,
  };
}
