import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { apagarSessao, expirarSessao, iniciarSessao } from '../../../../lib/session/session.ts';
import { draftServer } from '../../../../testing/draft-server.ts';
import { paraCorpo } from '../proposta.ts';
import { saveRascunho, submeter } from '../submit/submissao.ts';
import { WIZARD_VAZIO, type WizardData } from '../wizard-data.ts';
import { createAutosave, motivoDaRecusa, PAUSA } from './autosave.ts';
import { withoutAutosave } from './autosave-gate.ts';
import { undoAutosave } from './rascunho-sync.ts';
import { adoptServerCopy, readWizard, reloadWizard, replaceWizard, updateWizard } from './wizard-storage.ts';

const COMPLETAS: WizardData['disciplinas'] = {
  id: null,
  comprovante: { referencia: 'arq_0123456789abcdef0123456789abcdef', nome: 'a.pdf' },
  disciplinas_associadas: [
    {
      nome: 'Cálculo I',
      semestre: 'primeiro',
      codigo: 'MAT01',
      unidade_oferta: 1,
      tipo_disciplina: 'teorica',
      ehObrigatoria: true,
      tsd: 70,
      cursos_ofertadas: ['Física'],
      carga_horaria: 60,
    },
  ],
  projeto_id: null,
};
const ANA = { id: 7, nome: 'Ana', tipo: 'coordenador' } as const;
const stops: (() => void)[] = [];

function begin(server = draftServer(expirarSessao)) {
  const autosave = createAutosave(server.client);
  stops.push(autosave.start());
  return { ...server, autosave };
}
const pause = (milliseconds = PAUSA) => vi.advanceTimersByTimeAsync(milliseconds);
const titulos = (server: ReturnType<typeof draftServer>) =>
  [...server.drafts.values()].map(({ body }) => body.titulo);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  iniciarSessao('t', ANA);
  reloadWizard();
  replaceWizard(WIZARD_VAZIO);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

