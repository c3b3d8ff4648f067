import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { TEXTOS_DA_ATIVIDADE } from '@instrutoria/domain/relatorio/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { readPdf, squeeze } from '../../testing/documents/read-pdf.ts';
import { contar } from '../../testing/figures.ts';
import type { ProjetoComRelatorios } from '../../testing/world/cena-do-relatorio.ts';
import {
  aAtividade,
  asDisciplinas,
  CAMINHOS,
  CONTAGENS_CERTAS,
  oDoCoordenador,
  umProjetoComRelatorios,
} from '../../testing/world/cena-do-relatorio.ts';
import type { Pessoa } from '../../testing/world.ts';
import { createWorld, type World } from '../../testing/world.ts';

type Disciplinas = AnswerOf<Api['lerRelatorioDisciplinas']>;
type Atividade = AnswerOf<Api['lerRelatorioAtividade']>;
type DoCoordenador = AnswerOf<Api['lerRelatorioCoordenador']>;

/** `test:longo` runs 100. */
const RODADAS = Number(process.env.RODADAS_DO_RELATORIO ?? 5);

let t: TestApp;
let w: World;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());

const ler = <T>({ token }: Pessoa, caminho: string) => send<T>(t.url, 'GET', `/api/${caminho}`, { token });
async function salvar<T>({ token }: Pessoa, qual: keyof typeof CAMINHOS, body: unknown, versao?: number) {
  const headers = versao === undefined ? {} : { 'if-match': `"${versao}"` };
  return send<T>(t.url, 'POST', CAMINHOS[qual], { token, body, headers });
}

/** A second discipline in the project's bundle. */
async function outraDisciplina({ dono, projeto }: ProjetoComRelatorios): Promise<number> {
  const { disciplina } = await w.novoPacote(dono.id);
  await t.deps.database.pool.query(
    `insert into comprovante_disciplina (comprovante_id, disciplina_id, ordem)
     select comprovante_id, $2, 1 from projeto where id = $1`,
    [projeto, disciplina],
  );
  return disciplina;
}

describe('the discipline report (D29)', () => {
  it('stores counts, achieved and declared rate, author and time', async () => {
    const p = await umProjetoComRelatorios(t, w);
    const salvo = await salvar<Disciplinas>(p.dono, 'disciplinas', asDisciplinas(p));
    const lido = await ler<Disciplinas>(p.dono, `relatorios-disciplinas/projeto/${p.projeto}`);
    expect(lido.body).toEqual(salvo.body);
    expect(lido.body).toMatchObject([
      {
        ...CONTAGENS_CERTAS,
        versao: 1,
        projeto: { id: p.projeto },
        taxaSucesso: 82.5,
        disciplina: { id: p.disciplina, tsd: expect.any(Number) },
        autor: { id: p.dono.id },
        atualizadoEm: t.clock.agora().toISOString(),
      },
    ]);
  });

  it('replaces the list: remaining rows keep their id, to which activity reports still refer', async () => {
    const p = await umProjetoComRelatorios(t, w);
    const segunda = await outraDisciplina(p);
    const duas = [...asDisciplinas(p), ...asDisciplinas(p, { disciplina: segunda })];
    const { body: antes } = await salvar<Disciplinas>(p.dono, 'disciplinas', duas);
    const ids = antes.map(({ id }) => id);
    await salvar(p.dono, 'atividade', aAtividade(p, { relatorioDisciplinas: ids }));
    const trocadas = [
      asDisciplinas(p, { disciplina: segunda, numMatriculados: 80 }),
      asDisciplinas(p),
    ].flat();
    const { body: depois } = await salvar<Disciplinas>(p.dono, 'disciplinas', trocadas);
    expect(depois.map(({ id, disciplina, numMatriculados }) => [id, disciplina.id, numMatriculados])).toEqual(
      [
        [ids[1], segunda, 80],
        [ids[0], p.disciplina, 40],
      ],
    );
    await salvar(p.dono, 'disciplinas', asDisciplinas(p, { disciplina: segunda }));
    const { body } = await ler<Atividade>(p.dono, `relatorios-atividade-instrutor/instrutor/${p.instrutor}`);
    expect(body.relatorioDisciplinas.map(({ id }) => id)).toEqual([ids[1]]);
  });

  it(`lets exactly one of 8 writers on each of ${RODADAS} versions win (T-G4)`, async () => {
    const p = await umProjetoComRelatorios(t, w);
    for (let versao = 0; versao < RODADAS; versao += 1) {
      const respostas = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          salvar<Disciplinas>(p.dono, 'disciplinas', asDisciplinas(p, { numMatriculados: 100 + i }), versao),
        ),
      );
      const vencedora = respostas.find(({ status }) => status === 200);
      expect(respostas.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(412)]);
      const lido = await ler<Disciplinas>(p.dono, `relatorios-disciplinas/projeto/${p.projeto}`);
      expect(lido.body).toEqual(vencedora?.body);
      expect(lido.body[0]?.versao).toBe(versao + 1);
    }
    contar('corridas', `the discipline report: ${RODADAS} rounds × 8 writers, 0 lost updates`);
  });
});

