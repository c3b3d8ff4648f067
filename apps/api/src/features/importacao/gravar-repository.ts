import { RG_FIXO } from '@instrutoria/domain/conta/limits.ts';
import type {
  Diferenca,
  LinhaMudada,
  LinhaNova,
  OpcoesDaImportacao,
  TipoDeImportacao,
} from '@instrutoria/domain/importacao/types.ts';
import { dobrado } from '@instrutoria/domain/kernel/dobrado.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, run, single } from '../../db/query.ts';
import { json, type Sql, sql, values } from '../../db/sql.ts';
import { seguirNomes } from '../conta/nome-social-repository.ts';
import { lerUsos, NOMES, TABELA_DO_TIPO, type TabelaImportada } from './acervo-queries.ts';

/** Keeps writers of these tables out until the act ends: what the preview compared with stays as it is. */
export async function travarTabelas(db: Executor, tipo: TipoDeImportacao): Promise<void> {
  await run(db, sql`lock table ${NOMES[TABELA_DO_TIPO[tipo]]} in share row exclusive mode`);
  if (tipo === 'pessoas') await run(db, sql`lock table unidade, programa in share row exclusive mode`);
}

async function idsDe(db: Executor, statement: Sql): Promise<number[]> {
  return (await many<{ id: number }>(db, statement)).map(({ id }) => id);
}

interface Destino {
  readonly opcoes: OpcoesDaImportacao;
  /** The records that are removed, as `semUso` found them. */
  readonly saem: readonly number[];
  readonly agora: Date;
}

/** One statement for all rows of a kind; answers the new ids. */
function inserir(db: Executor, linhas: readonly LinhaNova[], { opcoes, agora }: Destino): Promise<number[]> {
  const dados = json(linhas.map(({ valores }) => valores));
  switch (opcoes.tipo) {
    case 'pessoas':
      return idsDe(
        db,
        sql`
          insert into professor (nome, email, cpf, rg, siape, lattes, programa, departamento, foto, senha, tipo,
            unidade_id, criado_em, atualizado_em)
          select x.nome, x.email, x.cpf, ${RG_FIXO}, x.siape, coalesce(x.lattes, ''), x.programa, x.departamento,
            '', null, ${opcoes.tipoDaConta}, x."unidadeId", ${agora}, ${agora}
          from jsonb_to_recordset(${dados}::jsonb) as x (nome text, email text, cpf text, siape text, lattes text,
            programa text, departamento text, "unidadeId" int)
          returning id
        `,
      );
    case 'unidades':
      return idsDe(
        db,
        sql`
          insert into unidade (nome, cidade)
          select x.nome, x.cidade from jsonb_to_recordset(${dados}::jsonb) as x (nome text, cidade text) returning id
        `,
      );
    case 'programas':
      return idsDe(
        db,
        sql`
          insert into programa (nome) select x.nome from jsonb_to_recordset(${dados}::jsonb) as x (nome text)
          returning id
        `,
      );
    case 'disciplinas':
      return idsDe(
        db,
        sql`
          insert into disciplina_oficial (codigo, semestre, nome, carga_horaria, tsd, programa)
          select x.codigo, coalesce(x.semestre, ''), x.nome, x."cargaHoraria", x.tsd, x.programa
          from jsonb_to_recordset(${dados}::jsonb) as x (codigo text, semestre text, nome text,
            "cargaHoraria" double precision, tsd double precision, programa text)
          returning id
        `,
      );
    case 'alunos':
      return idsDe(
        db,
        sql`
          insert into aluno (matricula, nome, cpf, email, curso)
          select x.matricula, x.nome, x.cpf, x.email, x.curso
          from jsonb_to_recordset(${dados}::jsonb) as x (matricula text, nome text, cpf text, email text, curso text)
          returning id
        `,
      );
  }
}

/** Changes only the named fields: an import never empties one. */
async function alterar(
  db: Executor,
  linhas: readonly LinhaMudada[],
  { opcoes, agora }: Destino,
): Promise<void> {
  const dados = json(
    linhas.map(({ id, mudancas, valores }) => ({
      id,
      ...Object.fromEntries(mudancas.map(({ campo, depois }) => [campo, depois])),
      ...(mudancas.some(({ campo }) => campo === 'unidade') ? { unidadeId: valores.unidadeId } : {}),
    })),
  );
  switch (opcoes.tipo) {
    case 'pessoas':
      await run(
        db,
        sql`
          update professor p set nome = coalesce(x.nome, p.nome), siape = coalesce(x.siape, p.siape),
            lattes = coalesce(x.lattes, p.lattes), programa = coalesce(x.programa, p.programa),
            departamento = coalesce(x.departamento, p.departamento),
            unidade_id = coalesce(x."unidadeId", p.unidade_id), versao = p.versao + 1, atualizado_em = ${agora}
          from jsonb_to_recordset(${dados}::jsonb) as x (id int, nome text, siape text, lattes text, programa text,
            departamento text, "unidadeId" int)
          where p.id = x.id
        `,
      );
      await seguirNomes(
        db,
        linhas.filter(({ mudancas }) => mudancas.some(({ campo }) => campo === 'nome')).map(({ id }) => id),
      );
      return;
    case 'disciplinas':
      await run(
        db,
        sql`
          update disciplina_oficial d set nome = coalesce(x.nome, d.nome), tsd = coalesce(x.tsd, d.tsd),
            carga_horaria = coalesce(x."cargaHoraria", d.carga_horaria), programa = coalesce(x.programa, d.programa)
          from jsonb_to_recordset(${dados}::jsonb) as x (id int, nome text, tsd double precision,
            "cargaHoraria" double precision, programa text)
          where d.id = x.id
        `,
      );
      return;
    case 'alunos':
      await run(
        db,
        sql`
          update aluno a set nome = coalesce(x.nome, a.nome), cpf = coalesce(x.cpf, a.cpf),
            email = coalesce(x.email, a.email), curso = coalesce(x.curso, a.curso)
          from jsonb_to_recordset(${dados}::jsonb) as x (id int, nome text, cpf text, email text, curso text)
          where a.id = x.id
        `,
      );
      return;
    default:
      throw new Error(`records of ${opcoes.tipo} never change`);
  }
}