describe('T-A12: the wizard is saved on the server by itself', () => {
  test('saves after a pause in typing, then over the same draft with its version', async () => {
    const server = begin();
    updateWizard({ titulo: 'Mon' });
    await pause(PAUSA - 1);
    updateWizard({ titulo: 'Monitoria' });
    await pause(PAUSA - 1);
    expect(server.acts).toEqual([]);
    await pause(1);
    expect(server.acts).toMatchObject([{ url: '/api/projeto/rascunho', body: { titulo: 'Monitoria' } }]);
    expect(readWizard()).toMatchObject({ projetoId: 41, projetoVersao: 1, alteradoEm: null });
    expect(server.autosave.situacao().estado).toBe('salvo');
    updateWizard({ titulo: 'Monitoria em Cálculo' });
    await pause();
    expect(server.acts[1]).toMatchObject({
      ifMatch: '"1"',
      body: { id: 41, titulo: 'Monitoria em Cálculo' },
    });
    expect(titulos(server)).toEqual(['Monitoria em Cálculo']);
    await pause(600_000);
    expect(server.acts).toHaveLength(2);
  });

  test('saves at once at a step change, and at the latest after half a minute of steady typing', async () => {
    const server = begin();
    updateWizard({ titulo: 'a' });
    server.autosave.saveNow();
    await pause(0);
    expect(server.acts).toHaveLength(1);
    for (let second = 0; second < 33; second += 1) {
      updateWizard({ titulo: 'a'.repeat(second + 2) });
      await pause(1000);
    }
    expect(server.acts).toHaveLength(2);
  });

  test('makes no draft by opening pages, or typing and erasing', async () => {
    const server = begin();
    server.autosave.saveNow();
    updateWizard({ titulo: 'a' });
    updateWizard({ titulo: '' });
    server.autosave.saveNow();
    await pause(60_000);
    expect(server.acts).toEqual([]);
  });

  test('keeps changes of a submitted project in the browser', async () => {
    const server = begin();
    replaceWizard({ ...WIZARD_VAZIO, titulo: 'a', projetoId: 3, projetoVersao: 1, ehSubmetido: true });
    updateWizard({ titulo: 'b' });
    server.autosave.saveNow();
    await pause(60_000);
    expect(server.requests()).toBe(0);
  });

  test('runs one save at a time: text typed meanwhile goes with the next', async () => {
    const server = begin();
    const open = server.hold();
    updateWizard({ titulo: 'primeiro' });
    await pause();
    updateWizard({ titulo: 'segundo' });
    server.autosave.saveNow();
    updateWizard({ titulo: 'terceiro' });
    await pause(60_000);
    open();
    await pause(0);
    expect(server.acts.map(({ body }) => body.titulo)).toEqual(['primeiro']);
    expect(readWizard().alteradoEm).not.toBeNull();
    await pause();
    expect(server.acts.map(({ body }) => body.titulo)).toEqual(['primeiro', 'terceiro']);
    expect(server.drafts.size).toBe(1);
  });

  test('keeps everything when the session ends while typing, and continues after the login', async () => {
    const server = begin();
    updateWizard({ resumo: '<p>meio</p>' });
    await pause();
    server.refuse(401);
    updateWizard({ resumo: '<p>meio escrito</p>' });
    await pause();
    await pause(600_000);
    reloadWizard();
    expect(readWizard().resumo).toBe('<p>meio escrito</p>');
    server.refuse(undefined);
    iniciarSessao('t2', ANA);
    server.autosave.saveNow();
    await pause(0);
    expect([...server.drafts.values()].map(({ body }) => body.resumo)).toEqual(['<p>meio escrito</p>']);
  });

  test('stores complete disciplines by itself, and puts them into the draft', async () => {
    const server = begin();
    updateWizard({ titulo: 'a', disciplinas: COMPLETAS });
    await pause();
    expect(server.acts.map(({ url }) => url)).toEqual(['/api/disciplina/adicionar', '/api/projeto/rascunho']);
    expect(server.acts[1]?.body.comprovante_disciplinas).toBe(readWizard().disciplinas.id);
    expect(readWizard()).toMatchObject({ alteradoEm: null, disciplinas: { id: 41 } });
    await pause(60_000);
    expect(server.acts).toHaveLength(2);
  });

  test('stores disciplines again that change while they are being stored', async () => {
    const server = begin();
    const open = server.hold();
    updateWizard({ titulo: 'a', disciplinas: COMPLETAS });
    await pause();
    const [disciplina] = COMPLETAS.disciplinas_associadas;
    updateWizard({
      disciplinas: { ...COMPLETAS, disciplinas_associadas: [{ ...disciplina, nome: 'Cálculo II' }] },
    });
    open();
    await pause(60_000);
    const guardadas = server.acts.filter(({ url }) => url === '/api/disciplina/adicionar');
    expect(JSON.stringify(guardadas.at(-1)?.body)).toContain('Cálculo II');
    expect(server.acts.at(-1)?.body.comprovante_disciplinas).toBe(readWizard().disciplinas.id);
    expect(readWizard().disciplinas.id).not.toBeNull();
  });

  test("keeps the server's disciplines while the typed ones are incomplete", async () => {
    const server = begin();
    server.drafts.set(12, { versao: 1, submitted: false, body: { comprovante_disciplinas: 5 } });
    replaceWizard({ ...WIZARD_VAZIO, titulo: 'a', projetoId: 12, projetoVersao: 1 });
    updateWizard({
      disciplinas: {
        id: null,
        comprovante: null,
        disciplinas_associadas: [{ nome: 'Cálculo' }],
        projeto_id: null,
      },
    });
    await pause();
    expect(server.drafts.get(12)?.body.comprovante_disciplinas).toBe(5);
    expect(readWizard().alteradoEm).not.toBeNull();
    await pause(60_000);
    expect(server.acts).toHaveLength(1);
  });
});

