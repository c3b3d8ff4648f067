import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { insertAll, insertInto, rowOf } from '../../testing/rows.ts';
import type { Estudante } from '../../testing/world/estudantes.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';
import { SECOES_DO_ESTUDANTE } from './meus-dados-columns.ts';

type Acessos = AnswerOf<Api['meusAcessosDeEstudante']>;
type Dados = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** A report of the coordination is written without the lines of the disciplines. */
const SEM_LINHAS = [
  'a discipline report has one line at least, in order from 0 without holes (E-RELATORIO-1)',
];

let t: TestApp;
let w: World;
let adm: Pessoa;
let dono: Pessoa;
beforeAll(async () => {
  t = await createTestApp({ breaks: SEM_LINHAS });
  w = createWorld(t);
  adm = await w.novaPessoa('administrador', { nome: 'Adma da Administração' });
  dono = await w.novaPessoa('coordenador', { nome: 'Dona Coordenadora' });
});
afterAll(() => t.close());

async function comVinculo(dados: Parameters<World['novoInstrutor']>[1] = {}) {
  const { projeto } = await w.novoAprovado({ dono });
  const instrutor = await w.novoInstrutor(projeto, dados);
  const estudante = await w.novoEstudante();
  await w.darVinculo(instrutor, estudante);
  return { projeto, instrutor, estudante };
}
const baixar = async ({ token }: Estudante) => {
  const { status, text } = await send(t.url, 'GET', '/api/estudante/meus-dados', { token });
  expect(status).toBe(200);
  return { texto: text, dados: JSON.parse(text) as Dados };
};

/** Columns that name a student or a vínculo and belong to no section, each with the reason. */
const FORA: Readonly<Record<string, string>> = {
  'escolha_de_vinculo.instrutor_id':
    'Which of two vínculos of a place is paid: the reason may name the other student.',
  'escolha_de_vinculo.preterido_id': 'The same, of the vínculo that is not paid.',
  'pagamento.vaga_de_id': 'The other student of the place.',
  'instrutor.substitui_id': 'The student whose place this one took over.',
  'relatorio_atividade.instrutor_id': 'A text of the coordination about the project.',
  'analise_de_relatorio.instrutor_id': 'What the administration said of a report of the coordination.',
  'retrato_da_atualizacao.instrutor_id': 'What an upgrade counted once; the months have the same facts.',
  'envio_do_dia_do_estudante.estudante_id': 'How many bytes were sent today, kept for the limit of a day.',
  'envio_reservado.estudante_id': 'A number of bytes, kept while an upload is on its way.',
};

