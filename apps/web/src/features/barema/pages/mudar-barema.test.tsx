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
import { answer, click, type, whenThere } from '../../../testing/screen.ts';

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
  it('says plainly that they are the criteria of always; who administers is led on', async () => {
    await ler();
    await diz('Este edital julga pelos critérios de sempre.');
    await diz('Fazer um barema próprio');
    expect(body()).not.toContain('Voltar aos critérios de sempre');
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
    await openScreen({ at: '/editais/3/regras', tipo: 'administrador' });
    await diz(aviso);
    await click('Mudar Totais divergentes');
    await waitFor(() => expect(document.querySelector('[role="dialog"]')?.textContent).toContain(aviso));
  });

  it('is not taken back while the call gives each project several evaluators, and says why', async () => {
    const regras = { ...REGRAS_PADRAO, avaliadores: 3 };
    server.answerWith({
      ...lido({ proprio: true }),
      lerRegrasDoEdital: { versao: 2, regras, retificacoes: [] },
    });
    await ler();
    await diz(M.variosAvaliadores);
    expect(body()).toContain('Mudar o barema');
    expect(body()).not.toContain('Voltar aos critérios de sempre');
  });

  it('shows others the same without a way to change it', async () => {
    server.answerWith(lido({ proprio: true }));
    await ler('coordenador');
    await diz('Este edital tem barema próprio.');
    await diz('Baixar o barema');
    expect(body()).not.toMatch(/Mudar o barema|Voltar aos critérios/);
  });

  it.each([
    [
      'the evaluation is over',
      { listarTodosOsEditais: [umEdital({ fase: 'decisao' })] },
      M.depoisDasInscricoes,
    ],
    ['scores were given by the criteria of always', lido({ temNotas: true }), M.haNotasDeSempre],
  ])('explains where %s why it cannot change', async (_, answers, porque) => {
    server.answerWith(answers);
    await ler();
    await diz(porque);
    expect(body()).not.toContain('Fazer um barema próprio');
    cleanup();
    await mudar();
    await diz(porque);
    expect(document.getElementById(NOME)).toBeNull();
  });

  it('shows the command that repeats the draw, quoted for a shell', async () => {
    const barema = { ...PADRAO, desempates: ['sorteio'], semente: "Copa d'Água" };
    server.answerWith(lido({ proprio: true, barema }));
    await ler();
    await diz(`printf %s 'Copa d'\\''Água:37' | sha256sum | cut -c1-12`);
  });
});

describe('changing', () => {
  it('once scores are given only words are open, and it says why', async () => {
    server.answerWith(lido({ proprio: true, temNotas: true, versao: 2 }));
    await mudar();
    await diz(M.haNotas);
    expect((await campo(NOME)).disabled).toBe(false);
    expect((await campo('barema.criterios.0.maximo')).disabled).toBe(true);
    expect((await campo('barema.totalMinimo')).disabled).toBe(true);
    expect(body()).toContain('neste critério só mudam o nome e a explicação');
    expect(body()).not.toContain('Começar de');
  });

  it('shows each error beside its field, and the total without unfinished numbers', async () => {
    await mudar();
    await type({ [NOME]: ' ', 'barema.criterios.0.maximo': 'dez' });
    await click('Salvar');
    await diz('Critério 1, Máximo: ');
    const errorOf = (id: string) => document.getElementById(`${id}-error`)?.textContent;
    expect([errorOf(NOME), errorOf('barema.criterios.0.maximo')]).toEqual([M.nomeVazio, M.maximoInvalido]);
    expect(body()).not.toContain(M.totalMinimoInvalido);
    expect(server.asked).not.toContain('mudarBarema');
  });

  it('recovers typed values, which can be discarded', async () => {
    await mudar();
    await type({ [NOME]: 'Mérito' });
    await waitFor(() => expect(localStorage.getItem('barema:7:3')).toContain('Mérito'));
    cleanup();
    await mudar();
    await diz('Rascunho restaurado');
    expect((await campo(NOME)).value).toBe('Mérito');
    await click('Descartar o que digitei…');
    await answer('Descartar');
    await waitFor(() => expect(localStorage.getItem('barema:7:3')).toBeNull());
    expect((await campo(NOME)).value).toBe(PADRAO.criterios[0]?.nome);
  });

  it('shows a newer version of the server beside it, and the person chooses', async () => {
    await mudar();
    await type({ [NOME]: 'Mérito' });
    await waitFor(() => expect(localStorage.getItem('barema:7:3')).toContain('Mérito'));
    cleanup();
    server.answerWith(lido({ versao: 2, proprio: true, barema: { ...PADRAO, totalMinimo: 60 } }));
    await mudar();
    await diz('mudou em outra janela ou aparelho');
    expect(body()).toContain('Mínimo do total: salvo 60, aqui 50');
    expect((await campo(NOME)).value).toBe('Mérito');
    await click('Ficar com o que digitei');
    await waitFor(() => expect(body()).not.toContain('mudou em outra janela'));
    expect((await campo(NOME)).value).toBe('Mérito');
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

  it('a criterion comes, moves with its focus, and goes with its tie-break', async () => {
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

  it('the made-up ranking reacts at once', async () => {
    await mudar();
    await diz('Mesmo total; depois por: menor taxa de sucesso média (TSD).');
    await type({ 'barema.criterios.0.minimo': '20' });
    await diz('Reprovado: nota em “Adequação e coerência” abaixo de 20.');
  });
});
