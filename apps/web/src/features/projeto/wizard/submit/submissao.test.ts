import { createClient } from '@instrutoria/contract/client.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../lib/server/api-error.ts';
import type { Sent, ToSend } from '../../../../lib/server/send.ts';
import { createTransport } from '../../../../lib/server/transport.ts';
import { iniciarSessao } from '../../../../lib/session/session.ts';
import { disciplinasPorRascunho } from '../autosave/disciplinas-por-rascunho.ts';
import { readWizard, reloadWizard, replaceWizard, updateWizard } from '../autosave/wizard-storage.ts';
import { WIZARD_VAZIO, type WizardData } from '../wizard-data.ts';
import { saveRascunho, submeter } from './submissao.ts';

const PRONTO: WizardData = {
  ...WIZARD_VAZIO,
  titulo: 'Monitoria em Cálculo',
  remunerados: 1,
  disciplinas: { ...WIZARD_VAZIO.disciplinas, id: 5 },
  cronogramas: [{ mesAno1: 'MARÇO' }, { mesAno1: 'MARÇO' }],
};

/** A server with idempotency keys like the product's, over a network that loses answers. */
function server() {
  const seen = new Map<string, { body: string; answer: Sent }>();
  const acts: { key: string; method: string; url: string; body: Record<string, unknown>; ifMatch: string }[] =
    [];
  let perder = 0;
  let recusar: number | undefined;
  const answer = (status: number, data: unknown): Sent => ({ status, data, header: () => null });
  const send = async (request: ToSend): Promise<Sent | undefined> => {
    const key = request.headers['idempotency-key'] ?? '';
    const body = String(request.body);
    let kept = seen.get(key);
    if (kept === undefined) {
      if (recusar !== undefined) return answer(recusar, { code: 'X', message: 'recusado' });
      acts.push({
        key,
        method: request.method,
        url: request.url,
        body: JSON.parse(body) as Record<string, unknown>,
        ifMatch: request.headers['if-match'] ?? '',
      });
      kept = { body, answer: answer(201, { id: 40 + acts.length, versao: 1 }) };
      seen.set(key, kept);
    }
    expect(kept.body).toBe(body);
    if (perder > 0) {
      perder -= 1;
      return undefined;
    }
    return kept.answer;
  };
  const client = createClient(
    createTransport({
      send,
      token: () => 't',
      onSessionEnded: () => undefined,
      onAnswer: () => undefined,
      wait: async () => undefined,
    }),
  );
  return {
    client,
    acts,
    loseAnswers: (n: number) => {
      perder = n;
    },
    refuse: (status: number | undefined) => {
      recusar = status;
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'coordenador' });
  replaceWizard(PRONTO);
});
afterEach(() => vi.restoreAllMocks());