describe('T-G2: one sitting, one draft', () => {
  test('makes one draft with the newest text after a lost response, a reload and more typing', async () => {
    const server = begin();
    server.loseAnswers(3);
    updateWizard({ titulo: 'primeiro' });
    await pause();
    expect(server.autosave.situacao().estado).toBe('semRede');
    for (const stop of stops.splice(0)) stop();
    reloadWizard();
    const again = begin(server);
    updateWizard({ titulo: 'segundo' });
    await pause();
    expect(again.acts.map(({ body }) => [body.id ?? null, body.titulo])).toEqual([
      [null, 'primeiro'],
      [41, 'segundo'],
    ]);
    expect(titulos(server)).toEqual(['segundo']);
  });

  test('makes one draft after a lost response and the end of the session', async () => {
    const server = begin();
    server.loseAnswers(3);
    updateWizard({ titulo: 'primeiro' });
    await pause();
    server.refuse(401);
    server.autosave.saveNow();
    await pause(0);
    server.refuse(undefined);
    iniciarSessao('t2', ANA);
    server.autosave.saveNow();
    await pause(0);
    expect(server.drafts.size).toBe(1);
  });

  test("uses the autosaved draft for 'salvar rascunho' and submission", async () => {
    const server = begin();
    updateWizard({ titulo: 'a' });
    await pause();
    updateWizard({ titulo: 'b' });
    expect(await saveRascunho(server.client)).toMatchObject({ id: 41 });
    expect(readWizard()).toEqual(WIZARD_VAZIO);
    updateWizard({ titulo: 'c' });
    server.loseAnswers(3);
    await pause();
    expect(await submeter(server.client)).toBe(42);
    expect([...server.drafts].map(([id, { body, submitted }]) => [id, body.titulo, submitted])).toEqual([
      [41, 'b', false],
      [42, 'c', true],
    ]);
    await pause(60_000);
    expect(server.drafts.size).toBe(2);
  });

  test('does not give another project opened during a save the number of the first', async () => {
    const server = begin();
    const open = server.hold();
    updateWizard({ titulo: 'um' });
    await pause();
    replaceWizard({ ...WIZARD_VAZIO, titulo: 'outro', projetoId: 90, projetoVersao: 4 });
    open();
    await pause(0);
    expect(readWizard()).toMatchObject({ titulo: 'outro', projetoId: 90, projetoVersao: 4 });
  });

  test('T-K4: writes nothing into the browser after a logout during a save', async () => {
    const server = begin();
    const open = server.hold();
    updateWizard({ titulo: 'segredo' });
    await pause();
    apagarSessao();
    open();
    await pause(60_000);
    expect({ ...localStorage }).toEqual({});
    expect(readWizard()).toEqual(WIZARD_VAZIO);
  });
});

describe('T-G4, T-G17: changed elsewhere', () => {
  test('waits for the choice with a stale version, and overwrites nothing', async () => {
    const server = begin();
    updateWizard({ titulo: 'daqui' });
    await pause();
    server.change(41, { titulo: 'de outra máquina' });
    updateWizard({ titulo: 'daqui, depois' });
    await pause();
    expect(server.autosave.situacao().estado).toBe('conflito');
    const before = server.requests();
    updateWizard({ titulo: 'daqui, ainda depois' });
    server.autosave.saveNow();
    await pause(60_000);
    expect(server.requests()).toBe(before);
    expect(titulos(server)).toEqual(['de outra máquina']);
    adoptServerCopy({
      ...readWizard(),
      projetoVersao: 2,
      rascunhoAntes: { id: 41, titulo: 'de outra máquina' },
    });
    server.autosave.resume();
    await pause(0);
    expect(titulos(server)).toEqual(['daqui, ainda depois']);
    // Cancelling now does not delete the draft, because another machine works on it.
    await withoutAutosave(() => undoAutosave(server.client));
    expect(titulos(server)).toEqual(['de outra máquina']);
  });
});

