import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TIPOS_DE_ARQUIVO } from '@instrutoria/domain/arquivo/types.ts';
import { estaAberto, faseEmVigor } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { FASES, type Fase } from '@instrutoria/domain/edital/types.ts';
import { normalizarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { somarMeses } from '@instrutoria/domain/kernel/meses.ts';
import { STATUS_DO_RECURSO } from '@instrutoria/domain/recurso/types.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStorage } from '../adapters/files/file-storage.ts';
import { createFileStorage } from '../adapters/files/storage.ts';
import { violations } from '../db/invariants/invariants.ts';
import { many } from '../db/query.ts';
import { sql } from '../db/sql.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database/database.ts';
import { countOf, findRow, insertInto, rowOf, rowsOf } from '../testing/rows.ts';
import { CONTAS } from './content.ts';
import { contaDoEstudante, seedDemo } from './seed.ts';

const AGORA = new Date('2028-02-29T09:30:00Z');
let dir: string;
let storage: FileStorage;
let t: TestApp;
let contas: Awaited<ReturnType<typeof seedDemo>>['contas'];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'instrutoria-demo-'));
  storage = await createFileStorage({ dataDir: dir });
  t = await createTestApp();
  t.clock.definir(AGORA.toISOString());
  const deps = { ...t.deps, storage };
  // As two processes that start at once; the tests below read what one of them wrote.
  const [um, outro] = await Promise.all([seedDemo(deps), seedDemo(deps)]);
  expect(um.contas).toEqual(outro.contas);
  ({ contas } = um);
});

afterAll(async () => {
  await t.close();
  await rm(dir, { recursive: true, force: true });
});

const db = () => t.deps.database.db;
const emDia = (instante: Date | null) => instante?.toISOString().slice(0, 10) ?? '';

