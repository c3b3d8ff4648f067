import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { estaAberto } from '@instrutoria/domain/edital/rules.ts';
import { normalizarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { eq, isNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../adapters/clock.ts';
import { createFileStorage, type FileStorage } from '../adapters/files/storage.ts';
import { createPasswords } from '../adapters/password.ts';
import * as t from '../db/schema.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { seedDemo } from './seed.ts';

const AGORA = new Date('2028-02-29T09:30:00Z');
const passwords = createPasswords();
const clock = createTestClock(AGORA);
let dir: string;
let storage: FileStorage;
let banco: TestDatabase;
let segundos: number;
let contas: Awaited<ReturnType<typeof seedDemo>>['contas'];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'instrutoria-demo-'));
  storage = createFileStorage({ dataDir: dir });
  banco = await createTestDatabase();
  const inicio = performance.now();
  ({ contas } = await seedDemo({ database: banco.database, storage, passwords, clock }));
  segundos = (performance.now() - inicio) / 1000;
});

afterAll(async () => {
  await banco.drop();
  await rm(dir, { recursive: true, force: true });
});

const db = () => banco.database.db;
const emDia = (instante: Date | null) => instante?.toISOString().slice(0, 10) ?? '';

describe('the seeded university', () => {
  it('is there within 8 seconds, on a loaded machine too', () => {
    expect(segundos).toBeLessThan(8);
  });

  it('offers accounts whose passwords open, and no other password does', async () => {
    expect(contas.map(({ tipo }) => tipo).sort()).toHaveLength(7);
    for (const { cpf, nome, tipo, senha } of contas) {
      expect(cpf).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
      const [pessoa] = await db()
        .select()
        .from(t.professor)
        .where(eq(t.professor.cpf, normalizarCpf(cpf) ?? ''));
      expect(pessoa).toMatchObject({ nome, tipo });
      expect(await passwords.confere(senha, pessoa?.senha ?? null)).toBe(true);
    }
    const outros = await db()
      .select({ cpf: t.professor.cpf, senha: t.professor.senha, tipo: t.professor.tipo })
      .from(t.professor);
    const anonimos = outros.filter(({ cpf }) => !contas.some((c) => normalizarCpf(c.cpf) === cpf));
    expect(anonimos.length).toBeGreaterThan(38);
    expect(new Set(anonimos.map(({ tipo }) => tipo))).toEqual(new Set(['coordenador']));
    expect(await passwords.confere(contas[0]?.senha ?? '', anonimos[0]?.senha ?? null)).toBe(false);
  });

  it('has one open call at that clock, with its submissions inside the period (D24)', async () => {
    const editais = await db().select().from(t.edital);
    const abertos = editais.filter((e) => estaAberto({ ...e, fase: e.fase as 'submissao' }, AGORA, 'UTC'));
    expect(abertos.map(({ nome }) => nome)).toEqual(['Edital 2028 de Instrutoria em Ensino de Graduação']);
    const submetidos = await db()
      .select({
        em: t.projeto.submetidoEm,
        inicio: t.edital.inicio,
        fim: t.edital.fim,
        ano: t.edital.ano,
        tipo: t.projeto.tipoProjeto,
        doEdital: t.edital.tipoProjeto,
      })
      .from(t.projeto)
      .innerJoin(t.edital, eq(t.edital.id, t.projeto.editalId))
      .where(eq(t.projeto.ehRascunho, false));
    expect(submetidos).toHaveLength(36);
    for (const { em, inicio, fim, tipo, doEdital } of submetidos) {
      expect(emDia(em) >= inicio && emDia(em) <= fim && Number(em) < AGORA.getTime()).toBe(true);
      expect(tipo).toBe(doEdital);
    }
  });

  it('gives every submitted project exactly its schedules and its disciplines', async () => {
    const linhas = await db().execute<{ vagas: number; cronogramas: number; disciplinas: number }>(sql`
      select p.remunerados + p.voluntarios as vagas,
        (select count(*)::int from cronograma c where c.projeto_id = p.id) as cronogramas,
        (select count(*)::int from comprovante_disciplina d where d.comprovante_id = p.comprovante_id) as disciplinas
      from projeto p where not eh_rascunho`);
    for (const { vagas, cronogramas, disciplinas } of linhas.rows) {
      expect(cronogramas).toBe(vagas);
      expect(disciplinas).toBeGreaterThan(0);
    }
  });

  it('keeps drafts of several kinds, some of them without a call or a title', async () => {
    const rascunhos = await db().select().from(t.projeto).where(isNull(t.projeto.submetidoEm));
    expect(rascunhos).toHaveLength(9);
    expect(rascunhos.filter(({ titulo }) => titulo === '')).toHaveLength(2);
    expect(rascunhos.filter(({ editalId }) => editalId === null)).toHaveLength(1);
  });

  it('ties every file to its record, and every file can be read', async () => {
    const arquivos = await db().select().from(t.arquivo);
    expect(new Set(arquivos.map(({ tipo }) => tipo))).toEqual(
      new Set(['foto', 'imagemSecao', 'comprovanteDisciplinas', 'logo']),
    );
    for (const { referencia, mime, tamanho, vinculo } of arquivos) {
      const bytes = Buffer.from(await storage.bytes(referencia));
      expect(bytes).toHaveLength(tamanho);
      expect(vinculo).toMatch(/^(professor|projeto|configuracao):\d+$/);
      if (mime === 'application/pdf') expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      else expect((await sharp(bytes).metadata()).format).toBe('jpeg');
    }
    const guardados: string[] = [];
    for await (const { key } of storage.list()) guardados.push(key);
    expect(guardados.sort()).toEqual(arquivos.map(({ referencia }) => referencia).sort());
    const secoes = await db()
      .select({ id: t.projeto.id, metodologia: t.projeto.metodologia, vinculo: t.arquivo.vinculo })
      .from(t.projeto)
      .innerJoin(t.arquivo, eq(t.arquivo.referencia, t.projeto.metodologia));
    expect(secoes).toHaveLength(2);
    for (const { id, vinculo } of secoes) expect(vinculo).toBe(`projeto:${id}`);
  });

  it('names the institution, its units, programmes and notices', async () => {
    const [linha] = await db().select().from(t.configuracao);
    expect(linha?.dados).toMatchObject({ fuso: 'UTC', instituicao: { sigla: 'UFVA' } });
    expect(await db().select().from(t.unidade)).toHaveLength(12);
    expect(await db().select().from(t.programa)).toHaveLength(20);
    expect((await db().select().from(t.aviso)).length).toBeGreaterThan(0);
  });
});

