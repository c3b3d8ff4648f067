import type { Barema } from '@instrutoria/domain/barema/types.ts';
import { REGRAS_PADRAO } from '@instrutoria/domain/edital/rules/regras.ts';
import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ANSWERS } from '../../../testing/answers.ts';
import { COM_MINUTA, COMO_RELATOR, PUBLICADO, recurso } from '../../../testing/answers-da-avaliacao.ts';
import { faultyClient } from '../../../testing/faults.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { click, type, whenThere } from '../../../testing/screen.ts';

const server = faultyClient(ANSWERS);
const mandados: unknown[] = [];
vi.mock('../../../lib/server/api.ts', () => ({
  get api() {
    const { client } = server;
    const salvarMinuta = (pedido: Parameters<typeof client.salvarMinuta>[0]) => {
      mandados.push(pedido.body);
      return client.salvarMinuta(pedido);
    };
    return { ...client, salvarMinuta };
  },
}));
// The library measures text once fonts are loaded; jsdom has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

afterEach(() => {
  cleanup();
  server.answerWith({});
  mandados.length = 0;
});

const CRITERIO = { ajuda: '', minimo: null, parecer: false, recomendacao: null, fase: 1, peso: 1 } as const;
const barema: Barema = {
  criterios: [
    { ...CRITERIO, codigo: 'merito', nome: 'Mérito da proposta', maximo: 10, passo: 0.5 },
    { ...CRITERIO, codigo: 'alcance', nome: 'Alcance social', maximo: 20, passo: 1 },
  ],
  totalMinimo: 0,
  desempates: [],
  semente: '',
};
const notas = [
  { criterio: 'merito', valor: 7.667 },
  { criterio: 'alcance', valor: 11 },
];
const daBanca = {
  ...recurso,
  mensagem: '',
  criterios: [{ criterio: 'merito', mensagem: '<p>O anexo.</p>', acolhido: null, feedback: null }],
  projetoAprovacao: { ...recurso.projetoAprovacao, barema, notas, total: 18.667 },
};
const proposta = {
  ...COM_MINUTA.lerRelatoria.minuta,
  decisao: 'aceitar',
  criterios: [{ criterio: 'merito', acolhido: true, feedback: '<p>Procede.</p>' }],
  notas: [{ criterio: 'merito', valor: 9.5 }],
};
const body = () => document.body.textContent ?? '';
const diz = (texto: string) => waitFor(() => expect(body()).toContain(texto));
const campo = (id: string) => whenThere(() => document.getElementById(id) as HTMLInputElement | null);

