import { CONFIGURACAO_PADRAO } from '@instrutoria/domain/configuracao/limits.ts';
import { fechamentoDasInscricoes } from '@instrutoria/domain/edital/rules/tardia.ts';
import { HORA_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { umaProposta } from '@instrutoria/domain/testing/projetos.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { findRow, insertInto, rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { NOTAS_FASE1, NOTAS_FASE2 } from '../../testing/world/avaliacoes.ts';
import { reuniaoNova } from '../../testing/world/cena-da-reuniao.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

const CONCLUIDA = { aceito: true, jaFoiAvaliado: true, ...NOTAS_FASE1, ...NOTAS_FASE2 };
const ORDEM = '5001234-56.2026.4.05.8000';
const DITO = `recebida fora do prazo, ordem nº ${ORDEM}`;
const FUSO = CONFIGURACAO_PADRAO.fuso;
const daqui = (horas: number) => new Date(t.clock.agora().getTime() + horas * HORA_MS).toISOString();
interface Resposta {
  readonly id: number;
  readonly message?: string;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, string>>;
}
const envia = <T = Resposta>({ token }: Pessoa, metodo: string, caminho: string, body?: unknown) =>
  send<T>(t.url, metodo, `/api/${caminho}`, { token, body });

const abrir = (edital: number, professor: number, mudancas: object = {}, quem = adm) =>
  envia(quem, 'POST', `edital/${edital}/tardias`, {
    ...{ professor, fundamento: 'ordem', ordem: ORDEM, ate: daqui(48) },
    ...mudancas,
  });
async function enviar(quem: Pessoa, edital: number, mudancas: object = {}) {
  const { id: comprovante_disciplinas } = await w.novoPacote(quem.id);
  return envia<Projeto & Resposta>(quem, 'POST', 'projeto', {
    ...umaProposta({ edital, comprovante_disciplinas }),
    ...mudancas,
  });
}
/** A call whose submissions ended, open for one person, who has submitted a project. */
async function recebida(edital?: number) {
  const id = edital ?? (await w.novoEditalEm('avaliacao'));
  const dono = await w.novaPessoa();
  const { body: tardia } = await abrir(id, dono.id);
  const { body: projeto, status } = await enviar(dono, id);
  expect(status).toBe(201);
  return { edital: id, dono, tardia: tardia.id, projeto: projeto.id };
}
const cartaPara = async (pessoa: Pessoa, assunto: string) => {
  const { email } = await rowOf(t, 'professor', { id: pessoa.id });
  const carta = (await t.emailsAte(0)).find((um) => um.para === email && um.assunto.startsWith(assunto));
  // Without the invisible joiners that keep mail programs from making links.
  return carta?.texto.replaceAll('\u2060', '').replace(/\s+/g, ' ');
};
const abertosPara = async (quem: Pessoa) => {
  const { body } = await envia<{ id: number; aberto: boolean; tardiaAte?: string }[]>(
    ...([quem, 'GET', 'projeto/editais_abertos'] as const),
  );
  return new Map(body.map(({ id, tardiaAte }) => [id, tardiaAte]));
};

describe('the call opened for one person (D64)', () => {
  it('[C-L3] is open for that person until then, for nobody else, and takes one project as sent in time', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    const [dono, outra] = [await w.novaPessoa(), await w.novaPessoa()];
    expect((await enviar(dono, edital)).status).toBe(409);
    const ate = daqui(48);
    expect(await abrir(edital, dono.id, { ate })).toMatchObject({
      status: 201,
      body: { estado: 'aberta', dito: DITO, ate, professor: { id: dono.id } },
    });
    expect(await cartaPara(dono, 'O edital está aberto para você')).toContain(DITO);
    expect((await abertosPara(dono)).get(edital)).toBe(ate);
    expect((await abertosPara(outra)).has(edital)).toBe(false);
    expect((await enviar(outra, edital)).status).toBe(409);

    const { status, body } = await enviar(dono, edital);
    const { fim, encerradoEm } = await rowOf(t, 'edital', { id: edital });
    expect(status).toBe(201);
    expect(body.submetidoEm).toBe(fechamentoDasInscricoes({ fim, encerradoEm: null }, FUSO).toISOString());
    expect(encerradoEm).toBeNull();
    const recibo = await cartaPara(dono, `Projeto nº ${body.id} recebido`);
    expect(recibo).toContain(DITO);
    expect(recibo).toContain('não muda depois de enviado');
    // Only one project.
    expect((await enviar(dono, edital)).status).toBe(409);
    expect((await abertosPara(dono)).has(edital)).toBe(false);
    const [ato] = await rowsOf(t, 'auditoria', { acao: 'abrirTardia', registroId: edital });
    expect(ato?.depois).toMatchObject({ professor: dono.id, ordem: ORDEM });
  });

  it('requires the whole proposal at once, and refuses the administrator who opened the call among its people', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    const dono = await w.novaPessoa();
    await abrir(edital, dono.id);
    const sem = await enviar(dono, edital, { cronogramas: undefined });
    expect([sem.status, Object.keys(sem.body.errors ?? {})]).toEqual([422, ['cronogramas']]);
    const comQuemAbriu = await enviar(dono, edital, { professores_colaboradores: [adm.id] });
    expect(comQuemAbriu).toMatchObject({ status: 422, body: { code: 'QUEM_ABRIU' } });
  });

  it('closes by itself at its time', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    const dono = await w.novaPessoa();
    const { body } = await abrir(edital, dono.id);
    await updateRows(t, 'submissaoTardia', { ate: new Date(daqui(-1)) }, { id: body.id });
    expect((await enviar(dono, edital)).status).toBe(409);
    expect(
      await envia(adm, 'POST', `edital/tardias/${body.id}/retirar`, { motivo: 'Já passou' }),
    ).toMatchObject({
      status: 409,
      body: { message: 'Esta abertura já terminou' },
    });
  });

  it('can be withdrawn until it is used, with a reason that is mailed to the person', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    const dono = await w.novaPessoa();
    const { body } = await abrir(edital, dono.id);
    expect((await envia(adm, 'POST', `edital/tardias/${body.id}/retirar`, { motivo: ' ' })).status).toBe(422);
    const motivo = 'A liminar foi suspensa.';
    expect((await envia(adm, 'POST', `edital/tardias/${body.id}/retirar`, { motivo })).status).toBe(200);
    expect(await cartaPara(dono, 'O edital não está mais aberto para você')).toContain(motivo);
    expect((await enviar(dono, edital)).status).toBe(409);
    const usada = await recebida();
    expect(await envia(adm, 'POST', `edital/tardias/${usada.tardia}/retirar`, { motivo })).toMatchObject({
      status: 409,
      body: { code: 'TARDIA_USADA' },
    });
    expect((await envia(adm, 'POST', 'edital/tardias/999999/retirar', { motivo })).status).toBe(404);
  });

  it('is refused for oneself, twice, while the call is open for all, and after the evaluation', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    expect(await abrir(edital, adm.id)).toMatchObject({ status: 409, body: { code: 'VOCE_PARTICIPA' } });
    const dono = await w.novaPessoa();
    await abrir(edital, dono.id);
    expect(await abrir(edital, dono.id)).toMatchObject({ status: 409, body: { code: 'TARDIA_JA_ABERTA' } });
    expect(await abrir(await w.novoEdital(), dono.id)).toMatchObject({
      body: { message: 'Este edital ainda recebe projetos: prorrogue o fim das inscrições para todos' },
    });
    for (const fase of ['decisao', 'secretaria', 'resultado'] as const) {
      expect(await abrir(await w.novoEditalEm(fase), dono.id)).toMatchObject({
        status: 409,
        body: { message: 'Devolva antes este edital à avaliação' },
      });
    }
    expect((await abrir(await w.novoEditalEm('avaliacao'), 0)).status).toBe(422);
  });

  it('[C-L3] delays the decision, and shows until when; designation goes on', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    await w.novoAvaliado(edital);
    const outro = await w.novoProjeto((await w.novaPessoa()).id, edital);
    await abrir(edital, (await w.novaPessoa()).id);
    const iniciar = () => envia(adm, 'POST', 'edital/iniciar_decidir_instrututores', { id: edital });
    const espera = await iniciar();
    expect([espera.status, espera.body.code]).toEqual([409, 'SUBMISSAO_TARDIA']);
    expect(espera.body.message).toMatch(
      /^O edital está aberto para um envio fora do prazo até \d\d\/\d\d\/\d{4}/,
    );
    const verificar = `projeto_aprovacao/${edital}/verificar-avaliacao`;
    expect((await envia<{ data: boolean; message: string }>(adm, 'GET', verificar)).body).toEqual({
      data: false,
      message: espera.body.message,
    });
    const avaliador = (await w.novaPessoa('avaliador')).id;
    const corpo = { projeto: outro, avaliador };
    expect((await envia(adm, 'POST', 'projeto_aprovacao/designar', corpo)).status).toBe(201);
  });
});