describe('a second seeding', () => {
  it('changes nothing and answers the same accounts', async () => {
    const antes = await db().execute(sql`select sum(versao)::int as v, count(*)::int as n from projeto`);
    const outra = await seedDemo({ database: banco.database, storage, passwords, clock });
    expect(outra.contas).toEqual(contas);
    const depois = await db().execute(sql`select sum(versao)::int as v, count(*)::int as n from projeto`);
    expect(depois.rows).toEqual(antes.rows);
  });

  it('leaves a database with somebody else in it alone, and offers no account', async () => {
    const alheio = await createTestDatabase();
    try {
      const [{ id = 0 } = {}] = await alheio.database.db
        .insert(t.unidade)
        .values({ nome: 'Reitoria', cidade: 'Aqui' })
        .returning({ id: t.unidade.id });
      await alheio.database.db.insert(t.professor).values({
        nome: 'Alguém',
        email: 'alguem@aqui.test',
        cpf: '00000000191',
        rg: '0',
        siape: '1',
        lattes: 'http://lattes.cnpq.br/0000000000000000',
        foto: '',
        tipo: 'administrador',
        unidadeId: id,
        criadoEm: AGORA,
        atualizadoEm: AGORA,
      });
      expect((await seedDemo({ database: alheio.database, storage, passwords, clock })).contas).toEqual([]);
      expect(await alheio.database.db.select().from(t.professor)).toHaveLength(1);
    } finally {
      await alheio.drop();
    }
  });

  it('by two processes at once fills the database once', async () => {
    const novo = await createTestDatabase();
    const separado = await mkdtemp(join(tmpdir(), 'instrutoria-demo-'));
    try {
      const storage = createFileStorage({ dataDir: separado });
      const deps = { database: novo.database, storage, passwords: createPasswords(), clock };
      const [a, b] = await Promise.all([seedDemo(deps), seedDemo(deps)]);
      expect(a.contas).toEqual(b.contas);
      expect(a.contas).toHaveLength(7);
      const [{ n } = { n: 0 }] = (
        await novo.database.db.execute<{ n: number }>(sql`select count(*)::int as n from projeto`)
      ).rows;
      expect(n).toBe(45);
      let arquivos = 0;
      for await (const _ of storage.list()) arquivos++;
      expect(arquivos).toBe((await novo.database.db.select().from(t.arquivo)).length);
    } finally {
      await rm(separado, { recursive: true, force: true });
      await novo.drop();
    }
  });
});