describe('the seeded university', () => {
  it('is filled once when two processes start at once', async () => {
    expect(contas).toHaveLength(7);
    expect(await countOf(db(), 'projeto')).toBe(105);
  });

  it('offers accounts whose passwords work, and no other password does', async () => {
    expect(contas.map(({ tipo }) => tipo).sort()).toHaveLength(7);
    for (const { cpf, nome, tipo, senha } of contas) {
      expect(cpf).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
      const pessoa = await findRow(db(), 'professor', { cpf: normalizarCpf(cpf) ?? '' });
      expect(pessoa).toMatchObject({ nome, tipo });
      expect(await t.deps.passwords.confere(senha, pessoa?.senha ?? null)).toBe(true);
    }
    const [aluno] = await contaDoEstudante(db());
    const estudante = await findRow(db(), 'estudante', { cpf: normalizarCpf(aluno?.cpf ?? '') ?? '' });
    expect(await t.deps.passwords.confere(aluno?.senha ?? '', estudante?.senha ?? null)).toBe(true);
    const outros = await rowsOf(db(), 'professor');
    const anonimos = outros.filter(({ cpf }) => !contas.some((c) => normalizarCpf(c.cpf) === cpf));
    expect(anonimos.length).toBeGreaterThan(38);
    const tipos = anonimos.map(({ tipo }) => tipo);
    expect(new Set(tipos)).toEqual(new Set(['coordenador', 'avaliador']));
    expect(tipos.filter((tipo) => tipo === 'avaliador')).toHaveLength(4);
    expect(await t.deps.passwords.confere(contas[0]?.senha ?? '', anonimos[0]?.senha ?? null)).toBe(false);
  });

  it('has two open calls at that clock, with their submissions inside the period (D24)', async () => {
    const editais = await rowsOf(db(), 'edital');
    const abertos = editais.filter((e) =>
      estaAberto({ ...e, fase: e.fase as 'submissao' }, AGORA, 'America/Sao_Paulo'),
    );
    expect(abertos.map(({ nome }) => nome)).toEqual([
      'Edital 2028 de Instrutoria em Ensino de Graduação',
      'Edital 2028 de Instrutoria em Inovação Pedagógica',
    ]);
    const submetidos = await many<{ em: Date; inicio: string; fim: string; tipo: string; doEdital: string }>(
      db(),
      sql`select p.submetido_em as em, e.inicio, e.fim, p.tipo_projeto as tipo, e.tipo_projeto as "doEdital"
        from projeto p join edital e on e.id = p.edital_id where not p.eh_rascunho`,
    );
    expect(submetidos).toHaveLength(96);
    for (const { em, inicio, fim, tipo, doEdital } of submetidos) {
      // A late project counts as sent when its call closed.
      const ate = diaNoFuso(new Date(Number(em) - 1), 'America/Sao_Paulo');
      expect(emDia(em) >= inicio && ate <= fim && Number(em) < AGORA.getTime()).toBe(true);
      expect(tipo).toBe(doEdital);
    }
  });

  it('gives every submitted project exactly its schedules and its disciplines', async () => {
    const linhas = await many<{ vagas: number; cronogramas: number; disciplinas: number }>(
      db(),
      sql`
      select p.remunerados + p.voluntarios as vagas,
        (select count(*)::int from cronograma c where c.projeto_id = p.id) as cronogramas,
        (select count(*)::int from comprovante_disciplina d where d.comprovante_id = p.comprovante_id) as disciplinas
      from projeto p where not eh_rascunho`,
    );
    for (const { vagas, cronogramas, disciplinas } of linhas) {
      expect(cronogramas).toBe(vagas);
      expect(disciplinas).toBeGreaterThan(0);
    }
  });

  it('has a call in every phase in force, of both types, with projects in each', async () => {
    const editais = (await rowsOf(db(), 'edital')).map((e) => ({
      ...e,
      fase: faseEmVigor({ ...e, fase: e.fase as Fase }, AGORA, 'America/Sao_Paulo'),
    }));
    expect(new Set(editais.map(({ fase }) => fase))).toEqual(new Set(FASES));
    for (const fase of ['avaliacao', 'resultado'] as const) {
      expect(editais.filter((e) => e.fase === fase).length, fase).toBeGreaterThan(0);
    }
    expect(new Set(editais.filter(({ fase }) => fase === 'avaliacao').map((e) => e.tipoProjeto)).size).toBe(
      2,
    );
    // Two calls take appeals, one of them on its preliminary result.
    const comRecursos = editais.filter(
      ({ fase, fimRecursos }) => fase === 'resultado' && (fimRecursos ?? '') > '2028-02-29',
    );
    expect(comRecursos.map(({ preliminar }) => preliminar)).toEqual([false, true]);
    const rows = await many<{ n: number }>(
      db(),
      sql`select count(p.id)::int as n from edital e
      left join projeto p on p.edital_id = e.id and not p.eh_rascunho group by e.id`,
    );
    for (const { n } of rows) expect(n).toBeGreaterThan(3);
  });

  it('shows evaluations in every state: without evaluator, refused, late, accepted, scored in part, finished', async () => {
    const rows = await many<Record<string, number>>(
      db(),
      sql`
      select count(*) filter (where a.id is null)::int as sem,
        count(*) filter (where not a.aceito)::int as designadas,
        count(*) filter (where a.aceito and a.pontuacao_fase1 is null)::int as aceitas,
        count(*) filter (where a.pontuacao_fase1 is not null and not a.ja_foi_avaliado)::int as comecadas,
        count(*) filter (where a.pontuacao_fase2 is not null and not a.ja_foi_avaliado)::int as nas_duas,
        count(*) filter (where a.ja_foi_avaliado)::int as concluidas,
        count(distinct a.avaliador_id)::int as avaliadores
      from projeto p join edital e on e.id = p.edital_id left join projeto_aprovacao a on a.projeto_id = p.id
      where not p.eh_rascunho and e.fim < '2028-02-29' and (e.fase = 'avaliacao' or e.fase = 'submissao')`,
    );
    expect(rows[0]).toEqual({
      sem: 8,
      designadas: 6,
      aceitas: 2,
      comecadas: 4,
      nas_duas: 1,
      concluidas: 5,
      avaliadores: 3,
    });
    expect(await countOf(db(), 'recusaDeAvaliacao')).toBe(2);
    expect(await countOf(db(), 'lembrete')).toBe(1);
  });

  it('publishes results of every kind, grants within each limit, and has appeals in every state', async () => {
    const rows = await many<{ fase: string; situacao: string; n: number }>(
      db(),
      sql`
      select e.fase, a.situacao, count(*)::int as n from projeto_aprovacao a join projeto p on p.id = a.projeto_id
      join edital e on e.id = p.edital_id group by 1, 2 order by 1, 2`,
    );
    const de = (fase: string) => rows.filter((linha) => linha.fase === fase).map(({ situacao }) => situacao);
    expect(de('resultado')).toEqual(['APROVADO', 'REPROVADO']);
    expect(de('secretaria')).toEqual(['SUBMETIDO']);
    const limites = await many<{ limite: number; dadas: number; sem: number }>(
      db(),
      sql`
      select e.limite_bolsas as limite, sum(a.remunerados_aprovados)::int as dadas,
        count(*) filter (where a.remunerados_aprovados + a.voluntarios_aprovados = 0)::int as sem
      from projeto_aprovacao a join projeto p on p.id = a.projeto_id join edital e on e.id = p.edital_id
      where e.limite_bolsas is not null and e.id not in (select edital_id from suplente)
      group by e.id order by e.id`,
    );
    // Where a suplente was called, the scholarship counts twice, because another project gave it back.
    expect(limites).toHaveLength(4);
    for (const { limite, dadas, sem } of limites) {
      expect(dadas).toBeLessThanOrEqual(limite);
      expect(sem).toBeGreaterThan(0);
    }
    const recursos = await rowsOf(db(), 'recurso');
    expect(new Set(recursos.map(({ status }) => status))).toEqual(new Set(STATUS_DO_RECURSO));
    for (const { criadoEm, decididoEm } of recursos) {
      expect(Number(criadoEm)).toBeLessThan(AGORA.getTime());
      if (decididoEm !== null) expect(Number(decididoEm)).toBeGreaterThan(Number(criadoEm));
    }
  });

  it('gives each named account something to do', async () => {
    const rows = await many<{ tipo: string; projetos: number; avaliar: number }>(
      db(),
      sql`
      select p.tipo, (select count(*)::int from projeto j where j.coordenador_id = p.id and not j.eh_rascunho) as projetos,
        (select count(*)::int from projeto_aprovacao a where a.avaliador_id = p.id and not a.ja_foi_avaliado) as avaliar
      from professor p where p.email = any(${CONTAS.map(({ chave }) => `${chave}@ufva.test`)})`,
    );
    for (const { tipo, projetos, avaliar } of rows) {
      if (['coordenador', 'avaliador', 'PRESIDENTE_COMISSAO'].includes(tipo))
        expect(projetos).toBeGreaterThan(0);
      if (tipo === 'avaliador') expect(avaliar).toBeGreaterThan(2);
    }
  });

  it('has a past: an audit trail in order, with nothing in the future', async () => {
    const atos = await rowsOf(db(), 'auditoria', {}, 'id');
    expect(atos.length).toBeGreaterThan(200);
    const instantes = atos.map(({ quando }) => Number(quando));
    expect(instantes).toEqual(instantes.toSorted((a, b) => a - b));
    expect(Math.max(...instantes)).toBeLessThan(AGORA.getTime());
  });

  it('obeys every invariant (T-H14)', async () => {
    expect(await violations(t.deps.database.pool)).toEqual([]);
  });

  it('keeps drafts of several kinds, some of them without a call or a title', async () => {
    const rascunhos = await rowsOf(db(), 'projeto', { submetidoEm: null });
    expect(rascunhos).toHaveLength(9);
    expect(rascunhos.filter(({ titulo }) => titulo === '')).toHaveLength(2);
    expect(rascunhos.filter(({ editalId }) => editalId === null)).toHaveLength(1);
  });

  it('has a running year: instructors in every situation, attendance with gaps, reports filled and missing', async () => {
    const rows = await many<Record<string, number>>(
      db(),
      sql`
      select count(*) filter (where situacao = 'REGULAR' and fim is null)::int as regulares,
        count(*) filter (where situacao = 'IRREGULAR' and mes_inicio is null)::int as a_conferir,
        count(*) filter (where situacao = 'IRREGULAR' and mes_inicio is not null)::int as irregulares,
        count(*) filter (where fim is not null)::int as encerrados,
        count(*) filter (where tipo_aluno = 'VOLUNTARIO')::int as voluntarios,
        count(distinct acumulo)::int as acumulos,
        (select count(*)::int from ausencia) as ausencias,
        (select count(*)::int from conferencia_de_documento where situacao = 'RECUSADO') as recusados,
        (select count(*)::int from frequencia_do_mes where horas = -1) as nao_se_aplica,
        (select count(*)::int from folha_de_pagamento) as folhas,
        (select count(*)::int from pagamento where not pago) as nao_pagos,
        (select count(*)::int from relatorio_disciplinas) as de_disciplinas,
        (select count(*)::int from relatorio_atividade) as de_atividades,
        (select count(*)::int from relatorio_coordenador) as do_coordenador
      from instrutor`,
    );
    expect(rows[0]).toEqual({
      regulares: 8,
      a_conferir: 6,
      irregulares: 1,
      // One of them by the desistência of its project.
      encerrados: 2,
      voluntarios: 4,
      acumulos: 2,

      ausencias: 1,
      recusados: 3,
      nao_se_aplica: expect.any(Number),
      folhas: 6,
      nao_pagos: expect.any(Number),
      de_disciplinas: 2,
      de_atividades: 5,
      do_coordenador: 1,
    });
    expect(rows[0]?.nao_se_aplica).toBeGreaterThan(10);
  });

  it('has a month in each state: draft, conferred, closed, sent and returned in part, paid', async () => {
    const folhas = await many<{ mes: string; remessas: number; por_pagar: number; pagos: number }>(
      db(),
      sql`select f.mes, (select count(*)::int from remessa r where r.folha_id = f.id) as remessas,
        count(*) filter (where l.situacao is null)::int as por_pagar,
        count(*) filter (where l.situacao in ('paga', 'compensada'))::int as pagos
      from folha_de_pagamento f join pagamento g on g.folha_id = f.id and g.pago
      left join parte_da_remessa p on p.pagamento_id = g.id and p.viva left join linha_da_remessa l on l.id = p.linha_id
      group by f.id order by f.mes desc`,
    );
    const [fechada, enviada, ...pagas] = folhas;
    expect([fechada?.remessas, enviada?.remessas]).toEqual([0, 2]);
    // Two payments are still due: a returned one with its old account, and a held one.
    expect(enviada).toMatchObject({ por_pagar: 2 });
    expect(pagas.map(({ remessas, por_pagar }) => [remessas, por_pagar])).toEqual(pagas.map(() => [1, 0]));
    expect(pagas.length).toBeGreaterThan(1);
    const devolvidas = await rowsOf(db(), 'linhaDaRemessa', { situacao: 'devolvida' });
    expect(devolvidas.map(({ motivo, pedeDados }) => [motivo, pedeDados])).toEqual([
      ['conta encerrada', true],
      [expect.stringContaining('conta'), true],
    ]);
    expect(await countOf(db(), 'linhaDaRemessa', { origemDaConta: 'corrigida', situacao: 'enviada' })).toBe(
      1,
    );
    expect(await countOf(db(), 'retencaoDePagamento', { liberadaEm: null })).toBe(1);
    const [conferida] = await rowsOf(db(), 'conferenciaDaFolha', { mes: somarMeses(fechada?.mes ?? '', 1) });
    expect(conferida).toMatchObject({ desfeitaEm: null });
    expect((await rowsOf(db(), 'atoDeVerba')).map(({ tipo }) => tipo)).toEqual(['aumento', 'reducao']);
    expect((await rowsOf(db(), 'declaracao')).map(({ revogadaEm }) => revogadaEm === null)).toEqual([false]);
  });

  it('ties every file to its record, and makes every file readable', async () => {
    const arquivos = await rowsOf(db(), 'arquivo');
    // The demonstration has no example of documents that administrators attach to exceptional acts.
    const semExemplo: readonly string[] = [
      ...['frequenciaDeOficio', 'pedidoDeDesistencia', 'recusaDeSuplente', 'anexoDaContestacao'],
    ];
    const comExemplo = TIPOS_DE_ARQUIVO.filter((tipo) => !semExemplo.includes(tipo));
    expect(new Set(arquivos.map(({ tipo }) => tipo))).toEqual(new Set(comExemplo));
    for (const { referencia, mime, tamanho, vinculo } of arquivos) {
      const bytes = Buffer.from(await storage.bytes(referencia));
      expect(bytes).toHaveLength(tamanho);
      expect(vinculo).toMatch(/^(professor|projeto|configuracao|instrutor|recurso):\d+$/);
      if (mime === 'application/pdf') expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      else expect((await sharp(bytes).metadata()).format).toBe('jpeg');
    }
    const guardados: string[] = [];
    for await (const { key } of storage.list()) guardados.push(key);
    expect(guardados.sort()).toEqual(arquivos.map(({ referencia }) => referencia).sort());
    const secoes = await many<{ id: number; vinculo: string }>(
      db(),
      sql`select p.id, a.vinculo from projeto p join arquivo a on a.referencia = p.metodologia`,
    );
    expect(secoes).toHaveLength(2);
    for (const { id, vinculo } of secoes) expect(vinculo).toBe(`projeto:${id}`);
  });

  it('names the institution, its units, programmes and notices', async () => {
    const linha = await rowOf(db(), 'configuracao', { id: 1 });
    expect(linha.dados).toMatchObject({ fuso: 'America/Sao_Paulo', instituicao: { sigla: 'UFVA' } });
    expect(await rowsOf(db(), 'unidade')).toHaveLength(12);
    expect(await rowsOf(db(), 'programa')).toHaveLength(20);
    expect((await rowsOf(db(), 'aviso')).length).toBeGreaterThan(0);
  });
});

describe('a second seeding', () => {
  it('changes nothing and returns the same accounts', async () => {
    const versoes = () => many(db(), sql`select sum(versao) as v, count(*) as n from projeto`);
    const antes = await versoes();
    const outra = await seedDemo({ ...t.deps, storage });
    expect(outra.contas).toEqual(contas);
    expect(await versoes()).toEqual(antes);
  });

  it('changes nothing in a database that has other people, and offers no account', async () => {
    const alheio = await createTestDatabase();
    try {
      const { id } = await insertInto(alheio.database.db, 'unidade', {
        nome: 'Reitoria',
        cidade: 'Aqui',
      });
      await insertInto(alheio.database.db, 'professor', {
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
      expect((await seedDemo({ ...t.deps, database: alheio.database, storage })).contas).toEqual([]);
      expect(await rowsOf(alheio.database.db, 'professor')).toHaveLength(1);
    } finally {
      await alheio.drop();
    }
  });
});