describe('a student’s own data (T-M6)', () => {
  it('include every column that refers to a student or a vínculo, or a reason why not', async () => {
    const nomeadas = await many<{ coluna: string }>(
      t.deps.database.db,
      sql`
        select k.conrelid::regclass::text || '.' || a.attname as coluna from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
        where k.contype = 'f' and k.confrelid in ('estudante'::regclass, 'instrutor'::regclass)
        union select table_name || '.' || column_name from information_schema.columns
        where table_schema = 'public' and column_name in ('instrutor_id', 'estudante_id') order by 1
      `,
    );
    const cobertas = [
      ...Object.values(SECOES_DO_ESTUDANTE).flatMap(({ colunas }) => colunas),
      ...Object.keys(FORA),
    ];
    const colunas = nomeadas.map(({ coluna }) => coluna);
    expect(colunas.length).toBeGreaterThan(20);
    expect(colunas.filter((coluna) => !cobertas.includes(coluna))).toEqual([]);
    const aMais = cobertas.filter((coluna) => coluna !== 'estudante.id' && !colunas.includes(coluna));
    expect(aMais).toEqual([]);
  });

  it('contain what is kept about the student, and nothing of anybody else', async () => {
    const eu = await comVinculo({ nome: 'Aluna Minha' });
    const outro = await comVinculo({ nome: 'Aluno Alheio', email: 'alheio@exemplo.test' });
    const agora = t.clock.agora();
    for (const { instrutor } of [eu, outro]) {
      await w.novaFrequencia(instrutor, 2026, [10.5], dono.id);
      await w.recusarDocumento(instrutor, 'termo_compromisso');
      await insertInto(t, 'mudancaDeConta', { instrutorId: instrutor, em: agora, autorId: dono.id });
    }
    const escrito = { projetoId: eu.projeto, autorId: dono.id, atualizadoEm: agora };
    await insertInto(t, 'relatorioDisciplinas', escrito);
    const { id: relatorioId } = await insertInto(t, 'relatorioCoordenador', {
      ...{ ...escrito, relatorio: 'Texto da coordenação', fundamentacao: 'a', conclusao: 'b' },
    });
    const colega = await w.novoInstrutor(eu.projeto, { nome: 'Colega do Projeto' });
    await insertAll(t, 'avaliacaoDeDesempenho', [
      { relatorioId, instrutorId: eu.instrutor, ordem: 0, avaliacao: 'Pontual e atenta' },
      { relatorioId, instrutorId: colega, ordem: 1, avaliacao: 'Faltou duas vezes' },
    ]);
    const { texto, dados } = await baixar(eu.estudante);
    expect(dados.avaliacoesDeDesempenho).toMatchObject([
      { vinculo: eu.instrutor, avaliacao: 'Pontual e atenta' },
    ]);
    for (const alheio of ['Texto da coordenação', 'Faltou duas vezes']) expect(texto).not.toContain(alheio);
    expect(Object.keys(dados)).toEqual(Object.keys(SECOES_DO_ESTUDANTE));
    expect(dados.vinculos).toMatchObject([{ vinculo: eu.instrutor, nome: 'Aluna Minha' }]);
    expect(dados.horas).toMatchObject([{ vinculo: eu.instrutor, mes: 1, horas: 10.5 }]);
    expect(dados.documentos).toContainEqual(expect.objectContaining({ motivo: 'Falta a assinatura.' }));
    expect(dados.mudancasDosDadosBancarios).toMatchObject([{ quem: 'Dona Coordenadora' }]);
    const { conta } = await rowOf(t, 'contaBancaria', { instrutorId: eu.instrutor });
    expect(dados.dadosBancarios).toMatchObject([{ conta }]);
    const alheia = await rowOf(t, 'contaBancaria', { instrutorId: outro.instrutor });
    const segredos = ['Aluno Alheio', 'alheio@exemplo.test', outro.estudante.cpf, alheia.conta, 'argon2'];
    for (const segredo of segredos) expect(texto).not.toContain(segredo);
    expect(texto).not.toMatch(/token|"senha"|_id"/);
  });
});

it('says who opened a student’s documents and bank data, when, and in what part', async () => {
  const eu = await comVinculo();
  const outro = await comVinculo();
  const abertura = { quando: t.clock.real(), endereco: '127.0.0.1', titularId: null };
  const registro = (registroId: number) => ({ ...abertura, registroTipo: 'instrutor', registroId });
  await insertAll(t, 'acesso', [
    { ...registro(eu.instrutor), documento: 'termo_compromisso', pessoaId: dono.id },
    { ...registro(outro.instrutor), documento: 'conta_bancaria', pessoaId: dono.id },
    { ...registro(eu.instrutor), documento: 'conta_bancaria', pessoaId: adm.id },
  ]);
  const ler = (quem: Estudante, query = '') =>
    send<Acessos>(t.url, 'GET', `/api/estudante/acessos${query}`, { token: quem.token });
  expect((await ler(eu.estudante)).body).toMatchObject([
    { documento: 'conta_bancaria', pessoa: { nome: 'Adma da Administração', papel: 'ADMINISTRACAO' } },
    { documento: 'termo_compromisso', pessoa: { nome: 'Dona Coordenadora', papel: 'COORDENACAO' } },
  ]);
  expect((await ler(outro.estudante)).body).toHaveLength(1);
  expect((await ler(eu.estudante, '?pagina=2&por_pagina=1')).body).toMatchObject([
    { pessoa: { papel: 'COORDENACAO' } },
  ]);
  const { dados } = await baixar(eu.estudante);
  expect(dados.quemAbriuOsMeusDados?.map(({ pessoa }) => pessoa)).toEqual([
    'Dona Coordenadora',
    'Adma da Administração',
  ]);
});
