import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { many, run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { lerZip } from '../../testing/documents/read-zip.ts';
import { findRow, insertAll } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';
import { SECOES } from './meus-dados-columns.ts';

let t: TestApp;
let w: World;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());

type Dados = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

async function baixar(quem: Pessoa) {
  const r = await fetch(`${t.url}/api/professor/meus-dados`, {
    headers: { authorization: `Bearer ${quem.token}` },
  });
  expect([r.status, r.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const arquivos = await lerZip(Buffer.from(await r.arrayBuffer()));
  const texto = arquivos.get('dados.json')?.toString('utf8') ?? '';
  return { arquivos, texto, dados: JSON.parse(texto) as Dados };
}

/** Columns that name a person: those that reference one, and those with such a name but no reference. */
async function colunasDePessoas(): Promise<string[]> {
  const rows = await many<{ coluna: string }>(
    t.deps.database.db,
    sql`
    select k.conrelid::regclass::text || '.' || a.attname as coluna from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
      where k.contype = 'f' and k.confrelid = 'professor'::regclass
    union select table_name || '.' || column_name from information_schema.columns
      where table_schema = 'public' and data_type in ('integer', 'bigint')
        and column_name ~ '(pessoa|titular|professor|autor|dono|avaliador|coordenador)'
        and column_name !~ '^(pontuacao|limite_por|avaliadores$)' order by 1`,
  );
  return rows.map(({ coluna }) => coluna);
}

/** Columns that name a person and belong to no section, each with the reason. */
const FORA_DO_PACOTE: Readonly<Record<string, string>> = {
  'participante_do_projeto.professor_id':
    'A view of projeto, projeto_colaborador, ex_colaborador, vice_coordenacao and transferencia, which are followed.',
  'encargo.avaliador_id': 'A view of projeto_aprovacao and designacao, which are followed.',
  'impedimento.pessoa_id':
    'What an evaluator declared about the person, of himself: telling it would tell who may assess him (D20).',
  'idempotencia.pessoa':
    'Copies of answers that the person has already got, kept for 24 hours so that a repeated request answers the same.',
  'envio_reservado.pessoa_id': 'A number of bytes, kept while an upload is on its way.',
  'envio_do_dia.pessoa_id': 'How many bytes were sent today, kept for two days for the limit of a day.',
};

describe('one’s own data (T-M6)', () => {
  it('includes every column of the database that refers to a person, or a reason why not', async () => {
    const cobertas = [
      ...Object.values(SECOES).flatMap(({ colunas }) => colunas),
      ...Object.keys(FORA_DO_PACOTE),
    ];
    const nomeadas = await colunasDePessoas();
    expect(nomeadas.length).toBeGreaterThan(25);
    expect(nomeadas.filter((coluna) => !cobertas.includes(coluna))).toEqual([]);
    expect(cobertas.filter((coluna) => coluna !== 'professor.id' && !nomeadas.includes(coluna))).toEqual([]);
  });

  it('contains the person’s texts and files, and nothing of anybody else', async () => {
    const eu = await w.novaPessoaComFoto('avaliador', { nome: 'Dona dos Dados', programa: 'Meu Programa' });
    const outro = await w.novaPessoaComFoto('coordenador', {
      nome: 'Alheio Canário',
      cpf: '88877766655',
      email: 'alheio@exemplo.test',
      rg: 'RG-ALHEIO',
    });
    const meu = await w.novoAprovado({ dono: eu });
    const dele = await w.novoAprovado({ dono: outro });
    const aluno = await w.novoInstrutor(meu.projeto, { nome: 'Aluna Minha' });
    await w.novoInstrutor(dele.projeto, { nome: 'Aluno Alheio' });
    await w.novaFrequencia(aluno, 2026, [10.5], eu.id);
    await w.novoProjeto(eu.id, null, { ehRascunho: true, titulo: 'Rascunho meu' });
    await w.novoProjeto(outro.id, null, { ehRascunho: true, titulo: 'Rascunho alheio' });
    const imagem = await w.novoArquivo('imagemSecao', eu.id, Buffer.from('bytes da minha imagem'));
    const alheia = await w.novoArquivo('imagemSecao', outro.id, Buffer.from('bytes alheios'));
    const avaliado = await w.novoAvaliado(await w.novoEditalEm('avaliacao'), {
      avaliador: eu,
      dono: outro,
    });
    const { db } = t.deps.database;
    const abertura = { quando: t.clock.real(), endereco: '127.0.0.1', documento: 'dados_bancarios' };
    await insertAll(db, 'acesso', [
      { ...abertura, registroTipo: 'instrutor', registroId: aluno, pessoaId: outro.id, titularId: eu.id },
      {
        ...abertura,
        registroTipo: 'instrutor',
        registroId: 1_987_654_321,
        pessoaId: outro.id,
        titularId: outro.id,
      },
    ]);
    await insertAll(db, 'auditoria', [
      { quando: t.clock.agora(), pessoaId: eu.id, acao: 'meuAto' },
      { quando: t.clock.agora(), pessoaId: outro.id, acao: 'atoAlheio' },
    ]);
    const { arquivos, texto, dados } = await baixar(eu);
    const cadastro = await findRow(db, 'professor', { id: eu.id });
    expect(dados.cadastro).toMatchObject([{ nome: 'Dona dos Dados', cpf: eu.cpf, programa: 'Meu Programa' }]);
    const titulos = dados.projetos?.map(({ titulo }) => titulo);
    expect(titulos).toContain('Rascunho meu');
    expect(titulos).toHaveLength(2);
    expect(dados.instrutoresDosMeusProjetos).toMatchObject([{ nome: 'Aluna Minha' }]);
    expect(dados.frequencias).toMatchObject([{ instrutor: aluno, horas: { '1': 10.5 } }]);
    expect(dados.avaliacoesQueFiz).toMatchObject([{ id: avaliado.aprovacao, projeto_id: avaliado.projeto }]);
    expect(dados.resultadosDosMeusProjetos).toMatchObject([{ projeto: meu.projeto }]);
    expect(dados.quemAbriuOsMeusDocumentos).toMatchObject([{ pessoa: 'Alheio Canário', registro_id: aluno }]);
    expect(dados.acoes).toMatchObject([{ acao: 'meuAto' }]);
    expect(dados.sessoes).toHaveLength(1);
    // Photo, image, two proofs of disciplines and the instructor's four documents.
    expect(arquivos.size).toBe(1 + 8);
    expect(arquivos.get(`arquivos/imagemSecao_${imagem}.jpg`)?.toString()).toBe('bytes da minha imagem');
    expect([...arquivos.keys()].join()).toContain(cadastro?.foto);
    const tudo = [...arquivos.values()].map((bytes) => bytes.toString('latin1')).join('\n');
    for (const segredo of [
      ...['88877766655', 'alheio@exemplo.test', 'RG-ALHEIO', 'Aluno Alheio', 'Rascunho alheio', 'atoAlheio'],
      ...['bytes alheios', '1987654321', alheia],
    ]) {
      expect(tudo).not.toContain(segredo);
    }
    expect(texto).not.toMatch(/argon2|senha":/);
    expect(Object.keys(dados)).toEqual(Object.keys(SECOES));
  });

  it('[C-L1] contains no students of a project that the person handed over, and keeps their own', async () => {
    const [eu, nova] = [await w.novaPessoa(), await w.novaPessoa()];
    const [passado, meu] = [await w.novoAprovado({ dono: eu }), await w.novoAprovado({ dono: eu })];
    const [dela, minha] = [await w.novoInstrutor(passado.projeto), await w.novoInstrutor(meu.projeto)];
    for (const aluno of [dela, minha]) await w.novaFrequencia(aluno, 2026, [10.5], eu.id);
    const antes = await baixar(eu);
    expect(antes.dados.frequencias?.map(({ instrutor }) => instrutor)).toEqual([dela, minha]);
    const agora = t.clock.agora();
    const passou = { aceitaEm: agora, efetivadaEm: agora, causa: 'falecimento', responderAte: null } as const;
    await w.novaTransferencia(passado.projeto, nova.id, passou);
    await run(
      t.deps.database.db,
      sql`update projeto set coordenador_id = ${nova.id} where id = ${passado.projeto}`,
    );
    const { arquivos, dados } = await baixar(eu);
    expect(dados.frequencias?.map(({ instrutor }) => instrutor)).toEqual([minha]);
    expect(arquivos.size).toBe(antes.arquivos.size - 4);
  });

  it('reads a trail of many thousand rows in pieces, complete and in order', async () => {
    const eu = await w.novaPessoa();
    await run(
      t.deps.database.db,
      sql`insert into auditoria (quando, pessoa_id, acao)
      select now(), ${eu.id}, 'ato' || n from generate_series(1, 4500) n`,
    );
    const { dados } = await baixar(eu);
    expect(dados.acoes?.map(({ acao }) => acao)).toEqual(
      Array.from({ length: 4500 }, (_, i) => `ato${i + 1}`),
    );
  });

  it('contains the rest when the bytes of a file are lost', async () => {
    const eu = await w.novaPessoa();
    const referencia = await w.novoArquivo('imagemSecao', eu.id);
    const outra = await w.novoArquivo('imagemSecao', eu.id, Buffer.from('a que ficou'));
    await t.deps.storage.remove(referencia);
    const { arquivos } = await baixar(eu);
    expect(arquivos.get(`arquivos/imagemSecao_${referencia}.jpg`)?.length).toBe(0);
    expect(arquivos.get(`arquivos/imagemSecao_${outra}.jpg`)?.toString()).toBe('a que ficou');
  });
});