describe('T-K13: a save that fails', () => {
  test.each([500, 503, 429])(
    'tries %i again, each time later, and shows it until it works',
    async (status) => {
      const server = begin();
      server.refuse(status, { code: 'FALHA', message: 'ocorreu um erro', id: 'f-1' });
      updateWizard({ titulo: 'a' });
      await pause();
      const tries: number[] = [];
      for (const wait of [5000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
        expect(server.autosave.situacao().estado).toBe('falhou');
        const before = server.autosave.situacao().erro;
        await pause(wait - 1);
        expect(server.autosave.situacao().erro).toBe(before);
        await pause(1);
        expect(server.autosave.situacao().erro).not.toBe(before);
        tries.push(wait);
        updateWizard({ titulo: `a${wait}` });
      }
      server.refuse(undefined);
      await pause(60_000);
      expect(server.autosave.situacao()).toMatchObject({ estado: 'salvo', erro: null });
      expect(titulos(server)).toEqual(['a60000']);
    },
  );

  test('waits for the network when there is none', async () => {
    const server = begin();
    server.loseAnswers(3);
    updateWizard({ titulo: 'a' });
    await pause();
    expect(server.autosave.situacao().estado).toBe('semRede');
    globalThis.dispatchEvent(new Event('online'));
    await pause(0);
    expect(server.autosave.situacao().estado).toBe('salvo');
    expect(server.drafts.size).toBe(1);
  });

  test.each([403, 404, 409, 413, 422])('does not repeat %i until something changes', async (status) => {
    const server = begin();
    server.refuse(status, { code: 'X', message: 'não deu', errors: { resumo: 'longo demais' } });
    updateWizard({ titulo: 'a' });
    await pause();
    expect(server.autosave.situacao().estado).toBe('recusado');
    expect(motivoDaRecusa(server.autosave.situacao().erro)).toBe(
      status === 404 ? 'este rascunho não existe mais' : 'Resumo: longo demais',
    );
    server.refuse(undefined);
    await pause(600_000);
    expect(server.acts).toEqual([]);
    updateWizard({ titulo: 'b' });
    await pause();
    expect(titulos(server)).toEqual(['b']);
  });
});

describe("cancelling with 'Não' saves nothing", () => {
  const ANTES: WizardData = { ...WIZARD_VAZIO, titulo: 'antes', projetoId: 12, projetoVersao: 1 };
  const undo = (server: ReturnType<typeof draftServer>) => withoutAutosave(() => undoAutosave(server.client));

  test('deletes a draft that only autosave made; the text stays in the browser and is not sent again by itself', async () => {
    const server = begin();
    updateWizard({ titulo: 'a' });
    await pause();
    await undo(server);
    expect(server.drafts.size).toBe(0);
    reloadWizard();
    expect(readWizard()).toMatchObject({ titulo: 'a', projetoId: null });
    expect(readWizard().alteradoEm).not.toBeNull();
    server.autosave.saveNow();
    await pause(60_000);
    expect(server.drafts.size).toBe(0);
    updateWizard({ titulo: 'ab' });
    await pause();
    expect(titulos(server)).toEqual(['ab']);
  });

  test('resets an earlier draft to its content at opening', async () => {
    const server = begin();
    server.drafts.set(12, { versao: 1, submitted: false, body: { titulo: 'antes', resumo: '' } });
    replaceWizard({ ...ANTES, rascunhoAntes: paraCorpo(ANTES) });
    updateWizard({ titulo: 'depois', resumo: '<p>novo</p>' });
    await pause();
    expect(titulos(server)).toEqual(['depois']);
    reloadWizard();
    await undo(server);
    expect(server.drafts.get(12)?.body).toMatchObject({ titulo: 'antes', resumo: '' });
    expect(readWizard()).toMatchObject({ titulo: 'depois', projetoId: 12, projetoVersao: 3 });
  });

  test('finds and deletes the draft even if the response of the save was lost', async () => {
    const server = begin();
    server.loseAnswers(3);
    updateWizard({ titulo: 'a' });
    await pause();
    await undo(server);
    expect(server.drafts.size).toBe(0);
  });

  test('sends nothing to the server when nothing was saved before', async () => {
    const server = begin();
    server.drafts.set(12, { versao: 1, submitted: false, body: { titulo: 'antes' } });
    replaceWizard({ ...ANTES, rascunhoAntes: paraCorpo(ANTES) });
    updateWizard({ titulo: 'depois' });
    await undo(server);
    await pause(60_000);
    expect(server.acts).toEqual([]);
  });
});