describe('activity and coordinator reports (D29)', () => {
  it('keep their texts exactly, with author and time, and can be saved again', async () => {
    const p = await umProjetoComRelatorios(t, w);
    const { body: linhas } = await salvar<Disciplinas>(p.dono, 'disciplinas', asDisciplinas(p));
    const conclusao = '<b>não é marca</b>\n\n  dois parágrafos 🙂';
    const referidas = { conclusao, relatorioDisciplinas: linhas.map(({ id }) => ({ id })), referencias: '' };
    const atividade = await salvar<Atividade>(p.dono, 'atividade', aAtividade(p, referidas));
    expect(atividade.body).toMatchObject({
      versao: 1,
      conclusao,
      referencias: '',
      autor: { id: p.dono.id },
      instrutor: { id: p.instrutor },
      projeto: { id: p.projeto },
      relatorioDisciplinas: linhas,
    });
    const lida = await ler<Atividade>(p.dono, `relatorios-atividade-instrutor/instrutor/${p.instrutor}`);
    expect([lida.headers.get('etag'), lida.body]).toEqual(['"1"', atividade.body]);
    const outra = await salvar<Atividade>(p.dono, 'atividade', aAtividade(p), 1);
    expect([outra.body.id, outra.body.versao, outra.body.relatorioDisciplinas]).toEqual([
      ...[atividade.body.id, 2, []],
    ]);
    const parecer = await salvar<DoCoordenador>(p.dono, 'coordenador', oDoCoordenador(p, { conclusao }));
    expect(parecer.body).toMatchObject({
      versao: 1,
      conclusao,
      projeto: { id: p.projeto },
      autor: { id: p.dono.id },
      avaliacoesDeDesempenho: [{ aluno: { id: p.instrutor }, avaliacao: 'Muito bom desempenho.' }],
    });
    expect((await ler(p.dono, `relatorios-coordenador/projeto/${p.projeto}`)).body).toEqual(parecer.body);
  });

  it('require an evaluation of every present instructor, and accept one of a former one', async () => {
    const p = await umProjetoComRelatorios(t, w);
    const saiu = await w.novoInstrutor(p.projeto, {
      nome: 'Davi',
      fim: '2026-03-10',
      motivoDoFim: 'Desistiu',
      encerradoEm: t.clock.agora(),
    });
    await salvar(p.dono, 'disciplinas', asDisciplinas(p));
    expect((await salvar(p.dono, 'coordenador', oDoCoordenador(p))).status).toBe(200);
    const ambos = [p.instrutor, saiu].map((aluno) => ({ aluno, avaliacao: 'Boa.' }));
    const r = await salvar(p.dono, 'coordenador', oDoCoordenador(p, { avaliacoesDeDesempenho: ambos }));
    expect(r.status).toBe(200);
    const bia = await w.novoInstrutor(p.projeto, { nome: 'Bia' });
    const falta = await salvar(p.dono, 'coordenador', oDoCoordenador(p));
    expect([falta.status, falta.text.includes('A avaliação do aluno Bia está vazia.')]).toEqual([422, true]);
    const dela = { aluno: { id: bia }, avaliacao: 'Boa.' };
    const todos = oDoCoordenador(p, { avaliacoesDeDesempenho: [...ambos, dela] });
    expect((await salvar(p.dono, 'coordenador', todos)).status).toBe(200);
  });
});

