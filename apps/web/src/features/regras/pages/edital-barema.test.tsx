import { MENSAGENS_BAREMA as M } from '@instrutoria/domain/barema/messages.ts';
import { arquivoDoBarema } from '@instrutoria/domain/barema/rules/arquivo.ts';
import { baremaPadrao } from '@instrutoria/domain/barema/rules/padrao.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { REGRAS_PADRAO } from '@instrutoria/domain/edital/rules/regras.ts';
import { umEdital } from '@instrutoria/domain/testing/editais.ts';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { iniciarSessao } from '../../../lib/session/session.ts';
import { ANSWERS } from '../../../testing/answers.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { click, type, whenThere } from '../../../testing/screen.ts';

const server = faultyClient(ANSWERS);
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    return server.client;
  },
}));
// The library measures text once fonts are loaded; jsdom has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

afterEach(() => {
  cleanup();
  server.answerWith({});
});
beforeEach(() => {
  localStorage.clear();
  iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'administrador' });
});

const PADRAO = baremaPadrao('TIPO I');
const lido = (mudancas: object = {}) => ({
  lerBarema: { versao: 1, proprio: false, barema: PADRAO, temNotas: false, retificacoes: [], ...mudancas },
});
const body = () => document.body.textContent ?? '';
const diz = (texto: string) => waitFor(() => expect(body()).toContain(texto));
const campo = (id: string) => whenThere(() => document.getElementById(id) as HTMLInputElement | null);
const ler = (tipo: 'administrador' | 'coordenador' = 'administrador') =>
  openScreen({ at: '/editais/3/barema', tipo });
const mudar = () => openScreen({ at: '/editais/3/barema/mudar', tipo: 'administrador' });
const NOME = 'barema.criterios.0.nome';

describe('reading', () => {
  it('says plainly that they are the criteria of always; who administers is led to the form', async () => {
    await ler();
    await diz('Este edital julga pelos critérios de sempre.');
    await diz('Mudar na configuração');
  });

  it('shows beside the rules that a limit of divergence has no effect with it', async () => {
    const aviso = MENSAGENS_EDITAL.divergenciaInutil;
    const regras = { ...REGRAS_PADRAO, avaliadores: 3, divergencia: 60 };
    server.answerWith({
      ...lido({ proprio: true, aviso }),
      lerRegrasDoEdital: { versao: 2, regras, retificacoes: [], aviso },
    });
    await ler();
    await diz(aviso);
    cleanup();
    await mudar();
    await waitFor(() => expect(body().split(aviso)).toHaveLength(3));
  });

  it('shows others the same without a way to change it', async () => {
    server.answerWith(lido({ proprio: true }));
    await ler('coordenador');
    await diz('Este edital tem barema próprio.');
    await diz('Baixar o barema');
    expect(body()).not.toContain('Mudar na configuração');
  });

  it.each([
    [
      'the evaluation is over',
      { listarTodosOsEditais: [umEdital({ fase: 'decisao' })] },
      M.depoisDasInscricoes,
    ],
    ['scores were given by the criteria of always', lido({ temNotas: true }), M.haNotasDeSempre],
  ])('explains when %s why it cannot change', async (_, answers, porque) => {
    server.answerWith(answers);
    await mudar();
    await diz(porque);
    expect(document.getElementById(NOME)).toBeNull();
    expect(document.getElementById('barema')).toBeNull();
  });

  it('shows the command that repeats the draw, quoted for a shell', async () => {
    const barema = { ...PADRAO, desempates: ['sorteio'], semente: "Copa d'Água" };
    server.answerWith(lido({ proprio: true, barema }));
    await ler();
    await diz(`printf %s 'Copa d'\\''Água:37' | sha256sum | cut -c1-12`);
  });
});

describe('changing', () => {
  beforeEach(() => server.answerWith(lido({ proprio: true })));

  it('begins with the criteria of always once the call is to have its own', async () => {
    server.answerWith(lido());
    await mudar();
    const caixa = await campo('barema');
    expect(document.getElementById(NOME)).toBeNull();
    fireEvent.click(caixa);
    expect((await campo(NOME)).value).toBe(PADRAO.criterios[0]?.nome);
  });

  it('once scores are given only words are open, and it says why', async () => {
    server.answerWith(lido({ proprio: true, temNotas: true, versao: 2 }));
    await mudar();
    await diz(M.haNotas);
    expect((await campo(NOME)).disabled).toBe(false);
    for (const fixo of ['barema.criterios.0.maximo', 'barema.totalMinimo', 'barema']) {
      expect(document.getElementById(fixo)).toBeNull();
    }
    expect(body()).not.toMatch(/Começar de|Acrescentar um critério|Remover/);
  });

  it('shows each error beside its field, and the total without unfinished numbers', async () => {
    await mudar();
    await type({ [NOME]: ' ', 'barema.criterios.0.maximo': 'dez' });
    await click('Salvar alterações');
    await diz('Critério 1, Máximo');
    const errorOf = (id: string) => document.getElementById(`${id}-error`)?.textContent;
    expect([errorOf(NOME), errorOf('barema.criterios.0.maximo')]).toEqual([M.nomeVazio, M.maximoInvalido]);
    expect(body()).not.toContain(M.totalMinimoInvalido);
    expect(server.asked).not.toContain('mudarConfiguracaoDoEdital');
  });

  it.each([
    ['no barema', 'a;b', `${M.arquivoInvalido}. O conteúdo não é JSON.`],
    ['wrong values', arquivoDoBarema({ ...PADRAO, totalMinimo: -1 }, 'x', 'TIPO I'), M.totalMinimoInvalido],
  ])('refuses a file with %s', async (_, conteudo, porque) => {
    await mudar();
    await campo(NOME);
    const input = await whenThere(() => document.querySelector<HTMLInputElement>('input[type="file"]'));
    fireEvent.change(input, { target: { files: [new File([conteudo], 'b.json')] } });
    await diz(porque);
  });

  it('adds a criterion, moves it with its focus, and removes it with its tie-break', async () => {
    await mudar();
    await campo(NOME);
    await click('Acrescentar um critério');
    const novo = PADRAO.criterios.length;
    await type({ [`barema.criterios.${novo}.nome`]: 'Alcance' });
    const botao = (nome: string) =>
      whenThere(() => document.querySelector<HTMLButtonElement>(`[aria-label="${nome}"]`));
    fireEvent.click(await botao('Subir “Alcance”'));
    await diz(`“Alcance” é agora o critério ${novo} de ${novo + 1}`);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Subir “Alcance”');
    expect(body()).toContain('maior nota em “Adequação e coerência”');
    fireEvent.click(await botao('Remover “Adequação e coerência”'));
    await waitFor(() => expect(document.querySelector('ol')?.textContent).not.toContain('Adequação'));
  });

  it('updates the example ranking at once', async () => {
    await mudar();
    await diz('Mesmo total; depois por: menor taxa de sucesso média (TSD).');
    await type({ 'barema.criterios.0.minimo': '20' });
    await diz('Reprovado: nota em “Adequação e coerência” abaixo de 20.');
  });
});