describe("criteria of a call's own in its appeals (E-RECURSO-6)", () => {
  it('are chosen by name, with the combined score', async () => {
    server.answerWith({
      ...PUBLICADO,
      lerAprovacao: { ...(PUBLICADO.lerAprovacao as object), barema, notas },
      lerRegrasDoEdital: {
        versao: 2,
        regras: { ...REGRAS_PADRAO, recursoPorCriterio: true },
        retificacoes: [],
      },
    });
    await openScreen({ at: '/solicitar_recurso/11' });
    await diz('Mérito da proposta: 7,667');
    expect(body()).toContain('Alcance social: 11');
    expect(body()).not.toContain('Metodologia e atividades');
    (await whenThere(() => document.querySelector<HTMLInputElement>('input[name="merito"]'))).click();
    await diz('Razões: Mérito da proposta');
    await click('Enviar');
    await diz(M.razoesVazias);
  });

  it('are decided one by one, beginning with the draft; an uncontested one has no field', async () => {
    const relatoria = { estado: 'entregue', relator: { id: 8, nome: 'Bruno Telles' } };
    server.answerWith({
      ...PUBLICADO,
      listarRecursos: [{ ...daBanca, relatoria }],
      lerRelatoria: { ...COM_MINUTA.lerRelatoria, minuta: proposta, recurso: daBanca },
    });
    await openScreen({ at: '/editais/3/recursos/5', tipo: 'PRESIDENTE_COMISSAO' });
    expect((await campo('notas.merito-5')).value).toBe('9,5');
    expect(body()).toContain('De 0 a 10, de 0,5 em 0,5, ou como está: 7,667');
    expect(document.getElementById('notas.alcance-5')).toBeNull();
    await diz('Total: 20,5, antes 18,667');
    // Typed again, the combined score stays unchanged.
    await type({ 'notas.merito-5': '7,667' });
    await diz('Total: 18,667, antes 18,667');
    await type({ 'notas.merito-5': '7,5' });
    await click('Aceitar');
    await diz(M.notaDiminui);
  });

  it('are written in a draft, and stored', async () => {
    server.answerWith({
      lerRelatoria: { ...COMO_RELATOR.lerRelatoria, minuta: null, recurso: daBanca },
      salvarMinuta: { ...COMO_RELATOR.lerRelatoria, versao: 3, minuta: proposta, recurso: daBanca },
    });
    await openScreen({ at: '/relatorias/5', tipo: 'avaliador' });
    await diz('Notas da avaliação');
    expect(body()).toMatch(/Mérito da proposta\s*7,667/);
    const [propoe, acolhe] = await whenThere(() => {
      const selects = document.querySelectorAll('select');
      return selects.length < 2 ? null : [...selects];
    });
    expect([propoe?.value, acolhe?.value]).toEqual(['', '']);
    await type({ 'decisao-5': 'aceitar', 'criterios.0.acolhido-5': 'sim', 'notas.merito-5': '9' });
    await diz('Total: 20, antes 18,667');
    await click('Salvar');
    await waitFor(() => expect(mandados).toHaveLength(1));
    expect(mandados[0]).toMatchObject({
      decisao: 'aceitar',
      criterios: [{ criterio: 'merito', acolhido: true }],
      notas: [
        { criterio: 'merito', valor: 9 },
        { criterio: 'alcance', valor: 11 },
      ],
    });
    expect(mandados[0]).not.toHaveProperty('pontuacaoMetodologiaAtividades');
  });

  it('are shown by name in the decision, and can be searched', async () => {
    const [daMesa] = COMO_RELATOR.listarRelatorias;
    server.answerWith({
      listarMesaDeRecursos: [{ ...daMesa, criterios: ['merito'], nomesDosCriterios: ['Mérito da proposta'] }],
    });
    await openScreen({ at: '/mesa_de_recursos?criterio=merito', tipo: 'PRESIDENTE_COMISSAO' });
    await diz('contesta Mérito da proposta');
    const opcao = await whenThere(() => document.querySelector<HTMLOptionElement>('option[value="merito"]'));
    expect([opcao.textContent, opcao.selected]).toEqual(['Mérito da proposta', true]);
  });

  it('are one entry of the filter for each call, which is named when two have the same code', async () => {
    const [daMesa] = COMO_RELATOR.listarRelatorias;
    const um = (id: number, edital: object, criterios: string[], nomesDosCriterios: string[]) => ({
      ...{ ...daMesa, id, edital, criterios, nomesDosCriterios },
    });
    const [A, B] = [
      { id: 3, nome: 'Edital 2026 A' },
      { id: 4, nome: 'Edital 2026 B' },
    ];
    server.answerWith({
      listarMesaDeRecursos: [
        um(5, A, ['merito', 'alcance'], ['Mérito da proposta', 'Alcance social']),
        um(6, A, ['merito'], ['Mérito da proposta']),
        um(7, B, ['merito'], ['Mérito acadêmico']),
      ],
    });
    await openScreen({ at: '/mesa_de_recursos', tipo: 'PRESIDENTE_COMISSAO' });
    const proprias = () =>
      [...document.querySelectorAll<HTMLOptionElement>('option[value*="."]')].map((opcao) => [
        opcao.value,
        opcao.textContent,
      ]);
    await waitFor(() =>
      expect(proprias()).toEqual([
        ['3.merito', 'Mérito da proposta (Edital 2026 A)'],
        ['3.alcance', 'Alcance social'],
        ['4.merito', 'Mérito acadêmico (Edital 2026 B)'],
      ]),
    );
    const escolha = document.querySelector('option[value="4.merito"]')?.closest('select');
    if (!escolha) throw new Error('no filter');
    fireEvent.change(escolha, { target: { value: '4.merito' } });
    // Only of that call: both filters are set.
    await waitFor(() => expect(escolha.value).toBe('4.merito'));
    expect(document.querySelector<HTMLOptionElement>('option[value="4"]')?.selected).toBe(true);
    fireEvent.change(escolha, { target: { value: '' } });
    await waitFor(() => expect(escolha.value).toBe(''));
  });
});
