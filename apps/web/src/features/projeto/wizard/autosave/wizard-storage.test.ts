import { CAMPOS, NOMES_DOS_CAMPOS } from '@instrutoria/domain/projeto/campos.ts';
import { CAMPOS_PREENCHIDOS } from '@instrutoria/domain/testing/projetos.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { apagarSessao, expirarSessao, iniciarSessao } from '../../../../lib/session/session.ts';
import { WIZARD_VAZIO, type WizardData } from '../wizard-data.ts';
import {
  clearWizard,
  flushWizard,
  readWizard,
  reloadWizard,
  replaceWizard,
  updateWizard,
} from './wizard-storage.ts';

const ANA = { id: 7, nome: 'Ana', tipo: 'coordenador' } as const;
const BETO = { id: 8, nome: 'Beto', tipo: 'coordenador' } as const;

const CHEIO: WizardData = {
  ...WIZARD_VAZIO,
  ...CAMPOS_PREENCHIDOS,
  remunerados: 2,
  resultadosEsperados: 'arq_0123456789abcdef0123456789abcdef',
  referencias: '<p>referências</p>',
  edital: {
    id: 3,
    nome: 'Edital 2026 Monitoria',
    inicio: '2026-11-01',
    fim: '2026-12-01',
    tipoProjeto: 'TIPO I',
  },
  temColaboradores: true,
  colaboradores: [{ id: 9, nome: 'Carla' }],
  naoCadastrados: [{ id: 4, nome: 'Davi' }],
  disciplinas: {
    id: 5,
    comprovante: { referencia: 'arq_0123456789abcdef0123456789abcdef', nome: 'turmas.pdf' },
    disciplinas_associadas: [{ nome: 'Cálculo I', cursos_ofertadas: ['Física'] }],
    projeto_id: null,
  },
  cronogramas: [{ mesAno1: 'MARÇO', atividade1: '<p>plantões</p>' }],
  projetoId: 12,
  projetoVersao: 4,
};

beforeEach(() => {
  localStorage.clear();
  iniciarSessao('t', ANA);
  reloadWizard();
});
afterEach(() => vi.restoreAllMocks());

describe('wizard-storage', () => {
  test('keeps every field over a reload under the keys of E-PROJETO-12', () => {
    replaceWizard(CHEIO);
    reloadWizard();
    expect(readWizard()).toEqual(CHEIO);
    const dosCampos =
      'titulo num_vagas_remuneradas num_vagas_voluntarias regime area palavrachave1 palavrachave2 palavrachave3 ' +
      'palavrachave4 resumo introducao metodologia resultados referencias';
    // Another key would lose what people have typed.
    expect(NOMES_DOS_CAMPOS.map((nome) => CAMPOS[nome].chave).join(' ')).toBe(dosCampos);
    const chaves = `${dosCampos} edital edital_id projeto_id disciplinas`;
    for (const chave of chaves.split(' ')) expect(localStorage.getItem(chave), chave).toBeTruthy();
    expect(localStorage.getItem('edital_id')).toBe('3');
  });

  test('writes typed text after a pause, or when the page is left', () => {
    updateWizard({ titulo: 'Novo' }, new Date('2026-11-20T12:00:00Z'));
    expect(localStorage.getItem('titulo')).toBeNull();
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('titulo')).toBe('Novo');
    expect(readWizard().alteradoEm).toBe('2026-11-20T12:00:00.000Z');
  });

  test('T-K5: ignores corrupt and edited keys, and keeps the others', () => {
    replaceWizard(CHEIO);
    for (const chave of ['disciplinas', 'cronogramas', 'edital', 'projeto_id', 'num_vagas_remuneradas']) {
      localStorage.setItem(chave, '{{{');
    }
    localStorage.setItem('professores_colaboradores', '[{"id":"x"}]');
    reloadWizard();
    expect(readWizard()).toMatchObject({
      titulo: CHEIO.titulo,
      disciplinas: WIZARD_VAZIO.disciplinas,
      cronogramas: [],
      edital: null,
      projetoId: null,
      remunerados: null,
      colaboradores: [],
    });
  });

  test('T-K5: keeps the text in memory with a full or disabled storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    updateWizard({ resumo: 'x'.repeat(1500) });
    flushWizard();
    expect(readWizard().resumo).toHaveLength(1500);
  });

  test('T-A12: keeps typed text for the same person when the session ends', () => {
    updateWizard({ resumo: 'meio escrito' });
    expirarSessao();
    iniciarSessao('t2', ANA);
    reloadWizard();
    expect(readWizard().resumo).toBe('meio escrito');
  });

  test('T-K4: shows another person nothing, in memory or in the browser, not even unsaved text', () => {
    replaceWizard(CHEIO);
    updateWizard({ titulo: 'ainda não gravado' });
    expirarSessao();
    iniciarSessao('t2', BETO);
    expect(readWizard()).toEqual(WIZARD_VAZIO);
    flushWizard();
    expect(JSON.stringify({ ...localStorage })).not.toContain('Cálculo');
    expect(JSON.stringify({ ...localStorage })).not.toContain('ainda não');
  });

  test('T-K2: removes everything at a logout', () => {
    updateWizard({ titulo: 'ainda não gravado' });
    apagarSessao();
    flushWizard();
    expect(readWizard()).toEqual(WIZARD_VAZIO);
    expect(localStorage.length).toBe(0);
  });

  test('removes the keys after sending', () => {
    replaceWizard(CHEIO);
    clearWizard();
    expect(localStorage.getItem('resumo')).toBeNull();
    reloadWizard();
    expect(readWizard()).toEqual(WIZARD_VAZIO);
  });
});
