import { MENSAGENS_EDITAL as E } from '@instrutoria/domain/edital/messages.ts';
import { MENSAGENS_INSTRUTOR as I } from '@instrutoria/domain/instrutor/messages.ts';
import { MENSAGENS_RECURSO as R } from '@instrutoria/domain/recurso/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { findRow, updateRows } from '../../testing/rows.ts';
import { type CenaDoRecurso, criarCenaDoRecurso, umaDecisao } from '../../testing/world/cena-do-recurso.ts';
import type { Pessoa } from '../../testing/world.ts';

/** Rounds of each race; `test:longo` runs a hundred. */
const RODADAS = Number(process.env.RODADAS_DO_RECURSO ?? 4);

let t: TestApp;
let c: CenaDoRecurso;
let adm: Pessoa;
let sec: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
  adm = await c.w.novaPessoa('administrador');
  sec = await c.w.novaPessoa('secretaria');
});
afterAll(() => t.close());

interface Versao {
  readonly numero: number;
  readonly motivo: string;
  readonly preliminar?: true;
}

const hoje = () => t.clock.agora().toISOString().slice(0, 10);
const regra = (edital: number, resultadoPreliminar: boolean) =>
  c.envia(adm, 'PUT', `/api/edital/${edital}/regras`, { resultadoPreliminar, motivo: 'O regulamento pede' });
const publicar = (edital: number) => c.envia(sec, 'PATCH', '/api/secretaria_projetos', { edital });
const finalizar = (edital: number, quem: Pessoa | null = sec) =>
  c.envia<{ message: string }>(quem, 'POST', `/api/edital/${edital}/resultado_final`);
const ler = <T = unknown>(caminho: string) => c.envia<T>(null, 'GET', `/api/publico/resultados/${caminho}`);
/** The first mail with this subject about this call. */
async function cartaDe(edital: number, qual: string) {
  const assunto = `${qual}: Edital 2026 nº ${edital}`;
  return (await t.emailsAte(0)).find((um) => um.assunto === assunto);
}

/** Published as preliminary, with one project that asks for two places and got none. */
async function preliminar() {
  const edital = await c.w.novoEditalEm('secretaria', { fimRecursos: hoje() });
  await updateRows(t, 'edital', { nome: `Edital 2026 nº ${edital}` }, { id: edital });
  expect((await regra(edital, true)).status).toBe(200);
  const projeto = await c.w.novoAvaliado(edital);
  expect((await publicar(edital)).status).toBe(200);
  return { edital, ...projeto };
}
/** Makes its last day for appeals pass. */
const passar = (edital: number) => updateRows(t, 'edital', { fimRecursos: '2026-05-01' }, { id: edital });

