import type { Acervo, Existente, TipoDeImportacao } from '@instrutoria/domain/importacao/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many } from '../../db/query.ts';
import { name, type Sql, sql } from '../../db/sql.ts';

export const TABELAS = ['professor', 'unidade', 'programa', 'disciplina_oficial', 'aluno'] as const;
export type TabelaImportada = (typeof TABELAS)[number];

export const TABELA_DO_TIPO: Readonly<Record<TipoDeImportacao, TabelaImportada>> = {
  pessoas: 'professor',
  unidades: 'unidade',
  programas: 'programa',
  disciplinas: 'disciplina_oficial',
  alunos: 'aluno',
};

export const NOMES: Readonly<Record<TabelaImportada, Sql>> = {
  professor: name('professor'),
  unidade: name('unidade'),
  programa: name('programa'),
  disciplina_oficial: name('disciplina_oficial'),
  aluno: name('aluno'),
};

const EXISTENTES: Readonly<Record<TipoDeImportacao, Sql>> = {
  pessoas: sql`
    select p.id, p.encerrado_em is not null as encerrada, p.nome_civil is not null as "nomeSocial",
      json_build_object('cpf', p.cpf, 'nome', p.nome, 'email', p.email, 'siape', p.siape,
        'unidade', u.nome, 'unidadeId', u.id, 'programa', p.programa, 'departamento', p.departamento,
        'lattes', p.lattes) as valores
    from professor p join unidade u on u.id = p.unidade_id order by p.id`,
  unidades: sql`select id, json_build_object('nome', nome, 'cidade', cidade) as valores from unidade order by id`,
  programas: sql`select id, json_build_object('nome', nome) as valores from programa order by id`,
  disciplinas: sql`
    select id, json_build_object('codigo', codigo, 'semestre', semestre, 'nome', nome,
      'cargaHoraria', carga_horaria, 'tsd', tsd, 'programa', programa) as valores
    from disciplina_oficial order by id`,
  alunos: sql`
    select id, json_build_object('matricula', matricula, 'nome', nome, 'cpf', cpf, 'email', email,
      'curso', curso) as valores
    from aluno order by id`,
};

/** The stored records that a file of this kind is compared with. */
export async function lerAcervo(db: Executor, tipo: TipoDeImportacao): Promise<Acervo> {
  const existentes = await many<Existente>(db, EXISTENTES[tipo]);
  if (tipo !== 'pessoas') return { existentes, unidades: [], programas: [] };
  const unidades = await many<Acervo['unidades'][number]>(
    db,
    sql`select id, nome, cidade from unidade order by id`,
  );
  const programas = await many<{ nome: string }>(db, sql`select nome from programa order by id`);
  return { existentes, unidades, programas: programas.map(({ nome }) => nome) };
}

export interface Uso {
  readonly id: number;
  /** The table of the rows that refer to it. */
  readonly tabela: string;
}

/** The rows that refer to these records. People's records refer to a programme by its name. */
export function lerUsos(db: Executor, tabela: TabelaImportada, ids: readonly number[]): Promise<Uso[]> {
  if (tabela === 'programa') {
    return many(
      db,
      sql`
        select distinct g.id, 'professor' as tabela from programa g join professor p on p.programa = g.nome
        where g.id = any(${[...ids]})
      `,
    );
  }
  return many(db, sql`select id, tabela from usos_do_registro(${tabela}::regclass, ${[...ids]}::int[])`);
}