/** Keeps the rows as they are, before they are changed or removed. */
async function guardarAntes(
  db: Executor,
  importacaoId: number,
  tabela: TabelaImportada,
  ids: readonly number[],
): Promise<void> {
  await run(
    db,
    sql`
      insert into importacao_linha (importacao_id, tabela, registro_id, antes)
      select ${importacaoId}, ${tabela}, t.id, to_jsonb(t) from ${NOMES[tabela]} t where t.id = any(${[...ids]})
    `,
  );
}

async function anotarNovas(
  db: Executor,
  importacaoId: number,
  tabela: TabelaImportada,
  ids: readonly number[],
): Promise<void> {
  await run(
    db,
    sql`
      insert into importacao_linha (importacao_id, tabela, registro_id)
      select ${importacaoId}, ${tabela}, unnest(${[...ids]}::int[])
    `,
  );
}

async function anotarMarcas(db: Executor, importacaoId: number, tabela: TabelaImportada): Promise<void> {
  await run(
    db,
    sql`
      update importacao_linha l set marca = md5(to_jsonb(t)::text) from ${NOMES[tabela]} t
      where l.importacao_id = ${importacaoId} and l.tabela = ${tabela} and t.id = l.registro_id
    `,
  );
}

/** Creates the units that the person gave a city for; answers their ids by name. */
async function criarUnidades(
  db: Executor,
  importacaoId: number,
  linhas: readonly LinhaNova[],
  { unidades }: OpcoesDaImportacao,
): Promise<ReadonlyMap<string, number>> {
  const pedidas = new Set(
    linhas
      .filter(({ valores }) => valores.unidadeId === 0)
      .map(({ valores }) => dobrado(String(valores.unidade))),
  );
  const criadas = new Map<string, number>();
  for (const { nome, cidade } of unidades) {
    const chave = dobrado(nome);
    if (cidade === undefined || !pedidas.has(chave) || criadas.has(chave)) continue;
    const { id } = await single<{ id: number }>(
      db,
      sql`insert into unidade ${values({ nome, cidade })} returning id`,
    );
    criadas.set(chave, id);
  }
  await anotarNovas(db, importacaoId, 'unidade', [...criadas.values()]);
  await anotarMarcas(db, importacaoId, 'unidade');
  return criadas;
}

function comUnidade<T extends LinhaNova>(linhas: readonly T[], criadas: ReadonlyMap<string, number>): T[] {
  return linhas.map((linha) => {
    const { unidade, unidadeId } = linha.valores;
    if (unidadeId !== 0) return linha;
    const id = criadas.get(dobrado(String(unidade))) ?? 0;
    return { ...linha, valores: { ...linha.valores, unidadeId: id } };
  });
}

export interface Gravado {
  readonly novas: readonly number[];
  readonly mudadas: readonly number[];
  readonly retiradas: readonly number[];
}

/**
 * Records of a full list's kind that may be removed: used ones stay, and so do people, whose accounts are
 * closed one by one.
 */
export async function semUso(
  db: Executor,
  tipo: TipoDeImportacao,
  somem: Diferenca['somem'],
): Promise<readonly number[]> {
  if (tipo === 'pessoas' || somem.length === 0) return [];
  const ids = somem.map(({ id }) => id);
  const usados = new Set((await lerUsos(db, TABELA_DO_TIPO[tipo], ids)).map(({ id }) => id));
  return ids.filter((id) => !usados.has(id));
}

/** Writes a difference and what undoing it needs. The caller holds the lock on the tables. */
export async function gravarDiferenca(
  db: Executor,
  importacaoId: number,
  diferenca: Diferenca,
  destino: Destino,
): Promise<Gravado> {
  const { tipo } = destino.opcoes;
  const tabela = TABELA_DO_TIPO[tipo];
  const todas = [...diferenca.novas, ...diferenca.mudam];
  const criadas =
    tipo === 'pessoas'
      ? await criarUnidades(db, importacaoId, todas, destino.opcoes)
      : new Map<string, number>();
  const mudadas = diferenca.mudam.map(({ id }) => id);
  const retiradas = destino.saem;
  await guardarAntes(db, importacaoId, tabela, [...mudadas, ...retiradas]);
  if (mudadas.length > 0) await alterar(db, comUnidade(diferenca.mudam, criadas), destino);
  const novas = await inserir(db, comUnidade(diferenca.novas, criadas), destino);
  await anotarNovas(db, importacaoId, tabela, novas);
  await run(db, sql`delete from ${NOMES[tabela]} where id = any(${[...retiradas]})`);
  await anotarMarcas(db, importacaoId, tabela);
  return { novas, mudadas, retiradas };
}