describe('a preliminary result', () => {
  it('is marked as preliminary everywhere', async () => {
    const { edital, dono, projeto } = await preliminar();
    const { body } = await ler<{ edital: { finalEm: unknown }; versao: Versao }>(`${edital}`);
    expect([body.edital.finalEm, body.versao.preliminar]).toEqual([null, true]);
    expect((await ler(`${edital}/pagina`)).text).toContain('<h1>Resultado preliminar: Edital 2026');
    expect((await ler('pagina')).text).toContain('(resultado preliminar)');
    expect((await ler(`${edital}/versoes/1/planilha`)).text).toMatch(
      /;Resultado\r\n.*;Resultado preliminar\r\n/,
    );
    const email = await cartaDe(edital, 'Resultado preliminar');
    expect(email?.texto).toContain('Recursos podem ser pedidos até');
    const meu = await c.envia<{ edital: { finalEm?: unknown } }>(
      dono,
      'GET',
      `/api/projeto/projeto/${projeto}`,
    );
    expect(meu.body.edital.finalEm).toBeNull();
  });

  it('does not exist in a call without the rule', async () => {
    const edital = await c.w.novoEditalEm('secretaria');
    await c.w.novoAvaliado(edital);
    await publicar(edital);
    const { body } = await ler<{ edital: object; versao: object }>(`${edital}`);
    expect(['finalEm' in body.edital, 'preliminar' in body.versao]).toEqual([false, false]);
    expect((await ler(`${edital}/versoes/1/planilha`)).text).not.toContain(';Resultado');
    expect(await finalizar(edital)).toMatchObject({ status: 409, body: { message: E.semPreliminar } });
  });

  it('accepts appeals and corrections, but no instructors and no archiving', async () => {
    const p = await preliminar();
    expect((await c.solicita(p)).status).toBe(201);
    const [recurso] = await c.lidos(p);
    const aceito = await c.envia(c.presidente, 'POST', '/api/recurso/aceitar', umaDecisao(recurso?.id ?? 0));
    expect(aceito.status).toBe(200);
    const { body: versoes } = await ler<Versao[]>(`${p.edital}/versoes`);
    expect(versoes.map(({ motivo, preliminar: pre }) => [motivo, pre])).toEqual([
      ['PUBLICACAO', true],
      ['RECURSO', true],
    ]);
    const instrutores = await c.envia<{ data: unknown[] }>(
      p.dono,
      'GET',
      `/api/projeto/instrutores/${p.projeto}`,
    );
    expect(instrutores.body.data).toEqual([]);
    expect(await c.envia(adm, 'POST', `/api/edital/${p.edital}/arquivar`)).toMatchObject({
      status: 409,
      body: { message: E.aindaPreliminar },
    });
    expect(await c.envia(adm, 'POST', `/api/edital/${p.edital}/devolver`, { motivo: 'Não' })).toMatchObject({
      status: 409,
      body: { message: E.jaPublicado },
    });
  });

  it('[final] waits for the window and for each appeal, and then tells what changed', async () => {
    const p = await preliminar();
    expect(await finalizar(p.edital)).toMatchObject({ status: 409, body: { message: E.recursosCorrem } });
    expect((await c.solicita(p)).status).toBe(201);
    await passar(p.edital);
    const espera = await c.envia<{ ato: string; bloqueios: object[] }>(
      adm,
      'GET',
      `/api/edital/${p.edital}/pendencias`,
    );
    expect(espera.body).toMatchObject({
      ato: 'publicarFinal',
      bloqueios: [{ codigo: 'RECURSO_PENDENTE', quantidade: 1, tela: '/recursos' }],
    });
    expect((await finalizar(p.edital)).status).toBe(409);
    const [recurso] = await c.lidos(p);
    await c.envia(c.presidente, 'POST', '/api/recurso/aceitar', umaDecisao(recurso?.id ?? 0));
    expect(await finalizar(p.edital)).toMatchObject({ status: 200, body: { message: E.finalPublicado } });

    const { body: versoes } = await ler<Versao[]>(`${p.edital}/versoes`);
    expect(versoes.map(({ motivo, preliminar: pre }) => [motivo, pre ?? false])).toEqual([
      ['PUBLICACAO', true],
      ['RECURSO', true],
      ['FINAL', false],
    ]);
    const email = await cartaDe(p.edital, 'Resultado final');
    expect(email?.texto).toMatch(/Desde o resultado preliminar[\s\S]*Total: /);
    const pagina = (await ler(`${p.edital}/pagina?versao=3&desde=1`)).text;
    expect(pagina).toContain('<h1>Resultado final: Edital 2026');
    expect(pagina).toContain(`recurso nº ${recurso?.id} (versão 2)`);
    // Periods that begin with publication begin now.
    const linha = await findRow(t, 'edital', { id: p.edital });
    expect(linha?.finalEm?.toISOString()).toBe(t.clock.agora().toISOString());
    expect(await finalizar(p.edital)).toMatchObject({ status: 409, body: { message: E.jaFinal } });
    expect(await c.solicita(p)).toMatchObject({ status: 409, body: { message: R.prazoTerminou } });
    const depois = await c.envia(c.presidente, 'POST', '/api/resultado/corrigir', {
      ...umaDecisao(0, { pontuacaoMetodologiaAtividades: 19 }),
      projetoAprovacao: p.aprovacao,
      justificativa: 'A soma estava errada.',
    });
    expect(depois.status).toBe(200);
    expect((await ler<{ versao: Versao }>(`${p.edital}`)).body.versao).toMatchObject({ motivo: 'CORRECAO' });
    expect((await ler(`${p.edital}/pagina`)).text).toContain('<h1>Resultado final: ');
  });

  it('[final] either precedes or follows an appeal that arrives at once, never both', async () => {
    const vistos = new Set<string>();
    const agora = t.clock.agora();
    for (let i = 0; i < RODADAS; i += 1) {
      t.clock.definir('2026-05-13T23:59:00.000Z');
      [adm, sec] = [await c.w.novaPessoa('administrador'), await c.w.novaPessoa('secretaria')];
      const p = await preliminar();
      t.clock.definir('2026-05-13T23:59:59.999Z');
      const pedido = c.solicita(p);
      if (i % 2 === 0) await pedido;
      t.clock.definir('2026-05-14T00:00:00.000Z');
      const [recurso, fim] = await Promise.all([pedido, finalizar(p.edital)]);
      vistos.add(`${recurso.status} ${fim.status}`);
    }
    t.clock.definir(agora);
    expect([...vistos].filter((um) => !['201 409', '409 200'].includes(um))).toEqual([]);
    expect(vistos).toContain('201 409');
  });

  it('[final] makes one version when published twice at once', async () => {
    const p = await preliminar();
    await passar(p.edital);
    const feitos = await Promise.all([finalizar(p.edital), finalizar(p.edital, adm)]);
    expect(feitos.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await ler<Versao[]>(`${p.edital}/versoes`)).body).toHaveLength(2);
  });

  it('keeps its window, which does not grow after the final result', async () => {
    const p = await preliminar();
    const mudar = (fimRecursos: string | null) =>
      c.envia<{ message: string }>(adm, 'PUT', `/api/edital/${p.edital}`, { fimRecursos, motivo: 'Pedido' });
    expect((await mudar(null)).body.message).toBe(E.preliminarComPrazo);
    await passar(p.edital);
    await finalizar(p.edital);
    expect((await mudar('2026-12-01')).body.message).toBe(E.recursosDepoisDoFinal);
  });

  it('refuses registering, changing, checking and counting instructors, and tells until when', async () => {
    const p = await c.w.novoAprovado();
    const id = await c.w.novoInstrutor(p.projeto, { acumulo: 'acumulavel' });
    await updateRows(t, 'edital', { preliminar: true, fimRecursos: hoje() }, { id: p.edital });
    const documentos = await c.w.documentosPara(p.dono.id);
    const pessoal = { nome: 'Ana', email: 'a@exemplo.test', programa_pos: 'Física', tipoAluno: 'BOLSISTA' };
    const chamadas: readonly (readonly [Pessoa, string, string, unknown])[] = [
      [p.dono, 'POST', '/api/instrutor', { ...pessoal, acumulo: 'unica', ...documentos, projeto: p.projeto }],
      [p.dono, 'PATCH', `/api/instrutor/${id}`, { nome: 'Ana' }],
      [p.dono, 'DELETE', `/api/instrutor/${id}`, { fim: hoje(), motivo: 'desistiu' }],
      [p.dono, 'POST', '/api/instrutor/modelo', { projeto: p.projeto, documento: 'termo_compromisso' }],
      [p.dono, 'POST', `/api/instrutor/registrar-irregularidade/${id}`, {}],
      [adm, 'PATCH', `/api/instrutor/situacao_instrutor/${id}`, { situacao: 'IRREGULAR' }],
      [adm, 'PATCH', `/api/instrutor/mes_inicio/${id}`, { mesInicio: '2026-05' }],
      [
        p.dono,
        'POST',
        '/api/frequenciasInstrutor',
        [{ projeto: p.projeto, instrutor: id, ano: 2026, horasPorMes: [{ mes: 1, horas: 34 }] }],
      ],
    ];
    const respostas = [];
    for (const [quem, metodo, caminho, corpo] of chamadas) {
      const { status, body } = await c.envia<{ message?: string }>(quem, metodo, caminho, corpo);
      respostas.push([metodo, caminho, status, body.message]);
    }
    await updateRows(t, 'edital', { preliminar: false }, { id: p.edital });
    expect(respostas).toEqual(
      chamadas.map(([, metodo, caminho]) => [metodo, caminho, 409, I.resultadoPreliminar]),
    );
  });
});