describe('a project that was received late', () => {
  it('[C-L3] is marked on the lists and in the decision, but not for its evaluator', async () => {
    const { edital, projeto } = await recebida();
    const lista = await envia<{ id: number; tardia?: string }[]>(adm, 'GET', `edital/${edital}/projetos`);
    expect(lista.body).toMatchObject([{ id: projeto, tardia: DITO }]);
    const avaliador = await w.novaPessoa('avaliador');
    await envia(adm, 'POST', 'projeto_aprovacao/designar', { projeto, avaliador: avaliador.id });
    const { id } = await rowOf(t, 'projetoAprovacao', { projetoId: projeto });
    for (const caminho of [
      `projeto/projeto/${projeto}`,
      `projeto_aprovacao/${id}`,
      'projeto_aprovacao/projetos',
    ]) {
      const lida = await envia(avaliador, 'GET', caminho);
      expect([lida.status, lida.text.includes(ORDEM), lida.text.includes('fora do prazo')]).toEqual([
        ...[200, false, false],
      ]);
    }
    await updateRows(t, 'projetoAprovacao', CONCLUIDA, { id });
    await updateRows(t, 'edital', { fase: 'decisao' }, { id: edital });
    const mesa = await envia<{ linhas: { projeto_id: number; tardia?: string }[] }>(
      ...([adm, 'GET', `edital/${edital}/decisao`] as const),
    );
    expect(mesa.body.linhas).toMatchObject([{ projeto_id: projeto, tardia: DITO }]);
  });

  it('[C-L3] is named in the minutes of the meeting that had it on its agenda, and not in its agenda', async () => {
    const { edital, projeto } = await recebida();
    const outro = await w.novoAvaliado(edital);
    await w.designar(projeto, (await w.novaPessoa('avaliador')).id, CONCLUIDA);
    await updateRows(t, 'edital', { fase: 'decisao' }, { id: edital });
    const projetos = [projeto, outro.projeto];
    const reuniao = await reuniaoNova(t, { editalId: edital, autorId: adm.id, membros: [adm.id], projetos });
    const pauta = await envia(adm, 'GET', `sessao/${reuniao}`);
    expect([pauta.status, pauta.text.includes(ORDEM)]).toEqual([200, false]);
    expect((await envia(adm, 'POST', `sessao/${reuniao}/encerrar`)).status).toBe(200);
    const { text } = await envia(adm, 'GET', `sessao/${reuniao}/ata/texto`);
    expect(text.split(`Proposta ${DITO}.`)).toHaveLength(2);
  });

  it('[C-L3] becomes a draft again, without its evaluation, when the order is revoked before the result', async () => {
    const { edital, dono, projeto } = await recebida();
    const avaliador = await w.novaPessoa('avaliador');
    await envia(adm, 'POST', 'projeto_aprovacao/designar', { projeto, avaliador: avaliador.id });
    const motivo = 'O tribunal cassou a liminar.';
    const tirar = (quem: Pessoa) =>
      envia(quem, 'POST', `edital/tardias/projeto/${projeto}/retirar`, { motivo });
    expect((await tirar(dono)).status).toBe(403);
    expect(await tirar(adm)).toMatchObject({ status: 200, body: { message: 'projeto retirado do edital' } });
    expect(await rowOf(t, 'projeto', { id: projeto })).toMatchObject({ ehRascunho: true, submetidoEm: null });
    expect(await findRow(t, 'projetoAprovacao', { projetoId: projeto })).toBeUndefined();
    expect(await cartaPara(dono, `Projeto nº ${projeto} retirado do edital`)).toContain(motivo);
    expect((await tirar(adm)).status).toBe(404);
    expect(await envia(dono, 'DELETE', `projeto/rascunho/excluir/${projeto}`)).toMatchObject({ status: 409 });
    expect((await envia<unknown[]>(adm, 'GET', `edital/${edital}/projetos`)).body).toEqual([]);
    expect(await envia(adm, 'GET', `edital/${edital}/tardias`)).toMatchObject({
      body: [{ estado: 'caiu', motivoDoFim: motivo, projeto: { id: projeto } }],
    });
  });

  it('[C-L3] leaves a published result by a new version, while the first one tells how it was received', async () => {
    const edital = await w.novoEditalEm('avaliacao');
    const { projeto } = await recebida(edital);
    const outro = await w.novoAvaliado(edital, { aprovacao: { remuneradosAprovados: 1 } });
    const avaliador = await w.novaPessoa('avaliador');
    await w.designar(projeto, avaliador.id, { ...CONCLUIDA, remuneradosAprovados: 1 });
    await updateRows(t, 'edital', { fase: 'secretaria' }, { id: edital });
    expect((await envia(adm, 'PATCH', 'secretaria_projetos', { edital })).status).toBe(200);
    const linhas = async () => {
      const versoes = await rowsOf(t, 'resultadoVersao', { editalId: edital });
      const ultima = versoes.toSorted((a, b) => a.numero - b.numero).at(-1);
      const lidas = JSON.parse(ultima?.canonico ?? '[]') as { projeto_id: number; tardia?: string }[];
      return { quantas: versoes.length, motivo: ultima?.motivo, porque: ultima?.justificativa, lidas };
    };
    const primeira = await linhas();
    expect(primeira.lidas.find(({ projeto_id }) => projeto_id === projeto)?.tardia).toBe(DITO);
    expect(primeira.lidas.find(({ projeto_id }) => projeto_id === outro.projeto)).not.toHaveProperty(
      'tardia',
    );

    const motivo = 'O tribunal cassou a liminar.';
    const tirar = () => envia(adm, 'POST', `edital/tardias/projeto/${projeto}/retirar`, { motivo });
    expect((await tirar()).status).toBe(200);
    const segunda = await linhas();
    expect(segunda).toMatchObject({ quantas: 2, motivo: 'CORRECAO', porque: `${DITO}: ${motivo}` });
    expect(segunda.lidas.map(({ projeto_id }) => projeto_id)).toEqual([outro.projeto]);
    const { id, ...guardada } = await rowOf(t, 'projetoAprovacao', { projetoId: projeto });
    expect(guardada).toMatchObject({
      remuneradosAprovados: 0,
      voluntariosAprovados: 0,
      situacao: 'REPROVADO',
    });
    const corrigir = await envia(adm, 'POST', 'resultado/corrigir', { projetoAprovacao: id });
    expect([404, 409]).toContain(corrigir.status);
  });

  it('stays while it has instructors', async () => {
    const edital = await w.novoEditalEm('resultado');
    const { projeto, dono } = await w.novoAvaliado(edital, { aprovacao: { remuneradosAprovados: 1 } });
    await insertInto(t.deps.database.db, 'submissaoTardia', {
      ...{
        editalId: edital,
        professorId: dono.id,
        ate: new Date(daqui(1)),
        fundamento: 'ordem',
        ordem: ORDEM,
      },
      ...{ motivo: '', dito: DITO, autorId: adm.id, abertaEm: t.clock.agora() },
      ...{ projetoId: projeto, enviadaEm: new Date(daqui(1)) },
    });
    await w.novoInstrutor(projeto);
    expect(
      await envia(adm, 'POST', `edital/tardias/projeto/${projeto}/retirar`, { motivo: 'Cassada' }),
    ).toMatchObject({ status: 409, body: { code: 'VINCULOS_VIVOS' } });
  });
});
