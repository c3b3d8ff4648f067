import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, QueryOf } from '@instrutoria/contract/route.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { limitesDaLista, quantas, totalDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { participa } from '../../db/participacao.ts';
import { many } from '../../db/query.ts';
import { semAcentos } from '../../db/search.ts';
import { sql, where } from '../../db/sql.ts';
import { DIFERENCAS_DA_LISTA } from './lista-de-alunos-queries.ts';
import type { Leitura, LinhaDoInstrutor } from './queries.ts';
import { INSTRUTOR, montarInstrutor, presenca } from './queries.ts';

type ParaConferir = AnswerOf<Api['listarParaConferir']>[number];

type InstrutorParaConferir = LinhaDoInstrutor &
  Pick<ParaConferir, 'diferencasDaLista' | 'edital' | 'pendentes' | 'projeto'>;

const PENDENTES = sql`(
  select count(*) from conferencia_de_documento d where d.instrutor_id = i.id and d.situacao = 'PENDENTE')`;
const ORIGEM = sql`
  from instrutor i
  join projeto p on p.id = i.projeto_id
  join edital e on e.id = p.edital_id
  join professor c on c.id = p.coordenador_id`;

const ORDENS = {
  nome: sql`i.nome collate "pt-BR-x-icu"`,
  titulo: sql`p.titulo collate "pt-BR-x-icu"`,
  situacaoInstrutor: sql`i.situacao`,
  pendentes: PENDENTES,
};
const PADRAO = [sql`${PENDENTES} = 0`, sql`i.nome collate "pt-BR-x-icu"`, sql`i.id`];

const SO_PENDENTES = { true: sql`${PENDENTES} > 0`, false: sql`${PENDENTES} = 0` };

/** Instructors in force, without projects in which the reader takes part (D30). */
export async function listarParaConferir(
  db: Executor,
  lista: QueryOf<Api['listarParaConferir']>,
  { quem, ...leitura }: Leitura & { readonly quem: number },
): Promise<{ readonly linhas: ParaConferir[]; readonly total: number }> {
  const limites = limitesDaLista(lista);
  const filtro = where(
    sql`i.fim is null`,
    sql`not ${participa(sql`${quem}`)}`,
    lista.edital === undefined ? null : sql`e.id = ${lista.edital}`,
    lista.instrutor === undefined ? null : sql`i.id = ${lista.instrutor}`,
    lista.pendentes === undefined ? null : SO_PENDENTES[lista.pendentes],
    lista.busca === undefined ? null : semAcentos([sql`i.nome`, sql`p.titulo`, sql`c.nome`], lista.busca),
  );
  const linhas = await many<InstrutorParaConferir>(
    db,
    sql`
      select ${INSTRUTOR} as instrutor, ${presenca(leitura.hoje)}, ${PENDENTES} as pendentes,
        ${DIFERENCAS_DA_LISTA} as "diferencasDaLista",
        json_build_object('id', e.id, 'nome', e.nome) as edital,
        json_build_object(
          'id', p.id, 'titulo', p.titulo, 'coordenador', json_build_object('id', c.id, 'nome', c.nome)
        ) as projeto
      ${ORIGEM} ${filtro}
      order by ${ordenarPor(lista.ordem, ORDENS, PADRAO)}
      limit ${limites.limit} offset ${limites.offset}
    `,
  );
  const total = await totalDaLista(linhas.length, limites, quantas(db, sql`${ORIGEM} ${filtro}`));
  return {
    linhas: linhas.map(({ edital, projeto, pendentes, diferencasDaLista, ...linha }) => ({
      ...montarInstrutor(linha, leitura),
      edital,
      projeto,
      pendentes,
      diferencasDaLista,
    })),
    total,
  };
}