describe('the right to save a report', () => {
  it.each([
    ['2026-08-31T23:59:59.999Z', 409],
    ['2026-09-01T00:00:00.000Z', 200],
    ['2026-09-19T23:59:59.999Z', 200],
    ['2026-09-20T00:00:00.000Z', 409],
  ])('T-J2: answers all three saves at %s with %i', async (quando, status) => {
    const antes = t.clock.agora();
    const semJanela = await w.novoAprovado();
    const instrutor = await w.novoInstrutor(semJanela.projeto);
    const { rows } = await t.deps.database.pool.query<{ id: number }>(
      `select d.disciplina_id as id from projeto p
       join comprovante_disciplina d on d.comprovante_id = p.comprovante_id where p.id = $1`,
      [semJanela.projeto],
    );
    const p = { ...semJanela, instrutor, disciplina: rows[0]?.id ?? 0 };
    t.clock.definir(quando);
    try {
      const dono = { ...p.dono, ...(await w.abrirSessao(p.dono.id, p.dono.tipo)) };
      const respostas = [
        await salvar(dono, 'disciplinas', asDisciplinas(p)),
        await salvar(dono, 'atividade', aAtividade(p)),
        await salvar(dono, 'coordenador', oDoCoordenador(p)),
      ];
      expect(respostas.map((r) => r.status)).toEqual([status, status, status]);
    } finally {
      t.clock.definir(antes);
    }
  });

  it('is readable and not writable for a collaborator: 404 as for an unknown project (D20)', async () => {
    const p = await umProjetoComRelatorios(t, w);
    await salvar(p.dono, 'disciplinas', asDisciplinas(p));
    await salvar(p.dono, 'coordenador', oDoCoordenador(p));
    const colaborador = await w.novaPessoa();
    await w.novoColaborador(p.projeto, colaborador.id);
    expect((await ler(colaborador, `relatorios-coordenador/projeto/${p.projeto}`)).status).toBe(200);
    expect((await ler(colaborador, `relatorios-coordenador/pdf/${p.projeto}`)).status).toBe(200);
    const recusadas = [
      await salvar(colaborador, 'disciplinas', asDisciplinas(p)),
      await salvar(colaborador, 'atividade', aAtividade(p)),
      await salvar(colaborador, 'coordenador', oDoCoordenador(p)),
    ];
    expect(recusadas.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('the reports as tagged PDFs (T-F7, T-D18)', () => {
  it('contain the saved text, and have the name of their author or subject', async () => {
    const p = await umProjetoComRelatorios(t, w, {}, { nome: 'Ana "Lima"\r\nX-Mau: 1' });
    const { body: linhas } = await salvar<Disciplinas>(p.dono, 'disciplinas', asDisciplinas(p));
    await salvar(p.dono, 'atividade', aAtividade(p, { relatorioDisciplinas: linhas.map(({ id }) => id) }));
    await salvar(p.dono, 'coordenador', oDoCoordenador(p));
    const { rows } = await t.deps.database.pool.query<{ nome: string }>(
      'select nome from professor where id = $1',
      [p.dono.id],
    );
    const coordenador = (rows[0]?.nome ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(' ', '_');
    const casos = [
      ['disciplinas', p.projeto, `relatorio_disciplinas_${p.projeto}.pdf`, ['82,5 %', 'Matriculados']],
      [
        'atividade-instrutor',
        ...([p.instrutor, 'relatorio_atividades_Ana_Lima_X_Mau_1.pdf'] as const),
        [...TEXTOS_DA_ATIVIDADE.map((campo) => `Texto de ${campo}.`), '82,5 %'],
      ],
      [
        'coordenador',
        ...([p.projeto, `relatorio_parecer_${coordenador}.pdf`] as const),
        ['O projeto correu bem.', 'Muito bom desempenho.', 'Local e ano'],
      ],
    ] as const;
    for (const [qual, id, arquivo, textos] of casos) {
      const r = await fetch(`${t.url}/api/relatorios-${qual}/pdf/${id}`, {
        headers: { authorization: `Bearer ${p.dono.token}` },
      });
      expect([r.status, r.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(r.headers.get('content-disposition')).toContain(`filename="${arquivo}"`);
      expect(r.headers.get('x-mau')).toBeNull();
      const pdf = await readPdf(new Uint8Array(await r.arrayBuffer()));
      expect([pdf.pdfa, pdf.tagged, pdf.language]).toEqual(['2A', true, 'pt-BR']);
      for (const texto of textos) expect(pdf.compact).toContain(squeeze(texto));
    }
  });
});