describe('submit', () => {
  test('sends project and schedules in one call, only as many as there are holders, and empties the browser', async () => {
    const { client, acts } = server();
    expect(await submeter(client)).toBe(41);
    expect(acts).toHaveLength(1);
    expect(acts[0]).toMatchObject({ method: 'POST', url: '/api/projeto' });
    expect(acts[0]?.body.cronogramas).toEqual([{ mesAno1: 'MARÇO' }]);
    expect(readWizard()).toEqual(WIZARD_VAZIO);
  });

  test('T-G2: repeats two lost responses as the same act', async () => {
    const { client, acts, loseAnswers } = server();
    loseAnswers(2);
    expect(await submeter(client)).toBe(41);
    expect(acts).toHaveLength(1);
  });

  test('T-G1: makes one project of two clicks at once', async () => {
    const { client, acts } = server();
    await Promise.all([submeter(client), submeter(client)]);
    expect(acts).toHaveLength(1);
  });

  test('repeats the same act after a lost response and a reload', async () => {
    const { client, acts, loseAnswers } = server();
    loseAnswers(3);
    await expect(submeter(client)).rejects.toBeInstanceOf(ApiError);
    expect(readWizard().titulo).toBe(PRONTO.titulo);
    reloadWizard();
    expect(await submeter(client)).toBe(41);
    expect(acts).toHaveLength(1);
  });

  test('turns text changed after a lost response into an edit of that project, never a second one', async () => {
    const { client, acts, loseAnswers } = server();
    loseAnswers(3);
    await expect(submeter(client)).rejects.toBeInstanceOf(ApiError);
    updateWizard({ titulo: 'Monitoria em Álgebra' });
    globalThis.dispatchEvent(new Event('pagehide'));
    reloadWizard();
    expect(await submeter(client)).toBe(41);
    expect(acts.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/projeto',
      'PUT /api/projeto/41',
    ]);
    expect(acts[1]).toMatchObject({ ifMatch: '"1"', body: { titulo: 'Monitoria em Álgebra' } });
  });

  test('keeps everything typed after a refusal and forgets the attempt', async () => {
    const { client, refuse, acts } = server();
    refuse(409);
    await expect(submeter(client)).rejects.toMatchObject({ status: 409 });
    expect(readWizard()).toEqual(PRONTO);
    refuse(undefined);
    await submeter(client);
    expect(acts).toHaveLength(1);
  });

  test('edits a submitted project with PUT, its schedules and its version (D7)', async () => {
    replaceWizard({ ...PRONTO, projetoId: 12, projetoVersao: 3, ehSubmetido: true });
    const { client, acts } = server();
    expect(await submeter(client)).toBe(12);
    expect(acts).toMatchObject([{ method: 'PUT', url: '/api/projeto/12', ifMatch: '"3"' }]);
    expect(acts[0]?.body.cronogramas).toHaveLength(1);
  });

  test('sends only the schedules of a project that awaits them after the call ended (D9)', async () => {
    replaceWizard({ ...PRONTO, projetoId: 12, projetoVersao: 3, ehSubmetido: true, soCronogramas: true });
    const { client, acts } = server();
    expect(await submeter(client)).toBe(12);
    expect(acts).toMatchObject([{ method: 'POST', url: '/api/cronograma' }]);
  });
});

describe('saveRascunho', () => {
  const DISCIPLINA = {
    nome: 'Cálculo I',
    semestre: 'primeiro',
    codigo: 'MAT01',
    unidade_oferta: 1,
    tipo_disciplina: 'teorica',
    ehObrigatoria: true,
    tsd: 70,
    cursos_ofertadas: ['Física'],
    carga_horaria: 60,
  };

  test('stores complete disciplines first and sends their id', async () => {
    replaceWizard({
      ...PRONTO,
      disciplinas: {
        id: null,
        comprovante: { referencia: 'arq_0123456789abcdef0123456789abcdef', nome: 'a.pdf' },
        disciplinas_associadas: [DISCIPLINA],
        projeto_id: null,
      },
    });
    const { client, acts } = server();
    expect(await saveRascunho(client)).toEqual({
      id: 42,
      disciplinasGuardadas: true,
      disciplinasFicaram: false,
    });
    expect(acts[1]?.body.comprovante_disciplinas).toBe(41);
    expect(readWizard()).toEqual(WIZARD_VAZIO);
  });

  test('keeps disciplines without proof in this browser, bound to the draft', async () => {
    const locais = { id: null, comprovante: null, disciplinas_associadas: [DISCIPLINA], projeto_id: null };
    replaceWizard({ ...PRONTO, disciplinas: locais });
    const { client } = server();
    expect(await saveRascunho(client)).toMatchObject({ id: 41, disciplinasFicaram: true });
    expect(readWizard()).toEqual(WIZARD_VAZIO);
    expect(disciplinasPorRascunho.read(41)).toEqual(locais);
    // Saving another project does not change them.
    replaceWizard(PRONTO);
    expect(await saveRascunho(client)).toMatchObject({ id: 42, disciplinasFicaram: false });
    expect(disciplinasPorRascunho.read(41)).toEqual(locais);
  });
});
